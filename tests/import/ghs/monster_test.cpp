#include "import/ghs/monster.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "files/monster_json.hpp"
#include "tests/support/errors.hpp"

namespace standee::ghs {
namespace {

using standee::support::error_of;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

Json monster(const std::string& normal, const std::string& more = "") {
    return parse_document(
        R"({"name":"toad","edition":"fh","count":4,"baseStat":{"type":"normal"})" + more +
        R"(,"stats":[{"level":1,)" + normal + R"(},{"type":"elite","level":1,"health":9}]})");
}

Json stats(const std::string& normal, const std::string& more = "") {
    return write_monster_set(read_monster(monster(normal, more), {}, Labels{}))["stats"]["normal"];
}

TEST(GhsMonster, HasTheNumbersOfItsStatCard) {
    EXPECT_EQ(stats(R"("health":"4+C","movement":2,"attack":"[L+1]","range":3)").dump(),
              R"({"hp":6,"maxHp":6,"attack":2,"move":2,"range":3})");
    EXPECT_EQ(stats(R"("health":4,"movement":"-","attack":0,"range":0)").dump(),
              R"({"hp":4,"maxHp":4,"attack":0,"move":"-"})");
}

TEST(GhsMonster, HasWhatIsAlwaysActive) {
    EXPECT_EQ(
        stats(R"("health":4,"immunities":["stun","push"],"actions":[{"type":"shield","value":1},
            {"type":"retaliate","value":2,"subActions":[{"type":"range","value":3}]},
            {"type":"retaliate","value":1},{"type":"condition","value":"poison"},
            {"type":"pierce","value":2},{"type":"target","value":2},
            {"type":"custom","value":"%game.custom.advantage%"},
            {"type":"custom","value":"%game.custom.disadvantage%"}])",
              R"(,"flying":true)")
            .dump(),
        R"({"hp":4,"maxHp":4,"flying":true,"shield":1,)"
        R"("retaliate":[{"value":2,"range":3},{"value":1}],"pierce":2,"targets":2,)"
        R"("immunities":["stun","push"],"attackEffects":["poison"],"advantage":true,)"
        R"("attackersDisadvantage":true})");
}

TEST(GhsMonster, KeepsWhatItDoesNotKnowAsText) {
    const Json card = stats(
        R"("health":"X","aura":"cold","immunities":["hiccups"],"note":"Beware.","actions":[
            {"type":"custom","value":"It explodes."},{"type":"heal","value":1}])");
    std::vector<std::string> says;
    for (const Json& text : card["text"]) {
        says.push_back(text["says"]);
        EXPECT_EQ(text["mark"], "the party resolves this");
    }
    EXPECT_THAT(says, ::testing::UnorderedElementsAre(HasSubstr("X"), HasSubstr("hiccups"),
                                                      "It explodes.", HasSubstr("heal 1"),
                                                      HasSubstr("Beware."), "aura cold"));
}

TEST(GhsMonster, NamesEveryFieldThatItDoesNotKnow) {
    const Json file = parse_document(
        R"({"name":"toad","edition":"fh","pet":"03","randomCount":4,"standeeCount":2,"undying":true,
            "baseStat":{"type":"normal"},"stats":[{"level":1,"health":4,"slow":false}]})");
    const MonsterSet set = read_monster(file, {}, Labels{});
    std::vector<std::string> says;
    for (const PartyText& text : set.normal->text) {
        says.push_back(text.says);
    }
    EXPECT_THAT(says, ElementsAre("slow false", "undying true"));
}

TEST(GhsMonster, HasARangeBelowItsRetaliateForIt) {
    EXPECT_EQ(stats(R"("health":4,"actions":[{"type":"retaliate","value":1},
        {"type":"range","value":2},{"type":"target","value":1,"valueType":"add"}])")
                  .dump(),
              R"({"hp":4,"maxHp":4,"retaliate":[{"value":1,"range":2}],"targets":2})");
}

/// The fields of a stat card beside its hit points, for actions of one text.
std::string said(const std::string& text, const std::string& parts = "") {
    Json card =
        stats(R"("health":4,"actions":[{"type":"custom","value":")" + text + R"("})" + parts + "]");
    card.erase("hp");
    card.erase("maxHp");
    return card.dump();
}

TEST(GhsMonster, IsReadInWords) {
    EXPECT_EQ(said("On death, all adjacent figures suffer %game.damage:2%"),
              R"({"bonuses":[{"kind":"onDeath","value":2,"lasts":"persistent"}]})");
    EXPECT_EQ(
        said("Each time after any figure attacks a Toad, that figure suffers %game.damage:L%"),
        R"({"bonuses":[{"kind":"attackersSuffer","value":1,"lasts":"persistent"}]})");
    EXPECT_EQ(
        said("Adds %game.condition.strengthen% to all its heals"),
        R"({"bonuses":[{"kind":"healEffect","condition":"strengthen","lasts":"persistent"}]})");
    EXPECT_EQ(said("Adds +1 %game.action.attack% to all attacks while undamaged"),
              R"({"bonuses":[{"kind":"attack","attack":"+1","while":"undamaged",)"
              R"("lasts":"persistent"}]})");
    EXPECT_EQ(said("Cannot focus on character summons."), R"({"focusNot":["summon"]})");
    EXPECT_EQ(said("Treats water hexes as corridors and non-water hexes as obstacles"),
              R"({"waterOnly":true})");
    EXPECT_EQ(said("%data.custom.solo.char-am-deck%"), R"({"modifierDeck":"character"})");
    EXPECT_EQ(said("Adds %game.condition.safeguard% to all its heals").find("bonuses"),
              std::string::npos)
        << "Frosthaven has no safeguard";
}

