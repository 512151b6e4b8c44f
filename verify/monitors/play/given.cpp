#include <algorithm>

#include "verify/monitors/play/attacks.hpp"
#include "verify/monitors/play/monitor.hpp"
#include "verify/monitors/play/played_card.hpp"
#include "verify/oracle/sight.hpp"

// Whom the abilities of a monster's card are for, and what it does only for an element.

namespace standee::verify {
namespace of_given {
namespace {

/// The one condition ability of a card that has a range, one target and nothing out of the
/// ordinary; null where there is none, or something else gives the same condition.
const ConditionAbility* plain_condition(const PlayView& view) {
    const auto* condition = only<ConditionAbility>(view);
    const bool plain = condition != nullptr && condition->range && !condition->targets &&
                       !condition->self && condition->whom == Whom::usual &&
                       condition->effects.empty();
    return plain ? condition : nullptr;
}

/// The range to a figure that is there and within reach; itself it reaches at range 0.
std::optional<int> reach(const PlayView& view, std::size_t i, const FigureState& from,
                         const FigureState& to, int range) {
    if (!to.here) {
        return std::nullopt;
    }
    if (from.figure == to.figure) {
        return 0;
    }
    const Plane plane = view.plane(i);
    return sees_within(view, from, to, &plane, range) ? range_between(plane, from, to)
                                                      : std::nullopt;
}

/// The gain that the ability gave, by the clause it is told with.
const event::Gain* given(const PlayView& view, std::size_t i, Clause clause) {
    return view.events()[i].clause == clause ? view.event_as<event::Gain>(i) : nullptr;
}

/// Whether an ability for figures of those names, or of any where none is given, is for the figure.
bool is_named(const std::vector<std::string>& names, const Figure& figure) {
    return names.empty() || std::ranges::count(names, figure.name) > 0;
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
        const FigureState* by = view.standing(i, id);
        const FigureState* to = view.standing(i, gain->figure);
        const bool objective = to->figure->kind == Kind::objective || to->figure->no_interaction;
        const auto range = objective ? std::nullopt : reach(view, i, *by, *to, *ability->range);
        bool others = false;
        bool nearer = false;
        for (const FigureState& other : view.standings(i)) {
            const bool lacks = other.figure != to->figure && is_named(ability->of, *other.figure) &&
                               other.figure->kind != Kind::objective &&
                               !other.figure->no_interaction &&
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
        const FigureState* by = view.standing(i, id);
        const FigureState* to = view.standing(i, gain->figure);
        const auto others = std::ranges::count_if(view.standings(i), [&](const FigureState& other) {
            return other.here && !other.figure->no_interaction &&
                   other.figure->side != by->figure->side;
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

/// The value of the shield that is all of these abilities.
std::optional<int> lone_shield(const std::vector<Ability>& abilities) {
    const auto* shield =
        abilities.size() == 1 ? std::get_if<ShieldAbility>(&abilities.front().what) : nullptr;
    return shield != nullptr && shield->whom == Whom::usual && !shield->value.relative
               ? std::optional{shield->value.number}
               : std::nullopt;
}

/// Whether the event is the beginning of such a shield.
bool begins_shield(const PlayView& view, std::size_t i, int value) {
    const auto* bonus = view.event_as<event::Bonus>(i);
    return bonus != nullptr && bonus->bonus.kind == ActiveBonus::Kind::shield &&
           bonus->bonus.value == value;
}

/// Whether the card has a shield of that value besides.
bool has_shield(const PlayView& view, int value) {
    return std::ranges::any_of(*view.step_as<step::Turn>()->turn.abilities, [&](const Ability& a) {
        const auto* shield = std::get_if<ShieldAbility>(&a.what);
        return shield != nullptr && shield->value.number == value;
    });
}

/// Whether a single ability of the card may give a shield to anybody.
bool gives_once(const PlayView& view) {
    const auto gives = [](const Ability& ability) {
        return std::holds_alternative<ShieldAbility>(ability.what) ||
               std::holds_alternative<ConsumeAbility>(ability.what) ||
               std::holds_alternative<GrantAbility>(ability.what) ||
               std::holds_alternative<RankAbility>(ability.what) ||
               std::holds_alternative<IfAbility>(ability.what);
    };
    const auto* turn = view.step_as<step::Turn>();
    return turn != nullptr && turn->turn.abilities &&
           std::ranges::count_if(*turn->turn.abilities, gives) == 1;
}

// Decisive where there was no element for it.
Seen conditional(const PlayView& view) {
    const auto* consumption = only<ConsumeAbility>(view);
    const auto value = consumption != nullptr && consumption->otherwise.empty()
                           ? lone_shield(consumption->to)
                           : std::nullopt;
    if (!value || consumption->elements.empty() || !gives_once(view) || has_shield(view, *value)) {
        return {};
    }
    Judgement judged;
    bool paid = !view.before().progress.set_consumed.empty();
    bool shielded = false;
    for (std::size_t i = 0; i < view.end(); ++i) {
        paid = paid || view.event_as<event::Consume>(i) != nullptr;
        shielded = shielded || begins_shield(view, i, *value);
        judged.expect(paid || !shielded, false,
                      [] { return std::string{"what is for an element comes without it"}; });
    }
    if (!shielded) {
        judged.holds(!paid);
    }
    return judged.seen();
}

/// Whether an attack of the card has a price of its own.
bool attacks_consume(const PlayView& view) {
    return std::ranges::any_of(attacks_on_card(view), [](const AttackAbility* attack) {
        return std::ranges::any_of(attack->adds, [](const Add& add) {
            return add.condition && !add.condition->consume.empty();
        });
    });
}

// Decisive where several elements would have done.
Seen wild(const PlayView& view) {
    const auto* consumption = only<ConsumeAbility>(view);
    if (consumption == nullptr || consumption->elements.size() != 1 || attacks_consume(view)) {
        return {};
    }
    const ElementChoice choice = consumption->elements.front();
    const auto usable = [&](Element element) {
        return choice.allows(element) &&
               view.before().elements[static_cast<std::size_t>(element)] != ElementState::inert;
    };
    int all = 0;
    int allowed = 0;
    for (int i = 0; i < element_count; ++i) {
        all += usable(static_cast<Element>(i)) ? 1 : 0;
        allowed += choice.allows(static_cast<Element>(i)) ? 1 : 0;
    }
    Judgement judged;
    for (std::size_t i = 0; i < view.end() && allowed > 1; ++i) {
        if (const auto* consume = view.event_as<event::Consume>(i)) {
            judged.expect(usable(consume->element), all > 1, [&] {
                return std::string{name_of(consume->element)} + " is none that it could consume";
            });
        }
    }
    return judged.seen();
}

// Decisive where another ally is within reach.
Seen granted(const PlayView& view) {
    const auto* grant = only<GrantAbility>(view);
    const auto value =
        grant != nullptr && grant->range && !grant->targets && grant->whom == Whom::usual
            ? lone_shield(grant->abilities)
            : std::nullopt;
    if (!value || !gives_once(view) || has_shield(view, *value)) {
        return {};
    }
    const std::string& id = view.step_as<step::Turn>()->turn.figure;
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        if (!begins_shield(view, i, *value)) {
            continue;
        }
        const FigureState* by = view.standing(i, id);
        const FigureState* to = view.standing(i, view.event_as<event::Bonus>(i)->on);
        const auto may_have = [&](const FigureState& other) {
            return is_named(grant->of, *other.figure) && other.figure != by->figure &&
                           other.figure->side == by->figure->side &&
                           other.figure->kind != Kind::objective && !other.figure->no_interaction &&
                           !other.has(Condition::stun)
                       ? reach(view, i, *by, other, *grant->range)
                       : std::nullopt;
        };
        const auto range = may_have(*to);
        bool others = false;
        bool nearer = false;
        for (const FigureState& other : view.standings(i)) {
            const auto there = other.figure != to->figure ? may_have(other) : std::nullopt;
            others = others || there;
            nearer = nearer || (there && range && *there < *range);
        }
        judged.expect(range && !nearer, others, [&] {
            return to->figure->id + " performs what is for the nearest ally within range";
        });
    }
    return judged.seen();
}

constexpr std::array monitors{
    PlayMonitor{"monster.positive-condition"_clause,
                "it goes to the nearest figure in range that does not have it",
                kinds<event::Gain>(), positive},
    PlayMonitor{"monster.negative-targeted"_clause,
                "it goes to an enemy that could be attacked at that range", kinds<event::Gain>(),
                negative},
    PlayMonitor{"effect.conditional"_clause, "what is for an element is done only with it",
                kinds<event::TurnStarts>(), conditional},
    PlayMonitor{"element.wild"_clause,
                "one of the elements that are there and that it allows is consumed",
                kinds<event::Consume>(), wild},
    PlayMonitor{"command.grant-control"_clause,
                "what is granted is performed by the nearest ally within range",
                kinds<event::Bonus>(), granted},
};

}  // namespace
}  // namespace of_given

std::span<const PlayMonitor> given_play_monitors() { return of_given::monitors; }

}  // namespace standee::verify
