#pragma once

#include <string>
#include <vector>

#include "verify/campaign/campaign.hpp"
#include "verify/compare/edition_diff.hpp"

namespace standee::verify {

/// What was found in the rules themselves, class by class, as a page in Markdown: each finding with
/// its board, both sides, both clauses with their pages, and the file that replays it. The page and
/// the files lie in `folder`. `rulings` is the section about rulings against the text.
std::string contradictions_page(const CampaignResult& result, const std::vector<EditionDiff>& diffs,
                                const std::string& rulings, const std::string& folder);

}  // namespace standee::verify
