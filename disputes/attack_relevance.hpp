#pragma once

#include <vector>

#include "lib/clause.hpp"
#include "lib/figure.hpp"
#include "play/event.hpp"
#include "play/step.hpp"

namespace standee {

using Clauses = std::vector<Clause>;

/// Appends clauses to others.
void join(Clauses& clauses, const Clauses& more);

/// What an attack met: both figures as they were, and the step, where it was one of its own.
struct AttackMet {
    const event::Attack& attack;
    const Figure* by;
    const Figure* target;
    const step::Attack* step;
    const Edition& rules;
};

/// The clauses by which an attack came to its number, stage by stage [attack.order].
std::vector<Clause> clauses_of_number(const AttackMet& met);

/// Those by which what follows it did or did not: its effects, retaliate.
std::vector<Clause> clauses_of_effects(const AttackMet& met, bool target_left);

/// The clause that a condition has of its own; none for bless and curse, which are cards.
std::optional<Clause> clause_of(Condition condition);

/// Ward and brittle, where the figure has them [condition.ward-brittle].
std::vector<Clause> ward_and_brittle_of(const Figure& figure);

}  // namespace standee
