#pragma once

#include "lib/scene.hpp"

namespace standee {

/// A figure's own initiative, or that of its set's card; an objective's is 99 [initiative.order,
/// monster.card-draw, map.objective].
std::optional<Initiative> initiative_of(const Scene& scene, const Figure& figure);

/// Whether the figure takes a long rest where that comes after all others of its initiative: a
/// character at 99 that leads with no card [initiative.order].
bool rests_after_others(const Scene& scene, const Figure& figure);

/// Whether `a` is earlier in the initiative order than `b`, for the focus of others
/// [initiative.order, initiative.ties, initiative.monster-order, initiative.summon].
///
/// A partial order: an enemy without initiative is neither before nor after another, and where
/// the rules leave two tied neither is before the other.
bool earlier_in_initiative(const Scene& scene, const Figure& a, const Figure& b);

}  // namespace standee
