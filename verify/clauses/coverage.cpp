#include "verify/clauses/coverage.hpp"

#include <algorithm>

#include "verify/clauses/fixture_names.hpp"

namespace standee::verify {
std::vector<ClauseCoverage> coverage_of(std::span<const Clause> clauses) {
    std::vector<ClauseCoverage> rows;
    for (const Clause clause : clauses) {
        const auto sites = decisions_by(clause);
        ClauseCoverage row{.clause = clause,
                           .written_in = links_of(clause, rulebook_links()),
                           .decided_by = {sites.begin(), sites.end()}};
        rows.push_back(std::move(row));
    }
    return rows;
}

void add_own_fixtures(std::vector<ClauseCoverage>& rows) {
    for (const FixturesOfClause& of_clause : fixtures_of_clauses()) {
        for (const std::string_view file : of_clause.files) {
            add_fixture(rows, std::string{file}, {{of_clause.clause}});
        }
    }
}

void add_fixture(std::vector<ClauseCoverage>& rows, const std::string& file,
                 std::span<const Clause> named) {
    for (ClauseCoverage& row : rows) {
        const bool added = !row.fixtures.empty() && row.fixtures.back() == file;
        if (!added && std::ranges::find(named, row.clause) != named.end()) {
            row.fixtures.push_back(file);
        }
    }
}

void set_counts(std::vector<ClauseCoverage>& rows, const ClauseTally& tally) {
    for (ClauseCoverage& row : rows) {
        row.fired = tally.fired[row.clause.index()];
        row.decisive = tally.decisive[row.clause.index()];
    }
}

}  // namespace standee::verify
