#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "files/ability_json.hpp"
#include "import/ghs/deck.hpp"
#include "import/ghs/monster.hpp"
#include "tests/import/ghs/reading.hpp"

// What the cards of a deck need of the stat card, and what bosses do.

namespace standee::ghs {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

const Labels& mire_labels() {
    static const Labels known{parse_document(
        R"({"monster":{"mud-imp":"Mud Imp","bog-toad":"Bog Toad","cocoon-scenario-9":"Cocoon 9"}})")};
    return known;
}

/// A set of a stat card, in the words of a file, and a deck of one card with these actions.
MonsterSet set_with(const std::string& stat_card, const std::string& actions) {
    const Json monster = parse_document(R"({"name":"mire-lord","edition":"gh",)" + stat_card + "}");
    const Json deck = parse_document(
        R"({"name":"d","edition":"gh","abilities":[{"cardId":1,"initiative":50,"actions":)" +
        actions + "}]}");
    MonsterSet set = read_monster(monster, {}, mire_labels());
    add_cards(set, monster, deck, {}, mire_labels());
    return set;
}

std::string boss(const std::string& fields) {
    return R"("boss":true,"baseStat":{"type":"boss"},"stats":[{"level":1,"health":9,"movement":2,)" +
           fields + "}]";
}

/// The abilities of the only card, or the first of its texts.
std::string card_of(const MonsterSet& set) {
    const MonsterCard& card = set.cards.at(0);
    return card.text.empty() ? write_abilities(card.abilities).dump()
                             : card.text[0].says + ": " + card.text[0].why;
}

constexpr const char* attack_minus_1 = R"([{"type":"attack","value":1,"valueType":"minus"}])";

TEST(GhsStatAttack, CountsTheHexesMoved) {
    const MonsterSet set =
        set_with(boss(R"("attack":"2xX+4","note":"X = Hexes moved")"), attack_minus_1);
    EXPECT_EQ(card_of(set),
              R"([{"attack":{"value":{"per":"hexesMoved","times":2,"plus":3},"range":"+0"}}])");
    EXPECT_THAT(set.boss->text, IsEmpty());
    EXPECT_FALSE(set.boss->figure.attack || set.boss->figure.dashes.attack);
}

TEST(GhsStatAttack, CountsTheFiguresThatTheBossSummons) {
    const MonsterSet set = set_with(
        boss(R"("attack":"V","note":"V = Number of Imps present","special":[[{"type":"summon",
                "value":"monsterStandee","valueObject":[{"monster":{"name":"mud-imp","type":"normal"}}]},
                {"type":"attack","value":0,"valueType":"plus"}]])"),
        R"([{"type":"special","value":1}])");
    EXPECT_EQ(card_of(set),
              R"([{"summon":{"name":"mud-imp","rank":"normal"}},)"
              R"({"attack":{"value":{"per":"figures","of":["mud-imp"]},"range":"+0"}}])");
}

TEST(GhsStatAttack, ThatIsUnknownLeavesAttacksRelativeToItToTheParty) {
    const std::string why = "the stat card gives no number for its attack";
    const MonsterSet set = set_with(boss(R"("attack":"V","note":"V = its mood")"), attack_minus_1);
    EXPECT_EQ(card_of(set), "attack -1: " + why);
    EXPECT_EQ(set.boss->text.size(), 2U);
    EXPECT_EQ(card_of(set_with(boss(R"("attack":"X","note":"V = Number of Mud Imps present")"),
                               attack_minus_1)),
              "attack -1: " + why);
    EXPECT_EQ(card_of(set_with(boss(R"("attack":"V")"), R"([{"type":"attack","value":2}])")),
              R"([{"attack":{"value":2,"range":"+0"}}])");
}

TEST(GhsStatAttack, IsNotThatOfThoseWhomTheBossCommands) {
    const MonsterSet set =
        set_with(boss(R"("attack":"X","note":"X = Hexes moved")"),
                 R"([{"type":"grant","subActions":[{"type":"specialTarget","value":"allyRange:3"},
             {"type":"attack","value":0,"valueType":"plus"}]}])");
    EXPECT_EQ(card_of(set),
              R"([{"grant":{"abilities":[{"attack":{"value":"+0","range":"+0"}}],"range":3}}])");
}

const std::string curses_in_its_range =
    R"([{"type":"condition","value":"curse","subActions":[{"type":"specialTarget","value":"enemiesRange:"}]}])";

std::string ranks(int normal, int elite) {
    const auto card = [](const std::string& rank, int range) {
        return R"({"type":")" + rank + R"(","level":1,"health":4,"range":)" +
               std::to_string(range) + "}";
    };
    return R"("stats":[)" + card("normal", normal) + "," + card("elite", elite) + "]";
}

