#pragma once

#include <optional>
#include <string>
#include <vector>

#include "files/fixture_json.hpp"
#include "focus/turn.hpp"

namespace standee {

/// What a fixture expects beside what was answered.
struct Verdict {
    struct Row {
        std::string expected;  ///< "-" where there should be nothing
        std::string answered;  ///< "-" where there is nothing
    };
    std::vector<Row> rows;

    [[nodiscard]] bool holds() const;

    /// Both in two columns, the rows marked in which they are not the same.
    [[nodiscard]] std::string side_by_side(bool colour) const;
};

/// Answers what the fixture asks and sets it beside what it expects; none where it expects
/// nothing. Throws InputError where it cannot be answered.
std::optional<Verdict> judge(const Fixture& fixture, TurnPlanner& planner);

}  // namespace standee
