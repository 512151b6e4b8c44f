#include "verify/campaign/house_rule.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "files/rules_json.hpp"
#include "tests/support/errors.hpp"
#include "tests/support/small_rules.hpp"
#include "verify/campaign/report.hpp"
#include "verify/formulas/house_rules.hpp"

namespace standee::verify {
namespace {

Edition read(const char* document) {
    const Json json = Json::parse(document);
    return formulas::read_house_rules(Reader{json}).edition;
}

CampaignPlan plan_of(std::uint64_t cases) {
    CampaignPlan plan;
    plan.seed = 3;
    plan.cases = cases;
    return plan;
}

TEST(HouseRuleFiles, AreAnEditionWithRulesOrASceneOrAFixture) {
    const Edition literal = read(R"({"edition":"gh","rules":{"adjacentAlwaysSeen":false}})");
    EXPECT_EQ(literal.id, EditionId::gloomhaven);
    EXPECT_FALSE(literal.adjacent_always_seen);
    const char* const scene = R"({"format":"scene/1","edition":"gloomhaven",
        "rules":{"adjacentAlwaysSeen":false},"map":{"hexes":[[0,0]]}})";
    EXPECT_EQ(read(scene), literal);
    EXPECT_EQ(read((std::string{R"({"scene":)"} + scene + "}").c_str()), literal);
    EXPECT_EQ(support::error_of([] {
                  static_cast<void>(read(R"({"edition":"gh","rule":{}})"));
              }).sentence(),
              "found the unknown field \"rule\", expected \"rules\"");
}

// A house rule is no fault of the engine: the monitors and the oracle go by it too.
TEST(HouseRules, AreNoViolationWhicheverRuleTheySet) {
    for (const EditionId id : {EditionId::gloomhaven, EditionId::frosthaven}) {
        for (const RuleSwitch& rule : rule_switches()) {
            const Json rules{{std::string{rule.name}, support::other_value(rule, edition(id))}};
            CampaignPlan campaign = plan_of(400);
            campaign.editions = {read_rules(Reader{rules}, edition(id))};
            const auto finding = first_violation(campaign);
            EXPECT_FALSE(finding.has_value()) << edition(id).title() << ", " << rules << '\n'
                                              << report_of(*finding);
        }
    }
}

TEST(HouseRules, ThatChangeNothingBringNothing) {
    const HouseRuleResult result = try_house_rule(plan(6000), edition(EditionId::frosthaven));
    EXPECT_TRUE(result.campaign.findings.empty());
    EXPECT_GT(result.printed_too, 0U);
}

// Its rulebook does not say what safeguard does, nor who orders effects that come at once.
TEST(HouseRules, BringTheContradictionsThatTheEditionDoesNotHave) {
    Edition rules = read(R"({"edition":"gloomhaven","rules":{"trapDamage":[2,3,4,5,6,7,8,9]}})");
    EXPECT_EQ(rules, edition(EditionId::gloomhaven));
    rules = read(R"({"edition":"gloomhaven","rules":{"addedConditions": ["safeguard"]}})");
    const HouseRuleResult result = try_house_rule(plan(6000), rules);
    EXPECT_TRUE(std::ranges::any_of(result.campaign.findings, [](const Finding& finding) {
        return finding.breach.detected_by.find("safeguard") != std::string::npos;
    }));
    for (const Finding& finding : result.campaign.findings) {
        EXPECT_NE(finding.breach.kind, FindingKind::violation) << report_of(finding);
    }
}

}  // namespace
}  // namespace standee::verify
