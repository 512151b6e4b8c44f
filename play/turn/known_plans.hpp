#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "focus/turn.hpp"

namespace standee {

/// The plans of a play, in the order in which the play asks for them. Another play that begins with
/// the same decisions asks for the same plans and takes them from here.
class KnownPlans {
public:
    /// The next plan. Calls `make` to make it if no earlier play has got this far.
    template <class Make>
    std::shared_ptr<const TurnAnswer> next(Make make) {
        if (asked_ == plans_.size()) {
            plans_.push_back(std::make_shared<const TurnAnswer>(std::move(make)()));
        }
        return plans_[asked_++];
    }
    /// The same plans, from the first one on, for another play.
    [[nodiscard]] KnownPlans from_start() const {
        KnownPlans plans = *this;
        plans.asked_ = 0;
        return plans;
    }

private:
    std::vector<std::shared_ptr<const TurnAnswer>> plans_;
    std::size_t asked_ = 0;
};

}  // namespace standee
