#pragma once

#include <string_view>

#include "lib/condition.hpp"
#include "play/game.hpp"

namespace standee {

/// The clause of a condition's place among those that are gained at the same time. If the figure's
/// safeguard prevents one of several negative conditions, the party chooses which
/// [condition.safeguard]; otherwise the clause is `usual`.
Clause clause_of_place(const Figure& figure, Condition condition, Clause usual);

/// The figure gains a condition, unless immunity or safeguard prevents it. Bless and curse are
/// cards that go to its deck. If the figure already has the condition, its duration starts again.
/// Refuses a condition that the edition does not have.
void gain(Game& game, std::string_view id, Condition condition, Clause clause);

/// The figure loses a condition. Returns whether it had it.
bool lose(Game& game, std::string_view id, Condition condition, Clause clause);

/// Whether the condition ends with the present end of the figure's turn
/// [condition.end-of-next-turn].
bool ends_now(const HeldCondition& held);

/// At the end of the figure's turn: removes the conditions that last until the end of its next
/// turn, except those gained during this turn [condition.end-of-next-turn].
void end_conditions(Game& game, const std::string& id);

/// Whether it is a condition that lasts until the end of the figure's next turn.
bool ends_with_turn(Condition condition);

}  // namespace standee
