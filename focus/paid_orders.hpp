#pragma once

#include <vector>

#include "focus/turn.hpp"
#include "lib/scene.hpp"

namespace standee {

/// The turn of a card for each way to pay for its consumptions with the elements of the scene. The
/// abilities of each turn are those performed after paying; their prices are removed
/// [element.consume].
std::vector<TurnOrder> paid_orders(const Scene& scene, const TurnOrder& order);

/// Adds the options of `other` that `answer` does not have yet, in the order of answers: by end,
/// then by the ids of the targets.
void add_options(const Scene& scene, TurnAnswer& answer, TurnAnswer other);

}  // namespace standee
