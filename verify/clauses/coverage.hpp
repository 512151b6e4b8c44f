#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lib/clauses/decided_by.hpp"
#include "verify/case.hpp"

namespace standee::verify {

/// Where a clause is decided, watched and shown.
struct ClauseCoverage {
    Clause clause;
    std::vector<ClauseSite> decided_by;          ///< lines of the engine
    std::vector<std::string_view> monitored_by;  ///< "turns", "plays", "rounds"
    std::vector<std::string> fixtures;           ///< files that name it
    std::uint64_t fired = 0;                     ///< in a campaign, if one was counted
    std::uint64_t decisive = 0;
};

/// What decides and watches each of these clauses; no fixtures and no counts yet.
std::vector<ClauseCoverage> coverage_of(std::span<const Clause> clauses);

/// Adds a fixture to those of the clauses that it names.
void add_fixture(std::vector<ClauseCoverage>& rows, const std::string& file,
                 std::span<const Clause> named);

/// Sets the counts of a campaign.
void set_counts(std::vector<ClauseCoverage>& rows, const ClauseTally& tally);

/// Why no monitor watches a clause; empty if one does, or could.
std::string_view why_not_monitored(Clause clause);

}  // namespace standee::verify
