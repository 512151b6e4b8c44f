#pragma once

#include <string_view>
#include <vector>

#include "files/document.hpp"
#include "files/expect.hpp"
#include "focus/turn.hpp"

// Readings of a rule that players contest. If the other reading would change an answer, the answer
// says so.

namespace standee {

/// A reading that decided an answer.
struct ContestedReading {
    Clause clause;
    std::string_view taken;      ///< what the answer goes by
    std::string_view otherwise;  ///< what others read
};

/// The contested readings without which the turn would have other options or foci.
std::vector<ContestedReading> contested_in(const Scene& scene, const TurnAnswer& answer,
                                           TurnPlanner& planner);
/// Those without which the steps would have another result.
std::vector<ContestedReading> contested_in(const PlayAnswer& answer, const Reader& steps);

/// `[{"clause","taken","otherwise"}]`.
Json write_contested(const std::vector<ContestedReading>& readings);

}  // namespace standee
