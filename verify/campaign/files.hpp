#pragma once

#include <string>
#include <vector>

#include "verify/campaign/campaign.hpp"

namespace standee::verify {

/// Writes a result into a folder, which is created if it does not exist: `campaign.json`, from
/// which it can be merged; `table.txt`; for formulas of house rules `rules.json`; and for each
/// finding in `findings/` a fixture that replays it and the report; as `write_files` does. Equal
/// results give equal bytes.
void write_result(const CampaignResult& result, const std::string& folder);

/// The command that shows a finding again from its file in a folder that was written.
std::string replay_command_in(const std::string& folder, const Finding& finding);

/// The result in a folder. Throws InputError where there is none.
CampaignResult read_result(const std::string& folder);

/// The case in a file, once for each edition of a fixture with several: a play where it has steps,
/// a round where it has a round or a bare scene has cards and no turn, else the turn of its scene.
/// Throws InputError where there is none of them, and for a step that cannot be read; one that the
/// rules refuse can.
std::vector<Case> read_cases_file(const std::string& file);

/// Checks the cases in a file again, as that of a finding: everything that is wrong with them.
std::vector<Finding> replayed(const std::string& file);

}  // namespace standee::verify
