#include "verify/clauses/coverage.hpp"

#include <algorithm>

#include "show/words/clause_json.hpp"
#include "verify/monitors/play_verifier.hpp"
#include "verify/monitors/round_verifier.hpp"
#include "verify/monitors/turn_verifier.hpp"

namespace standee::verify {
namespace {

/// Adds `of` to the row if one of the monitors watches its clause.
void add_monitors(ClauseCoverage& row, std::span<const MonitorName> monitors, std::string_view of) {
    if (std::ranges::find(monitors, row.clause, &MonitorName::clause) != monitors.end()) {
        row.monitored_by.push_back(of);
    }
}

}  // namespace

std::vector<ClauseCoverage> coverage_of(std::span<const Clause> clauses) {
    const std::vector<ClauseSite> sites = engine_decisions();
    std::vector<ClauseCoverage> rows;
    for (const Clause clause : clauses) {
        ClauseCoverage row{.clause = clause};
        std::ranges::copy_if(sites, std::back_inserter(row.decided_by),
                             [clause](const ClauseSite& site) { return site.clause == clause; });
        add_monitors(row, turn_monitor_names(), "turns");
        add_monitors(row, play_monitor_names(), "plays");
        add_monitors(row, round_monitor_names(), "rounds");
        rows.push_back(std::move(row));
    }
    return rows;
}

void add_fixture(std::vector<ClauseCoverage>& rows, const std::string& file,
                 std::span<const Clause> named) {
    for (ClauseCoverage& row : rows) {
        if (std::ranges::find(named, row.clause) != named.end()) {
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

std::string_view why_not_monitored(Clause clause) {
    const ClauseEntry& entry = entry_of(clause);
    return entry.not_decided.empty() ? entry.not_watched : entry.not_decided;
}

}  // namespace standee::verify
