#pragma once

#include "rulebook/table.hpp"

namespace standee::rulebook {

/// [element.infuse]
void infuse(Table& table, Element element);
/// The infusion of an icon on a card [element.infuse, element.wild].
void infuse_by_card(Table& table, const std::string& id, ElementChoice icon);
/// [element.consume]
void consume(Table& table, Element element);
/// [element.consume]
bool can_consume(const Table& table, Element element, std::string_view by);
/// [element.wild]
Element choose_element(Table& table, const std::string& id, ElementChoice icon);
/// Carries out the infusions of the turn that ends, or hands them on to the set.
void infuse_at_end_of_turn(Table& table);
/// Carries out the infusions that wait for a set whose figures have all ended their turns.
void infuse_for_sets(Table& table, const std::string& last, const std::string& its_set);
/// The set for whose last turn the infusions of a figure wait; empty: for the end of its own.
std::string infusions_wait_for(const Table& table, const Figure& figure);
/// Whether a figure of the set that benefits from what the set consumes has still to act, other
/// than `besides`; `able`: and is not stunned [element.consume, condition.stun].
bool benefits_still_act(const Table& table, const std::string& set, std::string_view besides,
                        bool able = false);
/// What sets have consumed for nothing comes back: once none of them has still to act, and at the
/// end of the round [element.consume].
void give_back_for_sets(Table& table, bool round_ends);
/// [element.wane]
void wane(Table& table);

}  // namespace standee::rulebook
