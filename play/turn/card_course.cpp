#include "play/turn/card_course.hpp"

#include <algorithm>
#include <utility>

namespace standee {

bool CardCourse::is_on_course() const {
    return plan_ && standee::is_on_course(game_.state(), id_, *plan_);
}

// A figure that has left the map is no longer a target.
bool CardCourse::holds() const {
    const auto is_here = [&](const std::string& id) { return game_.state().find(id) != nullptr; };
    return is_on_course() && !is_old_ && (plan_->focus.empty() || is_here(plan_->focus)) &&
           std::ranges::all_of(plan_->targets, is_here);
}

Flow CardCourse::renew(std::vector<Ability> abilities, bool certain) {
    plan_ = plan_on(game_, id_, std::move(abilities), is_on_course() ? &*plan_ : nullptr, certain);
    is_old_ = false;
    return plan_ ? Flow::goes_on : Flow::stops;
}

TurnPlan CardCourse::take() {
    TurnPlan plan = std::move(*plan_);
    plan_.reset();
    return plan;
}

std::vector<Ability> CardCourse::aimed(std::vector<Ability> abilities) const {
    if (aim_ != nullptr) {
        abilities.insert(abilities.begin(), Ability{*aim_});
    }
    return abilities;
}

}  // namespace standee
