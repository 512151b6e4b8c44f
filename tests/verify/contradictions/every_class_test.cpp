#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "rulebook/rules.hpp"
#include "verify/campaign/dead_clauses.hpp"
#include "verify/campaign/report.hpp"
#include "verify/compare/edition_diff.hpp"

// Planted contradictions of classes that no single play shows are found, and none where none
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
