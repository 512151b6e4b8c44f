#pragma once

#include "rulebook/table.hpp"

namespace standee::rulebook {

/// The figure gains a condition, with all that may prevent it [condition.single].
void gain(Table& table, const std::string& id, Condition condition, Clause clause);
/// Whether the figure cannot gain the condition, whatever else protects it [condition.single].
bool is_immune(const Table& table, const Figure& figure, Condition condition);
/// The figure loses a condition; whether it had it.
bool lose(Table& table, const std::string& id, Condition condition, Clause clause);
/// At the end of its turn [condition.end-of-next-turn].
void end_conditions(Table& table, const std::string& id);

}  // namespace standee::rulebook
