#pragma once

#include <optional>
#include <string>
#include <vector>

#include "focus/turn.hpp"
#include "lib/json/fixture_json.hpp"

namespace standee {

/// What a fixture expects and what was answered, line by line.
struct Verdict {
    std::vector<std::string> expected;  ///< sorted
    std::vector<std::string> answered;  ///< sorted

    [[nodiscard]] bool holds() const { return expected == answered; }

    /// Both in two columns, what only one of them has marked.
    [[nodiscard]] std::string side_by_side(bool colour) const;
};

/// Answers what the fixture asks and sets it beside what it expects; none where it expects
/// nothing. Throws InputError where it cannot be answered.
std::optional<Verdict> judge(const Fixture& fixture, TurnPlanner& planner);

}  // namespace standee
