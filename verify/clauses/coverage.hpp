#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "show/words/clause_sites.hpp"
#include "verify/case.hpp"
#include "verify/clauses/rulebook_functions.hpp"

namespace standee::verify {

/// Where a clause is written, decided and shown.
struct ClauseCoverage {
    Clause clause;
    std::vector<RulebookLink> written_in;  ///< functions of the executable rulebook
    std::vector<ClauseSite> decided_by;    ///< lines of the engine
    std::vector<std::string> fixtures;     ///< files that name it
    std::uint64_t fired = 0;               ///< in a campaign, if one was counted
    std::uint64_t decisive = 0;
};

/// What decides each of these clauses, in the engine and in the rulebook; no fixtures and no counts
/// yet.
std::vector<ClauseCoverage> coverage_of(std::span<const Clause> clauses);

/// Adds the project's own fixtures, as they were when the command was built.
void add_own_fixtures(std::vector<ClauseCoverage>& rows);

/// Adds a fixture to those of the clauses that it names. The clauses of its editions may be added
/// one after another.
void add_fixture(std::vector<ClauseCoverage>& rows, const std::string& file,
                 std::span<const Clause> named);

/// Sets the counts of a campaign.
void set_counts(std::vector<ClauseCoverage>& rows, const ClauseTally& tally);

}  // namespace standee::verify
