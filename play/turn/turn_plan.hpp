#pragma once

#include <optional>
#include <span>
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
    std::optional<FocusAbility> aim;   ///< what the card says about the focus
};

/// Plans the rest of the card and has one of the outcomes chosen; nobody is asked if the outcome of
/// the plan `before` is still one of them. The focus is the one that the figure has found this
/// turn; it looks for one if it has found none yet, or if that one is gone and an attack is left
/// [monster.new-focus-after-kill]. None where the play stops. `rest_of_card`: nothing else is left.
std::optional<TurnPlan> plan_on(Game& game, const std::string& figure,
                                std::vector<Ability> abilities, const TurnPlan* before = nullptr,
                                bool rest_of_card = false);

/// An attack of a plan as abilities, with what the card says about the focus before it.
std::vector<Ability> aimed(const TurnPlan& plan, const AttackAbility& attack);

/// Plans one more attack of an ability whose target is gone: by the focus rules, from where the
/// figure stands, on none of `others`, whom the ability attacks or has attacked. No targets where
/// there is nobody to attack. The figure holds the new focus if its own is gone
/// [monster.new-focus-after-kill]. None where the play stops.
std::optional<TurnPlan> plan_left_over(Game& game, const std::string& figure,
                                       std::vector<Ability> attack,
                                       const std::vector<std::string>& others);

/// Has the figure find its focus before it performs what is left of the card, if it has to: for a
/// move or an attack that comes after something that may change whom it would find.
Flow find_focus(Game& game, const std::string& figure, std::vector<Ability> abilities);

/// Whether the figure makes an attack if it performs these abilities [condition.disarm].
bool makes_attack(const GameState& state, const std::string& figure,
                  std::vector<Ability> abilities);

/// Whether an ability depends on the focus: a move, a teleport or an attack.
bool goes_by_focus(const Ability& ability);

/// Whether the figure still stands where the plan has it.
bool is_on_course(const GameState& state, const std::string& figure, const TurnPlan& plan);

/// Carries out a move ability of the plan: as far along the path as its points go, the first of
/// `moves`. The others are those of the moves that follow it before the attack [move.points].
void follow_path(Game& game, const std::string& figure, TurnPlan& plan, std::span<const int> moves,
                 bool jump);

}  // namespace standee
