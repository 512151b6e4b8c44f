#pragma once

#include <vector>

#include "disputes/turn_claim.hpp"
#include "focus/turn.hpp"
#include "focus/why_not.hpp"

namespace standee {

/// Why a turn is not as a claim says: for the first three foci, ends and targets that the claim
/// names and the turn does not have, the reasons. A figure that is no enemy of the one that acts,
/// or has left the map, is left out. `turn` is the whole turn of `scene.turn`. Throws as
/// `plan_whole_turn` does.
std::vector<WhyNot> why_not_as_claimed(const TurnClaim& claim, const Scene& scene,
                                       const TurnAnswer& turn);

}  // namespace standee
