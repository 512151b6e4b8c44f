#include <algorithm>

#include "verify/monitors/play/monitor.hpp"
#include "verify/oracle/sight.hpp"

// Whom the condition abilities of a monster's card are for.

namespace standee::verify {
namespace {

/// The one condition ability of a card that has a range, one target and nothing out of the
/// ordinary; null where there is none, or something else gives the same condition.
const ConditionAbility* plain_condition(const PlayView& view) {
    const auto* turn = view.step_as<step::Turn>();
    if (turn == nullptr || !turn->turn.abilities) {
        return nullptr;
    }
    const ConditionAbility* only = nullptr;
    for (const Ability& ability : *turn->turn.abilities) {
        const auto* condition = std::get_if<ConditionAbility>(&ability.what);
        if (condition != nullptr && only != nullptr) {
            return nullptr;
        }
        only = condition != nullptr ? condition : only;
    }
    const bool plain = only != nullptr && only->range && !only->targets && !only->self &&
                       only->whom == Whom::usual && only->effects.empty();
    return plain ? only : nullptr;
}

/// The range to a figure that is there and within reach; itself it reaches at range 0.
std::optional<int> reach(const PlayView& view, std::size_t i, const Standing& from,
                         const Standing& to, int range) {
    if (!to.here) {
        return std::nullopt;
    }
    if (from.figure == to.figure) {
        return 0;
    }
    const auto steps = view.plane(i).range(from.at, to.at);
    const bool seen =
        oracle::sees(oracle::sight_walls(view.before().map), view.before().edition, from.at, to.at);
    return steps && *steps <= range && seen ? steps : std::nullopt;
}

/// The gain that the ability gave, by the clause it is told with.
const event::Gain* given(const PlayView& view, std::size_t i, Clause clause) {
    return view.events()[i].clause == clause ? view.event_as<event::Gain>(i) : nullptr;
}

// Decisive where another ally within reach lacks it too.
Seen positive(const PlayView& view) {
    const ConditionAbility* ability = plain_condition(view);
    if (ability == nullptr || is_negative(ability->gain)) {
        return {};
    }
    const std::string& id = view.step_as<step::Turn>()->turn.figure;
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const event::Gain* gain = given(view, i, "monster.positive-condition"_clause);
        if (gain == nullptr) {
            continue;
        }
        const Standing* by = view.standing(i, id);
        const Standing* to = view.standing(i, gain->figure);
        const auto range = reach(view, i, *by, *to, *ability->range);
        bool others = false;
        bool nearer = false;
        for (const Standing& other : view.standings(i)) {
            const bool lacks = other.figure != to->figure &&
                               other.figure->side == by->figure->side && !other.has(ability->gain);
            const auto there = lacks ? reach(view, i, *by, other, *ability->range) : std::nullopt;
            others = others || there;
            nearer = nearer || (there && range && *there < *range);
        }
        judged.expect(
            range && !nearer && to->figure->side == by->figure->side && !to->has(ability->gain),
            others, [&] {
                return gain->figure + " gains " + std::string{name_of(ability->gain)} +
                       ", which is not the nearest that lacks it";
            });
    }
    return judged.seen();
}

// Decisive where there is another enemy.
Seen negative(const PlayView& view) {
    const ConditionAbility* ability = plain_condition(view);
    if (ability == nullptr || !is_negative(ability->gain)) {
        return {};
    }
    const std::string& id = view.step_as<step::Turn>()->turn.figure;
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const event::Gain* gain = given(view, i, "monster.negative-targeted"_clause);
        if (gain == nullptr) {
            continue;
        }
        const Standing* by = view.standing(i, id);
        const Standing* to = view.standing(i, gain->figure);
        const auto others = std::ranges::count_if(view.standings(i), [&](const Standing& other) {
            return other.here && other.figure->side != by->figure->side;
        });
        judged.expect(to->figure->side != by->figure->side && !to->has(Condition::invisible) &&
                          reach(view, i, *by, *to, *ability->range),
                      others > 1, [&] {
                          return gain->figure + " is given " + std::string{name_of(ability->gain)} +
                                 ", which could not be attacked from there";
                      });
    }
    return judged.seen();
}

constexpr std::array monitors{
    PlayMonitor{"monster.positive-condition"_clause,
                "it goes to the nearest in range that does not have it", kinds<event::Gain>(),
                positive},
    PlayMonitor{"monster.negative-targeted"_clause,
                "it goes to an enemy that could be attacked at that range", kinds<event::Gain>(),
                negative},
};

}  // namespace

std::span<const PlayMonitor> given_play_monitors() { return monitors; }

}  // namespace standee::verify
