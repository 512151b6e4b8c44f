#include <gtest/gtest.h>

#include <string>

#include "files/document.hpp"
#include "files/fixture_json.hpp"
#include "files/play_file.hpp"
#include "lib/error.hpp"
#include "lib/figure.hpp"

// Why the rules refuse a step, where that depends on how many there are of something.

namespace standee {
namespace {

/// Why the only step of a play on this map is refused; an error without words if it is not.
Error refusal(const std::string& map, const std::string& figures, const std::string& step) {
    const std::string text = R"({"scene":{"format":"scene/1","edition":"frosthaven","map":)" + map +
                             R"(,"figures":[)" + figures + R"(]},"steps":[)" + step + "]}";
    try {
        play_fixture(read_fixture(Document::parse(text)));
        return {};
    } catch (const InputError& refused) {
        return refused.error();
    }
}

// [move.flying-lost]
Error of_coming_down(const std::string& hexes, const std::string& to) {
    return refusal(R"({"hexes":)" + hexes + R"(,"obstacles":[[1,0]]})",
                   R"({"id":"C1","kind":"character","side":"party","at":[1,0],"flying":true})",
                   R"({"lose":{"figure":"C1","condition":"flying")" + to + "}}");
}

TEST(Refusals, OfSeveralHexesAsNearOneHasToBeNamed) {
    const Error error = of_coming_down("[[0,0],[1,0],[2,0],[3,0]]", "");
    EXPECT_EQ(error.code, ErrorCode::missing_field);
    EXPECT_EQ(error.found, "2 hexes as near");
    EXPECT_EQ(error.expected, "one of [0,0], [2,0] as to");
}

TEST(Refusals, WhoLosesFlyingComesDownInTheNearestHex) {
    const Error error = of_coming_down("[[0,0],[1,0],[2,0],[3,0]]", R"(,"to":[3,0])");
    EXPECT_EQ(error.code, ErrorCode::refused);
    EXPECT_EQ(error.found, "[3,0]");
    EXPECT_EQ(error.expected, "one of [0,0], [2,0] as to");
}

TEST(Refusals, WhoLosesFlyingNeedsAFreeHex) {
    const Error error = of_coming_down("[[1,0]]", "");
    EXPECT_EQ(error.code, ErrorCode::refused);
    EXPECT_EQ(error.found, "no free hex");
    EXPECT_EQ(error.expected, "a hex to come down in");
}

// [map.closed-door]
TEST(Refusals, AClosedDoorIsNamedToAMonsterThatWouldEnterIt) {
    const Error error = refusal(R"({"hexes":[[0,0],[1,0]],"doors":[{"at":[1,0]}]})",
                                R"({"id":"G1","kind":"monster","side":"monsters","at":[0,0]})",
                                R"({"move":{"figure":"G1","path":[[1,0]]}})");
    EXPECT_EQ(error.code, ErrorCode::refused);
    EXPECT_EQ(error.found, R"("G1" entering [1,0]: a closed door)");
    EXPECT_EQ(error.expected, "a hex that it may enter");
}

// [monster.spawn]
Error of_spawning_beside(std::size_t figures) {
    std::string hexes = "[0,1]";
    std::string there;
    for (std::size_t i = 0; i < figures; ++i) {
        const std::string number = std::to_string(i);
        hexes += ",[" + number + ",0]";
        there += (there.empty() ? "" : ",") + std::string{R"({"id":"M)"} + number +
                 R"(","kind":"monster","side":"monsters","at":[)" + number + ",0]}";
    }
    return refusal(R"({"hexes":[)" + hexes + "]}", there,
                   R"({"spawn":{"figures":[{"id":"N","name":"imp","at":[0,1]}]}})");
}

TEST(Refusals, AFigureMoreThanAMapMayHave) {
    EXPECT_EQ(of_spawning_beside(max_figures - 1).found, "");
    const Error error = of_spawning_beside(max_figures);
    EXPECT_EQ(error.code, ErrorCode::refused);
    EXPECT_EQ(error.found, "1 more figure");
    EXPECT_EQ(error.expected, "at most 256 figures");
}

// [map.reveal]
TEST(Refusals, AFigureComesIntoNoRoomThatIsNotRevealed) {
    const Error error = refusal(R"({"hexes":[[0,0]],"unrevealed":[[1,0]]})",
                                R"({"id":"C1","kind":"character","side":"party","at":[0,0]})",
                                R"({"spawn":{"figures":[{"id":"N","name":"imp","at":[1,0]}]}})");
    EXPECT_EQ(error.found, "\"N\" in a room that is not revealed, [1,0]");
    EXPECT_EQ(error.expected, "a place in a revealed room");
}

