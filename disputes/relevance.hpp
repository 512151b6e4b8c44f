#pragma once

#include <vector>

#include "disputes/branches.hpp"
#include "disputes/claim_subjects.hpp"
#include "lib/clause.hpp"

namespace standee {

/// The clauses that bear on the claim_subjects, each once, in the order in which the course comes
/// to them: those by which its events happen, and those by which an attack, a blow or a heal comes
/// to its number or not to another: shield, poison, retaliate, advantage. Where nothing happens to
/// the claim_subjects, those of all that happens; where nothing does, those of the steps.
std::vector<Clause> clauses_on(const Matter& claim_subjects, const Course& course);

}  // namespace standee
