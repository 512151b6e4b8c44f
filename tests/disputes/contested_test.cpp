#include "disputes/contested.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/disputes/disputes.hpp"

namespace standee {
namespace {

using support::claims;
using support::duel;

Json contested(std::vector<std::string> expects) {
    return {{"contested", true},
            {"scene", duel()},
            {"steps", Json::array({Json::parse(R"({"damage":{"to":"M","amount":3}})")})},
            {"claims", claims(expects)}};
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

}  // namespace
}  // namespace standee
