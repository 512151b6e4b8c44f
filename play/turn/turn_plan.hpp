#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "focus/turn.hpp"
#include "play/game.hpp"

namespace standee {

/// The outcome that a figure is carrying out. It was chosen among those that the rules allow for
/// the next attack on its card and the moves before it.
struct TurnPlan {
    TurnOption option;
    std::string focus;                 ///< empty: none
    std::vector<std::string> targets;  ///< ids
    std::size_t reached = 0;  ///< the position in the option's path that the figure has reached
    std::optional<FocusAbility> aim;  ///< what the card says about the focus
};

/// Plans the rest of the card and has one of the outcomes chosen. Nobody is asked if the outcome of
/// the plan `before` is still one of them. The focus is the one that the figure has found this
/// turn; it looks for one if it has not found any, or if its focus is gone and an attack is left
/// [monster.new-focus-after-kill]. None if the play stops. `rest_of_card`: `abilities` are all that
/// is left of the card.
std::optional<TurnPlan> plan_on(Game& game, const std::string& figure,
                                std::vector<Ability> abilities, const TurnPlan* before = nullptr,
                                bool rest_of_card = false);

/// The attack of a plan as abilities, after what the card says about the focus.
std::vector<Ability> aimed(const TurnPlan& plan, const AttackAbility& attack);

/// Plans one more attack of an ability whose target is gone: by the focus rules, from where the
/// figure stands, without `others`, whom the ability attacks or has attacked. There are no targets
/// if there is nobody to attack. If the figure's own focus is gone, it keeps the new one
/// [monster.new-focus-after-kill]. None if the play stops.
std::optional<TurnPlan> plan_left_over(Game& game, const std::string& figure,
                                       std::vector<Ability> attack,
                                       const std::vector<std::string>& others);

/// Lets the figure find its focus before it performs the rest of the card, if it needs one: for a
/// move or an attack that comes after something that may change which focus it would find.
Flow find_focus(Game& game, const std::string& figure, std::vector<Ability> abilities);

/// Whether the figure would make an attack if it performed these abilities [condition.disarm].
bool makes_attack(const GameState& state, const std::string& figure,
                  std::vector<Ability> abilities);

/// Whether an ability depends on the focus: a move, a teleport or an attack.
bool goes_by_focus(const Ability& ability);

/// Whether the figure still stands where the plan says.
bool is_on_course(const GameState& state, const std::string& figure, const TurnPlan& plan);

/// Carries out a move ability of the plan: the figure goes along the path as far as the points of
/// the move, the first of `moves`, allow. The other `moves` are those that follow it before the
/// attack [move.points].
void follow_path(Game& game, const std::string& figure, TurnPlan& plan, std::span<const int> moves,
                 bool jump);

}  // namespace standee
