#pragma once

#include <string>

#include "lib/clause.hpp"

namespace standee {

/// A clause and where it stands in the rulebook that the edition follows:
/// "monster.focus-path, Frosthaven p.41, p.74"; a page of another edition's rulebook as "as in
/// Frosthaven p.27".
std::string cited(Clause clause, EditionId edition);

}  // namespace standee
