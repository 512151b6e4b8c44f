#pragma once

#include <vector>

#include "play/step.hpp"
#include "rulebook/table.hpp"

namespace standee::rulebook {

/// The result of a step.
struct Performed {
    std::vector<Event> events;
    Scene scene;      ///< after the step
    ClauseSet asked;  ///< the clauses that the rules asked for
};

/// A table on which a step is carried out by these rules. A choice that is not decided takes its
/// first option.
Table table_for(const Scene& scene, const PlayStep& step, const Rules& rules, Ground& ground);

/// Carries out one step on the table; there is a function for each kind of step.
void perform_step(Table& table, const PlayStep& step);

/// Carries out several within a turn.
void perform_steps(Table& table, const std::vector<LocatedStep>& steps);

/// Carries out one step by these rules, on a table of its own. Throws InputError, with the clause,
/// for a step that the rules forbid.
Performed perform(const Scene& scene, const PlayStep& step, const Rules& rules, Ground& ground);

}  // namespace standee::rulebook
