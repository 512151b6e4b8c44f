#include <algorithm>

#include "verify/monitors/play/attacks.hpp"
#include "verify/monitors/play/monitor.hpp"

// Damage about to be suffered: its amount, who negates it, and who dies.

namespace standee::verify {
namespace of_damage {
namespace {

constexpr Kinds suffering =
    kinds<event::Damage, event::Negate, event::Lose, event::BonusUsed, event::BonusEnds>();

/// What was told of a blow: damage in full, or the amount negated; none where nothing was left.
std::optional<int> told_of(const DamageInstance& blow) {
    return blow.damage != nullptr    ? std::optional{blow.damage->suffered}
           : blow.negated != nullptr ? std::optional{blow.negated->amount}
                                     : std::nullopt;
}

std::string of(const DamageInstance& blow) { return "damage to " + std::string{blow.to}; }

template <class Look>
Seen each_blow(const PlayView& view, Look look) {
    Judgement judged;
    for (const DamageInstance& blow : blows(view)) {
        look(blow, judged);
    }
    return judged.seen();
}

/// What a figure has when it is about to suffer: ward, brittle.
bool held(const PlayView& view, const DamageInstance& blow, Condition condition) {
    return view.had(blow.at, blow.to, condition);
}

void judge_amount(const DamageInstance& blow, Judgement& judged, bool rightly_spent) {
    const auto told = told_of(blow);
    const int due = blow.due.value_or(told.value_or(0));
    const int left = blow.due ? blow.after_ward_and_brittle(due) : due;
    judged.expect(rightly_spent && (!told || *told == left), left != due, [&] {
        return of(blow) + " of " + std::to_string(due) + " is told as " +
               std::to_string(told.value_or(0)) + (rightly_spent ? "" : ", and nothing is spent");
    });
}

Seen ward(const PlayView& view) {
    return each_blow(view, [&](const DamageInstance& blow, Judgement& judged) {
        if (held(view, blow, Condition::ward) && !held(view, blow, Condition::brittle)) {
            judge_amount(blow, judged, blow.ward_spent);
        }
    });
}

Seen brittle(const PlayView& view) {
    return each_blow(view, [&](const DamageInstance& blow, Judgement& judged) {
        if (held(view, blow, Condition::brittle) && !held(view, blow, Condition::ward)) {
            judge_amount(blow, judged, blow.brittle_spent);
        }
    });
}

// Decisive whenever both are there: either alone would change the damage, and one would stay.
Seen ward_brittle(const PlayView& view) {
    return each_blow(view, [&](const DamageInstance& blow, Judgement& judged) {
        if (!held(view, blow, Condition::brittle) || !held(view, blow, Condition::ward)) {
            return;
        }
        const auto told = told_of(blow);
        const bool kept = blow.ward_spent && blow.brittle_spent && (!blow.due || told == blow.due);
        judged.expect(kept, true, [&] { return of(blow) + " with ward and brittle is changed"; });
    });
}

// Decisive against a figure with a shield, which an attack would meet.
Seen direct(const PlayView& view) {
    if (view.has_harm_on_death()) {
        return {};
    }
    return each_blow(view, [&](const DamageInstance& blow, Judgement& judged) {
        const auto told = told_of(blow);
        if (!told || !blow.due || blow.source == DamageSource::attack) {
            return;
        }
        const FigureState* figure = view.standing(blow.at, blow.to);
        int shield = figure->figure->shield;
        for (const ActiveBonus& bonus : view.bonuses(blow.at, blow.to)) {
            shield += bonus.kind == ActiveBonus::Kind::shield ? bonus.value : 0;
        }
        judged.expect(*told == blow.after_ward_and_brittle(*blow.due), shield > 0, [&] {
            return of(blow) + " of " + std::to_string(*blow.due) + " is told as " +
                   std::to_string(*told);
        });
    });
}

const Negating* negating_of(const PlayStep& step) {
    return std::visit(
        [](const auto& s) -> const Negating* {
            if constexpr (requires { s.negate; }) {
                return &s.negate;
            } else {
                return nullptr;
            }
        },
        step);
}

/// Whether the step names a figure that is no character to negate damage.
bool names_no_character(const PlayView& view, const Negating& negating) {
    const auto is_other = [&](const std::string& id) {
        const FigureState* figure = view.standing(0, id);
        return figure != nullptr && figure->figure->kind != Kind::character;
    };
    const auto* attack = view.step_as<step::Attack>();
    const auto* damage = view.step_as<step::Damage>();
    const std::string* target = attack != nullptr   ? &attack->target
                                : damage != nullptr ? &damage->to
                                                    : nullptr;
    return (negating.target && target != nullptr && is_other(*target)) ||
           std::ranges::any_of(negating.who, is_other, &NegatedSource::who);
}

bool can_pay(const Figure& figure) {
    return !figure.cards || figure.cards->hand > 0 || figure.cards->discard > 1;
}

Seen negation_refused(const PlayView& view) {
    const Negating* negating = negating_of(view.step());
    if (!view.is_refused_by("damage.negate") || negating == nullptr) {
        return {};
    }
    const bool poor =
        std::ranges::any_of(view.before().figures, [](const Figure& f) { return !can_pay(f); });
    Judgement judged;
    judged.expect(poor || names_no_character(view, *negating), true,
                  [] { return "refused, though only characters negate and all have cards"; });
    return judged.seen();
}

/// The cards of a character after it lost them for each negation so far in the step.
CardCount paid(const PlayView& view, const DamageInstance& until, CardCount cards) {
    for (const DamageInstance& blow : blows(view)) {
        if (blow.negated != nullptr && blow.to == until.to && blow.at <= until.at) {
            cards.hand -= blow.negated->hand;
            cards.discard -= blow.negated->discard;
        }
    }
    return cards;
}

Seen negate(const PlayView& view) {
    if (view.refusal() != nullptr) {
        return negation_refused(view);
    }
    return each_blow(view, [&](const DamageInstance& blow, Judgement& judged) {
        if (blow.negated == nullptr) {
            return;
        }
        const FigureState* figure = view.standing(blow.at, blow.to);
        const event::Negate& told = *blow.negated;
        const bool card = !told.by_bonus;
        bool kept = !card || figure->figure->kind == Kind::character;
        kept = kept && told.amount > 0;
        kept = kept && (!blow.due || told.amount == blow.after_ward_and_brittle(*blow.due));
        if (card && figure->figure->cards) {
            const CardCount left = paid(view, blow, *figure->figure->cards);
            const bool price =
                (told.hand == 1 && told.discard == 0) || (told.hand == 0 && told.discard == 2);
            kept = kept && price && left.hand >= 0 && left.discard >= 0;
        }
        judged.expect(kept, true, [&] {
            return of(blow) + " is negated at " + std::to_string(told.amount) + " for " +
                   std::to_string(told.hand) + " and " + std::to_string(told.discard) + " cards";
        });
    });
}

/// The event of leaving that follows the damage of a blow; null where none does.
const event::Leave* leave_after(const PlayView& view, const DamageInstance& blow) {
    for (std::size_t i = blow.told + 1; i < view.end(); ++i) {
        if (const auto* leave = view.event_as<event::Leave>(i)) {
            return leave->figure == blow.to ? leave : nullptr;
        }
        if (view.event_as<event::Lose>(i) == nullptr) {
            return nullptr;
        }
    }
    return nullptr;
}

bool is_spent(const PlayView& view, const DamageInstance& blow) {
    const FigureState* figure = view.standing(blow.told + 1, blow.to);
    return figure != nullptr && figure->hp && *figure->hp == 0;
}

bool falls(const PlayView& view, const DamageInstance& blow) {
    return blow.damage != nullptr && is_spent(view, blow);
}

/// Whether the death of a monster leaves a loot token.
bool leaves_token(const PlayView& view, const Figure& figure) {
    const bool monster =
        figure.side == Side::monsters &&
        (figure.kind == Kind::monster || figure.kind == Kind::boss || figure.kind == Kind::summon);
    const bool summoned =
        figure.origin != Origin::placed || figure.summoner || figure.kind == Kind::summon;
    const bool cap =
        view.rules().loot_limit && view.before().progress.loot_placed >= *view.rules().loot_limit;
    return monster && !cap && (!summoned || view.rules().summoned_monsters_drop_loot);
}

/// Whether a token is told after the figure has left and before another leaves from the same hex.
bool tells_token_of(const PlayView& view, std::size_t from, const event::Leave& leave) {
    for (std::size_t i = from; i < view.end(); ++i) {
        const auto* token = view.event_as<event::LootToken>(i);
        if (token != nullptr && token->at == leave.at) {
            return true;
        }
        const auto* other = view.event_as<event::Leave>(i);
        if (other != nullptr && other != &leave && other->at == leave.at) {
            return false;
        }
    }
    return false;
}

/// Whether the figure is on the map no more, or another with its id has come since.
bool is_gone(const PlayView& view, const DamageInstance& blow) {
    for (std::size_t i = blow.told; i < view.end(); ++i) {
        const auto* summon = view.event_as<event::Summon>(i);
        if (summon != nullptr && summon->figure == blow.to) {
            return true;
        }
    }
    return view.after().find(std::string{blow.to}) == nullptr;
}

/// Whether the card of the turn kills figures that have hit points left.
bool may_kill(const PlayView& view) {
    const auto* turn = view.step_as<step::Turn>();
    return turn != nullptr && turn->turn.abilities &&
           std::ranges::any_of(*turn->turn.abilities, [](const Ability& ability) {
               return std::holds_alternative<KillAbility>(ability.what);
           });
}

// Whether it leaves its token is decisive where the editions part.
Seen monster_death(const PlayView& view) {
    return each_blow(view, [&](const DamageInstance& blow, Judgement& judged) {
        if (blow.damage == nullptr) {
            return;
        }
        const FigureState* figure = view.standing(blow.at, blow.to);
        if (figure->figure->kind == Kind::character) {
            return;
        }
        const event::Leave* leave = leave_after(view, blow);
        if (!falls(view, blow)) {
            if (leave != nullptr && !may_kill(view)) {
                judged.breaks(std::string{blow.to} + " leaves the map with hit points left");
            }
            return;
        }
        const auto tokens = [&](const std::vector<Hex>& list) {
            return std::ranges::count(list, figure->at);
        };
        const bool due = leaves_token(view, *figure->figure);
        const bool told = leave != nullptr && tells_token_of(view, blow.told, *leave);
        judged.expect(leave != nullptr && told == due && is_gone(view, blow),
                      due || tokens(view.before().loot) == 0, [&] {
                          return std::string{blow.to} + (leave == nullptr
                                                             ? " does not leave the map"
                                                         : told ? " leaves a loot token"
                                                                : " leaves no loot token");
                      });
    });
}

Seen exhaustion(const PlayView& view) {
    return each_blow(view, [&](const DamageInstance& blow, Judgement& judged) {
        const FigureState* figure = view.standing(blow.at, blow.to);
        if (!falls(view, blow) || figure->figure->kind != Kind::character) {
            return;
        }
        const event::Leave* leave = leave_after(view, blow);
        judged.expect(leave != nullptr && leave->how == Departure::exhausted &&
                          view.after().find(std::string{blow.to}) == nullptr,
                      true, [&] { return std::string{blow.to} + " is not exhausted"; });
    });
}

Seen summons_leave(const PlayView& view) {
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* leave = view.event_as<event::Leave>(i);
        if (leave == nullptr || leave->how != Departure::exhausted) {
            continue;
        }
        for (const FigureState& other : view.standings(i)) {
            if (other.here && other.figure->kind == Kind::summon &&
                other.figure->summoner == leave->figure) {
                judged.expect(view.after().find(other.figure->id) == nullptr, true,
                              [&] { return other.figure->id + " stays without " + leave->figure; });
            }
        }
    }
    return judged.seen();
}

/// The character to whom a kill is due; empty for nobody.
std::string credit_due(const PlayView& view, const DamageInstance& blow) {
    const FigureState* gone = view.standing(blow.at, blow.to);
    const FigureState* by = view.standing(blow.at, blow.damage->from);
    if (by != nullptr && by->here && by->figure->kind == Kind::summon && by->figure->summoner) {
        by = view.standing(blow.at, *by->figure->summoner);
    }
    const bool earned = by != nullptr && by->here && by->figure->kind == Kind::character &&
                        by->figure->side != gone->figure->side;
    return earned ? by->figure->id : "";
}

Seen kill_credit(const PlayView& view) {
    return each_blow(view, [&](const DamageInstance& blow, Judgement& judged) {
        const event::Leave* leave = falls(view, blow) ? leave_after(view, blow) : nullptr;
        if (leave == nullptr || leave->how != Departure::death) {
            return;
        }
        const bool by_itself =
            blow.source == DamageSource::wound || blow.source == DamageSource::bane;
        const std::string due = by_itself ? "" : credit_due(view, blow);
        judged.expect(leave->credit == due, !due.empty(), [&] {
            return "credit for " + leave->figure + " goes to \"" + leave->credit + "\", not \"" +
                   due + "\"";
        });
    });
}

constexpr std::array monitors{
    PlayMonitor{"condition.ward"_clause, "the next damage is halved, rounded down, and ward goes",
                suffering, ward},
    PlayMonitor{"condition.brittle"_clause, "the next damage is doubled, and brittle goes",
                suffering, brittle},
    PlayMonitor{"condition.ward-brittle"_clause, "both cancel, both go, the damage is unchanged",
                suffering, ward_brittle},
    PlayMonitor{"damage.direct"_clause,
                "a shield does not reduce damage that is not from an attack", suffering, direct},
    PlayMonitor{"damage.negate"_clause,
                "a character negates what is left after ward and brittle, at the price of cards",
                suffering | refusals, negate},
    PlayMonitor{"damage.monster-death"_clause,
                "a monster without hit points leaves the map and a loot token as the edition says",
                kinds<event::Damage>(), monster_death},
    PlayMonitor{"damage.exhaustion"_clause, "a character without hit points is exhausted",
                kinds<event::Damage>(), exhaustion},
    PlayMonitor{"summon.leaves"_clause, "summons leave with their exhausted summoner",
                kinds<event::Leave>(), summons_leave},
    PlayMonitor{"damage.kill-credit"_clause,
                "a kill is credited to the character that dealt or forced the damage",
                kinds<event::Leave>(), kill_credit},
};

}  // namespace
}  // namespace of_damage

std::span<const PlayMonitor> damage_play_monitors() { return of_damage::monitors; }

}  // namespace standee::verify
