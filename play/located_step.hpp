#pragma once

#include <string>

#include "play/step.hpp"

namespace standee {

/// A step, and its place in the file that it comes from.
struct LocatedStep {
    PlayStep step;
    std::string pointer{};  ///< for errors
};

}  // namespace standee
