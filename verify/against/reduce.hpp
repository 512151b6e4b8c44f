#pragma once

#include <cstddef>
#include <string>

#include "verify/against/contest.hpp"
#include "verify/against/explain.hpp"

// Shrinks differences and failures by asking the command again and again.

namespace standee::against {

/// The size of a case.
std::size_t size_of(const verify::Case& tried);

/// Two failures are of the same kind if this is equal.
std::string kind_of(const Reply& reply);

/// The smallest case found that differs in the same way as the group, with both answers to it.
/// The search takes some seconds at most.
Differing made_small(const Differing& differing, const Group& group, Explainer& explainer,
                     Program& program);

/// The same for a crash or a malformed answer. A hang is not shrunk.
void make_small(Incident& incident, Program& program);

}  // namespace standee::against
