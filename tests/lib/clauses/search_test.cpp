#include "lib/clauses/search.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace standee {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

TEST(Pages, ARangeHasItsFirstItsLastAndWhatIsBetween) {
    for (const int page : {41, 42, 74}) {
        EXPECT_TRUE(has_page("p.41-42, p.74", page)) << page;
    }
    for (const int page : {4, 7, 40, 43, 73, 75, 412}) {
        EXPECT_FALSE(has_page("p.41-42, p.74", page)) << page;
    }
    EXPECT_TRUE(has_page("p.13-15", 14));
    EXPECT_FALSE(has_page("", 1));
}

TEST(Pages, ARulebookIsNamedInFullOrInShort) {
    EXPECT_EQ(rulebook_page("frosthaven:41")->rulebook, EditionId::frosthaven);
    EXPECT_EQ(rulebook_page("frosthaven:41")->page, 41);
    EXPECT_EQ(rulebook_page("frosthaven:0")->page, 0) << "a number, though no page has it";
    EXPECT_EQ(rulebook_page("fh:41")->rulebook, EditionId::frosthaven);
    EXPECT_EQ(rulebook_page("gh:9")->rulebook, EditionId::gloomhaven);
    EXPECT_EQ(rulebook_page("jotl:9")->rulebook, EditionId::jaws_of_the_lion);
    EXPECT_EQ(rulebook_page("gh2:26")->rulebook, EditionId::gloomhaven_2);
    for (const char* text :
         {"", "41", "fh", "fh:", "fh:p.41", "fh:41x", "fh:-1", "frost:41", "fh:99999999999999"}) {
        EXPECT_FALSE(rulebook_page(text)) << text;
    }
}

TEST(Pages, LeadToTheirClauses) {
    EXPECT_THAT(
        clauses_on({EditionId::gloomhaven, 31}),
        ElementsAre("initiative.summon-first-round"_clause, "range.default"_clause,
                    "damage.monster-death"_clause, "monster.focus-negative-hexes"_clause,
                    "monster.extra-targets"_clause, "monster.new-focus-after-kill"_clause,
                    "monster.heal"_clause, "monster.summon"_clause, "monster.attacks-focus"_clause,
                    "card.counted"_clause, "card.along-move"_clause, "card.attackers-suffer"_clause,
                    "card.attackers-gain"_clause, "card.only-some"_clause, "card.when-dies"_clause,
                    "card.marked"_clause, "card.heals-first"_clause));
    EXPECT_THAT(clauses_on({EditionId::gloomhaven_2, 26}),
                ElementsAre("condition.safeguard"_clause));
    EXPECT_THAT(clauses_on({EditionId::frosthaven, 500}), IsEmpty());
}

TEST(Clauses, AreFoundByTheirWordsWhateverTheCase) {
    EXPECT_THAT(clauses_with("SAFEGUARD"), ElementsAre("condition.safeguard"_clause));
    EXPECT_THAT(clauses_with("focus-"),
                AllOf(Contains("monster.focus-path"_clause), Not(Contains("map.trap"_clause))));
    // Only a difference says it.
    EXPECT_THAT(clauses_with("floor((2 + level) / 2)"), ElementsAre("map.hazardous"_clause));
    EXPECT_EQ(clauses_with("").size(), all_clauses().size());
}

TEST(Clauses, ASlipOfThePenIsRecognised) {
    EXPECT_EQ(closest_clause("monster.focus-pth"), "monster.focus-path"_clause);
    EXPECT_EQ(closest_clause("atack.poison"), "attack.poison"_clause);
    EXPECT_EQ(closest_clause("safeguard"), "condition.safeguard"_clause);
    EXPECT_EQ(closest_clause("map.trpa"), "map.trap"_clause);
    EXPECT_FALSE(closest_clause("qqqq"));
    EXPECT_FALSE(closest_clause(""));
}

}  // namespace
}  // namespace standee
