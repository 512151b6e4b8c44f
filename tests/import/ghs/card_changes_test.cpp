#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "files/monster_json.hpp"
#include "import/ghs/monster.hpp"

// What a monster's own file says of the cards of its deck.

namespace standee::ghs {
namespace {

using ::testing::ElementsAre;

Json both_ranks_of(const std::string& normal, const std::string& elite,
                   const std::string& more = "") {
    const std::string stats = R"("level":1,"health":5,"movement":2,"attack":2,"actions":[)";
    return parse_document(R"({"name":"toad","edition":"gh")" + more + R"(,"stats":[{)" + stats +
                          normal + R"(]},{"type":"elite",)" + stats + elite + "]}]}");
}

MonsterSet with_deck(const Json& file, const std::string& cards) {
    const Json deck =
        parse_document(R"({"name":"toad","edition":"gh","abilities":[)" + cards + "]}");
    MonsterSet set = read_monster(file, {}, Labels{});
    add_cards(set, file, deck, {}, Labels{});
    return set;
}

/// The abilities of the only card, with stat cards of both ranks that say the same.
std::string changed(const std::string& stat, const std::string& actions) {
    const MonsterSet set =
        with_deck(both_ranks_of(stat, stat), R"({"cardId":1,"actions":[)" + actions + "]}");
    return write_abilities(set.cards.at(0).abilities).dump();
}

TEST(GhsCardChanges, AJumpIsThatOfEveryMove) {
    EXPECT_EQ(changed(R"({"type":"jump"})", R"({"type":"move","value":1,"valueType":"plus"})"),
              R"([{"move":{"points":"+1","jump":true}}])");
}

TEST(GhsCardChanges, MayBeThoseOfOneRank) {
    const MonsterSet set = with_deck(both_ranks_of("", R"({"type":"jump"})"),
                                     R"({"cardId":1,"actions":[{"type":"move","value":2}]})");
    EXPECT_EQ(write_abilities(set.cards[0].abilities).dump(),
              R"([{"rank":"elite","to":[{"move":{"points":2,"jump":true}}],)"
              R"("else":[{"move":{"points":2}}]}])");
}

TEST(GhsCardChanges, AttacksAreStrongerAgainstThoseWithACondition) {
    EXPECT_EQ(
        changed(
            R"({"type":"custom","value":"+1 Attack on each attack targeting a figure with Poison"})",
            R"({"type":"attack","value":2})"),
        R"([{"attack":{"value":2,"range":"+0","adds":[{"if":{"targetHas":"poison"},"value":"+1"}]}}])");
}

TEST(GhsCardChanges, HealsAreDoubled) {
    EXPECT_EQ(changed(R"({"type":"custom","value":"Double all Heal values."})",
                      R"({"type":"heal","value":2,"subActions":[{"type":"range","value":3}]})"),
              R"([{"heal":{"value":4,"range":3}}])");
}

TEST(GhsCardChanges, CursesComeTwice) {
    EXPECT_EQ(
        changed(
            R"({"type":"custom","value":"If you apply curse or bless, apply a second curse or bless"})",
            R"({"type":"attack","value":2,"subActions":[{"type":"condition","value":"curse"}]},
                   {"type":"condition","value":"bless","subActions":[{"type":"specialTarget","value":"self"}]})"),
        R"([{"attack":{"value":2,"range":"+0","effects":["curse","curse"]}},)"
        R"({"condition":{"gain":"bless","self":true,"effects":["bless"]}}])");
}

TEST(GhsCardChanges, HealsForAnotherAreLeftToTheParty) {
    const std::string stat =
        R"({"type":"custom","value":"Double all Heal values. Heals target the Lion if able"})";
    const MonsterSet set =
        with_deck(both_ranks_of(stat, stat),
                  R"({"cardId":1,"actions":[{"type":"loot","value":1},{"type":"heal","value":2,
            "subActions":[{"type":"specialTarget","value":"self"}]}]})");
    EXPECT_EQ(write_abilities(set.cards[0].abilities).dump(), R"([{"loot":{"range":1}}])");
    ASSERT_EQ(set.cards[0].text.size(), 1U);
    EXPECT_EQ(set.cards[0].text[0].why, "the stat card changes it");
    EXPECT_EQ(set.normal->text.size(), 1U);
}

