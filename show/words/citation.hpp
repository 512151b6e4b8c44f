#pragma once

#include <string>

#include "lib/clause.hpp"

namespace standee {

/// A clause and where it stands in the rulebook that the edition follows:
/// "monster.focus-path, Frosthaven p.41, p.74".
std::string cited(Clause clause, EditionId edition);

}  // namespace standee
