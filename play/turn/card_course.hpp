#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/game.hpp"
#include "play/turn/turn_plan.hpp"

namespace standee {

/// The plan that a figure follows when it moves, teleports and attacks as it performs a card.
class CardCourse {
public:
    CardCourse(Game& game, const std::string& figure) : game_{game}, id_{figure} {}

    /// Whether the plan can still be followed: nothing else has been performed since it was made,
    /// the figure stands where the plan says, and its focus and targets are still on the map.
    [[nodiscard]] bool holds() const;
    /// Makes a new plan for the rest of the card. `certain`: exactly these abilities will be
    /// performed.
    Flow renew(std::vector<Ability> abilities, bool certain);
    /// Something was performed that the plan did not take into account.
    void outdate() { is_old_ = true; }
    /// The plan, which must exist.
    [[nodiscard]] TurnPlan& plan() { return *plan_; }
    /// Hands over the plan, for the attack with which it ends.
    [[nodiscard]] TurnPlan take();

    /// Forgets the plan, which is over.
    void drop() { plan_.reset(); }

    /// What the card says about the focus. It must outlive this object.
    void aim(const FocusAbility& focus) { aim_ = &focus; }
    /// The abilities, after a line that says the same about the focus.
    [[nodiscard]] std::vector<Ability> aimed(std::vector<Ability> abilities) const;

private:
    [[nodiscard]] bool is_on_course() const;

    Game& game_;
    const std::string& id_;
    std::optional<TurnPlan> plan_;
    bool is_old_ = false;  ///< something else has been performed since it was made
    const FocusAbility* aim_ = nullptr;
};

}  // namespace standee
