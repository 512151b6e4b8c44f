#include "show/words/card_words.hpp"

#include <gtest/gtest.h>

#include "tests/show/scenes.hpp"

namespace standee {
namespace {

using support::scene_from;

/// The words of the one ability in `text` on the card of a monster with all stats.
std::string words(const std::string& text) {
    const Scene scene = scene_from(R"({"map": {"hexes": [[0,0]]}, "figures": [
        {"id": "A", "kind": "monster", "side": "monsters", "at": [0,0],
         "move": 3, "attack": 2, "range": 4}],
        "turn": {"figure": "A", "abilities": [)" +
                                   text + "]}}");
    return card_words(scene);
}

TEST(CardWords, WhatIsRelativeToTheStatsIsWorkedOut) {
    EXPECT_EQ(words(R"({"move": {"points": "-1", "jump": true}})"), "Move 2, jump.");
    EXPECT_EQ(words(R"({"attack": {"value": "+1", "range": "+0", "targets": 2}})"),
              "Attack 3, range 4, 2 targets.");
}

TEST(CardWords, RangeUponNoRangeIsUponMelee) {
    const auto words_for_bonus = [](int bonus) {
        Scene scene = support::small_room();
        scene.turn->abilities = {{AttackAbility{.value = {2}, .range = Amount{bonus, true}}}};
        return card_words(scene);
    };
    EXPECT_EQ(words_for_bonus(0), "Attack 2.");
    EXPECT_EQ(words_for_bonus(1), "Attack 2, range 2.");
}

TEST(CardWords, AnAttackWithoutARangeHasThatOfTheStatCardInGloomhaven) {
    const auto words_in = [](EditionId id, bool melee) {
        Scene scene = support::small_room();
        scene.edition = edition(id);
        for (Figure& figure : scene.figures) {
            figure.range = 3;
        }
        scene.turn->abilities = {{AttackAbility{.value = {2}, .melee = melee}}};
        return card_words(scene);
    };
    EXPECT_EQ(words_in(EditionId::gloomhaven, false), "Attack 2, range 3.");
    EXPECT_EQ(words_in(EditionId::gloomhaven, true), "Attack 2, melee.");
    EXPECT_EQ(words_in(EditionId::frosthaven, false), "Attack 2.");
}

TEST(CardWords, AnAttackTellsItsEffects) {
    EXPECT_EQ(words(R"({"attack": {"value": 3, "pierce": 2, "effects": ["poison", {"push": 2},
                        {"pull": 1}, {"infuse": "fire"}], "targets": "all"}})"),
              "Attack 3, all targets, pierce 2, poison, push 2, pull 1, infuse fire.");
    EXPECT_EQ(words(R"({"attack": {"value": 3, "area": {"grey": [0,0], "red": [[1,0],[1,-1]]}}})"),
              "Attack 3, melee area of 2 hexes.");
    EXPECT_EQ(words(R"({"attack": {"value": 3, "range": 2, "area": {"red": [[0,0]]}}})"),
              "Attack 3, range 2, ranged area of 1 hex.");
}

TEST(CardWords, ConditionalEffectsTellWhatTheyNeed) {
    EXPECT_EQ(words(R"({"attack": {"value": 3, "adds": [
                        {"if": {"consume": ["fire"]}, "value": "+1", "targets": "+1"},
                        {"if": {"targetHas": "poison"}, "pierce": 1},
                        {"if": {"alliesNextToTarget": 2}, "effects": ["wound"]}]}})"),
              "Attack 3, +1 attack and +1 target consuming fire, pierce 1 against poison, "
              "wound with 2 allies next to the target.");
}

TEST(CardWords, EveryOtherAbilityHasItsWords) {
    EXPECT_EQ(words(R"({"teleport": {"range": 4}})"), "Teleport 4.");
    EXPECT_EQ(words(R"({"heal": {"value": 2, "self": true}})"), "Heal 2, self.");
    EXPECT_EQ(words(R"({"shield": {"value": 1}})"), "Shield 1.");
    EXPECT_EQ(words(R"({"retaliate": {"value": 2}})"), "Retaliate 2.");
    EXPECT_EQ(words(R"({"retaliate": {"value": 2, "range": 3}})"), "Retaliate 2, range 3.");
    EXPECT_EQ(words(R"({"condition": {"gain": "muddle", "range": 3, "targets": 2}})"),
              "Muddle, range 3, 2 targets.");
    EXPECT_EQ(words(R"({"push": {"points": 2, "range": 1}})"), "Push 2, range 1.");
    EXPECT_EQ(words(R"({"pull": {"points": 2, "targets": "all"}})"), "Pull 2, all targets.");
    EXPECT_EQ(words(R"({"damage": {"value": 1, "range": 2, "targets": "all"}})"),
              "Damage 1, range 2, all targets.");
    EXPECT_EQ(words(R"({"loot": {"range": 1}})"), "Loot 1.");
    EXPECT_EQ(words(R"({"infuse": ["fire", "ice/air", "wild"]})"),
              "Infuse fire, ice or air and any element.");
    EXPECT_EQ(words(R"({"consume": ["dark"], "to": [{"shield": {"value": 2}}]})"),
              "Consume dark to Shield 2.");
    EXPECT_EQ(words(R"({"consume": ["air"], "to": [], "else": [{"attack": {"value": 1}}]})"),
              "Consume air to do nothing, else Attack 1.");
    EXPECT_EQ(words(R"({"grant": {"abilities": [{"move": {"points": 2}}], "range": 3}})"),
              "Grant (Move 2), range 3.");
    EXPECT_EQ(words(R"({"control": {"abilities": [{"attack": {"value": 3}}], "range": 2}})"),
              "Control (Attack 3), range 2, the nearest enemy.");
    EXPECT_EQ(words(R"({"control": {"abilities": [{"attack": {"value": 3}}], "whom": "targets"}})"),
              "Control (Attack 3), all targets of the attack in initiative order.");
}

TEST(CardWords, ASummonWithoutACardPerformsItsStats) {
    const Scene scene = scene_from(R"({"map": {"hexes": [[0,0],[0,1]]}, "figures": [
        {"id": "C1", "kind": "character", "side": "party", "at": [0,1]},
        {"id": "S", "kind": "summon", "side": "party", "summoner": "C1", "at": [0,0],
         "move": 2, "attack": 1}],
        "turn": {"figure": "S"}})");
    EXPECT_EQ(card_words(scene), "Move 2. Attack 1.");
}

}  // namespace
}  // namespace standee
