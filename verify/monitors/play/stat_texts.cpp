#include <algorithm>

#include "verify/monitors/play/attacks.hpp"
#include "verify/monitors/play/death_attacks.hpp"
#include "verify/monitors/play/monitor.hpp"

// What stat cards say in words: of a death, of heals, of being undamaged, of the end of the round.

namespace standee::verify {
namespace of_stat_texts {
namespace {

using Kind = ActiveBonus::Kind;

std::vector<ActiveBonus> bonuses_of_kind(const PlayView& view, std::size_t i, std::string_view id,
                                         Kind kind) {
    std::vector<ActiveBonus> bonuses = view.bonuses(i, id);
    std::erase_if(bonuses, [kind](const ActiveBonus& bonus) { return bonus.kind != kind; });
    return bonuses;
}

// ---- when it dies ----

/// Whether a blow from then on is damage that the death of `fallen` may have caused. Where ward or
/// a negation takes the whole of it, nothing tells where it came from.
bool is_of_death(const DamageInstance& blow, const std::string& fallen, std::size_t from) {
    if (blow.told <= from || blow.source != DamageSource::direct) {
        return blow.damage == nullptr && blow.negated == nullptr && blow.told > from;
    }
    return blow.damage == nullptr || blow.damage->from == fallen;
}

/// Whether the figure has gained the condition by an event from then on, or is told not to.
bool is_told_to_gain(const PlayView& view, std::size_t from, std::string_view id,
                     Condition condition) {
    for (std::size_t i = from; i < view.end(); ++i) {
        const auto* gain = view.event_as<event::Gain>(i);
        const auto* none = view.event_as<event::NoEffect>(i);
        const auto* lost = view.event_as<event::Lose>(i);
        const bool safe =
            lost != nullptr && lost->figure == id && lost->condition == Condition::safeguard;
        if (safe || (none != nullptr && none->figure == id) ||
            (gain != nullptr && gain->figure == id && gain->condition == condition)) {
            return true;
        }
    }
    return false;
}

/// Whether the figure has lost its ward by an event from then on: to damage of 1, perhaps, which
/// no event tells.
bool has_lost_ward(const PlayView& view, std::size_t from, std::string_view id) {
    return std::ranges::any_of(view.events().subspan(from), [&](const Event& event) {
        const auto* lost = std::get_if<event::Lose>(&event.what);
        return lost != nullptr && lost->figure == id && lost->condition == Condition::ward;
    });
}

void judge_death(const PlayView& view, std::size_t i, const event::Leave& leave,
                 const ActiveBonus& bonus, Judgement& judged) {
    const FigureState& fallen = *view.standing(i, leave.figure);
    for (const FigureState& other : view.standings(i + 1)) {
        const std::string& id = other.figure->id;
        const bool beside = other.here && !other.figure->no_interaction &&
                            are_adjacent(view.plane(i), fallen, other);
        const bool hurt = std::ranges::any_of(blows(view), [&](const DamageInstance& blow) {
            return blow.to == id && is_of_death(blow, leave.figure, i);
        });
        const bool lives = view.standing(view.end(), id)->here;
        const bool told = std::ranges::any_of(blows(view), [&](const DamageInstance& blow) {
            return blow.to == id && blow.damage != nullptr && blow.damage->from == leave.figure &&
                   blow.source == DamageSource::direct && blow.told > i;
        });
        if (beside && bonus.value > 0 && lives) {
            judged.expect(hurt || has_lost_ward(view, i, id), hurt,
                          [&] { return id + " stands beside the dying unharmed"; });
        }
        if (beside && bonus.condition && lives) {
            judged.expect(is_told_to_gain(view, i, id, *bonus.condition), true,
                          [&] { return id + " stands beside the dying and gains nothing"; });
        }
        judged.expect(beside || !told, told,
                      [&] { return id + " is harmed by a death that is not beside it"; });
    }
}

/// Whether somebody fell to the damage of a death that is told before.
bool kills(const PlayView& view, std::size_t death, const std::string& fallen) {
    for (std::size_t i = death + 1; i < view.end(); ++i) {
        const auto* leave = view.event_as<event::Leave>(i);
        const auto* damage = view.last_before<event::Damage>(i);
        if (leave != nullptr && damage != nullptr && damage->to == leave->figure &&
            damage->from == fallen && damage->source == DamageSource::direct &&
            (leave->how == Departure::death || leave->how == Departure::exhausted)) {
            return true;
        }
    }
    return false;
}

/// Whether a monster of the set comes, or is told not to.
bool comes(const PlayView& view, std::size_t from, const std::string& set) {
    for (std::size_t i = from; i < view.end(); ++i) {
        const auto* spawn = view.event_as<event::Spawn>(i);
        const auto* none = view.event_as<event::NoEffect>(i);
        if ((spawn != nullptr && spawn->placed && spawn->placed->name == set) ||
            (none != nullptr && none->what == WhatFailed{Undertaking::spawn})) {
            return true;
        }
    }
    return false;
}

/// What the deaths of the step bring; nothing is said where several bring monsters, or where a
/// monster that also harms in another way brings one if its death kills.
void judge_spawns(const PlayView& view, Judgement& judged) {
    std::size_t deaths = 0;
    std::size_t at = 0;
    std::optional<DeathSpawn> spawn;
    bool unclear = false;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* leave = view.event_as<event::Leave>(i);
        if (leave == nullptr || leave->how != Departure::death) {
            continue;
        }
        const auto effects = bonuses_of_kind(view, i, leave->figure, Kind::on_death);
        const bool hurts_attackers =
            !bonuses_of_kind(view, i, leave->figure, Kind::attackers_suffer).empty();
        for (const ActiveBonus& bonus : effects) {
            deaths += bonus.spawn ? 1 : 0;
            spawn = bonus.spawn ? bonus.spawn : spawn;
            at = bonus.spawn ? i : at;
            unclear = unclear || (bonus.spawn && bonus.spawn->if_kills &&
                                  (effects.size() > 1 || hurts_attackers));
        }
    }
    if (deaths != 1 || unclear || view.step_as<step::Spawn>() != nullptr) {
        return;
    }
    const std::string& fallen = view.event_as<event::Leave>(at)->figure;
    const bool due = !spawn->if_kills || kills(view, at, fallen);
    judged.expect(comes(view, at, spawn->name) == due, true, [&] {
        return "the death of " + fallen + (due ? " brings no " : " kills nobody and brings a ") +
               spawn->name;
    });
}

Seen when_dies(const PlayView& view) {
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* leave = view.event_as<event::Leave>(i);
        // Whoever attacks it may suffer from it after its death, and by no death.
        if (leave == nullptr || leave->how != Departure::death ||
            !bonuses_of_kind(view, i, leave->figure, Kind::attackers_suffer).empty()) {
            continue;
        }
        for (const ActiveBonus& bonus : bonuses_of_kind(view, i, leave->figure, Kind::on_death)) {
            judge_death(view, i, *leave, bonus, judged);
        }
    }
    judge_spawns(view, judged);
    judge_death_attacks(view, judged);
    return judged.seen();
}

/// Who dealt the damage of which a figure died; empty for nobody.
std::string killer(const PlayView& view, std::size_t leave, std::string_view id) {
    for (std::size_t i = leave; i-- > 0;) {
        const auto* damage = view.event_as<event::Damage>(i);
        if (damage != nullptr && damage->to == id) {
            return damage->from;
        }
    }
    return "";
}

Seen heal_on_kill(const PlayView& view) {
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* leave = view.event_as<event::Leave>(i);
        const FigureState* gone = leave == nullptr ? nullptr : view.standing(i, leave->figure);
        if (gone == nullptr || leave->how != Departure::death) {
            continue;
        }
        const std::string by = killer(view, i, leave->figure);
        const FigureState* there = by.empty() ? nullptr : view.standing(i + 1, by);
        if (there == nullptr || !there->here || there->figure->side == gone->figure->side ||
            bonuses_of_kind(view, i, by, Kind::heal_on_summon_kill).empty()) {
            continue;
        }
        bool healed = false;
        for (std::size_t j = i + 1; j < view.end(); ++j) {
            const auto* heal = view.event_as<event::Heal>(j);
            healed = healed || (heal != nullptr && heal->to == by && heal->by == by &&
                                view.events()[j].clause == "card.heal-on-kill"_clause);
        }
        const bool due = gone->figure->kind == standee::Kind::summon;
        const bool lives = view.standing(view.end(), by)->here;
        if (lives || !due) {
            judged.expect(healed == due, true, [&] {
                return by + (healed ? " heals itself for a kill of no summon"
                                    : " has killed a summon and is not healed");
            });
        }
    }
    return judged.seen();
}

