#include "focus/negative_hex_detour.hpp"

#include <fmt/format.h>

#include <algorithm>

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

}  // namespace

std::optional<Reason> negative_hex_detour(const Scene& scene, const TurnAnswer& answer,
                                          TurnPlanner& planner) {
    const Map& map = scene.map;
    if (map.traps.empty() && map.hazardous.empty() && map.negative.empty()) {
        return std::nullopt;
    }
    Scene harmless = scene;
    harmless.map.traps.clear();
    harmless.map.hazardous.clear();
    harmless.map.negative.clear();
    try {
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
