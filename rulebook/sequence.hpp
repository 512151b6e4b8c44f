#pragma once

#include <string>
#include <vector>

#include "rulebook/table.hpp"

namespace standee::rulebook {

/// Lets the party choose, by a clause, the order in which several figures are attacked, are moved
/// or act. The first option is the order given.
std::vector<std::string> choose_sequence(Table& table, Clause clause, ChoiceKind of,
                                         const std::string& figure,
                                         std::vector<std::string> others);

}  // namespace standee::rulebook
