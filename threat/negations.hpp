#pragma once

#include "lib/figure.hpp"

namespace standee {

/// Removes everything that could negate damage that the figure suffers, and the effects of its
/// items, because a threat map counts damage before any negation [damage.negate].
void remove_negations(Figure& figure);

}  // namespace standee
