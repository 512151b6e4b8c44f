#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "tests/disputes/disputes.hpp"
#include "verify/campaign/dead_clauses.hpp"
#include "verify/campaign/report.hpp"
#include "verify/compare/edition_diff.hpp"
#include "verify/contradictions/ruling.hpp"
#include "verify/rulebook/rules.hpp"

// Planted contradictions of the classes that no single play shows are found, and none where none
// is. Order dependences, overlaps, gaps and hidden ties have their tests beside this one.

namespace standee::verify {
namespace {

// ---- dead clause ----

/// A campaign in which every clause that is watched was decisive.
ClauseTally all_decisive() {
    ClauseTally tally;
    rulebook::ClauseSet::all().for_each([&](Clause clause) {
        if (rulebook::is_written(clause)) {
            tally.count(clause, Verdict::decisive);
        }
    });
    return tally;
}

TEST(DeadClauses, AreNoneWhereEachWasDecisive) {
    EXPECT_TRUE(dead_clauses(all_decisive()).empty());
}

TEST(DeadClauses, AreThoseThatFiredAndDecidedNothingOrNeverFired) {
    ClauseTally tally = all_decisive();
    tally.decisive["map.trap"_clause.index()] = 0;
    tally.decisive["map.wall-line"_clause.index()] = 0;
    tally.fired["map.wall-line"_clause.index()] = 0;
    const std::vector<Clause> dead = dead_clauses(tally);
    EXPECT_EQ(dead.size(), 2U);
    EXPECT_EQ(std::ranges::count(dead, "map.trap"_clause), 1);
    EXPECT_EQ(std::ranges::count(dead, "map.wall-line"_clause), 1);
}

TEST(DeadClauses, AreNotThoseThatNobodyWatches) {
    const std::vector<Clause> dead = dead_clauses({});
    EXPECT_FALSE(dead.empty());
    EXPECT_EQ(std::ranges::count(dead, "rest.long"_clause), 0);
}

TEST(DeadClauses, StandInTheTableOfACampaign) {
    CampaignResult result;
    result.tally = all_decisive();
    result.tally.decisive["map.trap"_clause.index()] = 0;
    const std::string table = table_of(result);
    EXPECT_NE(table.find("dead clause                      1\n"), std::string::npos) << table;
    EXPECT_NE(table.find("fired, never decisive: map.trap\n"), std::string::npos) << table;
}

// ---- ruling against text ----

Json contested(std::vector<std::string> expects) {
    return {{"contested", true},
            {"scene", support::duel()},
            {"steps", Json::array({Json::parse(R"({"damage":{"to":"M","amount":3}})")})},
            {"claims", support::claims(expects)}};
}

const std::string loses_3 = R"({"damage":[{"to":"M","amount":3}]})";
const std::string loses_2 = R"({"damage":[{"to":"M","amount":2}]})";

TEST(RulingsAgainstText, AreFoundWhereOneSideFailsAndAnotherHolds) {
    const auto found = rulings_against_text(read_fixture(contested({loses_3, loses_2})));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].edition, EditionId::frosthaven);
    EXPECT_EQ(found[0].ruling, "so");
    EXPECT_EQ(found[0].instead.size(), 1U);
}

TEST(RulingsAgainstText, AreNoneWhereBothSidesHold) {
    EXPECT_TRUE(rulings_against_text(read_fixture(contested({loses_3, loses_3}))).empty());
}

TEST(RulingsAgainstText, AreNoneWhereTheClausesBearOutNoSide) {
    EXPECT_TRUE(rulings_against_text(read_fixture(contested({loses_2, loses_2}))).empty());
}

TEST(RulingsAgainstText, AreNoneInADisputeThatNoSourcesContest) {
    Json settled = contested({loses_3, loses_2});
    settled.erase("contested");
    EXPECT_TRUE(rulings_against_text(read_fixture(settled)).empty());
}

// ---- edition divergence ----

/// Between Frosthaven and another edition.
bool proximity_differs(const Edition& other) {
    const EditionDiff diff = edition_diff(edition(EditionId::frosthaven), other, 1, 0);
    return std::ranges::any_of(diff.shown, [](const Divergence& divergence) {
        return divergence.rule->clause == "monster.focus-proximity"_clause;
    });
}

TEST(EditionDivergences, AreFoundWhereARuleIsPlantedAndNotElsewhere) {
    Edition house = edition(EditionId::gloomhaven_2);
    EXPECT_FALSE(proximity_differs(house));
    house.focus_by_proximity = false;
    EXPECT_TRUE(proximity_differs(house));
}

}  // namespace
}  // namespace standee::verify
