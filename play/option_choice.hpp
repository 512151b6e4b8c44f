#pragma once

#include <cstddef>
#include <string>
#include <variant>

#include "play/event.hpp"

namespace standee {

/// Why a decision fits no option of a choice, or more than one.
struct UnfitDecision {
    std::string found;     ///< "focus \"C3\""
    std::string expected;  ///< "one of the 2 options of a turn for A, with focus \"C1\" or \"C2\""
};

/// The option of a choice that a decision means: the one with that index, or the only one that has
/// everything the decision says. If several have it, the one that has nothing beyond it.
std::variant<std::size_t, UnfitDecision> option_meant(const event::OptionChoice& decision,
                                                      const event::Choice& choice);

/// The options in words: "one of the 3 options of a turn for A".
std::string one_of_the_options(const event::Choice& choice);

}  // namespace standee
