#pragma once

#include "lib/scene.hpp"

namespace standee {

/// Whether `a` is earlier in the initiative order than `b`, for the focus of others
/// [initiative.order, initiative.ties, initiative.monster-order, initiative.summon].
///
/// A partial order: an enemy without initiative is neither before nor after another, and where
/// the rules leave two tied neither is before the other.
bool earlier_in_initiative(const Scene& scene, const Figure& a, const Figure& b);

}  // namespace standee
