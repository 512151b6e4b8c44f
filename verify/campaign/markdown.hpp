#pragma once

#include <string>
#include <vector>

#include "verify/campaign/campaign.hpp"
#include "verify/compare/edition_diff.hpp"
#include "verify/contradictions/ruling.hpp"

namespace standee::verify {

/// A ruling about which sources disagree: what a fixture asks, and what its clauses say.
struct ContestedRuling {
    std::string file;
    std::string question;
    std::string verdict;
    std::string why;  ///< what the other side says
    std::vector<Clause> clauses;
    std::vector<AgainstText> against;  ///< what of it the clauses do not support
};

/// The contested rulings among these fixtures, in their order. Throws InputError for a file that
/// is no fixture.
std::vector<ContestedRuling> contested_rulings(const std::vector<std::string>& files);

/// What was found in the rules themselves, class by class, as a page in Markdown: each finding with
/// its board, both sides, both clauses with their pages, and the file that replays it. The page and
/// the files lie in `folder`.
std::string contradictions_page(const CampaignResult& result, const std::vector<EditionDiff>& diffs,
                                const std::vector<ContestedRuling>& rulings,
                                const std::string& folder);

}  // namespace standee::verify
