#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "files/fixture_json.hpp"
#include "verify/against/claim.hpp"
#include "verify/against/program.hpp"

// Fixtures as a test suite for other implementations.

namespace standee::against {

struct Score {
    std::uint64_t passed = 0;
    std::uint64_t failed = 0;
    std::uint64_t unsupported = 0;

    [[nodiscard]] std::uint64_t all() const { return passed + failed + unsupported; }
};

/// A fixture, and the file that contains it.
struct NamedFixture {
    std::string file;
    Fixture fixture;
};

/// A fixture that the command does not pass.
struct Failure {
    std::string file;
    EditionId edition{};
    std::vector<Clause> clauses;
    std::string expected;
    std::string answered;  ///< or a description of the failure
};

struct Conformance {
    std::string command;
    Score total;
    std::map<EditionId, Score> editions;
    std::map<Clause, Score> clauses;  ///< a fixture counts for each clause that it names
    std::uint64_t not_asked = 0;      ///< not asked because the command was restarted too often
    std::uint64_t left_out = 0;       ///< fixtures of other kinds or without such an expectation
    std::map<std::string, std::uint64_t> unsupported;  ///< by reason
    std::vector<Failure> failures;                     ///< in the order of the files

    [[nodiscard]] bool holds() const { return total.failed == 0 && not_asked == 0; }
};

/// Asks a command the turns and plays among the fixtures. Only what a fixture expects counts: for a
/// turn its options and, if both report it, its focus; for a play the hit points, hexes and
/// conditions of the figures named, the figures that are gone, elements and loot, and the step that
/// is refused. Throws InputError if the command exits before it has answered anything.
Conformance run_fixtures(const std::vector<NamedFixture>& fixtures, Program& program);

}  // namespace standee::against
