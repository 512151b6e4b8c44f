#pragma once

#include "lib/condition.hpp"
#include "lib/edition.hpp"

namespace standee {

struct Figure;

/// Whether the figure is immune to the condition, by its own immunities or as an objective
/// [condition.single, map.objective].
bool is_immune(const Figure& figure, Condition condition, const Edition& edition);

}  // namespace standee
