#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "files/monster_card_json.hpp"
#include "files/monster_json.hpp"
#include "tests/support/errors.hpp"
#include "tests/support/json_schema.hpp"

namespace standee {
namespace {

using support::error_of;
using ::testing::HasSubstr;
using ::testing::UnorderedElementsAreArray;

Json hound() {
    return Json::parse(
        R"({"format":"monster/1","name":"hound","edition":"frosthaven","level":2,"characters":3,
            "deck":"beasts","standees":6,
            "stats":{"normal":{"hp":4,"maxHp":4,"move":3,"attackEffects":["wound"],
                               "text":[{"says":"It howls.","mark":"the party resolves this"}]},
                     "elite":{"hp":6,"maxHp":6,"advantage":true}},
            "cards":[{"id":"1","initiative":20,"abilities":[{"attack":{"value":"+0"}}],
                      "text":[{"says":"Aim low.","why":"free text","with":0,
                               "mark":"the party resolves this"}]}]})");
}

TEST(MonsterJson, ASetThatIsReadAndWrittenIsTheSame) {
    const Json json = hound();
    const MonsterSet set = read_monster_set(json);
    EXPECT_EQ(set.deck, "beasts");
    EXPECT_EQ(set.resolved, (ResolvedFor{2, 3}));
    ASSERT_TRUE(set.normal && set.elite);
    EXPECT_EQ(set.normal->figure.rank, Rank::normal);
    EXPECT_EQ(set.normal->figure.name, "hound");
    EXPECT_EQ(set.cards[0].text[0].place, PartyText::Place::with_ability);
    EXPECT_TRUE(read_monster_set(write_monster_set(set)) == set);
    EXPECT_EQ(support::PublishedSchemas{}.complaint("monster", json).value_or(""), "");
}

TEST(MonsterJson, ADeckThatIsReadAndWrittenIsTheSame) {
    const Json json = Json::parse(
        R"({"format":"cards/1","name":"beasts","edition":"gloomhaven","level":1,"characters":2,
            "cards":[{"id":"1","abilities":[{"loot":{"range":1}}]},{"id":"2","abilities":[]}]})");
    const AbilityDeck deck = read_ability_deck(json);
    EXPECT_EQ(write_ability_deck(deck).dump(), json.dump());
    EXPECT_EQ(support::PublishedSchemas{}.complaint("cards", json).value_or(""), "");
}

TEST(MonsterJson, ATextAloneIsForTheParty) {
    const Json json = Json::parse(R"({"abilities":[],"text":["Roar."]})");
    const MonsterCard card = read_monster_card(Reader{json}.with(edition(EditionId::frosthaven)));
    ASSERT_EQ(card.text.size(), 1U);
    EXPECT_EQ(card.text[0].says, "Roar.");
    EXPECT_EQ(write_monster_card(card)["text"][0]["mark"], party_mark);
}

struct BadSet {
    const char* pointer;
    const char* value;
    const char* sentence;
};

TEST(MonsterJson, WhatIsWrongIsOneClearError) {
    for (const auto& [pointer, value, sentence] : std::initializer_list<BadSet>{
             {"/format", R"("monster/2")", R"(/format: found "monster/2", expected "monster/1")"},
             {"/name", R"("")", "/name: found"},
             {"/level", "8", "/level: found 8, expected a whole number from 0 to 7"},
             {"/stats/named", "{}", R"(/stats: found the unknown field "named")"},
             {"/stats/normal/at", "[0,0]", R"(/stats/normal: found the unknown field "at")"},
             {"/stats/elite/attackEffects", R"(["sleep"])", "/stats/elite/attackEffects/0: found"},
             {"/stats/elite/bonuses", R"([{"kind":"shield","value":1}])",
              "/stats/elite/bonuses/0: found a bonus that ends, on a stat card"},
             {"/cards/1", R"({"abilities":[]})", R"(/cards/1: found no "id")"},
             {"/cards/1", R"({"id":"1","abilities":[]})", "/cards/1/id: found \"1\", expected an "},
             {"/cards/0/text/0/with", "1", "/cards/0/text/0/with: found 1"},
             {"/cards/0/text/0/after", "1", "expected \"with\" or \"after\""},
             {"/cards/0/text/0/mark", R"("ignore")", "/cards/0/text/0/mark: found \"ignore\""}}) {
        Json json = hound();
        json[Json::json_pointer{pointer}] = Json::parse(value);
        const Error error = error_of([&] { static_cast<void>(read_monster_set(json)); });
        EXPECT_THAT(error.sentence(), HasSubstr(sentence));
    }
}

}  // namespace
}  // namespace standee
