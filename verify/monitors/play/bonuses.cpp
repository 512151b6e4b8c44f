#include <algorithm>

#include "verify/monitors/play/attacks.hpp"
#include "verify/monitors/play/monitor.hpp"

// How long bonuses last.

namespace standee::verify {
namespace of_bonuses {
namespace {

using Unit = Lasting::Unit;

std::string of(const std::string& on) { return "a bonus of " + on; }

std::ptrdiff_t count(const std::vector<ActiveBonus>& bonuses, Unit unit) {
    return std::ranges::count(bonuses, unit, [](const ActiveBonus& b) { return b.lasts.unit; });
}

/// Figures on the map before and after the step, in pairs.
template <class Look>
void each_that_stays(const PlayView& view, Look look) {
    for (const Figure& before : view.before().figures) {
        if (const Figure* after = view.after().find(before.id)) {
            look(before, *after);
        }
    }
}

// With the end of the round all round bonuses are gone, and not before.
Seen round(const PlayView& view) {
    Judgement judged;
    const bool ends = view.step_as<step::EndRound>() != nullptr && view.refusal() == nullptr;
    each_that_stays(view, [&](const Figure& before, const Figure& after) {
        if (ends && count(before.bonuses, Unit::round) > 0) {
            judged.expect(count(after.bonuses, Unit::round) == 0, true,
                          [&] { return of(after.id) + " of this round outlasts it"; });
        }
    });
    for (std::size_t i = 0; i < view.end(); ++i) {
        if (const auto* end = view.event_as<event::BonusEnds>(i);
            end != nullptr && end->bonus.lasts.unit == Unit::round) {
            const bool used_up = end->bonus.uses && *end->bonus.uses <= 0;
            judged.expect(ends || used_up, true,
                          [&] { return of(end->on) + " of this round ends before it"; });
        } else if (const auto* begun = view.event_as<event::Bonus>(i);
                   begun != nullptr && begun->bonus.lasts.unit == Unit::round) {
            const auto now = view.bonuses(i + 1, begun->on);
            judged.expect(!now.empty(), true,
                          [&] { return of(begun->on) + " begins and is not there"; });
        }
    }
    return judged.seen();
}

/// Until when the target may answer: the death of the attacker may kill it too [card.when-dies].
std::size_t end_of_answer(const PlayView& view, const ObservedAttack& hit) {
    for (std::size_t i = hit.at; i < hit.end; ++i) {
        const auto* leave = view.event_as<event::Leave>(i);
        if (leave != nullptr && leave->figure == hit.event->by) {
            return i;
        }
    }
    return hit.end;
}

/// How many times the token of such a bonus is to advance in an attack: once where the figure
/// attacks or is attacked; of retaliate only where the target lives to answer.
int advances_due(const PlayView& view, const ObservedAttack& hit, const std::string& id,
                 ActiveBonus::Kind kind) {
    switch (kind) {
        case ActiveBonus::Kind::attack: return id == hit.event->by ? 1 : 0;
        case ActiveBonus::Kind::shield: return id == hit.event->target ? 1 : 0;
        case ActiveBonus::Kind::retaliate: {
            const std::size_t end = end_of_answer(view, hit);
            return id == hit.event->target && view.standing(end, id)->here ? 1 : 0;
        }
        default: break;
    }
    return 0;
}

int advances_told(const PlayView& view, const ObservedAttack& hit, const std::string& id,
                  const ActiveBonus& bonus) {
    int told = 0;
    for (std::size_t i = hit.at; i < hit.end; ++i) {
        const auto* used = view.event_as<event::BonusUsed>(i);
        told += used != nullptr && used->on == id && used->bonus.kind == bonus.kind &&
                        used->bonus.value == bonus.value && used->bonus.attack == bonus.attack &&
                        used->bonus.range == bonus.range &&
                        used->bonus.lasts.unit == bonus.lasts.unit
                    ? 1
                    : 0;
    }
    return told;
}

/// The first slot of a bonus taken in a hit, where the figure has one such bonus only.
const event::BonusUsed* first_advance(const PlayView& view, const ObservedAttack& hit,
                                      const std::string& id, const ActiveBonus& bonus) {
    const auto bonuses = view.bonuses(hit.at, id);
    if (std::ranges::count(bonuses, bonus.kind, &ActiveBonus::kind) > 1) {
        return nullptr;
    }
    for (std::size_t i = hit.at; i < hit.end; ++i) {
        const auto* used = view.event_as<event::BonusUsed>(i);
        if (used != nullptr && used->on == id && used->bonus.kind == bonus.kind) {
            return used;
        }
    }
    return nullptr;
}

void judge_uses(const PlayView& view, const ObservedAttack& hit, const std::string& id,
                Judgement& judged) {
    for (const ActiveBonus& bonus : view.bonuses(hit.at, id)) {
        const bool counted = bonus.kind == ActiveBonus::Kind::attack ||
                             bonus.kind == ActiveBonus::Kind::shield ||
                             bonus.kind == ActiveBonus::Kind::retaliate;
        if (!bonus.uses || !counted) {
            continue;
        }
        if (const auto* used = first_advance(view, hit, id, bonus)) {
            judged.expect(used->bonus.uses == *bonus.uses - 1, true,
                          [&] { return of(id) + " takes a slot, and has as many left"; });
        }
        const int due = advances_due(view, hit, id, bonus.kind);
        const int told = advances_told(view, hit, id, bonus);
        judged.expect(due == 0 ? told == 0 : told >= 1, due > 0, [&] {
            return of(id) + " advances " + std::to_string(told) + " slots, not " +
                   std::to_string(due);
        });
    }
}

/// Turns or rounds: how many are left after one more has ended; the first does not count.
Lasting one_later(Lasting lasts) {
    if (lasts.first) {
        lasts.first = false;
    } else {
        --lasts.left;
    }
    return lasts;
}

/// Whether the last of its uses was taken in the step.
bool is_used_up(const PlayView& view, const std::string& id, const ActiveBonus& bonus) {
    return bonus.uses && std::ranges::any_of(view.events(), [&](const Event& event) {
               const auto* end = std::get_if<event::BonusEnds>(&event.what);
               return end != nullptr && end->on == id && end->bonus.kind == bonus.kind &&
                      end->bonus.uses && *end->bonus.uses < 1;
           });
}

void judge_lasting(const PlayView& view, const Figure& before, const Figure& after, Unit unit,
                   Judgement& judged) {
    std::vector<Lasting> due;
    std::vector<Lasting> told;
    for (const ActiveBonus& bonus : before.bonuses) {
        const Lasting later = one_later(bonus.lasts);
        if (bonus.lasts.unit == unit && later.left > 0 && !is_used_up(view, before.id, bonus)) {
            due.push_back(later);
        }
    }
    for (const ActiveBonus& bonus : after.bonuses) {
        if (bonus.lasts.unit == unit) {
            told.push_back(bonus.lasts);
        }
    }
    if (count(before.bonuses, unit) > 0) {
        judged.expect(due == told, true, [&] {
            return of(after.id) + " that lasts a number of turns or rounds is counted wrongly";
        });
    }
}

// Use slots, and those that last a number of turns or rounds.
Seen persistent(const PlayView& view) {
    if (view.has_harm_on_death()) {
        return {};
    }
    Judgement judged;
    if (view.step_as<step::Attack>() != nullptr) {
        for (const ObservedAttack& hit : hits(view)) {
            judge_uses(view, hit, hit.event->by, judged);
            judge_uses(view, hit, hit.event->target, judged);
        }
    }
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* used = view.event_as<event::BonusUsed>(i);
        if (used != nullptr && used->bonus.uses && *used->bonus.uses < 1) {
            bool ends = false;
            for (std::size_t j = i; j < view.end(); ++j) {
                const auto* end = view.event_as<event::BonusEnds>(j);
                ends = ends || (end != nullptr && end->on == used->on);
            }
            judged.expect(ends, true, [&] { return of(used->on) + " outlasts its last use"; });
        }
    }
    const auto* end = view.step_as<step::EndTurn>();
    const bool round_ends = view.step_as<step::EndRound>() != nullptr;
    each_that_stays(view, [&](const Figure& before, const Figure& after) {
        if (end != nullptr && end->figure == before.id) {
            judge_lasting(view, before, after, Unit::turns, judged);
        } else if (round_ends) {
            judge_lasting(view, before, after, Unit::rounds, judged);
        }
    });
    return judged.seen();
}

constexpr std::array monitors{
    PlayMonitor{"bonus.round"_clause, "a round bonus lasts to the end of the round, no longer",
                kinds<event::RoundEnds, event::BonusEnds, event::Bonus>(), round},
    PlayMonitor{"bonus.persistent"_clause,
                "the token advances at each trigger; turns and rounds are counted from the next",
                kinds<event::Attack, event::BonusUsed, event::BonusEnds, event::TurnEnds,
                      event::RoundEnds>(),
                persistent},
};

}  // namespace
}  // namespace of_bonuses

std::span<const PlayMonitor> bonus_play_monitors() { return of_bonuses::monitors; }

}  // namespace standee::verify
