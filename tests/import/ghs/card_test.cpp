#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/import/ghs/reading.hpp"

namespace standee::ghs {
namespace {

using test::abilities;
using test::read;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

struct Case {
    const char* name;
    const char* actions;
    const char* abilities;
};

class GhsCard : public ::testing::TestWithParam<Case> {};

TEST_P(GhsCard, IsReadAsAbilities) {
    EXPECT_EQ(abilities(GetParam().actions), GetParam().abilities);
}

std::string name_of(const ::testing::TestParamInfo<Case>& info) { return info.param.name; }

INSTANTIATE_TEST_SUITE_P(
    Values, GhsCard,
    ::testing::Values(
        Case{"Fixed", R"([{"type":"move","value":3}])", R"([{"move":{"points":3}}])"},
        Case{"Plus", R"([{"type":"move","value":1,"valueType":"plus"}])",
             R"([{"move":{"points":"+1"}}])"},
        Case{"Minus", R"([{"type":"move","value":1,"valueType":"minus"}])",
             R"([{"move":{"points":"-1"}}])"},
        Case{"Computed",
             R"([{"type":"heal","value":"1+C","subActions":[{"type":"range","value":2}]}])",
             R"([{"heal":{"value":3,"range":2}}])"},
        Case{"OfTheStatCard", R"([{"type":"attack","value":0,"valueType":"plus"}])",
             R"([{"attack":{"value":"+0","range":"+0"}}])"},
        Case{"RangeOfItsOwn",
             R"([{"type":"attack","value":2,"subActions":[{"type":"range","value":3}]}])",
             R"([{"attack":{"value":2,"range":3}}])"},
        Case{
            "RangeRelative",
            R"([{"type":"attack","value":2,"subActions":[{"type":"range","value":1,"valueType":"minus"}]}])",
            R"([{"attack":{"value":2,"range":"-1"}}])"},
        Case{
            "TargetsRelative",
            R"([{"type":"attack","value":2,"subActions":[{"type":"target","value":1,"valueType":"plus"}]}])",
            R"([{"attack":{"value":2,"range":"+0","targets":"+1"}}])"}),
    name_of);

INSTANTIATE_TEST_SUITE_P(
    Kinds, GhsCard,
    ::testing::Values(
        Case{"Jump", R"([{"type":"move","value":2,"subActions":[{"type":"jump"}]}])",
             R"([{"move":{"points":2,"jump":true}}])"},
        Case{"Teleport", R"([{"type":"teleport","value":4}])", R"([{"teleport":{"range":4}}])"},
        Case{"Loot", R"([{"type":"loot","value":1}])", R"([{"loot":{"range":1}}])"},
        Case{"Shield", R"([{"type":"shield","value":2}])", R"([{"shield":{"value":2}}])"},
        Case{"RetaliateAtARange",
             R"([{"type":"retaliate","value":2,"subActions":[{"type":"range","value":3}]}])",
             R"([{"retaliate":{"value":2,"range":3}}])"},
        Case{"Infuse", R"([{"type":"element","value":"ice:dark"}])",
             R"([{"infuse":["ice","dark"]}])"},
        Case{"InfuseEither", R"([{"type":"elementHalf","value":"ice:dark"}])",
             R"([{"infuse":["ice/dark"]}])"},
        Case{"InfuseAny", R"([{"type":"element","value":"wild"}])", R"([{"infuse":["wild"]}])"},
        Case{"SufferItself", R"([{"type":"sufferDamage","value":1}])",
             R"([{"damage":{"value":1,"self":true}}])"},
        Case{"SummonByCharacters",
             R"([{"type":"summon","value":"monsterStandee","valueObject":[{"monster":
                 {"name":"imp","player2":"normal","player3":"elite"},"count":"[C]"}]}])",
             R"([{"summon":{"name":"imp","rank":"normal","count":2}}])"},
        Case{
            "Grant",
            R"([{"type":"grant","subActions":[{"type":"specialTarget","value":"allyRange:3"},
                 {"type":"move","value":2},{"type":"attack","value":1,"valueType":"minus"}]}])",
            R"([{"grant":{"abilities":[{"move":{"points":2}},{"attack":{"value":"-1","range":"+0"}}],"range":3}}])"}),
    name_of);

