#pragma once

#include <cstddef>
#include <string>

#include "verify/against/contest.hpp"
#include "verify/against/explain.hpp"

// Differences and failures made small, by asking the command again and again.

namespace standee::against {

/// How much there is of a case.
std::size_t size_of(const verify::Case& tried);

/// What makes two failures the same kind.
std::string kind_of(const Reply& reply);

/// The smallest case found that differs as the group does, with both answers to it. It looks for
/// some seconds at most.
Differing made_small(const Differing& differing, const Group& group, Explainer& explainer,
                     Program& program);

/// The same of a crash or a malformed answer; a hang stays as it is.
void make_small(Incident& incident, Program& program);

}  // namespace standee::against
