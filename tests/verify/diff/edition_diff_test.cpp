#include "verify/diff/edition_diff.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "lib/house_rules.hpp"
#include "verify/campaign/source.hpp"
#include "verify/diff/answer.hpp"

namespace standee::verify {
namespace {

TEST(RuleDifferences, MakeOneEditionOutOfAnother) {
    for (const EditionId a : all_editions) {
        for (const EditionId b : all_editions) {
            const Edition made = with_all_rules(edition(a), edition(b));
            EXPECT_EQ(made.id, a);
            for (const RuleDifference& rule : rule_differences()) {
                EXPECT_TRUE(rule.alike(made, edition(b))) << rule.what;
            }
        }
    }
}

TEST(RuleDifferences, AreNoneBetweenAnEditionAndItself) {
    for (const RuleDifference& rule : rule_differences()) {
        EXPECT_TRUE(rule.alike(edition(EditionId::frosthaven), edition(EditionId::frosthaven)));
    }
}

TEST(HouseRulesOfAThread, CountWhileTheyLive) {
    Edition house = edition(EditionId::frosthaven);
    house.focus_by_proximity = false;
    {
        const HouseRules rules{house};
        EXPECT_FALSE(edition(EditionId::frosthaven).focus_by_proximity);
        EXPECT_TRUE(edition(EditionId::gloomhaven).focus_by_proximity);
    }
    EXPECT_TRUE(edition(EditionId::frosthaven).focus_by_proximity);
}

TEST(EditionDiff, FindsNothingBetweenAnEditionAndItself) {
    const EditionDiff diff = edition_diff(EditionId::frosthaven, EditionId::frosthaven, 1, 500);
    EXPECT_EQ(diff.differing, 0U);
    EXPECT_TRUE(diff.shown.empty());
    EXPECT_GT(diff.cases, 400U);
}

TEST(EditionDiff, ShowsProximityBetweenGloomhavenAndJawsOfTheLion) {
    const EditionDiff diff =
        edition_diff(EditionId::gloomhaven, EditionId::jaws_of_the_lion, 1, 4000);
    const auto shown = std::ranges::find(diff.shown, "monster.focus-proximity"_clause,
                                         [](const Divergence& d) { return d.rule->clause; });
    ASSERT_NE(shown, diff.shown.end());
    EXPECT_NE(shown->first_says, shown->second_says);
    EXPECT_EQ(shown->smallest.scene.figures.size(), 3U);
    EXPECT_FALSE(diff.unexplained.has_value());
}

TEST(EditionDiff, EveryDivergenceIsAnsweredAsItSays) {
    const EditionDiff diff = edition_diff(EditionId::gloomhaven, EditionId::frosthaven, 1, 3000);
    ASSERT_GE(diff.shown.size(), 5U);
    for (const Divergence& divergence : diff.shown) {
        EXPECT_EQ(answer_by(edition(diff.first), divergence.smallest), divergence.first_says);
        EXPECT_EQ(answer_by(edition(diff.second), divergence.smallest), divergence.second_says);
        EXPECT_NE(divergence.first_says, divergence.second_says) << divergence.rule->what;
    }
    EXPECT_FALSE(diff.unexplained.has_value());
}

}  // namespace
}  // namespace standee::verify
