#pragma once

#include "rulebook/table.hpp"

namespace standee::rulebook {

/// The figure gains a condition, unless something prevents it [condition.single].
void gain(Table& table, const std::string& id, Condition condition, Clause clause);
/// Whether the figure can never gain the condition [condition.single].
bool is_immune(const Table& table, const Figure& figure, Condition condition);
/// The figure loses a condition. Returns whether it had it.
bool lose(Table& table, const std::string& id, Condition condition, Clause clause);
/// At the end of the figure's turn: removes the conditions that end with it
/// [condition.end-of-next-turn].
void end_conditions(Table& table, const std::string& id);

}  // namespace standee::rulebook
