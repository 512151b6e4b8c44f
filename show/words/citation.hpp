#pragma once

#include <string>

#include "lib/clause.hpp"

namespace standee {

/// A clause and its pages in the rulebook that the edition follows: "monster.focus-path, Frosthaven
/// p.41, p.74". A page of another edition's rulebook is "as in Frosthaven p.27".
std::string cited(Clause clause, EditionId edition);

}  // namespace standee
