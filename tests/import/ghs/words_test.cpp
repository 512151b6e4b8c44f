#include "import/ghs/words.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace standee::ghs {
namespace {

struct Worded {
    const char* name;
    const char* action;
    const char* says;
};

class GhsWords : public ::testing::TestWithParam<Worded> {};

TEST_P(GhsWords, AreReadableWithoutTheLabelsOfTheApplication) {
    const Action action = read_action(parse_document(GetParam().action));
    EXPECT_EQ(words(action, Labels{}), GetParam().says);
}

INSTANTIATE_TEST_SUITE_P(
    All, GhsWords,
    ::testing::Values(
        Worded{"ChangeOfRank", R"({"type":"switchType","value":"All toads swap."})",
               "All toads swap."},
        Worded{
            "OwnRange",
            R"({"type":"condition","value":"curse","subActions":[{"type":"specialTarget","value":"enemiesRange:"}]})",
            "curse (all enemies within its range)"},
        Worded{
            "Boss",
            R"({"type":"monsterType","value":"boss","subActions":[{"type":"summon","value":"monsterStandee","valueObject":[{"monster":{"name":"imp","type":"elite"}}]}]})",
            "boss: summon elite imp"},
        Worded{
            "LabelsOfTheApplication",
            R"({"type":"custom","value":"Perform %game.action.heal% 2 for %game.element.consume.fire% on %game.mapMarker.b%."})",
            "Perform heal 2 for consume fire on b."},
        Worded{"OneAlly", R"({"type":"specialTarget","value":"allyRange:2"})",
               "one ally within range 2"},
        Worded{"AllAdjacent", R"({"type":"specialTarget","value":"enemiesAdjacent"})",
               "all adjacent enemies"},
        Worded{"ItselfToo", R"({"type":"specialTarget","value":"selfAlliesAdjacentAffect"})",
               "itself and all adjacent allies"},
        Worded{"UnknownTarget", R"({"type":"specialTarget","value":"hexesBehindIt"})",
               "hexes behind it"},
        Worded{"Damage", R"({"type":"sufferDamage","value":2})", "suffer 2 damage"},
        Worded{
            "EitherElement",
            R"({"type":"elementHalf","value":"fire:ice","valueType":"minus","subActions":[{"type":"loot","value":1}]})",
            "consume fire or ice: loot 1"},
        Worded{"BothElements", R"({"type":"element","value":"fire:ice"})", "infuse fire and ice"},
        Worded{"Area", R"j({"type":"area","value":"(0,1,active)|(1,0,target)|(1,1,target)"})j",
               "area: figure at (0,1), targets at (1,0) (1,1)"},
        Worded{"NoArea", R"({"type":"area","value":"round"})", "area: round"}),
    [](const auto& row) { return std::string{row.param.name}; });

}  // namespace
}  // namespace standee::ghs
