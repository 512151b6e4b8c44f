#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "files/fields.hpp"
#include "files/fixture_json.hpp"
#include "files/form_schema.hpp"
#include "files/scene_json.hpp"
#include "files/values_json.hpp"
#include "lib/board.hpp"
#include "tests/files/scenes.hpp"
#include "tests/support/json_places.hpp"
#include "tests/support/json_schema.hpp"

// The published schemas say what the readers read: the same fields, the same names, the same
// limits.

namespace standee {
namespace {

using ::testing::ElementsAreArray;
using ::testing::UnorderedElementsAreArray;

class SchemaTest : public ::testing::Test {
protected:
    const Json& at(const std::string& name, const std::string& pointer) {
        return schemas.schema(name).at(Json::json_pointer{pointer});
    }
    std::vector<std::string> properties(const std::string& name, const std::string& pointer) {
        std::vector<std::string> names;
        for (const auto& [field, schema] : at(name, pointer + "/properties").items()) {
            names.push_back(field);
        }
        EXPECT_EQ(at(name, pointer).value("additionalProperties", true), false) << pointer;
        return names;
    }
    support::PublishedSchemas schemas;
};

TEST_F(SchemaTest, IsAsTheFormsDeclareIt) {
    const std::vector<PublishedPart> parts = published_parts();
    EXPECT_FALSE(parts.empty());
    for (const PublishedPart& part : parts) {
        EXPECT_EQ(at(part.file, part.pointer).dump(), part.schema.dump())
            << part.file << part.pointer << ": run make schemas";
    }
}

TEST_F(SchemaTest, OfAFixtureHasTheFieldsThatAreRead) {
    std::vector<std::string_view> dispute(fields::fixture.begin(), fields::fixture.end());
    dispute.insert(dispute.end(), fields::notes.begin(), fields::notes.end());
    std::vector<std::string_view> play = dispute;
    std::erase(dispute, "expect");
    std::erase(dispute, "differs");
    EXPECT_THAT(properties("fixture", "/$defs/disputeFixture"), UnorderedElementsAreArray(dispute));
    EXPECT_THAT(properties("fixture", "/$defs/claim"), ElementsAreArray(fields::claim));
    std::erase(play, "claims");
    EXPECT_THAT(properties("fixture", "/$defs/playFixture"), UnorderedElementsAreArray(play));
    std::erase(play, "steps");
    EXPECT_THAT(properties("fixture", "/$defs/turnFixture"), UnorderedElementsAreArray(play));
    play.emplace_back("round");
    EXPECT_THAT(properties("fixture", "/$defs/roundFixture"), UnorderedElementsAreArray(play));
    EXPECT_THAT(properties("fixture", "/$defs/round"), ElementsAreArray(fields::round));
    for (const std::string form : {"turn", "play", "round"}) {
        EXPECT_THAT(properties("fixture", "/$defs/" + form + "Difference"),
                    ElementsAreArray(fields::differs));
    }
    EXPECT_THAT(properties("fixture", "/$defs/turnExpectation"),
                ElementsAreArray(fields::turn_expectation));
    EXPECT_THAT(properties("fixture", "/$defs/expectedOption"),
                ElementsAreArray(fields::expected_option));
}

TEST_F(SchemaTest, HasTheNamesThatAreRead) {
    std::vector<std::string_view> editions = edition_names();
    for (const Edition& known : known_editions()) {
        editions.push_back(known.short_name());
    }
    editions.emplace_back("gh2e");  // what Gloomhaven Secretariat calls gh2
    const std::vector<std::pair<std::string, Fields>> lists{
        {"/$defs/edition", editions},
        {"/$defs/condition", condition_names},
        {"/$defs/element", element_names},
        {"/$defs/whom", whom_names},
        {"/$defs/elements/properties/dark", element_state_names},
    };
    for (const auto& [pointer, names] : lists) {
        EXPECT_THAT(at("scene", pointer + "/enum").get<std::vector<std::string>>(),
                    ElementsAreArray(names))
            << pointer;
    }
    EXPECT_THAT(properties("scene", "/$defs/elements"), ElementsAreArray(element_names));
}

TEST_F(SchemaTest, HasTheLimitsOfBoards) {
    for (const char* coordinate : {"/0", "/1"}) {
        const Json& schema = at("scene", std::string{"/$defs/hex/prefixItems"} + coordinate);
        EXPECT_EQ(schema.at("minimum"), -max_coordinate);
        EXPECT_EQ(schema.at("maximum"), max_coordinate);
    }
    EXPECT_EQ(at("scene", "/$defs/map/properties/hexes/maxItems"), max_hexes);
    EXPECT_EQ(at("scene", "/properties/figures/maxItems"), max_figures);
}

/// Something that is often wrong, wherever it stands.
Json any_value() {
    static const std::vector<Json> values{Json(nullptr),
                                          Json(true),
                                          Json(-1),
                                          Json(0),
                                          Json(1),
                                          Json(2.5),
                                          Json(3.0),
                                          Json(100),
                                          Json(1000),
                                          Json(100'000),
                                          Json(1e30),
                                          Json(""),
                                          Json("x"),
                                          Json("+1"),
                                          Json("all"),
                                          Json("wild"),
                                          Json("miss"),
                                          Json("stun"),
                                          Json("fire"),
                                          Json("open"),
                                          Json("round"),
                                          Json("push"),
                                          Json::array(),
                                          Json::object(),
                                          Json::parse("[0,0]"),
                                          Json::parse(R"(["stun"])"),
                                          Json::parse(R"({"at":[0,0]})"),
                                          Json::parse(R"({"value":1})"),
                                          Json::parse(R"({"push":1})"),
                                          Json::parse(R"({"turns":1})"),
                                          Json::parse(R"({"name":"stun"})")};
    return values[*rc::gen::inRange<std::size_t>(0, values.size())];  // it cannot show a Json
}

/// `json` with something taken away, put in or replaced.
Json changed(Json json) {
    const std::vector<Json::json_pointer> places = support::places_of(json);
    const auto place = places[*rc::gen::inRange<std::size_t>(0, places.size())];
    Json& value = json.at(place);
    const int what = *rc::gen::inRange(0, 4);
    if (what == 0 && value.is_object() && !value.empty()) {
        const auto field = std::next(value.begin(), *rc::gen::inRange(0, int(value.size())));
        value.erase(field.key());
    } else if (what == 1 && value.is_object()) {
        static const std::vector<std::string> names{"at",      "value", "range", "targets", "q",
                                                    "consume", "to",    "red",   "if"};
        value[*rc::gen::elementOf(names)] = any_value();
    } else if (what == 2 && value.is_array()) {
        value.push_back(any_value());
    } else {
        value = any_value();
    }
    return json;
}

/// Whether the error is one that no schema of its form can know: it depends on other parts.
bool beyond_schemas(const Error& error) {
    switch (error.code) {
        case ErrorCode::not_in_edition:
        case ErrorCode::bad_reference:
        case ErrorCode::duplicate: return true;
        case ErrorCode::out_of_range:
            // More hit points than at most; a box round the map.
            // More abilities than the card has before or with a text. Hexes apart from each other.
            return error.pointer.ends_with("/hp") || error.pointer == "/map" ||
                   error.pointer.find("/alsoAt") != std::string::npos ||
                   error.pointer.ends_with("/with") || error.pointer.ends_with("/after");
        case ErrorCode::wrong_type:
            return error.pointer.ends_with("/initiative");  // a monster's pair
        case ErrorCode::missing_field:
            // Abilities, where it is no summon; a stat to which a card adds.
            return error.pointer == "/turn" || error.pointer == "/turn/figure" ||
                   error.pointer.ends_with("/points") || error.pointer.ends_with("/value");
        case ErrorCode::unknown_name:
            return error.found.find('/') != std::string::npos;  // "fire/fire"
        default: return false;
    }
}

RC_GTEST_PROP(Schema, AllowsWhatIsReadAndForbidsWhatIsNot, ()) {
    support::PublishedSchemas schemas;
    const Json json = write_scene(*support::any_scene());
    constexpr int changes = 20;
    for (int i = 0; i < changes; ++i) {
        const Json other = changed(json);
        const auto complaint = schemas.complaint("scene", other);
        std::optional<Error> error;
        try {
            static_cast<void>(read_scene(other));
        } catch (const InputError& problem) {
            error = problem.error();
        }
        if (complaint && !error) {
            RC_FAIL("read, but the schema forbids it: " + *complaint);
        }
        if (error && !complaint && !beyond_schemas(*error)) {
            RC_FAIL("not read, but the schema allows it: " + error->sentence());
        }
    }
}

TEST_F(SchemaTest, OfAnAnswerIsThatOfTheFormat) {
    const Json answer = Json::parse(
        R"({"format":"turn-answer/1","file":"file name","figure":"A","focus":["C1"],
            "options":[{"end":[1,0],"path":[[0,0],[1,0]],"focus":"C1","targets":["C1","C2"],
                        "movement":3,"negativeHexes":0,"disadvantaged":["C2"],"attackHex":[1,0],
                        "area":[[2,0]]}],
            "decides":"party",
            "why":[{"clause":"monster.focus-path","page":"Frosthaven p.41","says":"...",
                    "kept":{"figures":["C1"]},"dropped":{"hexes":[[1,0]]}}]})");
    EXPECT_EQ(schemas.complaint("turn-answer", answer), std::nullopt);
    Json nobody = answer;
    nobody["options"][0]["focus"] = nullptr;
    nobody["options"][0]["attackHex"] = nullptr;
    EXPECT_EQ(schemas.complaint("turn-answer", nobody), std::nullopt);
    for (const char* field : {"format", "file", "figure", "focus", "options", "decides", "why"}) {
        Json without = answer;
        without.erase(field);
        EXPECT_TRUE(schemas.complaint("turn-answer", without)) << field;
    }
}

TEST_F(SchemaTest, OfADisputeAndOfAPlayAreThoseOfTheFormat) {
    Json play{
        {"scene", support::small_scene()},
        {"steps", Json::parse(R"([{"attack":{"by":"M1","target":"C1","value":3,"draw":["+1"]}},
                                        {"gain":{"to":"C1","condition":"ward"}},
                                        {"bonus":{"on":"C1","attack":"+1","lasts":{"turns":2}}},
                                        {"move":{"figure":"M1","path":[[1,0]]}},
                                        {"startTurn":"M1"},{"endRound":true},{"infuse":"fire"}])")},
        {"expect", Json::parse(R"({"figures":{"C1":{"hp":4,"conditions":["wound"]}},
                                         "gone":["M2"],"elements":{"fire":"strong"},
                                         "damage":[{"to":"C1","amount":3}]})")}};
    EXPECT_EQ(schemas.complaint("fixture", play), std::nullopt);
    Json dispute{{"question", "Who is right?"},
                 {"editions", {"frosthaven"}},
                 {"scene", support::small_scene()},
                 {"claims", Json::parse(
                                R"([{"says":"it stays","expect":{"may":{"end":[0,0],"targets":[]}}},
                          {"says":"no","expect":{"refused":1}}])")}};
    EXPECT_EQ(schemas.complaint("fixture", dispute), std::nullopt);
    dispute["claims"][0]["expect"]["may"].erase("end");
    EXPECT_EQ(schemas.complaint("fixture", dispute), std::nullopt);
    dispute["claims"][0]["expect"]["may"].erase("targets");
    EXPECT_TRUE(schemas.complaint("fixture", dispute));
    play["steps"][0]["attack"].erase("by");
    EXPECT_TRUE(schemas.complaint("fixture", play));
}

}  // namespace
}  // namespace standee
