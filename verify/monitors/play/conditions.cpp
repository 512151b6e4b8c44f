#include <algorithm>

#include "verify/monitors/play/attacks.hpp"
#include "verify/monitors/play/monitor.hpp"

// Conditions: how they are gained, what they do by themselves, how they end.

namespace standee::verify {
namespace of_conditions {
namespace {

using enum Condition;

constexpr ConditionSet end_with_turn{invisible, strengthen, immobilize, disarm,
                                     stun,      muddle,     impair};
constexpr ConditionSet positive{invisible, strengthen, bless, ward, regenerate, safeguard};

bool is_card(Condition condition) { return condition == bless || condition == curse; }

std::string name(Condition condition) { return std::string{name_of(condition)}; }

bool is_immune(const PlayView& view, const Figure& figure, Condition condition) {
    const bool as_objective =
        figure.kind == Kind::objective &&
        (view.rules().objectives_immune_to_all || !positive.contains(condition));
    const bool of_characters = condition == impair && figure.kind != Kind::character;
    return as_objective || of_characters || figure.immunities.contains(condition);
}

// At most one of each; none that it is immune to. Decisive: it was gained a second time, or would
// have been gained without its immunity.
Seen single(const PlayView& view) {
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        if (const auto* gain = view.event_as<event::Gain>(i)) {
            const FigureState* figure = view.standing(i, gain->figure);
            const bool had = !is_card(gain->condition) && figure->has(gain->condition);
            const bool immune = is_immune(view, *figure->figure, gain->condition);
            judged.expect(!immune && gain->again == had, had, [&] {
                return gain->figure + " gains " + name(gain->condition) +
                       (immune ? ", to which it is immune" : ", told otherwise than it was");
            });
        } else if (const auto* none = view.event_as<event::NoEffect>(i);
                   none != nullptr && none->reason == Obstacle::immune) {
            const auto* condition = std::get_if<Condition>(&none->what);
            const FigureState* figure = view.standing(i, none->figure);
            if (condition != nullptr) {
                judged.expect(is_immune(view, *figure->figure, *condition), true, [&] {
                    return none->figure + " is said to be immune to " + name(*condition);
                });
            }
        }
    }
    for (const Figure& figure : view.after().figures) {
        ConditionSet held;
        for (const HeldCondition& condition : figure.conditions) {
            if (held.contains(condition.name)) {
                judged.breaks(figure.id + " has " + name(condition.name) + " twice");
            }
            held.insert(condition.name);
        }
    }
    return judged.seen();
}

// Decisive where another figure than a character would have gained it.
Seen impairs(const PlayView& view) {
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        if (const auto* gain = view.event_as<event::Gain>(i);
            gain != nullptr && gain->condition == impair) {
            const FigureState* figure = view.standing(i, gain->figure);
            judged.expect(figure->figure->kind == Kind::character, false,
                          [&] { return gain->figure + ", no character, gains impair"; });
        } else if (const auto* none = view.event_as<event::NoEffect>(i);
                   none != nullptr && none->reason == Obstacle::immune) {
            const auto* condition = std::get_if<Condition>(&none->what);
            const FigureState* figure = view.standing(i, none->figure);
            const bool told = condition != nullptr && *condition == impair &&
                              view.events()[i].clause == "condition.impair"_clause;
            if (told) {
                judged.expect(figure->figure->kind != Kind::character, true, [&] {
                    return none->figure + ", a character, is said not to gain impair";
                });
            }
        }
    }
    return judged.seen();
}

/// The number of the end of that figure's turn; none where it does not end.
std::optional<std::size_t> turn_end(const PlayView& view, std::string_view id) {
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* end = view.event_as<event::TurnEnds>(i);
        if (end != nullptr && end->figure == id) {
            return i;
        }
    }
    return std::nullopt;
}

/// Whether the figure gains the condition again after its own turn has ended in this step.
bool is_gained_after(const PlayView& view, std::size_t from, std::string_view id, Condition which) {
    for (std::size_t i = from; i < view.end(); ++i) {
        const auto* gain = view.event_as<event::Gain>(i);
        if (gain != nullptr && gain->figure == id && gain->condition == which) {
            return true;
        }
    }
    return false;
}

