#include <algorithm>

#include "verify/monitors/play/attacks.hpp"
#include "verify/monitors/play/monitor.hpp"

// Turns and rounds: who may begin one, and in which order what is due comes.

namespace standee::verify {
namespace of_turns {
namespace {

/// The number of the first event from `from` for which `is` holds; the number of events where
/// there is none.
template <class Is>
std::size_t first(const PlayView& view, std::size_t from, Is is) {
    for (std::size_t i = from; i < view.end(); ++i) {
        if (is(i)) {
            return i;
        }
    }
    return view.end();
}

template <class Is>
std::size_t last(const PlayView& view, Is is) {
    std::size_t found = view.end();
    for (std::size_t i = 0; i < view.end(); ++i) {
        found = is(i) ? i : found;
    }
    return found;
}

/// Whether an event tells of damage of that source: dealt or negated.
bool deals(const PlayView& view, std::size_t i, DamageSource source) {
    const auto* damage = view.event_as<event::Damage>(i);
    const auto* negate = view.event_as<event::Negate>(i);
    return (damage != nullptr && damage->source == source) ||
           (negate != nullptr && negate->source == source);
}

// Decisive where both are there: the heal removes the wound before it hurts.
Seen start(const PlayView& view) {
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* start = view.event_as<event::TurnStarts>(i);
        if (start == nullptr) {
            continue;
        }
        const auto* step = view.step_as<step::StartTurn>();
        const bool declines = step != nullptr && !step->regenerate;
        const bool regenerates = !declines && view.had(i, start->figure, Condition::regenerate);
        const bool wounded = view.had(i, start->figure, Condition::wound);
        if (!regenerates && !wounded) {
            continue;
        }
        const std::size_t heal = first(view, i, [&](std::size_t j) {
            return view.events()[j].clause == "condition.regenerate"_clause &&
                   view.event_as<event::Heal>(j) != nullptr;
        });
        const std::size_t wound =
            first(view, i, [&](std::size_t j) { return deals(view, j, DamageSource::wound); });
        const bool kept = !regenerates || (heal == i + 1 && wound == view.end());
        judged.expect(kept, regenerates && wounded,
                      [&] { return start->figure + " is wounded before it regenerates"; });
    }
    return judged.seen();
}

// Bane before conditions run out, before infusions and looting. Only Frosthaven has bane.
Seen end(const PlayView& view) {
    Judgement judged;
    const std::size_t bane =
        last(view, [&](std::size_t i) { return deals(view, i, DamageSource::bane); });
    const std::size_t runs_out = first(view, 0, [&](std::size_t i) {
        const bool conditions = view.event_as<event::Lose>(i) != nullptr &&
                                view.events()[i].clause == "condition.end-of-next-turn"_clause;
        const bool loot = view.event_as<event::Loot>(i) != nullptr &&
                          view.events()[i].clause == "loot.end-of-turn"_clause;
        const bool infusion = view.event_as<event::Infuse>(i) != nullptr;
        return conditions || loot || infusion;
    });
    if (bane != view.end() || runs_out != view.end()) {
        const bool both = bane != view.end() && runs_out != view.end();
        judged.expect(!both || bane < runs_out, both,
                      [] { return "bane strikes after what it comes before"; });
    }
    return judged.seen();
}

/// The figure whose turn the step begins; null where it begins none.
const Figure* beginning(const PlayView& view) {
    const auto* start = view.step_as<step::StartTurn>();
    const auto* turn = view.step_as<step::Turn>();
    return start != nullptr  ? view.before().find(start->figure)
           : turn != nullptr ? view.before().find(turn->turn.figure)
                             : nullptr;
}

Seen each_once(const PlayView& view) {
    const auto& running = view.before().progress.turn;
    const bool in_turn = running && !running->over;
    if (const auto* ends = view.step_as<step::EndTurn>()) {
        const bool forbidden = in_turn && running->figure != ends->figure;
        return refusal_seen(view, "turn.each-once"_clause, forbidden,
                            "the turn of another has not ended");
    }
    const Figure* figure = beginning(view);
    if (figure == nullptr) {
        return {};
    }
    const bool forbidden = in_turn || figure->turn_ended || figure->kind == Kind::objective;
    const Seen seen = refusal_seen(view, "turn.each-once"_clause, forbidden,
                                   "that turn cannot begin, or begin again");
    return seen.verdict == Verdict::silent && view.refusal() == nullptr ? Seen{Verdict::fired, {}}
                                                                        : seen;
}

Seen summoned(const PlayView& view) {
    const Figure* figure = beginning(view);
    if (figure != nullptr) {
        return refusal_seen(view, "initiative.summon-first-round"_clause,
                            figure->summoned_this_round, "it was summoned this round");
    }
    const auto* summon = view.step_as<step::Summon>();
    const Figure* now = summon == nullptr ? nullptr : view.after().find(summon->figure.id);
    if (now == nullptr || view.refusal() != nullptr) {
        return {};
    }
    return now->summoned_this_round ? Seen{Verdict::decisive, {}}
                                    : Seen{Verdict::broken, now->id + " may act at once"};
}

// Shuffles, then round bonuses, then elements; in Gloomhaven in any order.
Seen round_end(const PlayView& view) {
    if (view.step_as<step::EndRound>() == nullptr) {
        return {};
    }
    const auto& turn = view.before().progress.turn;
    const Seen seen =
        refusal_seen(view, "round.end"_clause, turn && !turn->over, "a turn has not ended");
    if (seen.verdict != Verdict::silent || view.refusal() != nullptr) {
        return seen;
    }
    Judgement judged;
    const auto is_shuffle = [&](std::size_t i) {
        return view.event_as<event::Shuffle>(i) != nullptr;
    };
    const auto is_bonus = [&](std::size_t i) {
        return view.event_as<event::BonusEnds>(i) != nullptr;
    };
    const auto is_wane = [&](std::size_t i) { return view.event_as<event::Wane>(i) != nullptr; };
    const auto before = [&](std::size_t a, std::size_t b) { return a == view.end() || a < b; };
    const std::size_t shuffle = last(view, is_shuffle);
    const std::size_t bonus_first = first(view, 0, is_bonus);
    const std::size_t bonus_last = last(view, is_bonus);
    const std::size_t wanes = first(view, 0, is_wane);
    const bool ordered =
        before(shuffle, bonus_first) && before(shuffle, wanes) && before(bonus_last, wanes);
    const int kinds_there = (shuffle != view.end() ? 1 : 0) + (bonus_first != view.end() ? 1 : 0) +
                            (wanes != view.end() ? 1 : 0);
    judged.expect(ordered || !view.rules().round_end_ordered,
                  kinds_there > 1 && view.rules().round_end_ordered,
                  [] { return "the steps at the end of the round are in another order"; });
    const bool fresh = std::ranges::none_of(view.after().figures, [](const Figure& f) {
        return f.summoned_this_round || f.turn_ended;
    });
    judged.expect(fresh, false, [] { return "a figure has had its turn of the round to come"; });
    return judged.seen();
}

/// A figure's value of an ability: absolute, or relative to its stat.
std::optional<int> value_of(Amount amount, std::optional<int> stat) {
    return !amount.relative ? std::optional{amount.number}
           : stat           ? std::optional{*stat + amount.number}
                            : std::nullopt;
}

Seen summon_card(const PlayView& view) {
    const auto* turn = view.step_as<step::Turn>();
    if (turn == nullptr || turn->turn.abilities) {
        return {};
    }
    Judgement judged;
    for (const ObservedAttack& hit : hits(view)) {
        if (hit.is_of_fallen()) {
            continue;
        }
        const Figure& figure = *hit.by->figure;
        judged.expect(figure.attack && hit.event->value == *figure.attack, true, [&] {
            return figure.id + " attacks with " + std::to_string(hit.event->value) +
                   " and not with its own stat";
        });
    }
    return judged.seen();
}

Seen performs_card(const PlayView& view) {
    const auto* turn = view.step_as<step::Turn>();
    if (turn == nullptr || !turn->turn.abilities) {
        return {};
    }
    Judgement judged;
    for (const ObservedAttack& hit : hits(view)) {
        if (hit.event->by != turn->turn.figure || hit.is_of_fallen()) {
            continue;
        }
        const auto attacks = attacks_on_card(view);
        const auto is_it = [&](const AttackAbility* attack) {
            return hit.event->value == value_of(attack->value, hit.by->figure->attack);
        };
        const bool on_card = std::ranges::any_of(attacks, is_it);
        const bool relative = std::ranges::any_of(
            attacks, [](const AttackAbility* attack) { return attack->value.relative; });
        const bool known = std::ranges::all_of(attacks, [](const AttackAbility* attack) {
            return attack->adds.empty() && !attack->count;
        });
        if (known) {
            judged.expect(on_card, relative, [&] {
                return hit.event->by + " attacks with " + std::to_string(hit.event->value) +
                       ", which is not on its card";
            });
        }
    }
    return judged.seen();
}

constexpr Kinds starts = kinds<event::TurnStarts>();

constexpr std::array monitors{
    PlayMonitor{"turn.start"_clause, "regenerate comes before wound", starts, start},
    PlayMonitor{"turn.end"_clause, "bane comes before conditions run out, infusions and looting",
                kinds<event::TurnEnds, event::Leave>(), end},
    PlayMonitor{"turn.each-once"_clause, "one turn a round each, ended before the next begins",
                starts | kinds<event::TurnEnds>() | refusals, each_once},
    PlayMonitor{"initiative.summon-first-round"_clause,
                "a figure summoned this round takes no turn in it",
                starts | kinds<event::Summon>() | refusals, summoned},
    PlayMonitor{"round.end"_clause, "shuffles, round bonuses, elements, in the edition's order",
                kinds<event::RoundEnds>() | refusals, round_end},
    PlayMonitor{"summon.card"_clause, "a summon without a card attacks with its own stat",
                kinds<event::Attack>(), summon_card},
    PlayMonitor{"monster.performs-card"_clause,
                "a monster attacks with its stat and the card's number", kinds<event::Attack>(),
                performs_card},
};

}  // namespace
}  // namespace of_turns

std::span<const PlayMonitor> turn_play_monitors() { return of_turns::monitors; }

}  // namespace standee::verify