TEST(GhsMonster, IsReadWithWhatItPerforms) {
    EXPECT_EQ(said("Whenever Toad kills a summon perform:",
                   R"(,{"type":"heal","value":1,
                        "subActions":[{"type":"specialTarget","value":"self"}]})"),
              R"({"bonuses":[{"kind":"healOnSummonKill","value":1,"lasts":"persistent"}]})");
    const std::string harm =
        R"("health":4,"actions":[{"type":"custom","value":"%game.custom.ondeath%","subActions":[
            {"type":"custom","value":"all adjacent figures suffer %game.damage:3%"})";
    EXPECT_EQ(stats(harm + "]}]")["bonuses"].dump(),
              R"([{"kind":"onDeath","value":3,"lasts":"persistent"}])");
    EXPECT_TRUE(stats(harm + R"(,{"type":"custom","value":"and weeps"}]}])").contains("text"));
    const std::string spawn =
        R"({"type":"spawn","value":"monsterStandee","valueObject":[{"monster":
            {"name":"imp","type":"elite"}}]})";
    EXPECT_EQ(stats(R"("health":4,"actions":[{"type":"custom","value":"%game.custom.ondeath%",
                       "subActions":[)" +
                    spawn + "]}]")["bonuses"]
                  .dump(),
              R"([{"kind":"onDeath","spawn":{"name":"imp","rank":"elite"},"lasts":"persistent"}])");
    EXPECT_EQ(stats(harm +
                    R"(,{"type":"custom","value":"If any figure dies or become exhausted due )"
                    R"(to the damage","subActions":[)" +
                    spawn + "]}]}]")["bonuses"]
                  .dump(),
              R"([{"kind":"onDeath","value":3,"spawn":{"name":"imp","rank":"elite",)"
              R"("ifKills":true},"lasts":"persistent"}])");
}

TEST(GhsMonster, MayHaveNoHitPoints) {
    EXPECT_EQ(stats(R"("health":0,"attack":2,"movement":1)").dump(), R"({"attack":2,"move":1})");
}

TEST(GhsMonster, FindsALabelWithoutItsEdition) {
    const Labels labels{parse_document(R"({"custom":{"toad":{"1":"%game.custom.advantage%"}}})")};
    const Json file =
        monster(R"("health":4,"actions":[{"type":"custom","value":"%data.custom.fh.toad.1%"}])");
    EXPECT_TRUE(read_monster(file, {}, labels).normal->figure.advantage);
}

TEST(GhsMonster, ResolvesLabelsForItsAttributes) {
    const Labels labels{parse_document(R"({"custom":{"toad":{"1":"%game.custom.advantage%"}}})")};
    const Json file =
        monster(R"("health":4,"actions":[{"type":"custom","value":"%data.custom.toad.1%"}])");
    EXPECT_TRUE(read_monster(file, {}, labels).normal->figure.advantage);
}

TEST(GhsMonster, IsReadForOneRankOrBoth) {
    const Json file = monster(R"("health":4)");
    const MonsterSet both = read_monster(file, {}, Labels{});
    EXPECT_TRUE(both.normal && both.elite && !both.boss);
    Setting elite;
    elite.rank = "elite";
    const MonsterSet one = read_monster(file, elite, Labels{});
    EXPECT_TRUE(!one.normal && one.elite && !one.boss);
    EXPECT_EQ(one.elite->figure.hp, 9);
    EXPECT_EQ(one.elite->figure.rank, Rank::elite);
}

TEST(GhsMonster, ALevelOrRankThatItLacksIsAnError) {
    Setting setting;
    setting.resolved.level = 3;
    const Error error = error_of(
        [&] { static_cast<void>(read_monster(monster(R"("health":4)"), setting, Labels{})); });
    EXPECT_EQ(error.code, ErrorCode::bad_reference);
    EXPECT_THAT(error.sentence(), HasSubstr("/stats: found no stat card at level 3, expected "));
}

TEST(GhsMonster, WhatIsNoMonsterIsAnError) {
    for (const char* text : {"3", "[]", "{}", R"({"abilities":[]})", R"({"stats":{}})"}) {
        const Json file = parse_document(text);
        const Error error = error_of([&] { static_cast<void>(read_monster(file, {}, Labels{})); });
        EXPECT_EQ(error.code, ErrorCode::wrong_type) << text;
    }
}

TEST(GhsBoss, IsNeitherNormalNorElite) {
    const Json file = parse_document(
        R"({"name":"king","boss":true,"baseStat":{"type":"boss","attack":3,"special":[
              [{"type":"attack","value":1,"valueType":"plus"}],[{"type":"custom","value":"Sing."}]]},
            "stats":[{"level":1,"health":"8xC"},{"level":2,"health":"9xC","attack":4}]})");
    Setting setting;
    setting.rank = "elite";
    setting.resolved = {2, 3};
    const MonsterSet set = read_monster(file, setting, Labels{});
    EXPECT_TRUE(!set.normal && !set.elite && set.boss);
    EXPECT_EQ(set.boss->figure.hp, 27);
    EXPECT_EQ(set.boss->figure.attack, 4);
    EXPECT_EQ(set.boss->figure.kind, Kind::boss);
    ASSERT_EQ(set.boss->specials.size(), 2U);
    EXPECT_EQ(set.boss->specials[0].abilities.size(), 1U);
    EXPECT_EQ(set.boss->specials[1].text[0].says, "Sing.");
    EXPECT_EQ(specials_of(file, setting, Labels{})->lists.size(), 2U);
}

}  // namespace
}  // namespace standee::ghs