// What was gained in the turn that ends outlasts it; the rest of its kind goes, and nothing else.
Seen end_of_next_turn(const PlayView& view) {
    Judgement judged;
    for (const FigureState& standing : view.standings(view.end())) {
        const std::string& id = standing.figure->id;
        const auto end = turn_end(view, id);
        if (!end || !standing.here) {
            continue;
        }
        // Just before the conditions of that end of turn ran out.
        std::size_t before = *end;
        for (std::size_t i = 0; i < *end; ++i) {
            const auto* lose = view.event_as<event::Lose>(i);
            if (lose != nullptr && lose->figure == id &&
                view.events()[i].clause == "condition.end-of-next-turn"_clause) {
                before = i;
                break;
            }
        }
        const FigureState* then = view.standing(before, id);
        for (std::size_t c = 0; c < condition_names.size(); ++c) {
            const auto condition = static_cast<Condition>(c);
            if (!then->has(condition) || !end_with_turn.contains(condition)) {
                continue;
            }
            const bool stays = then->fresh.contains(condition);
            const bool there = view.had(*end, id, condition);
            const bool again = is_gained_after(view, before, id, condition);
            judged.expect(there == stays || again, true, [&] {
                return id + (there ? " keeps " : " loses ") + name(condition) +
                       " at the end of its turn";
            });
        }
    }
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* lose = view.event_as<event::Lose>(i);
        if (lose != nullptr && lose->condition &&
            view.events()[i].clause == "condition.end-of-next-turn"_clause &&
            !end_with_turn.contains(*lose->condition)) {
            judged.breaks(lose->figure + " loses " + name(*lose->condition) +
                          ", which does not end with a turn");
        }
    }
    return judged.seen();
}

/// The number of the first event after the start of that figure's turn; none where none starts.
std::optional<std::size_t> turn_start(const PlayView& view) {
    for (std::size_t i = 0; i < view.end(); ++i) {
        if (view.event_as<event::TurnStarts>(i) != nullptr) {
            return i + 1;
        }
    }
    return std::nullopt;
}

// Heals 1 at the start of the turn; goes when damage is suffered.
bool declines_regenerate(const PlayView& view) {
    const auto* start = view.step_as<step::StartTurn>();
    return start != nullptr && !start->regenerate;
}

// A character may decline the heal; nobody else may.
Seen declined_regenerate(const PlayView& view, const std::string& id) {
    const Figure* figure = view.before().find(id);
    const bool may =
        figure != nullptr && figure->kind == Kind::character && view.had(0, id, regenerate);
    const bool heals = std::ranges::any_of(view.events(), [](const Event& event) {
        return std::holds_alternative<event::Heal>(event.what);
    });
    if (view.refusal() == nullptr && heals) {
        return {Verdict::broken, id + " declines the heal of regenerate, and is healed"};
    }
    if (view.refusal() == nullptr && may) {
        return {Verdict::decisive, {}};
    }
    return refusal_seen(view, "condition.regenerate"_clause, !may,
                        "only a character with regenerate may decline its heal");
}

Seen regenerates(const PlayView& view) {
    if (declines_regenerate(view)) {
        return declined_regenerate(view, view.step_as<step::StartTurn>()->figure);
    }
    if (view.refusal() != nullptr) {
        return {};
    }
    Judgement judged;
    if (const auto start = turn_start(view)) {
        const std::string& id = view.event_as<event::TurnStarts>(*start - 1)->figure;
        if (view.had(*start, id, regenerate)) {
            const auto* heal = view.event_as<event::Heal>(*start);
            const FigureState* figure = view.standing(*start, id);
            const bool hurt =
                figure->hp && figure->figure->max_hp && *figure->hp < *figure->figure->max_hp;
            const int due = figure->has(poison) ? 0 : hurt ? 1 : heal ? heal->amount : 1;
            judged.expect(heal != nullptr && heal->to == id && heal->amount == due, true,
                          [&] { return id + " does not regenerate at the start of its turn"; });
        }
    }
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* damage = view.event_as<event::Damage>(i);
        if (damage != nullptr && view.had(i, damage->to, regenerate)) {
            judged.expect(!view.had(std::min(i + 2, view.end()), damage->to, regenerate), true,
                          [&] { return damage->to + " keeps regenerate, damaged"; });
        }
    }
    return judged.seen();
}

/// The blow that came of a wound or a bane in the step; null where none did.
const DamageInstance* blow_of(const std::vector<DamageInstance>& blows, DamageSource source,
                              std::size_t from, std::string_view to) {
    const auto found = std::ranges::find_if(blows, [&](const DamageInstance& blow) {
        return blow.at >= from && blow.to == to &&
               ((blow.damage == nullptr && blow.negated == nullptr) || blow.source == source);
    });
    return found == blows.end() ? nullptr : &*found;
}

// Decisive: it deals its damage, or a regenerate has healed it before.
Seen wounds(const PlayView& view) {
    Judgement judged;
    const auto start = turn_start(view);
    if (!start) {
        return {};
    }
    const std::string& id = view.event_as<event::TurnStarts>(*start - 1)->figure;
    if (!view.had(*start, id, wound)) {
        return {};
    }
    const std::vector<DamageInstance>& all = blows(view);
    const DamageInstance* blow = blow_of(all, DamageSource::wound, *start, id);
    const bool healed = view.had(*start, id, regenerate) && !declines_regenerate(view);
    judged.expect(
        (blow != nullptr) != healed || (blow != nullptr && blow->source != DamageSource::wound),
        true, [&] {
            return id +
                   (healed ? " suffers a wound that was healed" : " does not suffer its wound");
        });
    return judged.seen();
}

