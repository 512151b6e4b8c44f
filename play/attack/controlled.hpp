#pragma once

#include <string>

#include "lib/figure.hpp"

namespace standee {

/// The figure as it is while an enemy controls it: on that enemy's side. Without a controller, the
/// figure is unchanged [command.grant-control].
Figure as_controlled(const Figure& figure, const std::string& controller);

}  // namespace standee
