#pragma once

#include <string>
#include <vector>

#include "verify/monitors/round/order.hpp"
#include "verify/monitors/round/view.hpp"

namespace standee::verify {

/// A moment of the round at which somebody is the next to act.
struct Pick {
    const Scene* scene = nullptr;      ///< just before
    std::vector<TurnGroup> groups;     ///< all that are left then
    const TurnGroup* group = nullptr;  ///< whose turn comes; null where that is to be chosen
    const Figure* figure = nullptr;    ///< who acts; null where that is to be chosen
    const event::Choice* groups_choice = nullptr;   ///< between tied groups; null: there was none
    const event::Choice* figures_choice = nullptr;  ///< between tied figures of one
    const TurnGroup* going_on = nullptr;  ///< the group that acted before, if any of it is left
    bool from_before = false;             ///< who was picked before the scene began may go on

    /// Those of the same number as `one`, itself included.
    [[nodiscard]] std::vector<const TurnGroup*> tied_with(const TurnGroup& one) const;
    /// Of those that tie with it those that no other comes before.
    [[nodiscard]] std::vector<const TurnGroup*> first_of(const TurnGroup& one) const;
};

/// Every such moment, in order: before each turn, and where the round stops before one.
std::vector<Pick> picks_of(const RoundView& view);

}  // namespace standee::verify