INSTANTIATE_TEST_SUITE_P(
    Targets, GhsCard,
    ::testing::Values(
        Case{
            "AllAdjacentAreMelee",
            R"([{"type":"attack","value":1,"subActions":[{"type":"specialTarget","value":"enemiesAdjacent"}]}])",
            R"([{"attack":{"value":1,"targets":"all"}}])"},
        Case{
            "AllInRange",
            R"([{"type":"attack","value":1,"subActions":[{"type":"specialTarget","value":"enemiesRange:2"}]}])",
            R"([{"attack":{"value":1,"range":2,"targets":"all"}}])"},
        Case{
            "AllByLabel",
            R"([{"type":"attack","value":1,"subActions":[{"type":"target","value":"%game.target.all%"}]}])",
            R"([{"attack":{"value":1,"range":"+0","targets":"all"}}])"},
        Case{
            "OneWithAllAttacks",
            R"([{"type":"attack","value":1,"subActions":[{"type":"specialTarget","value":"enemyOneAll"},{"type":"target","value":2}]}])",
            R"([{"attack":{"value":1,"range":"+0","targets":2,"allOnOne":true}}])"},
        Case{
            "HealItself",
            R"([{"type":"heal","value":2,"subActions":[{"type":"specialTarget","value":"self"}]}])",
            R"([{"heal":{"value":2,"self":true}}])"},
        Case{
            "HealAllies",
            R"([{"type":"heal","value":2,"subActions":[{"type":"specialTarget","value":"alliesAdjacentAffect"}]}])",
            R"([{"heal":{"value":2,"range":1,"targets":"all","whom":"allies"}}])"},
        Case{
            "HealAll",
            R"([{"type":"heal","value":2,"subActions":[{"type":"specialTarget","value":"all"},{"type":"range","value":3}]}])",
            R"([{"heal":{"value":2,"range":3,"targets":"all"}}])"},
        Case{
            "ShieldForAllies",
            R"([{"type":"shield","value":1,"subActions":[{"type":"specialTarget","value":"selfAlliesAffectRange:2"}]}])",
            R"([{"shield":{"value":1,"whom":"selfAndAllies","within":2,"targets":"all"}}])"},
        Case{
            "DamageToAllAround",
            R"([{"type":"sufferDamage","value":1,"subActions":[{"type":"specialTarget","value":"figuresAdjacent"}]}])",
            R"([{"damage":{"value":1,"range":1,"targets":"all","whom":"alliesAndEnemies"}}])"},
        Case{
            "ConditionForEnemies",
            R"([{"type":"condition","value":"muddle","subActions":[{"type":"specialTarget","value":"enemiesRange:3"}]}])",
            R"([{"condition":{"gain":"muddle","range":3,"targets":"all"}}])"},
        Case{
            "ATargetOnALineAboveWhatItIsFor",
            R"([{"type":"move","value":1},{"type":"specialTarget","value":"enemiesAdjacent"},{"type":"sufferDamage","value":2}])",
            R"([{"move":{"points":1}},{"damage":{"value":2,"range":1,"targets":"all"}}])"},
        Case{
            "ATargetAboveWhatItIsFor",
            R"([{"type":"box","subActions":[{"type":"specialTarget","value":"enemiesAdjacent"},{"type":"push","value":1},{"type":"condition","value":"wound"}]}])",
            R"([{"condition":{"gain":"wound","range":1,"targets":"all","effects":[{"push":1}]}}])"},
        Case{
            "ATargetBelowSeveralAbilitiesIsForAll",
            R"([{"type":"concatenation","subActions":[{"type":"push","value":1},{"type":"condition","value":"poison"},{"type":"specialTarget","value":"enemiesAdjacent"}]}])",
            R"([{"condition":{"gain":"poison","range":1,"targets":"all","effects":[{"push":1}]}}])"},
        Case{
            "ATargetOfTheLastInAListIsForAll",
            R"([{"type":"concatenation","value":",","subActions":[{"type":"condition","value":"poison"},{"type":"condition","value":"muddle","subActions":[{"type":"range","value":3}]}]}])",
            R"([{"condition":{"gain":"poison","range":3,"effects":["muddle"]}}])"},
        Case{
            "WhatHelpsAndWhatHarmsItself",
            R"([{"type":"concatenation","value":",","subActions":[{"type":"condition","value":"strengthen"},{"type":"condition","value":"wound","subActions":[{"type":"specialTarget","value":"self"}]}]}])",
            R"([{"condition":{"gain":"strengthen","self":true,"effects":["wound"]}}])"},
        Case{
            "AHealThatFollowsFromAnAbilityForItself",
            R"([{"type":"condition","value":"invisible","subActions":[{"type":"specialTarget","value":"self"},{"type":"element","value":"fire","valueType":"minus","subActions":[{"type":"heal","value":1}]}]}])",
            R"([{"condition":{"gain":"invisible","self":true}},{"consume":["fire"],"to":[{"heal":{"value":1,"self":true}}]}])"},
        Case{
            "AnotherSummonInstead",
            R"([{"type":"summon","value":"monsterStandee","valueObject":[{"monster":{"name":"rat","type":"normal","health":4}}],"subActions":[{"type":"element","value":"fire","valueType":"minus","subActions":[{"type":"summon","value":"monsterStandee","valueObject":[{"monster":{"name":"rat","type":"normal","health":3}}],"subActions":[{"type":"custom","value":"%game.custom.instead%"}]}]}]}])",
            R"([{"consume":["fire"],"to":[{"summon":{"name":"rat","rank":"normal","hp":3}}],"else":[{"summon":{"name":"rat","rank":"normal","hp":4}}]}])"},
        Case{
            "ATargetOfAbilitiesThatAreNoEffects",
            R"([{"type":"box","subActions":[{"type":"heal","value":2},{"type":"shield","value":1},{"type":"specialTarget","value":"self"}]}])",
            R"([{"heal":{"value":2,"self":true}},{"shield":{"value":1}}])"},
        Case{
            "ATargetSaidTwice",
            R"([{"type":"concatenation","subActions":[{"type":"condition","value":"bless","subActions":[{"type":"specialTarget","value":"self","hidden":true}]},{"type":"condition","value":"strengthen","subActions":[{"type":"specialTarget","value":"self","hidden":true}]},{"type":"specialTarget","value":"self"}]}])",
            R"([{"condition":{"gain":"bless","self":true,"effects":["strengthen"]}}])"},
        Case{
            "AllInTheRangeOfTheStatCard",
            R"([{"type":"attack","value":1,"subActions":[{"type":"specialTarget","value":"enemiesRange:"}]}])",
            R"([{"attack":{"value":1,"range":"+0","targets":"all"}}])"}),
    name_of);