TEST(GhsHitPoints, MayBeThoseOfACharacter) {
    const Json monster = parse_document(
        R"({"name":"shade","edition":"gh",)" +
        boss(
            R"("attack":2,"note":"Has a hit point value equal to your maximum hit point value.")") +
        "}");
    const MonsterSet given = read_monster(monster, {.character_hp = 14}, mire_labels());
    EXPECT_EQ(given.boss->figure.hp, 14);
    EXPECT_EQ(given.boss->figure.max_hp, 14);
    EXPECT_THAT(given.boss->text, IsEmpty());
    const MonsterSet unknown = read_monster(monster, {}, mire_labels());
    EXPECT_EQ(unknown.boss->figure.hp, std::nullopt);
    ASSERT_EQ(unknown.boss->text.size(), 1U);
    EXPECT_EQ(unknown.boss->text[0].why, "it depends on the hit points of a character");
}

TEST(GhsHitPoints, MayBeTwiceThoseOfTheIncarnate) {
    const Json monster = parse_document(
        R"({"name":"shade","edition":"toa",)" +
        boss(
            R"("attack":2,"actions":[{"type":"custom","value":"Set hit points to double the Incarnate's maximum hit points"}])") +
        "}");
    EXPECT_EQ(read_monster(monster, {.character_hp = 9}, mire_labels()).boss->figure.hp, 18);
}

TEST(GhsGoal, OfAMoveIsAMarkOfTheMap) {
    EXPECT_EQ(
        card_of(set_with(
            boss(R"("attack":2)"),
            R"([{"type":"move","value":2,"subActions":[{"type":"custom","value":"Move towards exit %game.mapMarker.a%"}]},
                {"type":"attack","value":1,"valueType":"minus"}])")),
        R"([{"move":{"points":2,"towards":"a"}},{"attack":{"value":"-1","range":"+0"}}])");
}

TEST(GhsGoal, OfAStatCardIsAMarkOfTheMap) {
    const MonsterSet set = set_with(
        boss(
            R"("attack":2,"actions":[{"type":"custom","value":"Moves towards exit %game.mapMarker.a% before determining enemy focus"}])"),
        attack_minus_1);
    EXPECT_EQ(set.boss->figure.heads_for, "a");
    EXPECT_THAT(set.boss->text, IsEmpty());
}

TEST(GhsOwnRange, IsThatOfTheStatCards) {
    EXPECT_EQ(card_of(set_with(ranks(2, 2), curses_in_its_range)),
              R"([{"condition":{"gain":"curse","range":2,"targets":"all"}}])");
    EXPECT_EQ(card_of(set_with(ranks(2, 4), curses_in_its_range)),
              R"([{"rank":"elite","to":[{"condition":{"gain":"curse","range":4,"targets":"all"}}],)"
              R"("else":[{"condition":{"gain":"curse","range":2,"targets":"all"}}]}])");
    EXPECT_THAT(test::read(curses_in_its_range).why, ElementsAre("needs the monster's own file"));
}

TEST(GhsMelee, IsAnAttackOnAllAdjacentWhereOthersHaveTheRangeOfTheStatCard) {
    const std::string actions =
        R"([{"type":"attack","value":1,"subActions":[{"type":"specialTarget","value":"enemiesAdjacent"}]}])";
    EXPECT_EQ(card_of(set_with(ranks(3, 3), actions)),
              R"([{"attack":{"value":1,"range":"melee","targets":"all"}}])");
    Setting jaws;
    jaws.edition = EditionId::jaws_of_the_lion;
    EXPECT_EQ(test::abilities(actions, jaws),
              R"([{"attack":{"value":1,"range":"melee","targets":"all"}}])");
}

TEST(GhsBossCard, SaysWhatABossDoes) {
    const std::string actions =
        R"([{"type":"concatenation","subActions":[{"type":"monsterType","value":"boss",
             "subActions":[{"type":"summon","value":"monsterStandee",
             "valueObject":[{"monster":{"name":"mud-imp","type":"elite"}}]}]},
             {"type":"custom","value":"in an adjacent unoccupied hex with a water tile."}]}])";
    const std::string read = R"([{"summon":{"name":"mud-imp","rank":"elite","on":"water"}}])";
    EXPECT_EQ(card_of(set_with(boss(R"("attack":1)"), actions)), read);
    EXPECT_EQ(test::abilities(actions), read);
    Setting elite;
    elite.rank = "elite";
    EXPECT_THAT(test::read(actions, elite).why, ElementsAre("an unknown action"));
}

struct BossLine {
    const char* name;
    const char* actions;
    const char* abilities;
};

class GhsBossSays : public ::testing::TestWithParam<BossLine> {};

TEST_P(GhsBossSays, InWordsWhatItDoes) {
    EXPECT_EQ(card_of(set_with(boss(R"("attack":1)"), GetParam().actions)), GetParam().abilities);
}