// 10 damage at the end of the next turn, then it is gone.
Seen bane_strikes(const PlayView& view) {
    Judgement judged;
    const std::vector<DamageInstance>& all = blows(view);
    for (const DamageInstance& blow : all) {
        if (blow.damage != nullptr && blow.source == DamageSource::bane) {
            const bool kept = blow.damage->suffered == blow.after_ward_and_brittle(10) &&
                              !view.had(blow.told + 1, blow.to, bane);
            judged.expect(kept, true, [&] {
                return "bane deals " + std::to_string(blow.damage->suffered) + " to " +
                       std::string{blow.to};
            });
        }
    }
    for (const FigureState& standing : view.standings(0)) {
        const std::string& id = standing.figure->id;
        const auto* said = view.step_as<step::EndTurn>();
        if (said == nullptr || said->figure != id || !standing.here || !standing.has(bane)) {
            continue;
        }
        const bool due = !standing.fresh.contains(bane);
        const bool struck = !view.had(view.end(), id, bane);
        judged.expect(due == struck, true, [&] {
            return id + (due ? " is not struck by its bane" : " is struck by a bane of this turn");
        });
    }
    return judged.seen();
}

// Without it another negative condition would have been gained.
Seen safeguards(const PlayView& view) {
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        if (const auto* gain = view.event_as<event::Gain>(i)) {
            const bool guarded = view.had(i, gain->figure, safeguard);
            if (guarded && !positive.contains(gain->condition)) {
                judged.breaks(gain->figure + " gains " + name(gain->condition) + " with safeguard");
            }
        } else if (const auto* none = view.event_as<event::NoEffect>(i);
                   none != nullptr && none->reason == Obstacle::safeguard) {
            const bool kept = view.had(i, none->figure, safeguard) &&
                              !view.had(std::min(i + 2, view.end()), none->figure, safeguard);
            judged.expect(kept, true,
                          [&] { return none->figure + " is safeguarded and it stays"; });
        }
    }
    return judged.seen();
}

bool is_own_move(MoveKind how) {
    return how == MoveKind::walk || how == MoveKind::jump || how == MoveKind::fly;
}

Seen immobilized(const PlayView& view) {
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* move = view.event_as<event::Move>(i);
        if (move != nullptr && is_own_move(move->how) && view.had(i, move->figure, immobilize)) {
            return {Verdict::broken, move->figure + " moves, immobilized"};
        }
    }
    const auto* move = view.step_as<step::Move>();
    const FigureState* figure = move == nullptr ? nullptr : view.standing(0, move->figure);
    if (figure == nullptr || !figure->here) {
        return {};
    }
    return refusal_seen(view, "condition.immobilize"_clause, figure->has(immobilize),
                        "the figure that moves is immobilized");
}

constexpr Kinds turns = kinds<event::TurnStarts>();

constexpr std::array monitors{
    PlayMonitor{"condition.single"_clause,
                "a figure has each condition at most once, and none to which it is immune",
                kinds<event::Gain, event::NoEffect>(), single},
    PlayMonitor{"condition.end-of-next-turn"_clause,
                "a condition that ends with a turn ends with the next turn after the one in which "
                "it was gained",
                kinds<event::TurnEnds, event::Lose>(), end_of_next_turn},
    PlayMonitor{"condition.regenerate"_clause,
                "1 is healed at the start of the turn, unless a character declines; damage removes "
                "it",
                turns | kinds<event::Damage>() | refusals, regenerates},
    PlayMonitor{"condition.wound"_clause, "1 damage at the start of the turn", turns, wounds},
    PlayMonitor{"condition.bane"_clause, "10 damage at the end of the next turn, then it goes",
                kinds<event::TurnEnds, event::Damage>(), bane_strikes},
    PlayMonitor{"condition.impair"_clause, "only characters gain impair",
                kinds<event::Gain, event::NoEffect>(), impairs},
    PlayMonitor{"condition.safeguard"_clause,
                "the next negative condition is prevented, and safeguard goes",
                kinds<event::Gain, event::NoEffect>(), safeguards},
    PlayMonitor{"condition.immobilize"_clause, "an immobilized figure performs no move",
                kinds<event::Move>() | refusals, immobilized},
};

}  // namespace
}  // namespace of_conditions

std::span<const PlayMonitor> condition_play_monitors() { return of_conditions::monitors; }

}  // namespace standee::verify
