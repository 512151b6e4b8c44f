#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "lib/edition.hpp"
#include "verify/case.hpp"

namespace standee::verify {

/// The answer of the rules to a case.
struct EditionAnswer {
    std::string says;
    bool lacks = false;       ///< the case has a condition that they do not know
    bool asks = false;        ///< for cards, a way, a hex ... that the case does not say
    std::size_t refused = 0;  ///< steps

    friend bool operator==(const EditionAnswer&, const EditionAnswer&) = default;
};

/// What is said of a play after which all is as it was.
inline constexpr std::string_view nothing_changes = "nothing changes";

/// The answer to a case by these rules, in words: who is the focus and every outcome of a turn;
/// of a play which steps are refused, what may be chosen, in which order the end of the round goes,
/// what is lost, and how the figures are left. "does not have ward" where the rules lack a
/// condition of the case.
EditionAnswer answer_by(const Edition& rules, Case tried);

}  // namespace standee::verify
