#pragma once

#include <string_view>

#include "lib/condition.hpp"
#include "play/game.hpp"

namespace standee {

/// The clause that orders a condition among those that come with it: if the figure's safeguard
/// prevents one of several negative ones, the party chooses which; otherwise `usual`
/// [condition.safeguard].
Clause clause_of_place(const Figure& figure, Condition condition, Clause usual);

/// Whether the figure is immune to the condition: its own immunities, or as an objective
/// [condition.single, map.objective].
bool is_immune(const Figure& figure, Condition condition, const Edition& edition);

/// The figure gains a condition, with all that may prevent it: immunity, safeguard; bless and curse
/// go to its deck. If it is gained again, its duration starts again. Refuses a condition that the
/// edition lacks.
void gain(Game& game, std::string_view id, Condition condition, Clause clause);

/// The figure loses a condition, if it has it; returns whether it had it.
bool lose(Game& game, std::string_view id, Condition condition, Clause clause);

/// Whether the condition ends with the figure's turn that ends now [condition.end-of-next-turn].
bool ends_now(const HeldCondition& held);

/// At the end of the figure's turn: those that last until the end of its next turn leave, unless
/// gained during this one [condition.end-of-next-turn].
void end_conditions(Game& game, const std::string& id);

/// Whether the condition leaves at the end of the figure's next turn.
bool ends_with_turn(Condition condition);

}  // namespace standee
