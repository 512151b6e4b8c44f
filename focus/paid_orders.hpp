#pragma once

#include <vector>

#include "focus/turn.hpp"
#include "lib/scene.hpp"

namespace standee {

/// The turn of a card with abilities, with everything paid that the elements of the scene pay for:
/// one turn for each choice of consumptions that are paid [element.consume].
std::vector<TurnOrder> paid_orders(const Scene& scene, const TurnOrder& order);

/// Adds the options of another answer that are not there yet, in the order of answers: by end, then
/// by the ids of the targets.
void add_options(const Scene& scene, TurnAnswer& answer, TurnAnswer other);

}  // namespace standee
