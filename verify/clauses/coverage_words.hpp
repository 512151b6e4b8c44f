#pragma once

#include <span>
#include <string>

#include "files/document.hpp"
#include "verify/clauses/coverage.hpp"

namespace standee::verify {

/// A clause's pages, text and differences for a person, in lines of `width` columns.
std::string clause_in_words(const ClauseEntry& entry, int width, bool colour);

/// Where the executable rulebook has a clause, what decides it, what watches it and which fixtures
/// show it, to stand below its text.
std::string coverage_in_words(const ClauseCoverage& row, int width, bool colour);

/// Those of `functions` of the executable rulebook that the clause heads, or if there are none
/// those whose body names it, as they are in the source.
std::string rulebook_in_words(const ClauseCoverage& row,
                              std::span<const RulebookFunction> functions);

/// One line for each clause, and below them which clauses lack what.
std::string coverage_table(std::span<const ClauseCoverage> rows, bool with_campaign, int width);

/// The fixtures of each clause.
std::string fixtures_table(std::span<const ClauseCoverage> rows, int width, bool colour);

/// As `write_clause`, with
/// {"rulebook","fixtures","fired","decisive"}.
Json write_coverage(const ClauseCoverage& row);

}  // namespace standee::verify
