#pragma once

#include <optional>
#include <string>
#include <vector>

#include "files/fixture_json.hpp"
#include "focus/turn.hpp"

namespace standee {

/// The expectation of a fixture side by side with the answer.
struct Verdict {
    struct Row {
        std::string expected;  ///< "-" where there should be nothing
        std::string answered;  ///< "-" where there is nothing
    };
    std::vector<Row> rows;

    [[nodiscard]] bool holds() const;

    /// Both in two columns; rows that differ are marked.
    [[nodiscard]] std::string side_by_side(bool colour) const;
};

/// Answers the fixture's question and compares the answer with the expectation; none if it expects
/// nothing. Throws InputError if the question cannot be answered.
std::optional<Verdict> judge(const Fixture& fixture, TurnPlanner& planner);

}  // namespace standee