// ---- heals ----

Seen heal_effects(const PlayView& view) {
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* heal = view.event_as<event::Heal>(i);
        if (heal == nullptr) {
            continue;
        }
        for (const ActiveBonus& bonus : bonuses_of_kind(view, i, heal->by, Kind::heal_effect)) {
            if (bonus.condition) {
                judged.expect(is_told_to_gain(view, i, heal->to, *bonus.condition), true, [&] {
                    return heal->to + " is healed by " + heal->by + " and gains nothing";
                });
            }
        }
    }
    return judged.seen();
}

/// What a heal of so much restores, of a figure in that state.
int restored(const FigureState& figure, int amount) {
    if (figure.has(Condition::poison)) {
        return 0;
    }
    return figure.hp && figure.figure->max_hp
               ? std::min(amount, std::max(0, *figure.figure->max_hp - *figure.hp))
               : amount;
}

int number_now(const PlayView& view, const ActiveBonus& bonus) {
    if (!bonus.count) {
        return bonus.value;
    }
    const auto counted = std::ranges::count_if(view.before().figures, [&](const Figure& figure) {
        return std::ranges::count(bonus.count->of, figure.name) > 0;
    });
    const int number =
        static_cast<int>(counted) * bonus.count->times / bonus.count->divide + bonus.count->plus;
    return std::min(number, bonus.count->most.value_or(number));
}

