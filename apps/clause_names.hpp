#pragma once

#include <string>
#include <vector>

#include "lib/clause.hpp"

namespace standee {

/// The clauses with these ids, in the order given. Throws InputError for an id that does not exist;
/// it names the closest one.
std::vector<Clause> clauses_called(const std::vector<std::string>& ids);

}  // namespace standee
