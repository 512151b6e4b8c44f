#include "focus/negative_hex_detour.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "focus/turn_context.hpp"
#include "lib/clause.hpp"
#include "lib/error.hpp"
#include "lib/figure_ids.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"

namespace standee {
namespace {

bool same_outcomes(const TurnAnswer& a, const TurnAnswer& b) {
    return a.focus == b.focus &&
           std::ranges::equal(a.options, b.options, [](const TurnOption& x, const TurnOption& y) {
               return x.end == y.end && x.targets == y.targets;
           });
}

/// The first option of an answer in words: "focus on C1, end in [3,0] and attack C1".
std::string in_words(const Scene& scene, const TurnAnswer& answer) {
    const TurnOption& option = answer.options.front();
    std::string words =
        fmt::format("focus on {}, end in {}", fmt::join(ids_of(scene, answer.focus), " or "),
                    text_of(option.end));
    if (!option.targets.empty()) {
        words += fmt::format(" and attack {}", fmt::join(ids_of(scene, option.targets), ", "));
    }
    return words;
}

/// The scene without negative hexes. The traps in which others are in the way stay, so that they
/// are in the way still.
Scene without_negative_hexes(const Scene& scene, const Board& board) {
    const auto presence = presence_around(scene, board, *scene.find(scene.turn->figure));
    const auto in_the_way = [&](const Trap& trap) {
        const Occupancy there = presence[board.find(trap.at)];
        return there == Occupancy::ally_in_the_way || there == Occupancy::enemy;
    };
    Scene harmless = scene;
    std::erase_if(harmless.map.traps, std::not_fn(in_the_way));
    harmless.map.hazardous.clear();
    harmless.map.negative.clear();
    return harmless;
}

}  // namespace

std::optional<Reason> negative_hex_detour(const Scene& scene, const Board& board,
                                          const TurnAnswer& answer, TurnPlanner& planner) {
    const Map& map = scene.map;
    if (map.traps.empty() && map.hazardous.empty() && map.negative.empty()) {
        return std::nullopt;
    }
    try {
        const Scene harmless = without_negative_hexes(scene, board);
        const TurnAnswer otherwise = planner.plan(harmless, Board{harmless.map});
        if (otherwise.focus.empty() || same_outcomes(answer, otherwise)) {
            return std::nullopt;
        }
        return Reason{
            .clause = "monster.focus-negative-hexes"_clause,
            .says = fmt::format("without negative hexes it could {}; it takes the path with the "
                                "fewest of them, even if it is longer",
                                in_words(scene, otherwise))};
    } catch (const InputError&) {
        spend(0);             // throws again if the limit of work was exceeded
        return std::nullopt;  // without negative hexes there are more outcomes than are listed
    }
}

}  // namespace standee
