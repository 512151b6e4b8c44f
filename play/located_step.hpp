#pragma once

#include <string>

#include "play/step.hpp"

namespace standee {

/// A step that someone takes, and where a file says it.
struct LocatedStep {
    PlayStep step;
    std::string pointer{};  ///< for errors
};

}  // namespace standee