INSTANTIATE_TEST_SUITE_P(
    Parts, GhsCard,
    ::testing::Values(
        Case{
            "EffectsOfAnAttack",
            R"([{"type":"attack","value":1,"subActions":[{"type":"condition","value":"poison"},{"type":"push","value":2},{"type":"pierce","value":3}]}])",
            R"([{"attack":{"value":1,"range":"+0","pierce":3,"effects":["poison",{"push":2}]}}])"},
        Case{
            "EffectsOfItsTargetsSaidSo",
            R"([{"type":"attack","value":1,"subActions":[{"type":"condition","value":"poison","subActions":[{"type":"specialTarget","value":"targets"}]}]}])",
            R"([{"attack":{"value":1,"range":"+0","effects":["poison"]}}])"},
        Case{
            "AnEffectOnItselfComesAfter",
            R"([{"type":"attack","value":1,"subActions":[{"type":"condition","value":"strengthen","subActions":[{"type":"specialTarget","value":"self"}]}]}])",
            R"([{"attack":{"value":1,"range":"+0"}},{"condition":{"gain":"strengthen","self":true}}])"},
        Case{
            "Advantage",
            R"([{"type":"attack","value":1,"subActions":[{"type":"custom","value":"%game.custom.advantage%"}]}])",
            R"([{"attack":{"value":1,"range":"+0","advantage":true}}])"},
        Case{"AdvantageOnALineOfItsOwn",
             R"([{"type":"attack","value":1},{"type":"custom","value":"%game.custom.advantage%"}])",
             R"([{"attack":{"value":1,"range":"+0","advantage":true}}])"},
        Case{"ARangeOnALineOfItsOwn", R"([{"type":"attack","value":1},{"type":"range","value":4}])",
             R"([{"attack":{"value":1,"range":4}}])"},
        Case{
            "Area",
            R"json([{"type":"attack","value":1,"subActions":[{"type":"area","value":"(0,0,active)|(1,0,target)"}]}])json",
            R"([{"attack":{"value":1,"area":{"grey":[0,0],"red":[[1,0]]}}}])"},
        Case{
            "TwoConditionsForOneTarget",
            R"([{"type":"concatenation","value":"and","subActions":[{"type":"condition","value":"bless"},{"type":"condition","value":"strengthen"},{"type":"specialTarget","value":"self"}]}])",
            R"([{"condition":{"gain":"bless","self":true,"effects":["strengthen"]}}])"},
        Case{
            "WrappersOnlyGroup",
            R"([{"type":"grid","subActions":[{"type":"box","subActions":[{"type":"forceBox","subActions":[{"type":"move","value":1}]}]},{"type":"nonCalc","subActions":[{"type":"loot","value":1}]}]}])",
            R"([{"move":{"points":1}},{"loot":{"range":1}}])"}),
    name_of);

