#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "files/scene_json.hpp"
#include "verify/check/check.hpp"

namespace standee::verify {
namespace {

/// Each guard spawns another in its turn and dies, so that the next has its turn in this round.
Case each_guard_brings_another() {
    const Json scene = Json::parse(R"({
        "format": "scene/1", "edition": "frosthaven",
        "map": {"hexes": [[0,0], [1,0], [2,0]], "marks": {"spawn": [[1,0], [2,0]]}},
        "figures": [
            {"id": "C1", "kind": "character", "side": "party", "at": [0,0], "hp": 9, "maxHp": 9,
             "initiative": 80},
            {"id": "guard-1", "kind": "monster", "side": "monsters", "at": [2,0], "hp": 5, "maxHp": 5,
             "name": "guard", "rank": "normal", "move": 2, "attack": 2}],
        "cards": {"guard": {"initiative": 50, "abilities": [
            {"summon": {"name": "guard", "rank": "normal", "hp": 5, "attack": 2, "move": 2,
                        "marked": "spawn"}},
            {"kill": {"self": true}}]}}})");
    return {read_scene(scene), {}, R"({"characters": "pass"})"};
}

TEST(EndlessRounds, AreRefusedByTheRulebookAsByTheEngine) {
    ClauseTally tally;
    EXPECT_THAT(Checker{}.check(each_guard_brings_another(), tally, Depth::quick),
                testing::IsEmpty());
}

}  // namespace
}  // namespace standee::verify
