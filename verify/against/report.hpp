#pragma once

#include <functional>
#include <string>
#include <vector>

#include "files/document.hpp"
#include "verify/against/conformance.hpp"
#include "verify/against/contest.hpp"

// The results, for people and for programs.

namespace standee::against {

/// The format of the answers of `standee verify --against --json`.
inline constexpr std::string_view against_format = "against-answer/1";
inline constexpr std::string_view score_format = "score-answer/1";

/// The command line that shows a difference again.
using CommandFor = std::function<std::string(const Difference&)>;

/// Whether a difference is about one of these clauses. An empty list means any clause.
bool concerns(const Difference& difference, const std::vector<Clause>& clauses);

/// The counts, what is not supported, each crash, and each difference, drawn, the smallest first.
std::string report_of(const ContestResult& result, const std::vector<Clause>& clauses,
                      const CommandFor& command);
/// The same as one document, "against-answer/1".
Json write_contest(const ContestResult& result, const std::vector<Clause>& clauses,
                   const CommandFor& command);

/// The score by edition and clause, and each fixture that the command does not pass.
std::string report_of(const Conformance& result);
/// The same as one document, "score-answer/1".
Json write_conformance(const Conformance& result);

/// A difference as a fixture that expects our answer. `standee check` shows that we give that
/// answer; `standee verify --against COMMAND --fixtures FILE` shows whether the command gives it
/// now.
Json fixture_of(const Difference& difference);

/// The name of a finding's file, without folder or suffix.
std::string file_name_of(const Difference& difference);

/// Writes `against.json`, `report.txt` and `findings/` into a folder, and creates the folder if it
/// does not exist. Throws InputError if it cannot be written.
void write_contest_files(const ContestResult& result, const std::string& folder,
                         const CommandFor& command);

}  // namespace standee::against
