#pragma once

#include <string>
#include <vector>

#include "verify/against/explain.hpp"

namespace standee::against {

/// At most three features, in words, that the scenes of all cases of a group have and that hardly
/// any case has on which both agree. Empty if there are none, or if the group is small.
std::vector<std::string> shared_by(const Group& group, const std::vector<Differing>& differing,
                                   const std::vector<Differing>& agreed);

}  // namespace standee::against
