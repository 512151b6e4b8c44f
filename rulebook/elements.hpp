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
/// Carries out the infusions of the turn that ends, or leaves them to the monster set.
void infuse_at_end_of_turn(Table& table);
/// Carries out the infusions that wait for a set whose figures have all ended their turns.
void infuse_for_sets(Table& table, const std::string& last, const std::string& its_set);
/// The monster set after whose last turn the infusions of a figure take effect; empty: after the
/// figure's own turn.
std::string infusions_wait_for(const Table& table, const Figure& figure);
/// Whether a figure of the set, other than `besides`, that benefits from its consumptions still has
/// to act; with `able`, only figures that are not stunned count [element.consume, condition.stun].
bool benefits_still_act(const Table& table, const std::string& set, std::string_view besides,
                        bool able = false);
/// Gives back the elements that sets have taken and because of which nothing was performed: once no
/// figure of the set still has to act, and at the end of the round [element.consume].
void give_back_for_sets(Table& table, bool round_ends);
/// [element.wane]
void wane(Table& table);

}  // namespace standee::rulebook
