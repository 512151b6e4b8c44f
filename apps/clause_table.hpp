#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "apps/commands.hpp"
#include "files/document.hpp"
#include "lib/clause.hpp"

namespace standee {

/// What there is of one clause.
struct ClauseRow {
    Clause clause;
    std::vector<std::string> decided_by;    ///< sources of the engine that name it
    std::vector<std::string> monitored_by;  ///< "turns", "plays", "rounds"
    std::vector<std::string> fixtures;      ///< files that name it
    std::uint64_t fired = 0;                ///< in the campaign, where one was given
    std::uint64_t decisive = 0;
};

/// A row for each clause, in the order of the registry: fixtures from these paths, counts from the
/// folder that a campaign wrote.
std::vector<ClauseRow> clause_table(const std::vector<std::string>& fixtures,
                                    const std::optional<std::string>& campaign, Run& run);

/// The table for a person, `width` columns wide, and below it which clauses lack what.
std::string table_in_words(const std::vector<ClauseRow>& rows, bool with_campaign, int width);

/// The row as fields of a clause's JSON: decidedBy, monitoredBy, fixtures, fired, decisive.
void add_row(Json& clause, const ClauseRow& row);

}  // namespace standee