INSTANTIATE_TEST_SUITE_P(
    Consumptions, GhsCard,
    ::testing::Values(
        Case{
            "ABonus",
            R"([{"type":"attack","value":1,"subActions":[{"type":"element","value":"fire","valueType":"minus","subActions":[{"type":"attack","value":1,"valueType":"add"},{"type":"condition","value":"wound"}]}]}])",
            R"([{"attack":{"value":1,"range":"+0","adds":[{"if":{"consume":["fire"]},"value":"+1","effects":["wound"]}]}}])"},
        Case{
            "ABonusOnALineOfItsOwn",
            R"([{"type":"attack","value":1},{"type":"element","value":"fire","valueType":"minus","subActions":[{"type":"attack","value":1,"valueType":"plus"}]}])",
            R"([{"attack":{"value":1,"range":"+0"}},{"consume":["fire"],"to":[{"attack":{"value":"+1","range":"+0"}}]}])"},
        Case{
            "AConditionAdded",
            R"([{"type":"attack","value":1,"subActions":[{"type":"element","value":"fire","valueType":"minus","subActions":[{"type":"condition","value":"wound","valueType":"plus"}]}]}])",
            R"([{"attack":{"value":1,"range":"+0","adds":[{"if":{"consume":["fire"]},"effects":["wound"]}]}}])"},
        Case{
            "AnAbilityWithItsTargetBesideIt",
            R"([{"type":"heal","value":1,"subActions":[{"type":"specialTarget","value":"self"},{"type":"element","value":"fire","valueType":"minus","subActions":[{"type":"condition","value":"wound"},{"type":"specialTarget","value":"enemiesRange:2"}]}]}])",
            R"([{"heal":{"value":1,"self":true}},{"consume":["fire"],"to":[{"condition":{"gain":"wound","range":2,"targets":"all"}}]}])"},
        Case{
            "AnotherPushInsteadOfAPush",
            R"([{"type":"push","value":1,"subActions":[{"type":"specialTarget","value":"enemiesAdjacent"},{"type":"element","value":"air","valueType":"minus","subActions":[{"type":"push","value":3},{"type":"custom","value":"%game.custom.instead%"}]}]}])",
            R"([{"consume":["air"],"to":[{"push":{"points":3,"range":1,"targets":"all"}}],"else":[{"push":{"points":1,"range":1,"targets":"all"}}]}])"},
        Case{
            "AnotherTarget",
            R"([{"type":"attack","value":1,"subActions":[{"type":"target","value":2},{"type":"element","value":"air","valueType":"minus","subActions":[{"type":"target","value":1,"valueType":"add"}]}]}])",
            R"([{"attack":{"value":1,"range":"+0","targets":2,"adds":[{"if":{"consume":["air"]},"targets":"+1"}]}}])"},
        Case{
            "AnotherArea",
            R"json([{"type":"attack","value":1,"subActions":[{"type":"element","value":"air","valueType":"minus","subActions":[{"type":"area","value":"(0,0,target)|(1,0,target)"}]}]}])json",
            R"([{"consume":["air"],"to":[{"attack":{"value":1,"range":"+0","area":{"red":[[0,0],[1,0]]}}}],"else":[{"attack":{"value":1,"range":"+0"}}]}])"},
        Case{
            "InsteadBesideIt",
            R"([{"type":"shield","value":1},{"type":"element","value":"ice","valueType":"minus","subActions":[{"type":"shield","value":3},{"type":"custom","value":"%game.custom.instead%"}]}])",
            R"([{"consume":["ice"],"to":[{"shield":{"value":3}}],"else":[{"shield":{"value":1}}]}])"},
        Case{
            "InsteadInIt",
            R"([{"type":"shield","value":1},{"type":"element","value":"ice","valueType":"minus","subActions":[{"type":"shield","value":3,"subActions":[{"type":"custom","value":"%game.custom.instead%"}]}]}])",
            R"([{"consume":["ice"],"to":[{"shield":{"value":3}}],"else":[{"shield":{"value":1}}]}])"},
        Case{
            "InsteadOfALineFartherUp",
            R"([{"type":"shield","value":1},{"type":"loot","value":1},{"type":"element","value":"ice","valueType":"minus","subActions":[{"type":"shield","value":3},{"type":"custom","value":"%game.custom.instead%"}]}])",
            R"([{"consume":["ice"],"to":[{"shield":{"value":3}}],"else":[{"shield":{"value":1}}]},{"loot":{"range":1}}])"},
        Case{
            "AnotherPushInstead",
            R"([{"type":"attack","value":1,"subActions":[{"type":"push","value":1},{"type":"element","value":"air","valueType":"minus","subActions":[{"type":"push","value":3},{"type":"custom","value":"%game.custom.instead%"}]}]}])",
            R"([{"consume":["air"],"to":[{"attack":{"value":1,"range":"+0","effects":[{"push":3}]}}],"else":[{"attack":{"value":1,"range":"+0","effects":[{"push":1}]}}]}])"},
        Case{
            "SomethingBesides",
            R"([{"type":"attack","value":1,"subActions":[{"type":"element","value":"dark","valueType":"minus","subActions":[{"type":"condition","value":"invisible","subActions":[{"type":"specialTarget","value":"self"}]}]}]}])",
            R"([{"attack":{"value":1,"range":"+0"}},{"consume":["dark"],"to":[{"condition":{"gain":"invisible","self":true}}]}])"},
        Case{
            "ForAnotherElement",
            R"([{"type":"element","value":"wild","valueType":"minus","subActions":[{"type":"element","value":"earth"}]}])",
            R"([{"consume":["wild"],"to":[{"infuse":["earth"]}]}])"},
        Case{
            "OfEither",
            R"([{"type":"elementHalf","value":"fire:ice","valueType":"minus","subActions":[{"type":"heal","value":2,"subActions":[{"type":"specialTarget","value":"self"}]}]}])",
            R"([{"consume":["fire/ice"],"to":[{"heal":{"value":2,"self":true}}]}])"},
        Case{
            "OfBoth",
            R"([{"type":"element","value":"fire:ice","valueType":"minus","subActions":[{"type":"loot","value":1}]}])",
            R"([{"consume":["fire","ice"],"to":[{"loot":{"range":1}}]}])"}),
    name_of);

