#pragma once

#include <functional>
#include <vector>

#include "files/reader.hpp"
#include "verify/campaign/campaign.hpp"

namespace standee::verify {

/// The findings that a house rule introduces.
struct HouseRuleResult {
    /// The campaign by the edition with the house rule. Of its findings only those are left that
    /// the edition as printed does not have.
    CampaignResult campaign;
    /// How many findings of the campaign the edition as printed has too.
    std::size_t printed_too = 0;
};

/// Runs the plan in one edition, with its house rules and as printed. What counts as introduced is
/// a finding that no case showed in the edition as printed, and whose smallest case does not show
/// it there either.
HouseRuleResult try_house_rule(CampaignPlan plan, const Edition& rules,
                               const std::function<void(const CampaignProgress&)>& progress = {});

/// The edition and house rules of a scene, or of a fixture with a scene.
Edition read_edition_of(const Reader& reader);

}  // namespace standee::verify