INSTANTIATE_TEST_SUITE_P(
    All, GhsBossSays,
    ::testing::Values(
        BossLine{
            "GrantToASet",
            R"([{"type":"custom","value":"Grant all Bog Toads:","subActions":[{"type":"move","value":2}]}])",
            R"([{"grant":{"abilities":[{"move":{"points":2}}],"targets":"all","of":["bog-toad"]}}])"},
        BossLine{
            "GrantToASetInRange",
            R"([{"type":"custom","value":"Grant all cocoons within Range 2:","subActions":[{"type":"shield","value":1}]}])",
            R"([{"grant":{"abilities":[{"shield":{"value":1}}],"range":2,"targets":"all","of":["cocoon-scenario-9"]}}])"},
        BossLine{
            "GrantToAlliesInRange",
            R"([{"type":"custom","value":"Grant all allies within Range 2:","subActions":[{"type":"shield","value":1}]}])",
            R"([{"grant":{"abilities":[{"shield":{"value":1}}],"range":2,"targets":"all"}}])"},
        BossLine{
            "GrantToTheClosest",
            R"([{"type":"custom","value":"Grant the [C] closest allies:","subActions":[{"type":"move","value":2}]}])",
            R"([{"grant":{"abilities":[{"move":{"points":2}}],"targets":2}}])"},
        BossLine{
            "ASetPerforms",
            R"([{"type":"grant","value":"Bog Toads perform:","subActions":[{"type":"move","value":2}]}])",
            R"([{"grant":{"abilities":[{"move":{"points":2}}],"targets":"all","of":["bog-toad"]}}])"},
        BossLine{
            "HealOfASet",
            R"([{"type":"heal","value":1,"subActions":[{"type":"target","value":"all cocoons"},{"type":"range","value":3}]}])",
            R"([{"heal":{"value":1,"range":3,"targets":"all","of":["cocoon-scenario-9"]}}])"},
        BossLine{
            "SeveralTimes",
            R"([{"type":"custom","value":"Perform the following [C] times:","subActions":[{"type":"loot","value":1}]}])",
            R"([{"loot":{"range":1}},{"loot":{"range":1}}])"},
        BossLine{
            "ATrapWithACondition",
            R"([{"type":"custom","value":"Create one %game.condition.poison% trap in an adjacent empty hex."}])",
            R"([{"create":{"tile":"trap","damage":0,"conditions":["poison"],"at":"adjacent"}}])"},
        BossLine{
            "ATrapWithNoSuchCondition",
            R"([{"type":"custom","value":"Create one golden trap in an adjacent empty hex."}])",
            "Create one golden trap in an adjacent empty hex.: the engine does not support it"},
        BossLine{
            "HealForEachDamaged",
            R"([{"type":"attack","value":2,"subActions":[{"type":"element","value":"dark","valueType":"minus",
                 "subActions":[{"type":"custom","value":"Perform \"%game.action.heal% 3, %game.specialTarget.self%\" for each target damaged"}]}]}])",
            R"([{"attack":{"value":2,"range":"+0"}},{"consume":["dark"],"to":[{"heal":{"value":{"per":"targetsDamaged","times":3},"self":true}}]}])"}),
    [](const auto& row) { return std::string{row.param.name}; });

TEST(GhsNumber, XIsTheSameOnTheWholeCard) {
    EXPECT_EQ(
        test::abilities(
            R"([{"type":"custom","value":"The highest health enemy within Range 4 and within line-of-sight suffers Damage X."},
                 {"type":"grid","subActions":[{"type":"heal","value":"X","subActions":[{"type":"specialTarget","value":"self"}]},
                 {"type":"custom","value":"where X is equal to hazardous terrain damage."}]}])"),
        R"([{"damage":{"value":2,"range":4,"pick":"mostHitPoints","sight":true}},{"heal":{"value":2,"self":true}}])");
    // What is counted is not known before: X is left to the ability that it stands beside.
    EXPECT_THAT(
        test::read(
            R"([{"type":"heal","value":"X","subActions":[{"type":"specialTarget","value":"self"}]},
                 {"type":"attack","value":"X","subActions":[{"type":"custom","value":"where X is equal to the number of hexes moved this turn."}]}])")
            .why,
        ElementsAre("X is defined by the scenario", "it depends on what the party performs"));
}

TEST(GhsSpawn, InWordsChangesNoOtherLine) {
    const test::ReadCard card = test::read(
        R"([{"type":"custom","value":"Spawn one Mud Imp. It is Normal for 2 characters and Elite for 3-4."},
             {"type":"move","value":1},{"type":"attack","value":2}])");
    EXPECT_EQ(card.abilities, R"([{"move":{"points":1}},{"attack":{"value":2,"range":"+0"}}])");
    EXPECT_THAT(card.why, ElementsAre("the scenario decides where it is placed"));
}

TEST(GhsCharactersDeck, IsNamedOnTheStatCardToo) {
    EXPECT_EQ(
        test::abilities(
            R"([{"type":"attack","value":2},{"type":"hint","value":"%data.custom.solo.char-am-deck%"}])"),
        R"([{"attack":{"value":2,"range":"+0"}}])");
}

}  // namespace
}  // namespace standee::ghs
