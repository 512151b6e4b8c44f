#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/game.hpp"
#include "play/turn/turn_plan.hpp"

namespace standee {

/// The plan by which a figure moves, teleports and attacks as it performs a card.
class CardCourse {
public:
    CardCourse(Game& game, const std::string& figure) : game_{game}, id_{figure} {}

    /// Whether the plan is still the one to follow: nothing else has been performed since, the
    /// figure stands where it says, and whom it is about is still there.
    [[nodiscard]] bool holds() const;
    /// Plans what is left of the card anew; `certain`: these abilities are all that it comes to.
    Flow renew(std::vector<Ability> abilities, bool certain);
    /// Something was performed that the plan does not know of.
    void outdate() { is_old_ = true; }
    /// The plan that holds.
    [[nodiscard]] TurnPlan& plan() { return *plan_; }
    /// The plan, for the attack with which it ends.
    [[nodiscard]] TurnPlan take();

    /// Forgets the plan, which is over.
    void drop() { plan_.reset(); }

    /// What the card says about the focus. It must outlive this object.
    void aim(const FocusAbility& focus) { aim_ = &focus; }
    /// Abilities with that before them.
    [[nodiscard]] std::vector<Ability> aimed(std::vector<Ability> abilities) const;

private:
    [[nodiscard]] bool is_on_course() const;

    Game& game_;
    const std::string& id_;
    std::optional<TurnPlan> plan_;
    bool is_old_ = false;  ///< it was made before something else that was performed
    const FocusAbility* aim_ = nullptr;
};

}  // namespace standee