TEST(GhsCardRanks, WhatIsForOneRankIsToldApart) {
    const char* const actions =
        R"([{"type":"move","value":1},{"type":"monsterType","value":"elite","subActions":
            [{"type":"attack","value":3}]},{"type":"monsterType","value":"normal","subActions":
            [{"type":"attack","value":2}]}])";
    EXPECT_EQ(
        abilities(actions),
        R"([{"move":{"points":1}},{"rank":"elite","to":[{"attack":{"value":3,"range":"+0"}}],)"
        R"("else":[{"attack":{"value":2,"range":"+0"}}]}])");
    Setting elite;
    elite.rank = "elite";
    EXPECT_EQ(abilities(actions, elite),
              R"([{"move":{"points":1}},{"attack":{"value":3,"range":"+0"}}])");
}

struct Kept {
    const char* name;
    const char* actions;
    const char* abilities;
    const char* says;
    const char* why;
};

class GhsCardText : public ::testing::TestWithParam<Kept> {};

TEST_P(GhsCardText, IsKeptForTheParty) {
    const test::ReadCard card = read(GetParam().actions);
    EXPECT_EQ(card.abilities, GetParam().abilities);
    ASSERT_FALSE(card.says.empty());
    EXPECT_EQ(card.says[0], GetParam().says);
    EXPECT_EQ(card.why[0], GetParam().why);
}

