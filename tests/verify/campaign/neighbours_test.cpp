#include "verify/campaign/neighbours.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include <nlohmann/json.hpp>
#include <set>

#include "lib/edition.hpp"
#include "lib/error.hpp"
#include "verify/campaign/campaign.hpp"
#include "verify/campaign/campaign_json.hpp"
#include "verify/campaign/source.hpp"
#include "verify/campaign/summary.hpp"
#include "verify/shrink/document.hpp"

namespace standee::verify {
namespace {

std::vector<Edition> printed() { return {printed_editions().begin(), printed_editions().end()}; }

/// A turn (number 0), a play (3) or a round (30) that the generators make.
Case drawn(std::uint64_t number) {
    CampaignPlan plan;
    plan.cases = 100;
    plan.editions = printed();
    Case tried;
    CaseSource{plan}.make(number, tried);
    return tried;
}

CampaignPlan around(const Case& base) {
    CampaignPlan plan;
    plan.seed = 4;
    plan.cases = 200;
    plan.editions = printed();
    plan.around = base;
    return plan;
}

class NeighboursOf : public testing::TestWithParam<std::uint64_t> {};

TEST_P(NeighboursOf, AreLegalCasesOfTheSameKindAndDiffer) {
    const Case base = drawn(GetParam());
    const CaseSource source{around(base)};
    std::set<std::string> seen;
    std::set<EditionId> editions;
    for (std::uint64_t number = 0; number < 200; ++number) {
        Case tried;
        if (source.make(number, tried)) {
            const Json document = write_case(tried);
            EXPECT_EQ(write_case(read_case(document)), document) << document;
            seen.insert(document.dump());
            editions.insert(tried.scene.edition.id);
        }
    }
    EXPECT_GT(seen.size(), 100U);
    EXPECT_GT(editions.size(), 1U);
    EXPECT_TRUE(seen.contains(write_case(base).dump()));
}

TEST_P(NeighboursOf, AreFoundWithAnyNumberOfThreadsAndParts) {
    const CampaignPlan plan = around(drawn(GetParam()));
    const CampaignResult whole = run_campaign(plan);
    CampaignPlan threads = plan;
    threads.jobs = 3;
    EXPECT_EQ(write_campaign(run_campaign(threads)), write_campaign(whole));
    const Json document = write_campaign(whole);
    EXPECT_EQ(write_campaign(read_campaign(Reader{document})), document);
}

INSTANTIATE_TEST_SUITE_P(Kinds, NeighboursOf, testing::Values(0, 3, 30));

TEST(Neighbours, StayInTheEditionsAskedFor) {
    CampaignPlan plan = around(drawn(0));
    plan.editions = {edition(EditionId::jaws_of_the_lion)};
    const CaseSource source{plan};
    Case tried;
    for (std::uint64_t number = 0; number < 50; ++number) {
        if (source.make(number, tried)) {
            EXPECT_EQ(tried.scene.edition.id, EditionId::jaws_of_the_lion);
        }
    }
}

TEST(Neighbours, OfAnExpansionStayInItToo) {
    Case base = drawn(0);
    base.scene.edition = edition(*edition_named("trail-of-ashes"));
    base.scene.figures.front().conditions = {{Condition::chill, false}};
    const CaseSource source{around(base)};
    Case tried;
    ASSERT_TRUE(source.make(0, tried));
    EXPECT_EQ(write_case(tried), write_case(base));
}

TEST(Neighbours, OfStepsOfWhichNoneCanBePlayedFireNoClauseAndThatIsSaid) {
    Case base = drawn(3);
    base.steps = {R"({"attack":{"by":"nobody","target":"nobody","value":1,"draw":["+0"]}})"};
    CampaignPlan plan = around(base);
    plan.cases = 1;
    EXPECT_NE(summary_of(run_campaign(plan), {}).find("No clause fired in any case"),
              std::string::npos);
    plan.around = drawn(0);
    EXPECT_EQ(summary_of(run_campaign(plan), {}).find("No clause fired"), std::string::npos);
}

TEST(OneCase, IsTriedAloneAndShowsWhatTheCampaignShowed) {
    CampaignPlan plan = around(drawn(0));
    plan.around.reset();
    plan.cases = 8000;
    const CampaignResult whole = run_campaign(plan);
    ASSERT_FALSE(whole.findings.empty());
    for (const Finding& finding : whole.findings) {
        CampaignPlan alone = plan;
        alone.only = finding.number;
        const CampaignResult one = run_campaign(alone);
        EXPECT_EQ(one.cases(), 1U);
        const auto same = std::ranges::find(one.findings, finding.key(), &Finding::key);
        ASSERT_NE(same, one.findings.end()) << file_name_of(finding);
        EXPECT_EQ(write_case(same->smallest), write_case(finding.smallest));
    }
}

TEST(ShellWords, AreQuotedWhereAShellWouldReadThemOtherwise) {
    EXPECT_EQ(shell_word("found/findings/a-b.c.json"), "found/findings/a-b.c.json");
    EXPECT_EQ(shell_word("a b"), "'a b'");
    EXPECT_EQ(shell_word("it's"), "'it'\\''s'");
    EXPECT_EQ(shell_word("$HOME;"), "'$HOME;'");
    EXPECT_EQ(shell_word(""), "''");
    EXPECT_EQ(replay_command("-x.json"), "standee verify replay ./-x.json");
}

}  // namespace
}  // namespace standee::verify