// [summon.placement]
Error of_summoning(const std::string& at, const std::string& figure) {
    return refusal(
        R"({"hexes":[[0,0],[1,0],[0,1]],"water":[[1,0]]})",
        R"({"id":"C1","kind":"character","side":"party","at":[0,0]})",
        R"({"summon":{"by":"C1","at":)" + at + R"(,"figure":{"id":"S1")" + figure + "}}}");
}

TEST(Refusals, ASummonComesIntoAHexOfTheMap) {
    const Error error = of_summoning("[1,-1]", "");
    EXPECT_EQ(error.code, ErrorCode::refused);
    EXPECT_EQ(error.found, "[1,-1], which is not on the map");
}

TEST(Refusals, ASummonOfWaterComesIntoWater) {
    EXPECT_EQ(of_summoning("[1,0]", R"(,"waterOnly":true)").found, "");
    const Error error = of_summoning("[0,1]", R"(,"waterOnly":true)");
    EXPECT_EQ(error.code, ErrorCode::refused);
    EXPECT_EQ(error.found, "[0,1]");
    EXPECT_EQ(error.expected, "an empty hex adjacent to \"C1\"");
}

// [attack.advantage]
Error of_attacking_with(const std::string& cards) {
    return refusal(R"({"hexes":[[0,0],[1,0]]})",
                   R"({"id":"M1","kind":"monster","side":"monsters","at":[0,0],"attack":2,)"
                   R"("conditions":["strengthen"]},)"
                   R"({"id":"C1","kind":"character","side":"party","at":[1,0],"hp":9,"maxHp":9})",
                   R"({"attack":{"by":"M1","target":"C1","value":2,"draw":[)" + cards + "]}}");
}

TEST(Refusals, AnAttackWithTooFewCardsSaysHowManyItHas) {
    EXPECT_EQ(of_attacking_with(R"("+0","+1")").found, "");
    const Error one = of_attacking_with(R"("+0")");
    EXPECT_EQ(one.found, "1 card");
    EXPECT_EQ(one.expected, "at least 2 to draw");
    const Error none = of_attacking_with("");
    EXPECT_EQ(none.found, "0 cards");
}

// [map.locked-door, map.closed-door]
Error of_entering_a_door(const std::string& mover, const std::string& door) {
    return refusal(R"({"hexes":[[0,0],[1,0]],"doors":[{"at":[1,0])" + door + "}]}",
                   R"({"id":"F",)" + mover + R"(,"at":[0,0]})",
                   R"({"move":{"figure":"F","path":[[1,0]]}})");
}

TEST(Refusals, ADoorStopsByTheClauseThatKeepsItClosed) {
    const std::string character = R"("kind":"character","side":"party")";
    const std::string monster = R"("kind":"monster","side":"monsters")";
    EXPECT_EQ(of_entering_a_door(character, "").found, "");
    EXPECT_EQ(of_entering_a_door(character, R"(,"locked":true)").clause, "map.locked-door"_clause);
    EXPECT_EQ(of_entering_a_door(monster, R"(,"locked":true)").clause, "map.locked-door"_clause);
    EXPECT_EQ(of_entering_a_door(monster, "").clause, "map.closed-door"_clause);
}

// [card.when-dies]
TEST(Refusals, AnAttackOfTheDyingThatIsRefusedForAnotherReasonSaysThatReason) {
    const Error error = refusal(
        R"({"hexes":[[0,0],[1,0]]},"decks":{"monsters":[]})",
        R"({"id":"M1","kind":"monster","side":"monsters","at":[0,0],"hp":1,"maxHp":5,"attack":1,)"
        R"("bonuses":[{"kind":"onDeath","attackAll":{"value":2},"lasts":"persistent"}]},)"
        R"({"id":"C1","kind":"character","side":"party","at":[1,0],"hp":9,"maxHp":9})",
        R"({"damage":{"to":"M1","amount":3}})");
    EXPECT_NE(error.found, "");
    EXPECT_EQ(error.expected.find("which has died"), std::string::npos) << error.expected;
}

// [card.when-dies]
TEST(Refusals, AnAttackOfTheDyingSaysWhereItsCardsComeFrom) {
    const Error error = refusal(
        R"({"hexes":[[0,0],[1,0]]})",
        R"({"id":"M1","kind":"monster","side":"monsters","at":[0,0],"hp":1,"maxHp":5,"attack":1,)"
        R"("bonuses":[{"kind":"onDeath","attackAll":{"value":2},"lasts":"persistent"}]},)"
        R"({"id":"C1","kind":"character","side":"party","at":[1,0],"hp":9,"maxHp":9})",
        R"({"damage":{"to":"M1","amount":3}})");
    EXPECT_EQ(error.code, ErrorCode::missing_field);
    EXPECT_EQ(error.expected,
              "the deck \"monsters\" in the scene for the attack of \"M1\", which has died (only a "
              "turn or a round can give its cards in \"draw\")");
}

}  // namespace
}  // namespace standee
