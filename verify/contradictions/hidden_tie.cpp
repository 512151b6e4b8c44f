#include <algorithm>
#include <array>
#include <string>

#include "lib/error.hpp"
#include "play/event_names.hpp"
#include "verify/contradictions/outcome.hpp"
#include "verify/contradictions/step_contradictions.hpp"

namespace standee::verify {
namespace {

// Their text promises one result - the nearest, the next in order - and says nothing of ties. Of
// those that a monster heals the players choose (Gloomhaven p.32, Frosthaven FAQ 6.0).
constexpr std::array promises_one{"monster.positive-condition"_clause, "monster.summon"_clause,
                                  "initiative.monster-order"_clause};

/// Options of one choice that are tried at most.
constexpr std::size_t most_options = 6;

/// What comes of the turn where the choice of that number goes to that option, and all others to
/// the first; nothing where it cannot be played so.
std::optional<SceneOutcome> outcome_of(const Scene& before, step::Turn turn, std::size_t number,
                                       std::size_t option) {
    turn.choose.resize(number + 1);
    turn.choose[number] = option;
    try {
        return SceneOutcome{play(before, turn).scene};
    } catch (const InputError&) {
        return std::nullopt;
    }
}

void compare(const Scene& before, const step::Turn& turn, const Event& event, std::size_t number,
             std::vector<Violation>& found) {
    const auto& choice = std::get<event::Choice>(event.what);
    const auto first = outcome_of(before, turn, number, 0);
    const std::size_t options = std::min(choice.options.size(), most_options);
    for (std::size_t option = 1; first && option < options; ++option) {
        const auto other = outcome_of(before, turn, number, option);
        if (!other || *other == *first) {
            continue;
        }
        add_finding(found, {FindingKind::hidden_tie,
                            {event.clause},
                            std::string{name_of(choice.of)},
                            "the first: " + differs(before, *first, *other),
                            "another: " + differs(before, *other, *first)});
        return;
    }
}

}  // namespace

void add_hidden_ties(const Scene& before, const PlayStep& step, const Played& played,
                     std::vector<Violation>& found) {
    const auto* turn = std::get_if<step::Turn>(&step);
    if (turn == nullptr) {
        return;
    }
    std::size_t number = 0;
    for (const Event& event : played.events) {
        if (!std::holds_alternative<event::Choice>(event.what)) {
            continue;
        }
        if (std::ranges::count(promises_one, event.clause) > 0) {
            compare(before, *turn, event, number, found);
        }
        ++number;
    }
}

}  // namespace standee::verify
