#pragma once

#include <string>
#include <vector>

#include "rulebook/table.hpp"

namespace standee::rulebook {

/// The order in which several figures are attacked, moved or act, which the party chooses by a
/// clause; the first option is the order given.
std::vector<std::string> choose_sequence(Table& table, Clause clause, ChoiceKind of,
                                         const std::string& figure,
                                         std::vector<std::string> others);

}  // namespace standee::rulebook
