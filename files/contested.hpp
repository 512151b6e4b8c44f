#pragma once

#include <string_view>
#include <vector>

#include "files/document.hpp"
#include "files/expect.hpp"
#include "focus/turn.hpp"

// Readings of a rule about which players disagree. If the other reading would change an answer, the
// answer says so.

namespace standee {

/// A reading of a contested rule that decided an answer.
struct ContestedReading {
    Clause clause;
    std::string_view taken;      ///< the reading by which the answer was decided
    std::string_view otherwise;  ///< the other reading
};

/// The contested readings that matter to a turn: with the other reading it would have other options
/// or foci.
std::vector<ContestedReading> contested_in(const Scene& scene, const TurnAnswer& answer,
                                           TurnPlanner& planner);
/// The contested readings that matter to the result of the steps.
std::vector<ContestedReading> contested_in(const PlayAnswer& answer, const Reader& steps);

/// `[{"clause","taken","otherwise"}]`.
Json write_contested(const std::vector<ContestedReading>& readings);

}  // namespace standee
