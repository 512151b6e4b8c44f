// What every run of the tests goes through in volume: two small scopes to their end, and 100,000
// cases drawn. Larger ones are for the nights: see tools/deploy/slurm.

#include <gtest/gtest.h>

#include "lib/edition.hpp"
#include "verify/campaign/campaign.hpp"
#include "verify/campaign/report.hpp"
#include "verify/generate/scope.hpp"

namespace standee::verify {
namespace {

void expect_no_violation(const CampaignResult& result) {
    for (const Finding& finding : result.findings) {
        EXPECT_NE(finding.breach.kind, FindingKind::violation) << report_of(finding);
    }
}

class WholeScope : public testing::TestWithParam<std::tuple<std::string_view, EditionId>> {};

TEST_P(WholeScope, HoldsAsManyScenesAsCountedAndNoViolation) {
    const auto [name, edition] = GetParam();
    CampaignPlan plan;
    plan.scope = name;
    plan.editions = {standee::edition(edition)};
    const CampaignResult result = run_campaign(plan);
    const generate::ScopeScenes scenes{*generate::scope_named(name), plan.editions};
    EXPECT_EQ(result.turns, scenes.count());
    EXPECT_EQ(result.numbers, scenes.size());
    expect_no_violation(result);
}

INSTANTIATE_TEST_SUITE_P(Editions, WholeScope,
                         testing::Combine(testing::Values("flower", "flower-walls"),
                                          testing::ValuesIn(all_editions)));

class DrawnCases : public testing::TestWithParam<std::uint64_t> {};

TEST_P(DrawnCases, HoldNoViolation) {
    CampaignPlan plan;
    plan.seed = GetParam();
    plan.cases = 12'500;
    plan.editions = {printed_editions().begin(), printed_editions().end()};
    const CampaignResult result = run_campaign(plan);
    EXPECT_EQ(result.cases(), 12'500U);
    expect_no_violation(result);
}

INSTANTIATE_TEST_SUITE_P(Seeds, DrawnCases, testing::Range(std::uint64_t{1}, std::uint64_t{9}));

}  // namespace
}  // namespace standee::verify
