#pragma once

#include "lib/figure.hpp"

namespace standee {

/// Takes away what would negate damage that the figure suffers, and what its items do: a
/// threat map counts damage before any negation [damage.negate].
void remove_negations(Figure& figure);

}  // namespace standee
