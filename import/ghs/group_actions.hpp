#pragma once

#include <vector>

#include "import/ghs/context.hpp"

namespace standee::ghs {

/// The lines of a card, each an action with all that belongs to it as its parts. Out of wrappers
/// and for the context's rank; conditions that share a target become one with the others as parts;
/// a part on a line of its own (a range, "+1 Attack", an element for such) goes to the ability
/// above it, where only one can be meant.
std::vector<Action> arranged(const std::vector<Action>& actions, const Context& context);

}  // namespace standee::ghs
