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
        std::string expected;  ///< "-" if nothing is expected
        std::string answered;  ///< "-" if there is nothing in the answer
    };
    std::vector<Row> rows;

    [[nodiscard]] bool holds() const;

    /// Both in two columns, with a mark at rows that differ.
    [[nodiscard]] std::string side_by_side(bool colour) const;
};

/// Answers the fixture's question and compares the answer with the expectation; none if it expects
/// nothing. Throws InputError if the question cannot be answered.
std::optional<Verdict> judge(const Fixture& fixture, TurnPlanner& planner);

}  // namespace standee
