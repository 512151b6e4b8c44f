#include <algorithm>

#include "verify/monitors/play/attacks.hpp"
#include "verify/monitors/play/monitor.hpp"
#include "verify/monitors/play/played_card.hpp"
#include "verify/oracle/sight.hpp"

// What a monster's card makes others do or suffer that are not chosen as targets of an attack:
// attacks that it grants, and damage that its enemies suffer.

namespace standee::verify {
namespace of_commands {
namespace {

bool sees(const PlayView& view, std::size_t i, const FigureState& from, const FigureState& to,
          int most) {
    const Plane plane = view.plane(i);
    return sees_within(view, from, to, &plane, most);
}

/// The range from one figure to another that is there, where it is no more than `most`.
std::optional<int> within(const PlayView& view, std::size_t i, const FigureState& from,
                          const FigureState& to, int most) {
    const auto range = to.here ? range_between(view.plane(i), from, to) : std::nullopt;
    return range && *range <= most ? range : std::nullopt;
}

/// Whether the figure of the turn can perform the last ability of its card, seen from the end.
bool performs_all(const PlayView& view, const std::string& id) {
    for (std::size_t i = 0; i <= view.end(); ++i) {
        if (view.had(i, id, Condition::stun)) {
            return false;
        }
    }
    const FigureState* figure = view.standing(view.end(), id);
    return view.refusal() == nullptr && figure != nullptr && figure->here;
}

/// The attack that is all that a card grants, to one ally within a range; null for another grant.
const AttackAbility* granted_attack(const GrantAbility& grant) {
    const bool plain = grant.range && !grant.targets && grant.whom == Whom::usual;
    const auto* attack = plain && grant.abilities.size() == 1
                             ? std::get_if<AttackAbility>(&grant.abilities.front().what)
                             : nullptr;
    const bool simple = attack != nullptr && !attack->area && attack->adds.empty() &&
                        !attack->value.relative && (!attack->range || !attack->range->relative);
    return simple ? attack : nullptr;
}

bool can_make(const PlayView& view, std::size_t i, const FigureState& ally,
              const AttackAbility& attack) {
    if (ally.has(Condition::stun) || ally.has(Condition::disarm)) {
        return false;
    }
    const bool own =
        view.rules().attacks_at_own_range && !attack.melee && ally.figure->kind != Kind::character;
    const int default_range = own ? ally.figure->range.value_or(1) : 1;  // [range.default]
    const int range = attack.range ? attack.range->number : default_range;
    return std::ranges::any_of(view.standings(i), [&](const FigureState& other) {
        const bool left_out = ally.figure->ignores_summons && other.figure->kind == Kind::summon;
        return other.figure->side != ally.figure->side && !other.figure->no_interaction &&
               !left_out && !other.has(Condition::invisible) &&
               within(view, i, ally, other, range) && sees(view, i, ally, other, range);
    });
}

/// The range to an ally that can be granted the attack; none to any other figure.
std::optional<int> grantable(const PlayView& view, std::size_t i, const FigureState& by,
                             const FigureState& other, const GrantAbility& grant,
                             const AttackAbility& attack) {
    const bool named =
        grant.of.empty() || std::ranges::count(grant.of, monster_set_of(*other.figure)) > 0;
    const bool ally = other.here && other.figure != by.figure &&
                      other.figure->side == by.figure->side &&
                      other.figure->kind != Kind::objective && !other.figure->no_interaction;
    return ally && named && sees(view, i, by, other, *grant.range) &&
                   can_make(view, i, other, attack)
               ? within(view, i, by, other, *grant.range)
               : std::nullopt;
}

/// Whether all stand at the end where they stood when the attack was to be granted.
bool grants_last(const PlayView& view) {
    const std::vector<Ability>& card = *view.step_as<step::Turn>()->turn.abilities;
    const auto after = std::ranges::find_if(card, [](const Ability& ability) {
        return std::holds_alternative<GrantAbility>(ability.what);
    });
    return std::all_of(std::next(after), card.end(), [](const Ability& ability) {
        return std::holds_alternative<InfuseAbility>(ability.what);
    });
}

// Decisive where a nearer ally cannot attack.
Seen granted_attacks(const PlayView& view) {
    const auto* grant = only<GrantAbility>(view);
    const AttackAbility* attack = grant == nullptr ? nullptr : granted_attack(*grant);
    if (attack == nullptr) {
        return {};
    }
    const std::string& id = view.step_as<step::Turn>()->turn.figure;
    Judgement judged;
    bool attacked = false;
    for (const ObservedAttack& hit : hits(view)) {
        const bool controlled = !hit.event->controlled_by.empty();
        if (hit.event->by == id || hit.is_of_fallen() || controlled || attacked) {
            continue;
        }
        attacked = true;
        const FigureState& by = *view.standing(hit.at, id);
        const auto range = grantable(view, hit.at, by, *hit.by, *grant, *attack);
        bool nearer = false;
        bool passed_over = false;
        for (const FigureState& other : view.standings(hit.at)) {
            const auto there = grantable(view, hit.at, by, other, *grant, *attack);
            nearer = nearer || (there && range && *there < *range);
            const auto at = other.figure != by.figure && other.figure->side == by.figure->side
                                ? within(view, hit.at, by, other, *grant->range)
                                : std::nullopt;
            passed_over = passed_over || (at && range && *at < *range && !there);
        }
        judged.expect(range && !nearer, passed_over, [&] {
            return hit.event->by + " attacks, which is not the nearest ally that can";
        });
    }
    if (!attacked && grants_last(view) && performs_all(view, id)) {
        const FigureState& by = *view.standing(view.end(), id);
        bool possible = false;
        bool may_decline = false;  // a character decides for itself
        for (const FigureState& other : view.standings(view.end())) {
            const bool can = grantable(view, view.end(), by, other, *grant, *attack).has_value();
            possible = possible || can;
            may_decline = may_decline || (can && other.figure->kind == Kind::character);
        }
        if (!may_decline) {
            judged.expect(!possible, false, [&] {
                return "nobody is granted the attack of " + id + ", though one can";
            });
        }
    }
    return judged.seen();
}

/// Whether an attack of the turn may make figures suffer damage besides.
bool harms_by_attacks(const PlayView& view) {
    const auto harms = [](const std::vector<Effect>& effects) {
        return std::ranges::any_of(effects, [](const Effect& effect) {
            return std::holds_alternative<DamageEffect>(effect);
        });
    };
    return std::ranges::any_of(attacks_on_card(view), harms, &AttackAbility::effects) ||
           std::ranges::any_of(view.before().figures, harms, &Figure::attack_effects);
}

/// The damage that one enemy within a range suffers; null where the card has another.
const DamageAbility* plain_damage(const PlayView& view) {
    const auto* damage = only<DamageAbility>(view);
    const bool plain = damage != nullptr && damage->range && !damage->targets && !damage->self &&
                       damage->whom == Whom::usual && damage->effects.empty() &&
                       damage->pick == Pick::by_focus && !damage->count && !damage->in_sight &&
                       !damage->around_created && !damage->value.relative &&
                       damage->value.number > 0;
    return plain && !harms_by_attacks(view) ? damage : nullptr;
}

/// Whether the ability's damage may be for that enemy. Where damage targets nobody, neither walls
/// nor invisibility matter.
std::optional<int> may_suffer(const PlayView& view, std::size_t i, const FigureState& by,
                              const FigureState& other, int range) {
    if (other.figure->side == by.figure->side || other.figure->no_interaction) {
        return std::nullopt;
    }
    const bool targets = view.rules().untargeted_needs_sight;
    const bool met =
        !targets || (!other.has(Condition::invisible) && sees(view, i, by, other, range));
    return met ? within(view, i, by, other, range) : std::nullopt;
}

/// Whether the figure stands at the end of its turn where it stood when its card had the damage: no
/// line below it moves.
bool stays_after_damage(const PlayView& view) {
    const auto card = card_of(view);
    const auto damage = std::ranges::find_if(card, [](const Ability& ability) {
        return std::holds_alternative<DamageAbility>(ability.what);
    });
    return std::none_of(damage, card.end(), [](const Ability& ability) {
        return std::holds_alternative<MoveAbility>(ability.what) ||
               std::holds_alternative<TeleportAbility>(ability.what);
    });
}

// Decisive where the one who suffers it could not be attacked.
Seen untargeted(const PlayView& view) {
    if (view.has_harm_on_death()) {
        return {};
    }
    const DamageAbility* damage = plain_damage(view);
    if (damage == nullptr) {
        return {};
    }
    const std::string& id = view.step_as<step::Turn>()->turn.figure;
    Judgement judged;
    bool suffered = false;
    for (const DamageInstance& blow : blows(view)) {
        const bool untold = blow.damage == nullptr && blow.negated == nullptr;
        suffered = suffered || untold;  // a ward may have made nothing of it
        if (untold || blow.source != DamageSource::direct) {
            continue;
        }
        if (blow.to == id || (blow.damage != nullptr && blow.damage->from != id)) {
            continue;  // what an attacker suffers
        }
        suffered = true;
        const FigureState& by = *view.standing(blow.at, id);
        const FigureState& to = *view.standing(blow.at, blow.to);
        const auto range = may_suffer(view, blow.at, by, to, *damage->range);
        const bool nearer =
            std::ranges::any_of(view.standings(blow.at), [&](const FigureState& other) {
                const auto there = may_suffer(view, blow.at, by, other, *damage->range);
                return there && range && *there < *range;
            });
        const bool by_range =
            view.rules().focus_by_proximity && !view.rules().untargeted_needs_sight;
        judged.expect(range && !(nearer && by_range),
                      to.has(Condition::invisible) || !sees_within(view, by, to), [&] {
                          return std::string{blow.to} + " suffers what is for the nearest enemy";
                      });
    }
    if (!suffered && performs_all(view, id) && stays_after_damage(view)) {
        const FigureState& by = *view.standing(view.end(), id);
        const bool possible =
            std::ranges::any_of(view.standings(view.end()), [&](const FigureState& other) {
                return may_suffer(view, view.end(), by, other, *damage->range).has_value();
            });
        judged.expect(!possible, false,
                      [] { return std::string{"no enemy within range suffers the damage"}; });
    }
    return judged.seen();
}

constexpr Kinds turns = kinds<event::TurnStarts>();

constexpr std::array monitors{
    PlayMonitor{"command.limits"_clause,
                "an attack is granted to the nearest ally that can make it", turns,
                granted_attacks},
    PlayMonitor{"los.not-for-untargeted"_clause,
                "damage that one enemy within range suffers finds it as its edition says", turns,
                untargeted},
};

}  // namespace
}  // namespace of_commands

std::span<const PlayMonitor> command_play_monitors() { return of_commands::monitors; }

}  // namespace standee::verify
