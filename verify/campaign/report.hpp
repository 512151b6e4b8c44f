#pragma once

#include <string>
#include <vector>

#include "verify/campaign/campaign.hpp"

namespace standee::verify {

/// The most lines that the report of one finding takes.
inline constexpr int report_lines = 25;

/// A finding for a person, in at most `report_lines` lines of 80 columns: the board drawn, what one
/// side says, what the other says, the clauses with their pages, what does not matter, and last the
/// command that replays it, where one is given.
std::string report_of(const Finding& finding, const std::string& command = {});

/// What of the smallest case may be otherwise without a change to what it shows: other editions,
/// and numbers that may be one more.
std::vector<std::string> what_does_not_matter(const Finding& finding);

/// How the campaign ended, as a table: cases, clauses fired and decisive, findings of each kind,
/// and the clauses that nothing fired or that were never decisive.
std::string table_of(const CampaignResult& result);

/// The clauses of the rulebook for which `chosen` holds of how often they fired and were decisive.
std::vector<Clause> clauses_with(const ClauseTally& tally,
                                 bool (*chosen)(std::uint64_t fired, std::uint64_t decisive));
bool never_fired(std::uint64_t fired, std::uint64_t decisive);
bool never_decisive(std::uint64_t fired, std::uint64_t decisive);

}  // namespace standee::verify
