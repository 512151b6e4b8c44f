#include <algorithm>
#include <set>

#include "verify/monitors/play/attacks.hpp"
#include "verify/monitors/play/monitor.hpp"
#include "verify/monitors/play/played_card.hpp"

// What a card makes depend on its other abilities, and what it leaves on the map or for the round.

namespace standee::verify {
namespace of_dependent {
namespace {

/// Whether it was able to perform its card to the end.
bool could_finish(const PlayView& view, const std::string& id) {
    for (std::size_t i = 0; i <= view.end(); ++i) {
        const FigureState* figure = view.standing(i, id);
        if (figure == nullptr || !figure->here || figure->has(Condition::stun)) {
            return false;
        }
    }
    return true;
}

bool is_own_step(const PlayView& view, std::size_t i, const std::string& id) {
    const auto* move = view.event_as<event::Move>(i);
    return move != nullptr && move->figure == id &&
           (move->how == MoveKind::walk || move->how == MoveKind::jump ||
            move->how == MoveKind::fly || move->how == MoveKind::slide);
}

/// Whether damage that is no attack came to the figure from `from`, were all of it negated or
/// warded off.
bool suffers(const PlayView& view, std::string_view to, std::string_view from, std::size_t first,
             std::size_t end) {
    return std::ranges::any_of(blows(view), [&](const DamageInstance& blow) {
        const bool told = blow.damage != nullptr
                              ? blow.damage->from == from && blow.source == DamageSource::direct
                          : blow.negated != nullptr ? blow.source == DamageSource::direct
                                                    : blow.ward_spent;
        return blow.to == to && told && blow.told >= first && blow.told < end;
    });
}

// ---- if it was performed ----

Seen performed(const PlayView& view) {
    const auto* conditional = only<IfAbility>(view);
    const auto* harm = conditional != nullptr && !conditional->odd_round &&
                               conditional->to.size() == 1 && conditional->otherwise.empty()
                           ? std::get_if<DamageAbility>(&conditional->to.front().what)
                           : nullptr;
    const FigureState* actor = harm == nullptr ? nullptr : view.standing(0, actor_of(view));
    const bool plain = actor != nullptr && !actor->figure->no_interaction && harm->self &&
                       !harm->count && !harm->value.relative && harm->value.number > 0;
    // Where ward or a negation takes the whole of it, nothing tells where it came from.
    const bool untold = plain && std::ranges::any_of(blows(view), [&](const DamageInstance& blow) {
                            return blow.to == actor_of(view) && blow.damage == nullptr;
                        });
    if (!plain || untold || !could_finish(view, actor_of(view))) {
        return {};
    }
    const bool of_move = ability_names.at(conditional->performed) == "move";
    if (of_move && only<MoveAbility>(view) == nullptr) {
        return {};  // it hangs on the last of several, and events do not tell them apart
    }
    bool was_performed = false;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* attack = view.event_as<event::Attack>(i);
        was_performed =
            was_performed || (of_move ? is_own_step(view, i, actor_of(view))
                                      : attack != nullptr && attack->by == actor_of(view));
    }
    const bool hurt = suffers(view, actor_of(view), actor_of(view), 0, view.end());
    Judgement judged;
    judged.expect(hurt == was_performed, true, [&] {
        return actor_of(view) + (hurt ? " suffers" : " does not suffer") + " what hangs on " +
               std::string{of_move ? "a move" : "an attack"} +
               (was_performed ? " that it performed" : " that it did not perform");
    });
    return judged.seen();
}

// ---- what is counted ----

Seen counted(const PlayView& view) {
    const auto* heal = only<HealAbility>(view);
    const bool other_heals = std::ranges::any_of(card_of(view), [](const Ability& ability) {
        return std::holds_alternative<IfAbility>(ability.what) ||  // what follows may be a heal
               std::holds_alternative<RankAbility>(ability.what) ||
               std::holds_alternative<ConsumeAbility>(ability.what) ||
               std::holds_alternative<GrantAbility>(ability.what);
    });
    if (heal == nullptr || other_heals || !heal->self || !heal->count ||
        heal->count->per != Counted::damage_dealt || only<AttackAbility>(view) == nullptr) {
        return {};
    }
    Judgement judged;
    int lost = 0;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* damage = view.event_as<event::Damage>(i);
        if (damage != nullptr && damage->source == DamageSource::attack &&
            damage->from == actor_of(view)) {
            lost += damage->amount;
        }
        const auto* told = view.event_as<event::Heal>(i);
        if (told == nullptr || view.events()[i].clause != "monster.heal"_clause) {
            continue;
        }
        const FigureState* figure = view.standing(i, told->to);
        int due = lost * heal->count->times / heal->count->divide + heal->count->plus;
        due = std::max(0, std::min(due, heal->count->most.value_or(due)));
        if (figure->hp && figure->figure->max_hp) {
            due = std::min(due, std::max(0, *figure->figure->max_hp - *figure->hp));
        }
        due = figure->has(Condition::poison) ? 0 : due;
        judged.expect(told->to == actor_of(view) && told->amount == due, due > 0, [&] {
            return told->to + " heals " + std::to_string(told->amount) +
                   " where its attack comes to " + std::to_string(due);
        });
    }
    return judged.seen();
}

// ---- round the target ----

/// The one effect of the only attack on the card, where it is damage round the target.
const DamageEffect* damage_around(const PlayView& view) {
    const auto* attack = only<AttackAbility>(view);
    const bool other_damage = std::ranges::any_of(card_of(view), [](const Ability& ability) {
        return std::holds_alternative<DamageAbility>(ability.what) ||
               std::holds_alternative<GrantAbility>(ability.what) ||
               std::holds_alternative<ControlAbility>(ability.what) ||
               std::holds_alternative<RankAbility>(ability.what) ||
               std::holds_alternative<ConsumeAbility>(ability.what) ||
               std::holds_alternative<IfAbility>(ability.what);
    });
    const auto* damage = attack != nullptr && attack->effects.size() == 1 && !other_damage
                             ? std::get_if<DamageEffect>(&attack->effects.front())
                             : nullptr;
    return damage != nullptr && damage->around && damage->value > 0 && !damage->count ? damage
                                                                                      : nullptr;
}

bool moves_target(const PlayView& view, const ObservedAttack& hit) {
    for (std::size_t i = hit.at; i < hit.end; ++i) {
        if (view.event_as<event::Move>(i) != nullptr) {
            return true;
        }
    }
    return false;
}

bool is_meant(Whom whom, const FigureState& by, const FigureState& other) {
    if (other.figure->no_interaction) {
        return false;
    }
    const bool enemy = by.figure->side != other.figure->side;
    switch (whom) {
        case Whom::usual:
        case Whom::enemies: return enemy;
        case Whom::allies: return !enemy && other.figure != by.figure;
        case Whom::self_and_allies: return !enemy;
        case Whom::allies_and_enemies: break;
    }
    return other.figure != by.figure;
}

Seen around_target(const PlayView& view) {
    if (view.has_harm_on_death()) {
        return {};
    }
    const DamageEffect* damage = damage_around(view);
    if (damage == nullptr) {
        return {};
    }
    Judgement judged;
    for (const ObservedAttack& hit : hits(view)) {
        if (hit.event->by != actor_of(view) || moves_target(view, hit)) {
            continue;
        }
        for (const FigureState& other : view.standings(hit.at)) {
            if (!other.here || other.figure == hit.target->figure ||
                other.figure == hit.by->figure) {
                continue;
            }
            const bool due = is_meant(damage->whom, *hit.by, other) &&
                             are_adjacent(view.plane(hit.at), *hit.target, other);
            const bool told = suffers(view, other.figure->id, hit.event->by, hit.at, hit.end);
            const FigureState* after = view.standing(hit.end, other.figure->id);
            if (!told && (after == nullptr || !after->here)) {
                continue;  // a summon that has left with its summoner
            }
            judged.expect(told == due, due, [&] {
                return other.figure->id + (told ? " suffers" : " does not suffer") +
                       " damage round " + hit.event->target;
            });
        }
    }
    return judged.seen();
}

// ---- the one that is picked ----

Seen damage_picked(const PlayView& view) {
    const auto* damage = only<DamageAbility>(view);
    const auto attacks = attacks_on_card(view);
    const bool other_damage = std::ranges::any_of(attacks, [](const AttackAbility* attack) {
        return !attack->effects.empty() || !attack->adds.empty();
    });
    if (damage == nullptr || other_damage || damage->pick == Pick::by_focus || damage->in_sight ||
        !damage->effects.empty() || view.has_harm_on_death()) {
        return {};
    }
    Judgement judged;
    for (const DamageInstance& blow : blows(view)) {
        if (blow.damage == nullptr || blow.source != DamageSource::direct ||
            blow.damage->from != actor_of(view) || blow.to == actor_of(view)) {
            continue;
        }
        const FigureState* by = view.standing(blow.at, actor_of(view));
        const FigureState* to = view.standing(blow.at, blow.to);
        const auto measure = [&](const FigureState& other) -> std::optional<int> {
            const auto range = range_between(view.plane(blow.at), *by, other);
            const bool hidden = other.has(Condition::invisible) &&
                                view.rules().untargeted_needs_sight;  // [card.damage-picked]
            const bool counts = other.here && !other.figure->no_interaction &&
                                other.figure->side != by->figure->side && !hidden &&
                                (!damage->range || (range && *range <= *damage->range));
            if (!counts) {
                return std::nullopt;
            }
            return damage->pick == Pick::closest ? range.value_or(999) : -other.hp.value_or(-999);
        };
        bool others = false;
        bool better = false;
        for (const FigureState& other : view.standings(blow.at)) {
            const auto its = other.figure == to->figure ? std::nullopt : measure(other);
            others = others || its;
            better = better || (its && measure(*to) && *its < *measure(*to));
        }
        judged.expect(measure(*to) && !better, others,
                      [&] { return to->figure->id + " suffers what is for another enemy"; });
    }
    return judged.seen();
}

// ---- along the move ----

Seen along_move(const PlayView& view) {
    const auto* attack = only<AttackAbility>(view);
    if (attack == nullptr || !attack->along || only<MoveAbility>(view) == nullptr ||
        attacks_on_card(view).size() > 1) {
        return {};
    }
    Judgement judged;
    std::vector<Hex> entered;
    std::set<std::string> hit;
    for (std::size_t i = 0; i < view.end(); ++i) {
        if (is_own_step(view, i, actor_of(view)) && hit.empty()) {
            entered.push_back(view.event_as<event::Move>(i)->to);
        }
        const auto* told = view.event_as<event::Attack>(i);
        if (told == nullptr || told->by != actor_of(view) || !view.standing(i, told->by)->here) {
            continue;
        }
        const FigureState* target = view.standing(i, told->target);
        const bool passed = std::ranges::any_of(entered, [&](Hex hex) {
            const auto range = range_between(view.plane(i), hex, *target);
            return range && *range <= *attack->along;
        });
        judged.expect((passed || !hit.empty()) && hit.insert(told->target).second, true, [&] {
            return told->by + " attacks " + told->target + ", whom it has not passed";
        });
    }
    return judged.seen();
}

// ---- for the round ----

Seen attackers_suffer(const PlayView& view) {
    Judgement judged;
    for (const ObservedAttack& hit : hits(view)) {
        int due = 0;
        for (const ActiveBonus& bonus : view.bonuses(hit.at, hit.event->target)) {
            due += bonus.kind == ActiveBonus::Kind::attackers_suffer ? bonus.value : 0;
        }
        if (due == 0 || hit.by->figure->no_interaction) {
            continue;
        }
        const bool told = suffers(view, hit.event->by, hit.event->target, hit.at, hit.end);
        const bool fell = !view.standing(hit.end, hit.event->by)->here;
        judged.expect(told || fell, true, [&] {
            return hit.event->by + " attacks " + hit.event->target + " and suffers nothing";
        });
    }
    return judged.seen();
}

constexpr Kinds turns = kinds<event::TurnStarts>();

constexpr std::array monitors{
    PlayMonitor{"card.performed"_clause,
                "what depends on an ability happens exactly if that was performed", turns,
                performed},
    PlayMonitor{"card.counted"_clause, "a heal of the damage dealt is what the targets lost",
                kinds<event::Heal>(), counted},
    PlayMonitor{"card.around-target"_clause,
                "each attack hurts the figures adjacent to its target, and nobody else",
                kinds<event::Attack>(), around_target},
    PlayMonitor{"card.damage-picked"_clause,
                "the closest enemy, or the one with the most hit points", kinds<event::Damage>(),
                damage_picked},
    PlayMonitor{"card.along-move"_clause, "it attacks each enemy that it has passed, once",
                kinds<event::Attack>(), along_move},
    PlayMonitor{"card.attackers-suffer"_clause, "an attacker suffers what the bonus says",
                kinds<event::Attack>(), attackers_suffer},
};

}  // namespace
}  // namespace of_dependent

std::span<const PlayMonitor> dependent_play_monitors() { return of_dependent::monitors; }

}  // namespace standee::verify
