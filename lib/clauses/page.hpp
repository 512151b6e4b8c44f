#pragma once

#include <string>

#include "lib/clause.hpp"

namespace standee {

/// Where a clause stands, for an edition: "Frosthaven p.41, p.74", or "as in Frosthaven p.27" where
/// the edition's own rulebook has no page for it and it follows another. Empty where neither has
/// one.
std::string page_of(Clause clause, EditionId edition);

}  // namespace standee
