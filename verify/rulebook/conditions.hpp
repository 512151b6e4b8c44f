#pragma once

#include "verify/rulebook/table.hpp"

namespace standee::rulebook {

/// The figure gains a condition, with all that may prevent it [condition.single].
void gain(Table& table, const std::string& id, Condition condition, Clause clause);
/// The figure loses a condition; whether it had it.
bool lose(Table& table, const std::string& id, Condition condition, Clause clause);
/// At the end of its turn [condition.end-of-next-turn].
void end_conditions(Table& table, const std::string& id);

}  // namespace standee::rulebook
