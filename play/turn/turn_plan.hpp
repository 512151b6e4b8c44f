#pragma once

#include <optional>
#include <string>
#include <vector>

#include "focus/turn.hpp"
#include "play/game.hpp"

namespace standee {

/// The outcome that a figure is carrying out: chosen among those that the rules allow, for the
/// next attack on its card and the moves before it.
struct TurnPlan {
    TurnOption option;
    std::string focus;                 ///< empty: none
    std::vector<std::string> targets;  ///< ids
    std::size_t reached = 0;           ///< position in the option's path
};

/// Plans for what is left of the card, and has one of the outcomes chosen. With a `focus` that is
/// still there, outcomes with that focus come before others [monster.new-focus-after-kill]. None
/// where the play stops.
std::optional<TurnPlan> plan_on(Game& game, const std::string& figure,
                                std::vector<Ability> abilities, const std::string& focus);

/// Whether the figure still stands where the plan has it.
bool is_on_course(const GameState& state, const std::string& figure, const TurnPlan& plan);

/// Carries out a move ability of the plan: as far along the path as `points` go, or all of what
/// is left of it if this is the last move before the attack.
void follow_path(Game& game, const std::string& figure, TurnPlan& plan, int points, bool jump,
                 bool last_move);

/// The order in which the targets are attacked: the party's choice [monster.ambiguity]. None where
/// the play stops.
std::optional<std::vector<std::string>> attack_sequence(Game& game, const std::string& figure,
                                                        std::vector<std::string> targets);

}  // namespace standee
