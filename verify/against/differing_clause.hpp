#pragma once

#include <cstddef>

#include "verify/against/claim.hpp"
#include "verify/case.hpp"

// The clause of a difference that no single wrong rule explains.

namespace standee::against {

/// The clause behind our value if a play's answer differs: the clause of the last event that
/// changed the value, or the attack's clause if the attack determined the damage. If the value
/// should not have changed at all, it is the clause about that kind of value.
Clause clause_of_play(const verify::Case& tried, const TableClaim& ours, const TableClaim& theirs);

/// The clause by which we play a step that the command refuses.
Clause clause_of_step(const verify::Case& tried, std::size_t step);

}  // namespace standee::against
