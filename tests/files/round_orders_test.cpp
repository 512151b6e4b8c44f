#include "files/round_orders.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <variant>

#include "files/decision_text.hpp"
#include "files/round_file.hpp"
#include "lib/error.hpp"
#include "tests/files/scenes.hpp"
#include "tests/support/errors.hpp"
#include "tests/support/json_schema.hpp"

namespace standee {
namespace {

/// A guard beside two characters in offset coordinates; its modifier deck is on the table.
constexpr const char* scene_text = R"({
    "format": "scene/1", "edition": "frosthaven",
    "map": {"coordinates":"odd-q","hexes": [[2,1],[3,1],[4,2]]},
    "figures": [
        {"id":"G1","kind":"monster","side":"monsters","name":"guard","at":[3,1],"hp":6,"attack":2},
        {"id":"C1","kind":"character","side":"party","at":[2,1],"hp":9,"initiative":60},
        {"id":"C2","kind":"character","side":"party","at":[4,2],"hp":9,"initiative":60}],
    "cards": {"guard": {"initiative":20,"abilities":[{"attack":{"value":"+0"}}],
                        "text":[{"says":"Sound the gong.","after":1}]}}})";

Fixture fixture_of(const std::string& round) {
    return read_fixture(
        parse_document(R"({"scene":)" + std::string{scene_text} + R"(,"round":)" + round + "}"));
}

RoundAnswer played(const std::string& decide, bool explain = false) {
    const Fixture fixture = fixture_of(R"({"decide":)" + decide + "}");
    RoundFile file = read_round(fixture);
    file.orders.explain = explain;
    return play_round(file.scene, file.orders);
}

TEST(RoundOrders, HoldDecisionsOfEveryKind) {
    const Fixture fixture = fixture_of(
        R"({"decide":[1,{"end":[3,1],"targets":["C2"]},["+1",{"value":"+1","rolling":true}],"done",
                      [{"damage":{"to":"C1","amount":2}}],[]]})");
    const RoundFile file = read_round(fixture);
    ASSERT_TRUE(file.orders.decide);
    const auto& decide = *file.orders.decide;
    ASSERT_EQ(decide.size(), 6U);
    EXPECT_EQ(std::get<std::size_t>(decide[0]), 1U);
    EXPECT_EQ(std::get<event::Option>(decide[1]).targets, std::vector<std::string>{"C2"});
    EXPECT_EQ(std::get<event::Option>(decide[1]).end, (Hex{3, 0}));
    EXPECT_EQ(std::get<std::vector<Card>>(decide[2]).size(), 2U);
    EXPECT_TRUE(std::get<CarriedOut>(decide[3]).steps.empty());
    EXPECT_EQ(std::get<CarriedOut>(decide[4]).steps.size(), 1U);
    EXPECT_TRUE(std::get<std::vector<Card>>(decide[5]).empty());
}

TEST(RoundOrders, NameAnOptionInTheCoordinatesOfTheScene) {
    const RoundAnswer answer = played(R"([{"end":[3,1],"targets":["C2"]}])");
    EXPECT_TRUE(std::holds_alternative<PendingDraw>(answer.stop));
}

TEST(RoundOrders, AreErrorsWhereTheyCannotBeRead) {
    for (const auto& [round, complaint] : std::vector<std::pair<std::string, std::string>>{
             {R"({"decide":["yes"]})", R"(/round/decide/0: found "yes", expected "done")"},
             {R"({"decide":[{"ends":[3,1]}]})", "/round/decide/0"},
             {R"({"decide":[["nine"]]})", "/round/decide/0/0"},
             {R"({"decide":[[{"endRound":true}]]})", "/round/decide/0/0"},
             {R"({"decide":[],"choose":[0]})", "/round/choose"}}) {
        const Fixture fixture = fixture_of(round);
        try {
            static_cast<void>(read_round(fixture));
            ADD_FAILURE() << round;
        } catch (const InputError& error) {
            EXPECT_THAT(error.error().sentence(), ::testing::StartsWith(complaint)) << round;
        }
    }
}

TEST(RoundOrders, AreTypedMoreEasily) {
    EXPECT_EQ(decision_json("3"), Json(3));
    EXPECT_EQ(decision_json("done"), Json("done"));
    EXPECT_EQ(decision_json("+1, miss"), Json({"+1", "miss"}));
    EXPECT_EQ(decision_json("-1"), Json::array({"-1"}));
    EXPECT_EQ(decision_json(R"({"end":[0,1]})"), Json::parse(R"({"end":[0,1]})"));
    EXPECT_EQ(steps_json("pass"), Json("pass"));
    EXPECT_EQ(steps_json(R"({"infuse":"fire"})"), Json::parse(R"([{"infuse":"fire"}])"));
    EXPECT_THROW(static_cast<void>(steps_json("[")), InputError);
}

TEST(RoundLines, OfEveryStopAreThoseOfTheSchema) {
    support::PublishedSchemas schemas;
    for (const char* decide : {"[]", "[0]", R"([0,["-1"]])", R"([0,["-1"],"done"])",
                               R"([0,[{"value":"+0","rolling":true}]])"}) {
        const RoundAnswer answer = played(decide, true);
        for (const Json& line : write_round(answer)) {
            EXPECT_EQ(schemas.complaint("round-line", line).value_or(""), "") << line.dump();
        }
    }
    EXPECT_TRUE(std::holds_alternative<PendingText>(played(R"([0,["-1"]])").stop));
}

TEST(RoundFixtures, WithDecisionsAreThoseOfTheSchema) {
    support::PublishedSchemas schemas;
    const Fixture fixture = fixture_of(
        R"({"decide":[1,{"end":[3,1],"targets":["C2"]},["+1"],"done",[{"infuse":"fire"}]]})");
    EXPECT_EQ(schemas.complaint("fixture", fixture.document.json()).value_or(""), "");
}

}  // namespace
}  // namespace standee
