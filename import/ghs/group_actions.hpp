#pragma once

#include <vector>

#include "import/ghs/context.hpp"

namespace standee::ghs {

/// The lines of a card, each an action with everything that belongs to it as its parts. Wrappers
/// are removed, and only what is for the context's rank remains. Conditions that share a target
/// become one action with the others as parts. A part on a line of its own (a range, "+1 Attack",
/// an element for one of these) joins the ability above it, if only one can be meant.
std::vector<Action> arranged(const std::vector<Action>& actions, const Context& context);

}  // namespace standee::ghs