std::string name_of_kept(const ::testing::TestParamInfo<Kept>& info) { return info.param.name; }

INSTANTIATE_TEST_SUITE_P(
    Kept, GhsCardText,
    ::testing::Values(
        Kept{"FreeText", R"([{"type":"custom","value":"Dig a hole."}])", "[]", "Dig a hole.",
             "free text"},
        Kept{"AnUnknownAction", R"([{"type":"dance","value":2}])", "[]", "dance 2",
             "an unknown action"},
        Kept{"NoAction", R"([7])", "[]", "7", "an action without a type"},
        Kept{"AnUnknownField", R"([{"type":"shield","value":1,"colour":"red"}])", "[]",
             "shield 1 (colour red)", "an unknown field"},
        Kept{"AnUnknownFlag", R"([{"type":"shield","value":1,"round":false}])", "[]",
             "shield 1 (round false)", "an unknown field"},
        Kept{
            "AnUnknownTextInAnAttack",
            R"([{"type":"attack","value":1,"subActions":[{"type":"custom","value":"Aim high."}]}])",
            "[]", "attack 1 (Aim high.)", "free text"},
        Kept{
            "AnAttackBelowAnUnknownText",
            R"([{"type":"custom","value":"Aim high."},{"type":"attack","value":1},{"type":"element","value":"ice"}])",
            R"([{"infuse":["ice"]}])", "Aim high.", "free text"},
        Kept{
            "AnAttackBesideAnUnknownText",
            R"([{"type":"grid","subActions":[{"type":"attack","value":1},{"type":"custom","value":"Aim high."}]}])",
            "[]", "attack 1", "the text after it may change it"},
        Kept{"AnotherEditionsCondition", R"([{"type":"condition","value":"plague"}])", "[]",
             "plague", "a condition that Frosthaven does not have: plague"},
        Kept{"AScenariosNumber", R"([{"type":"heal","value":"X"}])", "[]", "heal X",
             "X is defined by the scenario"},
        Kept{
            "ASpecialTarget",
            R"([{"type":"attack","value":1,"subActions":[{"type":"specialTarget","value":"enemyRangeExact:2"}]}])",
            "[]", "attack 1 (enemy range exact 2)",
            "a target that the rules do not define: enemyRangeExact:2"},
        Kept{"WhereItGoesForAnUnknownAttack",
             R"([{"type":"move","value":1},{"type":"attack","value":"X"}])", "[]", "move 1",
             "where it goes depends on the attack"},
        Kept{"ASummonWithoutARank", R"([{"type":"summon","value":"imp"}])", "[]", "summon imp",
             "a summon without a rank"},
        Kept{
            "ASpawn",
            R"([{"type":"spawn","value":"monsterStandee","valueObject":[{"monster":{"name":"imp","type":"elite"}}]}])",
            "[]", "spawn elite imp", "the scenario decides where it is placed"},
        Kept{"ASpecialWithoutItsBoss", R"([{"type":"special","value":1}])", "[]", "special 1",
             "needs the boss's own file"},
        Kept{
            "AFewElementsTooMany",
            R"([{"type":"element","value":"slime","valueType":"minus","subActions":[{"type":"loot","value":1}]}])",
            "[]", "consume slime: loot 1", "unknown elements"},
        Kept{"NoActionsAtAll", "[]", "[]", "", "no actions"}),
    name_of_kept);

TEST(GhsCardTexts, StandWhereTheyAreDue) {
    const test::ReadCard card = read(
        R"([{"type":"shield","value":1},{"type":"summon","value":"imp"},{"type":"move","value":1},
            {"type":"attack","value":2,"subActions":[{"type":"custom","value":"Aim high."}]}])");
    EXPECT_EQ(card.abilities, R"([{"shield":{"value":1}}])");
    EXPECT_THAT(card.says, ElementsAre("summon imp", "move 1", "attack 2 (Aim high.)"));
    EXPECT_THAT(card.why, ElementsAre("a summon without a rank",
                                      "where it goes depends on the attack", "free text"));
    for (const PartyText& text : card.text) {
        EXPECT_EQ(text.place, PartyText::Place::after_abilities);
        EXPECT_EQ(text.abilities, 1);
    }
}

