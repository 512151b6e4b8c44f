#pragma once

#include <string>
#include <vector>

#include "verify/against/explain.hpp"

namespace standee::against {

/// What the scenes of all cases of a group have and hardly any of those that agree: at most three
/// features, in words. None where there is nothing of the kind, or where the group is small.
std::vector<std::string> shared_by(const Group& group, const std::vector<Differing>& differing,
                                   const std::vector<Differing>& agreed);

}  // namespace standee::against
