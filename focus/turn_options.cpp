#include <fmt/format.h>

#include <algorithm>

#include "focus/turn_memory.hpp"
#include "lib/clause.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"
#include "pathing/range.hpp"

// Writes the outcomes of a turn as options.

namespace standee {
namespace {

bool in_answer_order(const PlannedOutcome& a, const PlannedOutcome& b) {
    if (a.end != b.end) {
        return a.end < b.end;
    }
    if (a.targets != b.targets) {
        return lists_before(a.targets, b.targets);
    }
    if (a.focus != b.focus) {
        return a.focus < b.focus;
    }
    return a.attack_hex != b.attack_hex ? a.attack_hex < b.attack_hex
                                        : a.choice.placement < b.choice.placement;
}

}  // namespace

void refuse_so_many_outcomes() {
    throw InputError{{.code = ErrorCode::too_many,
                      .pointer = "/turn",
                      .found = fmt::format("more than {} outcomes", max_target_sets),
                      .expected = "fewer targets or fewer enemies within reach",
                      .clause = "monster.ambiguity"_clause}};
}

std::vector<FigureIndex> TurnPlanner::Memory::figures(const EnemySet& enemies) const {
    std::vector<FigureIndex> result;
    result.reserve(static_cast<std::size_t>(enemies.size()));
    enemies.for_each([&](EnemyIndex enemy) { result.push_back(situation.enemies[enemy].figure); });
    return result;
}

TurnOption TurnPlanner::Memory::write_option(const PlannedOutcome& outcome) const {
    const Board& board = *situation.board;
    TurnOption option;
    option.end = board.hex(outcome.end);
    if (outcome.focus) {
        option.focus = situation.enemies[*outcome.focus].figure;
    }
    option.targets = figures(outcome.targets);
    option.movement = costs[outcome.end].points();
    option.negative_hexes = costs[outcome.end].negative_hexes();
    option.disadvantaged = figures(outcome.targets & situation.disadvantaged_from(outcome.end));
    if (outcome.attack_hex != no_hex) {
        option.attack_hex = board.hex(outcome.attack_hex);
    }
    option.area = attack_hexes.red_hexes(outcome.choice);
    return option;
}

// [card.along-move]
void TurnPlanner::Memory::find_passed() {
    passed.clear();
    if (!situation.card.along) {
        return;
    }
    passed.resize(situation.board->size());
    RangeCount near;
    for (std::size_t e = 0; e < situation.enemies.size(); ++e) {
        situation.for_each_hex_of(static_cast<EnemyIndex>(e), [&](HexIndex centre) {
            for (const HexIndex hex :
                 near.within(*situation.board, centre, *situation.card.along)) {
                if (passed[hex].empty() || passed[hex].back() != e) {
                    passed[hex].push_back(static_cast<std::uint16_t>(e));
                }
            }
        });
    }
}

std::vector<FigureIndex> TurnPlanner::Memory::attacked_along(const std::vector<Hex>& path) const {
    EnemySet attacked;
    for (std::size_t i = 1; i < path.size() && !passed.empty(); ++i) {
        for (const std::uint16_t enemy : passed[situation.board->find(path[i])]) {
            attacked.insert(static_cast<EnemyIndex>(enemy));
        }
    }
    return figures(attacked);
}

// Paths through different negative hexes are different outcomes, and so are paths along which the
// figure attacks different targets [monster.ambiguity, card.along-move].
std::vector<std::vector<Hex>> TurnPlanner::Memory::paths_to(HexIndex end) const {
    const bool one_by_one = makes_several_moves() && !situation.beyond_moves[end];
    auto paths = one_by_one ? several.paths_to(end, max_target_sets + 1, passed)
                            : distances_from.paths_to(end, max_target_sets + 1, passed);
    if (paths.size() > max_target_sets) {
        refuse_so_many_outcomes();
    }
    return paths;
}

void TurnPlanner::Memory::sort_outcomes() { std::ranges::sort(outcomes, in_answer_order); }

void TurnPlanner::Memory::write_options(TurnAnswer& answer) {
    sort_outcomes();
    find_passed();
    answer.options.reserve(outcomes.size());
    for (auto first = outcomes.begin(); first != outcomes.end();) {
        const auto next = std::find_if_not(first, outcomes.end(), [&](const PlannedOutcome& other) {
            return other.same_option(*first);
        });
        TurnOption option = write_option(*first);
        option.attack_hexes.reserve(static_cast<std::size_t>(next - first));
        for (auto same = first; same != next; ++same) {
            const auto focus = same->focus;
            if (focus &&
                (option.foci.empty() || option.foci.back() != situation.enemies[*focus].figure)) {
                option.foci.push_back(situation.enemies[*focus].figure);
            }
            if (same->attack_hex != no_hex) {
                option.attack_hexes.push_back(situation.board->hex(same->attack_hex));
            }
        }
        std::ranges::sort(option.attack_hexes);
        const auto again = std::ranges::unique(option.attack_hexes);
        option.attack_hexes.erase(again.begin(), again.end());
        std::vector<std::vector<Hex>> paths = paths_to(first->end);
        const auto add = [&](TurnOption with_path, std::vector<Hex>& path) {
            spend(500 + 20 * path.size());
            with_path.along = attacked_along(path);
            with_path.path = std::move(path);
            answer.options.push_back(std::move(with_path));
        };
        for (std::size_t i = 0; i + 1 < paths.size(); ++i) {
            add(option, paths[i]);
        }
        add(std::move(option), paths.back());
        first = next;
    }
}

}  // namespace standee
