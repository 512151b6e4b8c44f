#pragma once

#include <string_view>
#include <vector>

#include "lib/clause.hpp"

namespace standee::verify {

/// The clauses that the rulebooks of two editions state differently, according to the registry.
/// Where it says nothing about Jaws of the Lion, that edition is as Gloomhaven; Gloomhaven 2nd
/// edition is as Frosthaven.
std::vector<Clause> clauses_that_differ(EditionId a, EditionId b);

/// Why no case of board and cards shows that editions differ on a clause; empty where one can.
std::string_view why_no_case(Clause clause);

}  // namespace standee::verify