TEST(GhsCardChanges, HealsOfADeckOfItsOwnAreDoubledAlready) {
    const Json file = parse_document(
        R"({"name":"toad","deck":"frog","edition":"gh","stats":[{"level":1,"health":5,"attack":2,
            "actions":[{"type":"custom","value":"Double all Heal values"}]}]})");
    const auto cards_of = [&](const std::string& deck) {
        MonsterSet set = read_monster(file, {}, Labels{});
        add_cards(set, file,
                  parse_document(R"({"edition":"gh","name":")" + deck +
                                 R"(","abilities":[{"actions":[{"type":"heal","value":2,
                      "subActions":[{"type":"range","value":3}]}]}]})"),
                  {}, Labels{});
        return write_abilities(set.cards[0].abilities).dump();
    };
    EXPECT_EQ(cards_of("frog"), R"([{"heal":{"value":4,"range":3}}])");
    EXPECT_EQ(cards_of("toad"), R"([{"heal":{"value":2,"range":3}}])");
}

TEST(GhsCardChanges, HealsForAnotherHealThatFigureFirst) {
    const Json file = parse_document(
        R"({"name":"toad","edition":"gh","stats":[{"level":1,"health":5,"attack":2,"actions":[
            {"type":"custom","value":"Double all Heal values. Heals target the Rust Hound if able"}]}]})");
    const auto cards_with = [&](const std::string& whom, const std::string& title = "Rust Hound") {
        const Labels labels{parse_document(R"({"monster":{"rust-hound":")" + title + R"("}})")};
        MonsterSet set = read_monster(file, {}, labels);
        add_cards(set, file,
                  parse_document(R"({"edition":"gh","abilities":[{"actions":[{"type":"heal",
                      "value":2,"subActions":[)" +
                                 whom + "]}]}]}"),
                  {}, labels);
        return write_abilities(set.cards[0].abilities).dump();
    };
    EXPECT_EQ(cards_with(R"({"type":"range","value":3})"),
              R"([{"heal":{"value":4,"range":3,"first":["rust-hound"]}}])");
    EXPECT_EQ(cards_with(R"({"type":"range","value":3})", "The Rust Hound"),
              R"([{"heal":{"value":4,"range":3,"first":["rust-hound"]}}])");
    EXPECT_EQ(cards_with(R"({"type":"specialTarget","value":"self"})"), "[]");
}

TEST(GhsCardChanges, AreATextOfTheStatCardWithoutTheDeck) {
    const Json file = both_ranks_of(R"({"type":"jump"})", "");
    MonsterSet set = read_monster(file, {}, Labels{});
    ASSERT_EQ(set.normal->text.size(), 1U);
    EXPECT_EQ(set.normal->text[0].says, "jump");
    add_cards(set, file, parse_document(R"({"edition":"gh","abilities":[]})"), {}, Labels{});
    EXPECT_TRUE(set.normal->text.empty());
}

TEST(GhsCardChanges, AStatThatIsLeftOutIsNoDashIfCardsGiveTheNumber) {
    const Json file = parse_document(
        R"({"name":"toad","edition":"gh","stats":[{"level":1,"health":5,"attack":2}]})");
    const auto dash = [&](const std::string& move) {
        MonsterSet set = read_monster(file, {}, Labels{});
        EXPECT_TRUE(set.normal->figure.dashes.move);
        add_cards(set, file,
                  parse_document(R"({"edition":"gh","abilities":[{"actions":[)" + move + "]}]}"),
                  {}, Labels{});
        return set.normal->figure.dashes.move;
    };
    EXPECT_FALSE(dash(R"({"type":"move","value":2})"));
    EXPECT_TRUE(dash(R"({"type":"move","value":2,"valueType":"plus"})"));
}

