#include "verify/campaign/campaign.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>

#include "lib/edition.hpp"
#include "lib/error.hpp"
#include "verify/campaign/campaign_json.hpp"
#include "verify/campaign/files.hpp"
#include "verify/campaign/report.hpp"
#include "verify/campaign/source.hpp"
#include "verify/campaign/summary.hpp"
#include "verify/shrink/document.hpp"

namespace standee::verify {
namespace {

CampaignPlan plan(std::uint64_t cases) {
    CampaignPlan plan;
    plan.seed = 7;
    plan.cases = cases;
    plan.editions = {printed_editions().begin(), printed_editions().end()};
    return plan;
}

std::string bytes(const CampaignResult& result) { return write_campaign(result).dump(); }

TEST(Campaign, ComesToTheSameWithAnyNumberOfThreads) {
    const CampaignPlan one = plan(3000);
    CampaignPlan three = one;
    three.jobs = 3;
    EXPECT_EQ(bytes(run_campaign(one)), bytes(run_campaign(three)));
}

TEST(Campaign, PartsMergeToTheSameBytesAsOneRun) {
    std::vector<CampaignResult> parts;
    for (const std::uint64_t index : {2U, 0U, 3U, 1U}) {
        CampaignPlan part = plan(3000);
        part.shards = {{index, 4}};
        const CampaignResult result = run_campaign(part);
        const Json document = write_campaign(result);
        parts.push_back(read_campaign(Reader{document}));
    }
    EXPECT_EQ(bytes(merged(parts)), bytes(run_campaign(plan(3000))));
}

TEST(Campaign, PartsOfAScopeMergeToTheWhole) {
    CampaignPlan whole = plan(0);
    whole.cases.reset();
    whole.scope = "flower";
    whole.editions = {edition(EditionId::gloomhaven)};
    std::vector<CampaignResult> parts;
    for (const std::uint64_t index : {0U, 1U}) {
        CampaignPlan part = whole;
        part.shards = {{index, 2}};
        parts.push_back(run_campaign(part));
    }
    const CampaignResult result = run_campaign(whole);
    EXPECT_EQ(bytes(merged(parts)), bytes(result));
    EXPECT_EQ(result.found(FindingKind::violation), 0U);
}

TEST(Campaign, OnePartTwiceCannotBeMerged) {
    CampaignPlan part = plan(256);
    part.shards = {{0, 2}};
    const CampaignResult result = run_campaign(part);
    EXPECT_THROW(static_cast<void>(merged({result, result})), InputError);
}

TEST(Campaign, PartsOfTwoCampaignsCannotBeMerged) {
    CampaignPlan first = plan(256);
    first.shards = {{0, 2}};
    CampaignPlan second = first;
    second.shards = {{1, 2}};
    second.seed = 8;
    EXPECT_THROW(static_cast<void>(merged({run_campaign(first), run_campaign(second)})),
                 InputError);
}

TEST(Campaign, AScopeThatDoesNotExistIsAnErrorThatNamesThoseThatDo) {
    CampaignPlan nowhere = plan(1);
    nowhere.scope = "nowhere";
    try {
        static_cast<void>(run_campaign(nowhere));
        FAIL() << "no error";
    } catch (const InputError& error) {
        EXPECT_EQ(error.error().found, "scope \"nowhere\"");
        EXPECT_NE(error.error().expected.find("flower"), std::string::npos);
    }
}

TEST(Campaign, KeepsToTheEditionsAskedFor) {
    CampaignPlan frosthaven = plan(600);
    frosthaven.editions = {edition(EditionId::frosthaven)};
    const CaseSource source{frosthaven};
    Case tried;
    for (std::uint64_t number = 0; number < 600; ++number) {
        ASSERT_TRUE(source.make(number, tried));
        ASSERT_EQ(tried.scene.edition.id, EditionId::frosthaven) << number;
    }
}

TEST(Campaign, DrawsTheConditionsThatAreLeftToTheParty) {
    CampaignPlan ashes = plan(600);
    ashes.editions = {edition(*edition_named("trail-of-ashes"))};
    const CaseSource source{ashes};
    std::set<std::pair<CaseKind, Condition>> held;
    Case tried;
    for (std::uint64_t number = 0; number < 600; ++number) {
        ASSERT_TRUE(source.make(number, tried));
        ASSERT_EQ(tried.scene.edition.name(), "trail-of-ashes");
        for (const Figure& figure : tried.scene.figures) {
            for (const HeldCondition& condition : figure.conditions) {
                if (left_to_party.contains(condition.name)) {
                    held.emplace(tried.kind(), condition.name);
                }
            }
        }
    }
    EXPECT_TRUE(held.contains({CaseKind::turn, Condition::chill}));
    EXPECT_TRUE(held.contains({CaseKind::round, Condition::chill}));
    for (const Condition condition : {Condition::infect, Condition::dodge, Condition::wound_x}) {
        EXPECT_TRUE(held.contains({CaseKind::play, condition})) << name_of(condition);
    }
}

TEST(CaseSource, GivesEachNumberItsOwnCaseWhateverWasMadeBefore) {
    const CaseSource source{plan(1000)};
    Case straight;
    Case jumping;
    ASSERT_TRUE(source.make(500, jumping));
    for (const std::uint64_t number : {3U, 4U, 5U, 999U}) {
        ASSERT_TRUE(source.make(number, straight));
        ASSERT_TRUE(source.make(998, jumping));
        ASSERT_TRUE(source.make(number, jumping));
        EXPECT_EQ(write_case(straight), write_case(jumping));
    }
}

Finding finding_for_report() {
    Finding finding;
    const CaseSource source{plan(100)};
    source.make(2, finding.first);
    finding.smallest = finding.first;
    finding.edition = finding.first.scene.edition.id;
    finding.breach = {FindingKind::violation,
                      {"map.trap"_clause, "monster.focus-negative-hexes"_clause},
                      "rulebook",
                      std::string(900, 'x') + " many words " + std::string(900, 'y'),
                      "a line\nand another\nand a third\nand a fourth"};
    return finding;
}

TEST(Report, TakesAtMostTwentyFiveLines) {
    const std::string report = report_of(finding_for_report(), replay_command("finding.json"));
    EXPECT_LE(std::ranges::count(report, '\n'), report_lines);
    EXPECT_NE(report.find("replay: standee verify replay finding.json"), std::string::npos);
    EXPECT_NE(report.find("monster.focus-negative-hexes"), std::string::npos);
    EXPECT_NE(report.find(" p."), std::string::npos) << report;
}

TEST(PublishedContradictions, EachFileShowsWhatItsNameSays) {
    int files = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator{STANDEE_SOURCE_DIR "/docs/contradictions"}) {
        if (entry.path().extension() != ".json") {
            continue;  // the page that lists them
        }
        ++files;
        const std::string name = entry.path().stem().string();
        const std::vector<Finding> findings = replayed(entry.path().string());
        EXPECT_TRUE(std::ranges::any_of(findings, [&](const Finding& finding) {
            return file_name_of(finding) == name;
        })) << name;
    }
    EXPECT_GT(files, 10);
}

TEST(GameState, HasALineForEachKindOfFinding) {
    const std::string table = table_of(run_campaign(plan(256)));
    for (const char* line :
         {"cases", "clauses fired", "violations", "order dependence", "overlap", "gap",
          "hidden tie", "no consistent outcome", "ruling against text", "edition divergence"}) {
        EXPECT_NE(table.find(line), std::string::npos) << table;
    }
}

}  // namespace
}  // namespace standee::verify
