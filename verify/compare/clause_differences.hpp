#pragma once

#include <string_view>
#include <vector>

#include "lib/clause.hpp"

namespace standee::verify {

/// The clauses that the rulebooks of two editions tell otherwise, as the registry has it. Where it
/// says nothing of Jaws of the Lion it is as Gloomhaven, of Gloomhaven 2nd edition as Frosthaven.
std::vector<Clause> clauses_that_differ(EditionId a, EditionId b);

/// Why no case of board and cards shows that editions differ on a clause; empty where one can.
std::string_view why_no_case(Clause clause);

}  // namespace standee::verify
