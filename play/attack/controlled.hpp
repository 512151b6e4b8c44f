#pragma once

#include <string>

#include "lib/figure.hpp"

namespace standee {

/// The figure as it counts while an enemy of that id controls it, on that one's side; with no id as
/// it is [command.grant-control].
Figure as_controlled(const Figure& figure, const std::string& controller);

}  // namespace standee