TEST(GhsCardTexts, ThatChangeNoOtherLineLeaveThemToTheEngine) {
    const test::ReadCard card =
        read(R"([{"type":"move","value":1},{"type":"attack","value":2},{"type":"heal","value":"X"},
                 {"type":"shield","value":1}])");
    EXPECT_EQ(
        card.abilities,
        R"([{"move":{"points":1}},{"attack":{"value":2,"range":"+0"}},{"shield":{"value":1}}])");
    EXPECT_THAT(card.says, ElementsAre("heal X"));
    EXPECT_EQ(card.text[0].abilities, 2);
}

TEST(GhsCardSpecials, OfTheBossStandInThePlaceOfTheirNumber) {
    BossSpecials specials;
    specials.lists.push_back(read_actions(parse_document(R"([{"type":"loot","value":1}])")));
    specials.lists.push_back(read_actions(
        parse_document(R"([{"type":"move","value":2},{"type":"special","value":1}])")));
    EXPECT_EQ(read(R"([{"type":"special","value":1}])", {}, &specials).abilities,
              R"([{"loot":{"range":1}}])");
    // One special does not call on another, so that none calls on itself.
    const auto second = read(R"([{"type":"special","value":2}])", {}, &specials);
    EXPECT_THAT(second.says, ElementsAre("move 2", "special 1"));
    EXPECT_THAT(read(R"([{"type":"special","value":3}])", {}, &specials).why,
                ElementsAre("the boss's file has no such special"));
}

TEST(GhsCard, OfTwoToadsThatWereOneEachMayBeHealedToTheMaximumOfAToad) {
    Setting setting;
    setting.normal_health["toad"] = 6;
    EXPECT_EQ(
        abilities(R"([{"type":"summon","value":"monsterStandee","valueObject":[{"monster":
                            {"name":"toad","type":"normal","health":"H"}}],"subActions":[
                            {"type":"custom","value":"with H equal to the summoning Toad's current hit point value (limited by a normal Toad's maximum hit point value)."}]}])",
                  setting),
        R"([{"summon":{"name":"toad","rank":"normal","hp":{"per":"hp","most":6},"maxHp":6}}])");
}

TEST(GhsDeck, GivesEachCardAnIdOfItsOwn) {
    const Json file = parse_document(
        R"({"name":"d","abilities":[{"cardId":7,"actions":[]},{"cardId":7,"actions":[]},
            {"actions":[]},{"cardId":"7-2","actions":[]}]})");
    std::vector<std::string> ids;
    for (const MonsterCard& card : read_deck(file, {}, Labels{}).cards) {
        ids.push_back(card.id);
    }
    EXPECT_THAT(ids, ElementsAre("7", "7-2", "3", "7-2-2"));
}

TEST(GhsDeck, ResolvesTheLabelsThatAreKnown) {
    const Labels labels{parse_document(R"({"custom":{"fh":{"bog":{"1":"Sink."}}}})")};
    const Json file = parse_document(
        R"({"abilities":[{"actions":[{"type":"custom","value":"%data.custom.fh.bog.1% %other%"}]}]})");
    EXPECT_EQ(read_deck(file, {}, labels).cards[0].text[0].says, "Sink. %other%");
}

TEST(GhsDeck, FollowsTheRulesOfItsEdition) {
    for (const auto& [code, id] : {std::pair{"gh", EditionId::gloomhaven},
                                   {"fh", EditionId::frosthaven},
                                   {"jotl", EditionId::jaws_of_the_lion},
                                   {"gh2e", EditionId::gloomhaven_2}}) {
        const Json file{{"edition", code}, {"abilities", Json::array()}};
        EXPECT_EQ(read_deck(file, {}, Labels{}).edition, id) << code;
    }
    const Json file{{"edition", "gh"}, {"abilities", Json::array()}};
    Setting instead;
    instead.edition = EditionId::frosthaven;
    EXPECT_EQ(read_deck(file, instead, Labels{}).edition, EditionId::frosthaven);
}

}  // namespace
}  // namespace standee::ghs
