#pragma once

#include <memory>
#include <vector>

#include "lib/clause.hpp"
#include "verify/against/claim.hpp"
#include "verify/case.hpp"

// Finds the clause that an answer breaks if no single wrong rule explains the answer.

namespace standee::against {

/// Asks the monitors of turns.
class TurnBlame {
public:
    TurnBlame();
    ~TurnBlame();

    /// The clause that this answer to a turn breaks. For an option that is not allowed, it is the
    /// clause that forbids the option for the focus and attack hex with the fewest clauses against
    /// them. If all options are allowed but some are missing, it is the clause that allows the
    /// missing ones. For a wrong focus, it is the clause that ranks another focus first.
    Clause clause_of(const Scene& scene, const TurnClaim& theirs);

private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

/// The clause behind our value where a play's answer differs: the clause of the last event that
/// changed the value, or the attack's clause if the attack determined the damage. If the value
/// should not have changed at all, it is the clause about that kind of value.
Clause clause_of_play(const verify::Case& tried, const TableClaim& ours, const TableClaim& theirs);

/// The clause by which we play a step that the command refuses.
Clause clause_of_step(const verify::Case& tried, std::size_t step);

}  // namespace standee::against