Seen end_of_round(const PlayView& view) {
    if (view.step_as<step::EndRound>() == nullptr || view.refusal() != nullptr) {
        return {};
    }
    Judgement judged;
    for (const Figure& figure : view.before().figures) {
        const auto due = bonuses_of_kind(view, 0, figure.id, Kind::heal_at_end_of_round);
        if (due.size() != 1) {
            continue;
        }
        const int amount = restored(*view.standing(0, figure.id), number_now(view, due.front()));
        const bool told = std::ranges::any_of(view.events(), [&](const Event& event) {
            const auto* heal = std::get_if<event::Heal>(&event.what);
            return heal != nullptr && heal->to == figure.id && heal->amount == amount;
        });
        judged.expect(told, amount > 0, [&] {
            return figure.id + " is not healed " + std::to_string(amount) +
                   " at the end of the round";
        });
    }
    return judged.seen();
}

// ---- while undamaged ----

Seen while_undamaged(const PlayView& view) {
    Judgement judged;
    for (const ObservedAttack& hit : hits(view)) {
        std::size_t due = 0;
        bool asked = false;
        const bool undamaged = hit.by->hp == hit.by->figure->max_hp;
        for (const ActiveBonus& bonus :
             bonuses_of_kind(view, hit.at, hit.event->by, Kind::attack)) {
            asked = asked || bonus.undamaged;
            due += bonus.undamaged && !undamaged ? 0U : 1U;
        }
        const auto told = static_cast<std::size_t>(std::ranges::count(
            hit.event->bonuses, std::string_view{"active bonus"}, &event::NamedBonus::name));
        if (asked) {
            judged.expect(told == due, true, [&] {
                return hit.event->by + (undamaged ? ", undamaged, attacks without its bonus"
                                                  : ", damaged, attacks with its bonus");
            });
        }
    }
    return judged.seen();
}

// ---- advantage from others ----

Seen advantage_nearby(const PlayView& view) {
    Judgement judged;
    for (const ObservedAttack& hit : hits(view)) {
        if (!is_luck_known(view, hit) || !has_advantage_nearby(view, hit)) {
            continue;
        }
        const DrawMode due = luck_of(view, hit).mode();
        judged.expect(
            hit.event->result.mode == due, due != luck_of(view, hit, LuckCause::nearby).mode(),
            [&] { return hit.event->by + " attacks as if nobody near gave it advantage"; });
    }
    return judged.seen();
}

// ---- odd and even rounds ----

Seen round_number(const PlayView& view) {
    const auto* turn = view.step_as<step::Turn>();
    if (turn == nullptr || !turn->turn.abilities || turn->turn.abilities->size() != 1) {
        return {};
    }
    const auto* by_round = std::get_if<IfAbility>(&turn->turn.abilities->front().what);
    if (by_round == nullptr || !by_round->odd_round || by_round->to.size() != 1 ||
        !by_round->otherwise.empty() ||
        !std::holds_alternative<ShieldAbility>(by_round->to.front().what)) {
        return {};
    }
    const FigureState* after = view.standing(view.end(), turn->turn.figure);
    const bool stunned = view.had(0, turn->turn.figure, Condition::stun);
    if (after == nullptr || !after->here || stunned) {
        return {};
    }
    const bool odd = view.before().progress.round % 2 == 1;
    const bool told = std::ranges::any_of(view.events(), [](const Event& event) {
        const auto* bonus = std::get_if<event::Bonus>(&event.what);
        return bonus != nullptr && bonus->bonus.kind == Kind::shield;
    });
    Judgement judged;
    judged.expect(told == (odd == *by_round->odd_round), true, [&] {
        return turn->turn.figure + (told ? " performs" : " does not perform") +
               " what is for the other rounds";
    });
    return judged.seen();
}

constexpr std::array monitors{
    PlayMonitor{
        "card.when-dies"_clause,
        "the figures adjacent to the hex where it dies suffer what it says, and nobody else",
        kinds<event::Leave>(), when_dies},
    PlayMonitor{"card.heal-on-kill"_clause, "it heals itself when it kills a summon",
                kinds<event::Leave>(), heal_on_kill},
    PlayMonitor{"card.heal-effects"_clause, "a figure that it heals gains what its stat card adds",
                kinds<event::Heal>(), heal_effects},
    PlayMonitor{"card.end-of-round"_clause, "it heals itself when the round ends",
                kinds<event::RoundEnds>(), end_of_round},
    PlayMonitor{"card.while-undamaged"_clause,
                "the bonus is in each attack made with all hit points, and in no other",
                kinds<event::Attack>(), while_undamaged},
    PlayMonitor{"card.advantage-nearby"_clause,
                "an attack within the range of a figure that gives advantage has advantage",
                kinds<event::Attack>(), advantage_nearby},
    PlayMonitor{"card.round-number"_clause, "what is for odd rounds happens in odd rounds only",
                kinds<event::TurnStarts>(), round_number},
};

}  // namespace
}  // namespace of_stat_texts

std::span<const PlayMonitor> stat_text_play_monitors() { return of_stat_texts::monitors; }

}  // namespace standee::verify
