#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "files/scene_json.hpp"
#include "files/turn_json.hpp"
#include "focus/turn.hpp"
#include "tests/support/json_schema.hpp"

namespace standee {
namespace {

/// The line that answers the turn of M1 with `enemies` on the map.
Json answer_with(const std::string& enemies) {
    const Scene scene = read_scene(parse_document(
        R"({"format":"scene/1","edition":"frosthaven","map":{"hexes":[[0,0],[1,0],[2,0],[3,0]]},
            "figures":[{"id":"M1","kind":"monster","side":"monsters","at":[0,0]})" +
        enemies +
        R"(],"turn":{"figure":"M1","abilities":[{"move":{"points":2}},
                 {"attack":{"value":2,"area":{"red":[[0,0]]},"range":2}}]}})"));
    return parse_document(turn_json("a.json", scene, plan_turn(scene, Explain::yes)));
}

TEST(TurnJson, IsAsThePublishedSchemaSays) {
    support::PublishedSchemas schemas;
    const Json attack =
        answer_with(R"(,{"id":"C1","kind":"character","side":"party","at":[3,0],"initiative":5})");
    EXPECT_EQ(attack["options"][0]["targets"], Json::array({"C1"}));
    EXPECT_EQ(schemas.complaint("turn-answer", attack), std::nullopt);
    const Json nobody = answer_with("");
    EXPECT_TRUE(nobody["options"][0]["focus"].is_null());
    EXPECT_EQ(schemas.complaint("turn-answer", nobody), std::nullopt);
}

}  // namespace
}  // namespace standee