TEST(GhsHalves, TwoCardsArePlayedAsOne) {
    const Json file = parse_document(
        R"({"name":"toad","edition":"gh","boss":true,"firstActiveAction":"bottom",
            "stats":[{"level":1,"health":5,"movement":2,"attack":2,"range":3}]})");
    const std::string cards =
        R"({"cardId":1,"name":"Rain","initiative":10,"actions":[{"type":"loot","value":1}],
            "bottomActions":[{"type":"shield","value":1}]},
           {"cardId":2,"name":"Snow","initiative":20,"actions":[{"type":"loot","value":2}],
            "bottomActions":[{"type":"retaliate","value":2,"subActions":[
              {"type":"range","value":1,"valueType":"minus"}]}]},
           {"cardId":3,"level":2,"initiative":30,"actions":[],"bottomActions":[]})";
    const MonsterSet set = with_deck(file, cards);
    ASSERT_EQ(set.cards.size(), 2U);  // the third comes at level 2
    EXPECT_EQ(set.cards[0].id, "1+2");
    EXPECT_EQ(set.cards[0].name, "Rain / Snow");
    EXPECT_EQ(set.cards[0].initiative, 10);
    EXPECT_EQ(write_abilities(set.cards[0].abilities).dump(),
              R"([{"shield":{"value":1}},{"loot":{"range":2}}])");
    EXPECT_EQ(write_abilities(set.cards[1].abilities).dump(),
              R"([{"retaliate":{"value":2,"range":2}},{"loot":{"range":1}}])");
}

TEST(GhsCopies, ReadTheirOwnLinesOfASharedDeck) {
    const std::string card =
        R"({"cardId":1,"actions":[{"type":"custom","value":"1:","subActions":[{"type":"loot","value":1}]},
            {"type":"custom","value":"2:","subActions":[{"type":"loot","value":2}]}]})";
    const auto lines_of = [&](const std::string& name) {
        Json file = both_ranks_of("", "");
        file["name"] = name;
        return write_abilities(with_deck(file, card).cards[0].abilities).dump();
    };
    EXPECT_EQ(lines_of("toad"), R"([{"loot":{"range":1}}])");
    EXPECT_EQ(lines_of("toad-2"), R"([{"loot":{"range":2}}])");
}

TEST(GhsCopies, HaveTheFocusOfTheirOwnLinesOnly) {
    const std::string card =
        R"({"cardId":1,"actions":[{"type":"custom","value":"1:","subActions":[{"type":"attack","value":1,
            "subActions":[{"type":"specialTarget","value":"focusEnemyFarthest"}]}]},
            {"type":"loot","value":2}]})";
    Json file = both_ranks_of("", "");
    EXPECT_EQ(write_abilities(with_deck(file, card).cards[0].abilities).dump(),
              R"([{"focus":{"on":"farthest"}},{"attack":{"value":1,"range":"+0"}},)"
              R"({"loot":{"range":2}}])");
    file["name"] = "toad-2";
    EXPECT_EQ(write_abilities(with_deck(file, card).cards[0].abilities).dump(),
              R"([{"loot":{"range":2}}])");
}

TEST(GhsStatCards, OfButtonsAndBugsAreOfOneRankAndMayBeElite) {
    const Json file = parse_document(
        R"({"name":"toad","edition":"bb","bb":true,"baseStat":{"type":"bb","health":6,
            "actions":[{"type":"shield","value":3}]},"stats":[{"type":"elite","health":9}]})");
    const MonsterSet set = read_monster(file, {}, Labels{});
    EXPECT_EQ(set.normal->figure.hp, 6);
    EXPECT_EQ(set.normal->figure.shield, 3);
    EXPECT_EQ(set.elite->figure.hp, 9);
    EXPECT_FALSE(set.boss);
}

TEST(GhsStatCards, NeedNoImmunityToWhatTheRulesDoNotHave) {
    const Json file = parse_document(
        R"({"name":"toad","edition":"gh","stats":[{"level":1,"health":5,
            "immunities":["brittle","plague","hiccups"]}]})");
    const MonsterSet set = read_monster(file, {}, Labels{});
    ASSERT_EQ(set.normal->text.size(), 1U);
    EXPECT_EQ(set.normal->text[0].says, "immune to hiccups");
}

TEST(GhsStatCards, SayWhatAFigureAlwaysHasAndHowFarItsHitPointsDrop) {
    const Json file = parse_document(
        R"({"name":"toad","edition":"gh","boss":true,"baseStat":{"type":"boss",
            "note":"If its hit points would drop below 10, it becomes 10 instead."},
            "stats":[{"level":1,"health":28,"attack":5,"actions":[
              {"type":"condition","value":"invisible"},{"type":"condition","value":"poison"}]}]})");
    const MonsterSet set = read_monster(file, {}, Labels{});
    EXPECT_EQ(set.boss->figure.permanent, ConditionSet{Condition::invisible});
    EXPECT_EQ(set.boss->figure.attack_effects, std::vector<Effect>{Condition::poison});
    EXPECT_EQ(set.boss->figure.least_hp, 10);
    EXPECT_TRUE(set.boss->text.empty());
}

