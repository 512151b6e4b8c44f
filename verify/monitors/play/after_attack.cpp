#include <algorithm>

#include "verify/monitors/play/attacks.hpp"
#include "verify/monitors/play/monitor.hpp"

// What follows the damage of an attack: its effects, those of its cards, retaliate.

namespace standee::verify {
namespace of_after_attack {
namespace {

constexpr Kinds attacks = kinds<event::Attack>();

std::string of(const ObservedAttack& hit) {
    return hit.event->by + "'s attack on " + hit.event->target;
}

template <class Look>
Seen each_hit(const PlayView& view, Look look) {
    Judgement judged;
    for (const ObservedAttack& hit : hits(view)) {
        look(hit, judged);
    }
    return judged.seen();
}

/// Whether an event tells of that condition on that figure: gained, or without effect.
bool tells_of(const Event& event, std::string_view figure, Condition condition) {
    if (const auto* gain = std::get_if<event::Gain>(&event.what)) {
        return gain->figure == figure && gain->condition == condition;
    }
    const auto* none = std::get_if<event::NoEffect>(&event.what);
    return none != nullptr && none->figure == figure && none->what == WhatFailed{condition};
}

bool is_forced(MoveKind how) { return how == MoveKind::push || how == MoveKind::pull; }

/// The number of the retaliate's damage, or of its negation; none where none came.
std::optional<std::size_t> retaliated_at(const PlayView& view, const ObservedAttack& hit) {
    for (std::size_t i = hit.at; i < hit.end; ++i) {
        const auto* damage = view.event_as<event::Damage>(i);
        const auto* negate = view.event_as<event::Negate>(i);
        if ((damage != nullptr && damage->source == DamageSource::retaliate) ||
            (negate != nullptr && negate->source == DamageSource::retaliate)) {
            return i;
        }
    }
    return std::nullopt;
}

/// When the target left the map in this attack.
std::optional<std::size_t> fell_at(const PlayView& view, const ObservedAttack& hit) {
    for (std::size_t i = hit.at; i < hit.end; ++i) {
        const auto* leave = view.event_as<event::Leave>(i);
        if (leave != nullptr && leave->figure == hit.event->target) {
            return i;
        }
    }
    return std::nullopt;
}

/// Conditions that the attack is to give: as said, the attacker's own, those of the cards used.
std::vector<Condition> conditions_of(const ObservedAttack& hit, bool of_cards_only = false) {
    std::vector<Condition> all;
    const auto add = [&](const std::vector<Effect>& effects) {
        for (const Effect& effect : effects) {
            if (const auto* condition = std::get_if<Condition>(&effect)) {
                all.push_back(*condition);
            }
        }
    };
    if (!of_cards_only) {
        add(hit.said->effects);
        add(hit.by->figure->attack_effects);
    }
    for (const Card* card : hit.used()) {
        add(card->effects);
    }
    return all;
}

/// Hexes by which the forced movement of the attack changed the range between the two.
int range_between(const PlayView& view, const ObservedAttack& hit, std::size_t now) {
    const FigureState* by = view.standing(now, hit.event->by);
    const FigureState* target = view.standing(now, hit.event->target);
    return range_between(view.plane(now), *by, *target).value_or(99);
}

// Decisive: the forced movement changes whom retaliate reaches.
Seen timing(const PlayView& view) {
    if (view.has_harm_on_death()) {
        return {};
    }
    return each_hit(view, [&](const ObservedAttack& hit, Judgement& judged) {
        if (hit.said == nullptr || hit.said->effects.empty()) {
            return;
        }
        const auto retaliated = retaliated_at(view, hit);
        if (!retaliated) {
            const bool moved_away =
                !fell_at(view, hit) && !hit.target->figure->retaliate.empty() &&
                range_between(view, hit, hit.at) <= hit.target->figure->retaliate.front().range &&
                range_between(view, hit, hit.end) > hit.target->figure->retaliate.front().range;
            judged.holds(moved_away);
            return;
        }
        bool late = false;
        for (std::size_t i = *retaliated; i < hit.end; ++i) {
            const auto* move = view.event_as<event::Move>(i);
            const auto* gain = view.event_as<event::Gain>(i);
            late = late || (move != nullptr && is_forced(move->how)) ||
                   (gain != nullptr && gain->figure == hit.event->target &&
                    std::ranges::count(hit.said->effects, Effect{gain->condition}) > 0);
        }
        judged.expect(!late,
                      range_between(view, hit, hit.at) != range_between(view, hit, *retaliated),
                      [&] { return of(hit) + " has effects after its retaliate"; });
    });
}

Seen after_main_effect(const PlayView& view) {
    return each_hit(view, [&](const ObservedAttack& hit, Judgement& judged) {
        if (hit.said == nullptr || fell_at(view, hit)) {
            return;
        }
        for (const Condition condition : conditions_of(hit)) {
            bool damaged = false;
            bool told = false;
            bool early = false;
            for (std::size_t i = hit.at; i < hit.end; ++i) {
                const auto* damage = view.event_as<event::Damage>(i);
                const bool main = damage != nullptr && damage->source == DamageSource::attack;
                early = early || (main && told);
                damaged = damaged || main;
                told = told || tells_of(view.events()[i], hit.event->target, condition);
            }
            judged.expect(told && !early, !damaged, [&] {
                return of(hit) + " should give " + std::string{name_of(condition)} +
                       (told ? " after its damage" : "");
            });
        }
    });
}

Seen none_on_dead(const PlayView& view) {
    return each_hit(view, [&](const ObservedAttack& hit, Judgement& judged) {
        const auto fell = fell_at(view, hit);
        if (!fell || hit.said == nullptr) {
            return;
        }
        bool more = false;
        for (std::size_t i = *fell + 1; i < hit.end; ++i) {
            const auto* move = view.event_as<event::Move>(i);
            const auto* gain = view.event_as<event::Gain>(i);
            const auto* none = view.event_as<event::NoEffect>(i);
            more = more || (move != nullptr && move->figure == hit.event->target) ||
                   (gain != nullptr && gain->figure == hit.event->target) ||
                   (none != nullptr && none->figure == hit.event->target);
        }
        judged.expect(!more, !conditions_of(hit).empty(),
                      [&] { return of(hit) + " has effects on a target that has fallen"; });
    });
}

Seen card_effects(const PlayView& view) {
    return each_hit(view, [&](const ObservedAttack& hit, Judgement& judged) {
        if (hit.said == nullptr || fell_at(view, hit)) {
            return;
        }
        for (const Condition condition : conditions_of(hit, true)) {
            bool told = false;
            for (std::size_t i = hit.at; i < hit.end; ++i) {
                told = told || tells_of(view.events()[i], hit.event->target, condition);
            }
            judged.expect(told, true, [&] {
                return of(hit) + " uses a card with " + std::string{name_of(condition)} +
                       ", of which nothing comes";
            });
        }
    });
}

// Several attacks of one turn: whatever the target of one does back comes before the next.
Seen one_by_one(const PlayView& view) {
    Judgement judged;
    const std::vector<ObservedAttack>& all = hits(view);
    for (const ObservedAttack& hit : all) {
        if (all.size() < 2) {
            break;
        }
        bool others = false;
        for (std::size_t i = hit.at; i < hit.end; ++i) {
            const auto* damage = view.event_as<event::Damage>(i);
            if (damage != nullptr) {
                others = others || (damage->source == DamageSource::retaliate &&
                                    damage->from != hit.event->target);
                others = others || (damage->source == DamageSource::attack &&
                                    damage->to != hit.event->target);
            }
        }
        judged.expect(!others, retaliated_at(view, hit).has_value() && hit.at != all.back().at,
                      [&] { return of(hit) + " is mixed with another"; });
    }
    return judged.seen();
}

/// Retaliates of the target within their range, where the two stand now.
int retaliate_due(const PlayView& view, const ObservedAttack& hit, std::size_t now,
                  bool all_ranges) {
    if (hit.by->figure->no_interaction) {
        return 0;  // it suffers nothing [ally.no-interaction]
    }
    const int range = range_between(view, hit, now);
    int due = 0;
    const auto add = [&](int value, int reach) { due += all_ranges || range <= reach ? value : 0; };
    for (const Retaliate& own : hit.target->figure->retaliate) {
        add(own.value, own.range);
    }
    for (const ActiveBonus& bonus : view.bonuses(hit.at, hit.event->target)) {
        if (bonus.kind == ActiveBonus::Kind::retaliate) {
            add(bonus.value, bonus.range);
        }
    }
    return due;
}

/// What the attacker was told to be about to suffer by retaliate, before ward and brittle.
struct Answer {
    bool came = false;
    int due = 0;
};

Answer answer_in(const PlayView& view, const ObservedAttack& hit) {
    for (const DamageInstance& blow : blows(view)) {
        if (blow.told > hit.at && blow.told < hit.end && blow.to == hit.event->by &&
            (blow.damage != nullptr || blow.negated != nullptr) &&
            blow.source == DamageSource::retaliate) {
            const int told = blow.damage != nullptr ? blow.damage->suffered : blow.negated->amount;
            return {true, told == blow.after_ward_and_brittle(blow.due.value_or(-1))
                              ? blow.due.value_or(-1)
                              : -1};
        }
    }
    return {};
}

/// Whether ward took the whole of it, so that no damage is told.
bool warded_off(const PlayView& view, const ObservedAttack& hit) {
    return std::ranges::any_of(blows(view), [&](const DamageInstance& blow) {
        return blow.told > hit.at && blow.told < hit.end && blow.to == hit.event->by &&
               blow.ward_spent && !blow.brittle_spent && blow.damage == nullptr &&
               blow.negated == nullptr;
    });
}

/// Where the attack's own effects had ended: before the retaliate that came, or at its end.
std::size_t before_answer(const PlayView& view, const ObservedAttack& hit) {
    return retaliated_at(view, hit).value_or(hit.end);
}

Seen retaliate(const PlayView& view) {
    if (view.has_harm_on_death()) {
        return {};
    }
    return each_hit(view, [&](const ObservedAttack& hit, Judgement& judged) {
        if (hit.said == nullptr || retaliate_due(view, hit, hit.at, true) == 0) {
            return;
        }
        // Of two blows in a row it cannot be told which one ward was spent on.
        for (const ActiveBonus& bonus : view.bonuses(hit.at, hit.event->target)) {
            if (bonus.kind == ActiveBonus::Kind::attackers_suffer && hit.by->has(Condition::ward)) {
                return;
            }
        }
        // The death of the attacker may kill the target afterwards [card.when-dies].
        const bool fell = fell_at(view, hit).value_or(view.end()) < before_answer(view, hit);
        const bool attacker_gone = !view.standing(before_answer(view, hit), hit.event->by)->here;
        const int due =
            fell || attacker_gone ? 0 : retaliate_due(view, hit, before_answer(view, hit), false);
        const Answer answer = answer_in(view, hit);
        const bool kept =
            due == 0 ? !answer.came
                     : (answer.came ? answer.due == due : due == 1 && warded_off(view, hit));
        judged.expect(kept, true, [&] {
            return of(hit) + " meets a retaliate of " + std::to_string(answer.due) + ", not " +
                   std::to_string(due);
        });
    });
}

constexpr std::array monitors{
    PlayMonitor{"attack.effects-timing"_clause,
                "conditions, push and pull come after the damage and before retaliate", attacks,
                timing},
    PlayMonitor{"condition.after-main-effect"_clause,
                "the attack's conditions come after its damage, even if it deals none", attacks,
                after_main_effect},
    PlayMonitor{"attack.no-effects-on-dead"_clause,
                "a target that has fallen suffers no more effects", attacks, none_on_dead},
    PlayMonitor{"attack.card-effects"_clause, "effects on the cards used are the attack's", attacks,
                card_effects},
    PlayMonitor{"attack.one-by-one"_clause, "each attack ends before the next begins", attacks,
                one_by_one},
    PlayMonitor{"bonus.retaliate"_clause,
                "all retaliates that reach the attacker after the effects deal one damage", attacks,
                retaliate},
};

}  // namespace
}  // namespace of_after_attack

std::span<const PlayMonitor> after_attack_play_monitors() { return of_after_attack::monitors; }

}  // namespace standee::verify
