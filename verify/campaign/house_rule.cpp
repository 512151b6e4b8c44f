#include "verify/campaign/house_rule.hpp"

#include <algorithm>

#include "files/scene_json.hpp"
#include "verify/shrink/document.hpp"

namespace standee::verify {
namespace {

/// Whether the smallest case of a finding shows it by these rules. One that is not legal by them,
/// as it has a condition that they lack, shows nothing.
bool is_shown_by(const Finding& finding, const Edition& rules) {
    try {
        Case tried = finding.smallest;
        tried.scene.edition = rules;
        tried = read_case(write_case(tried));
        ClauseTally uncounted;
        return std::ranges::any_of(check(tried, uncounted), [&](const Violation& other) {
            return finding.breach.like(other);
        });
    } catch (const InputError&) {
        return false;
    }
}

}  // namespace

HouseRuleResult try_house_rule(CampaignPlan plan, const Edition& rules,
                               const std::function<void(const CampaignProgress&)>& progress) {
    const Edition& printed = edition(rules.id);
    plan.editions = {printed};
    const CampaignResult before = run_campaign(plan, progress);
    plan.editions = {rules};
    HouseRuleResult result{run_campaign(plan, progress)};
    const auto is_printed = [&](const Finding& finding) {
        return std::ranges::any_of(
                   before.findings,
                   [&](const Finding& other) { return other.key() == finding.key(); }) ||
               (finding.breach.kind != FindingKind::overlap && is_shown_by(finding, printed));
    };
    result.printed_too = std::erase_if(result.campaign.findings, is_printed);
    return result;
}

Edition read_edition_of(const Reader& reader) {
    return read_scene(reader.has("scene") ? reader.at("scene") : reader).edition;
}

}  // namespace standee::verify