TEST(GhsStatCards, LeaveANumberThatContradictsItselfToTheParty) {
    const Json file = parse_document(
        R"({"name":"toad","edition":"gh","boss":true,"baseStat":{"type":"boss",
            "note":"If its hit points would drop below 10, it becomes 9 instead."},
            "stats":[{"level":1,"health":28,"attack":5}]})");
    EXPECT_EQ(read_monster(file, {}, Labels{}).boss->text.size(), 1U);
}

TEST(GhsStatCards, OfABossWithoutAnyHealthGiveNoHitPoints) {
    const auto texts = [](const std::string& stats, const char* boss) {
        const Json file = parse_document(std::string{R"({"name":"toad","edition":"gh",)"} + boss +
                                         R"("stats":[{"level":1)" + stats + "}]}");
        const MonsterSet set = read_monster(file, {}, Labels{});
        return (set.boss ? set.boss : set.normal)->text.size();
    };
    EXPECT_EQ(texts(R"(,"attack":3)", R"("boss":true,"baseStat":{"type":"boss"},)"), 0U);
    EXPECT_EQ(texts(R"(,"attack":3)", ""), 1U);
}

TEST(GhsStatCards, MayHaveTheDyingAttackAlliesToo) {
    const Json file = parse_document(
        R"({"name":"toad","edition":"gh","stats":[{"level":1,"health":5,"attack":2,"actions":[
            {"type":"custom","value":"%game.custom.ondeath%","subActions":[
              {"type":"attack","value":0,"valueType":"plus","subActions":[
                {"type":"specialTarget","value":"figuresAdjacent"}]}]}]}]})");
    const MonsterSet set = read_monster(file, {}, Labels{});
    ASSERT_EQ(set.normal->figure.bonuses.size(), 1U);
    const DeathAttack attack{{0, true}, false, true};
    EXPECT_EQ(set.normal->figure.bonuses[0].attack_all, attack);
}

TEST(GhsStatCards, OfTheImmuneHaveNoHitPoints) {
    const Json file = parse_document(
        R"({"name":"toad","edition":"gh","immortal":true,"stats":[{"level":1,"health":5}]})");
    const Labels labels{parse_document(R"x({"monster":{"toad":"Bog Toad (Immune)"}})x")};
    const StatCard card = *read_monster(file, {}, labels).normal;
    EXPECT_TRUE(card.text.empty());
    EXPECT_FALSE(card.figure.hp || card.figure.max_hp);
}

TEST(GhsStatCards, MaySayWhichFiguresPerformTheSecondCard) {
    const Json file = parse_document(
        R"({"name":"toad-extra","edition":"gh","deck":"toad","boss":true,"baseStat":{"type":"boss",
            "health":0,"actions":[{"type":"custom","value":"Even numbered Bog Toads act according to the first drawn ability card and odd numbered Bog Toads act according to the second drawn ability card."}]},
            "stats":[{"level":1}]})");
    const Json deck = parse_document(R"({"name":"toad","edition":"gh","abilities":[]})");
    const Labels labels{parse_document(R"({"monster":{"toad":"Bog Toad"}})")};
    MonsterSet set = read_monster(file, {}, labels);
    add_cards(set, file, deck, {}, labels);
    EXPECT_EQ(set.card_for, (CardFor{"toad", true}));
    EXPECT_TRUE(set.boss->text.empty());
}

TEST(GhsStatCards, OfWhatCannotDieMayHaveNoHitPoints) {
    const auto texts = [](const char* health) {
        const Json file = parse_document(
            std::string{R"({"name":"toad","edition":"gh","immortal":true,"stats":[{"level":1)"} +
            health + "}]}");
        return read_monster(file, {}, Labels{}).normal->text.size();
    };
    EXPECT_EQ(texts(""), 0U);
    EXPECT_EQ(texts(R"(,"health":5)"), 1U);
}

}  // namespace
}  // namespace standee::ghs
