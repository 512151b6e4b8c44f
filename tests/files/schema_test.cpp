#include <fmt/format.h>
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
#include "files/rules_json.hpp"
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

TEST_F(SchemaTest, OfASceneHasTheFieldsThatAreRead) {
    const std::vector<std::pair<std::string, Fields>> forms{
        {"", fields::scene},
        {"/$defs/map", fields::map},
        {"/$defs/door", fields::door},
        {"/$defs/trap/anyOf/1", fields::trap},
        {"/$defs/elements", element_names},
        {"/$defs/figure", fields::figure},
        {"/$defs/figure/properties/cards", fields::card_count},
        {"/$defs/heldCondition/anyOf/1", fields::held_condition},
        {"/$defs/retaliate", fields::retaliate},
        {"/$defs/bonus", fields::bonus},
        {"/$defs/card/anyOf/1", fields::card},
        {"/$defs/effect/anyOf/1", fields::push_effect},
        {"/$defs/effect/anyOf/2", fields::pull_effect},
        {"/$defs/effect/anyOf/3", fields::infuse_effect},
        {"/$defs/effect/anyOf/4", fields::effect_of_damage},
        {"/$defs/effect/anyOf/4/properties/damage", fields::damage_effect},
        {"/$defs/count", fields::count},
        {"/$defs/turn", fields::turn},
        {"/$defs/monsterCard", fields::monster_card},
        {"/$defs/ability/properties/move", fields::move},
        {"/$defs/ability/properties/teleport", fields::teleport},
        {"/$defs/ability/properties/attack", fields::attack},
        {"/$defs/area", fields::area},
        {"/$defs/add", fields::add},
        {"/$defs/add/properties/if", fields::add_if},
        {"/$defs/ability/properties/heal", fields::heal},
        {"/$defs/ability/properties/shield", fields::shield},
        {"/$defs/ability/properties/retaliate", fields::retaliate_ability},
        {"/$defs/ability/properties/condition", fields::condition},
        {"/$defs/forced", fields::push_or_pull},
        {"/$defs/ability/properties/damage", fields::damage},
        {"/$defs/ability/properties/loot", fields::loot},
        {"/$defs/ability/properties/summon", fields::summon},
        {"/$defs/ability/properties/grant", fields::grant},
        {"/$defs/ability/properties/control", fields::control},
        {"/$defs/ability/properties/control/properties/abilities/items", fields::controlled},
        {"/$defs/controlledAttack", fields::controlled_attack},
        {"/$defs/ability/properties/if", fields::if_condition},
        {"/$defs/ability/properties/focus", fields::focus},
        {"/$defs/ability/properties/create", fields::create},
        {"/$defs/ability/properties/bonus", fields::bonus_ability},
        {"/$defs/ability/properties/kill", fields::kill},
        {"/$defs/progress", fields::progress},
        {"/$defs/progress/properties/turn", fields::turn_in_progress},
        {"/$defs/progress/properties/abilities/items", fields::ability_targets},
    };
    for (const auto& [pointer, fields] : forms) {
        EXPECT_THAT(properties("scene", pointer), ElementsAreArray(fields)) << pointer;
    }
}

TEST_F(SchemaTest, OfAnAbilityHasTheAbilitiesThatAreRead) {
    std::vector<std::string_view> names(fields::abilities.begin(), fields::abilities.end());
    names.emplace_back("to");
    names.emplace_back("else");
    EXPECT_THAT(properties("scene", "/$defs/ability"), UnorderedElementsAreArray(names));
}

TEST_F(SchemaTest, OfAFixtureHasTheFieldsThatAreRead) {
    std::vector<std::string_view> dispute(fields::fixture.begin(), fields::fixture.end());
    dispute.insert(dispute.end(), fields::notes.begin(), fields::notes.end());
    std::vector<std::string_view> play = dispute;
    std::erase(dispute, "expect");
    EXPECT_THAT(properties("fixture", "/$defs/disputeFixture"), UnorderedElementsAreArray(dispute));
    EXPECT_THAT(properties("fixture", "/$defs/claim"), ElementsAreArray(fields::claim));
    std::erase_if(play, [](auto name) { return name == "claims" || name == "editions"; });
    EXPECT_THAT(properties("fixture", "/$defs/playFixture"), UnorderedElementsAreArray(play));
    std::erase(play, "steps");
    EXPECT_THAT(properties("fixture", "/$defs/turnFixture"), UnorderedElementsAreArray(play));
    play.emplace_back("round");
    EXPECT_THAT(properties("fixture", "/$defs/roundFixture"), UnorderedElementsAreArray(play));
    EXPECT_THAT(properties("fixture", "/$defs/round"), ElementsAreArray(fields::round));
    EXPECT_THAT(properties("fixture", "/$defs/turnExpectation"),
                ElementsAreArray(fields::turn_expectation));
    EXPECT_THAT(properties("fixture", "/$defs/expectedOption"),
                ElementsAreArray(fields::expected_option));
    EXPECT_THAT(at("fixture", "/$defs/figureField/enum").get<std::vector<std::string>>(),
                ElementsAreArray(fields::figure));
}

TEST_F(SchemaTest, HasTheNamesThatAreRead) {
    std::vector<std::string_view> editions;
    for (const EditionId id : all_editions) {
        editions.push_back(edition(id).name());
    }
    editions.insert(editions.end(), short_edition_names.begin(), short_edition_names.end());
    const std::vector<std::pair<std::string, Fields>> lists{
        {"/$defs/edition", editions},
        {"/$defs/condition", condition_names},
        {"/$defs/element", element_names},
        {"/$defs/whom", whom_names},
        {"/$defs/elements/properties/dark", element_state_names},
        {"/$defs/figure/properties/kind", kind_names},
        {"/$defs/figure/properties/side", side_names},
        {"/$defs/figure/properties/rank", rank_names},
        {"/$defs/figure/properties/origin", Fields{origin_names}.subspan(1)},
    };
    for (const auto& [pointer, names] : lists) {
        EXPECT_THAT(at("scene", pointer + "/enum").get<std::vector<std::string>>(),
                    ElementsAreArray(names))
            << pointer;
    }
    EXPECT_EQ(at("scene", "/properties/format/const"), scene_format);
}

TEST_F(SchemaTest, HasTheRulesThatAreReadAndTheirValues) {
    std::vector<std::string_view> names;
    for (const RuleSwitch& rule : rule_switches()) {
        names.push_back(rule.name);
        Json expected = {{"description", fmt::format("{} [{}]", rule.says, rule.clause.id())}};
        expected.update(rule_schema(rule));
        EXPECT_EQ(at("scene", fmt::format("/$defs/rules/properties/{}", rule.name)), expected)
            << expected.dump();
    }
    EXPECT_THAT(properties("scene", "/$defs/rules"), ElementsAreArray(names));
}

TEST_F(SchemaTest, HasTheLimitsThatAreRead) {
    const auto expect_limits = [&](const std::string& pointer, Limits limits) {
        EXPECT_EQ(at("scene", pointer + "/minimum"), limits.least) << pointer;
        EXPECT_EQ(at("scene", pointer + "/maximum"), limits.greatest) << pointer;
    };
    expect_limits("/properties/level", limits::level);
    expect_limits("/$defs/hex/prefixItems/0", {-max_coordinate, max_coordinate});
    expect_limits("/$defs/figure/properties/hp", limits::at_least_one);
    expect_limits("/$defs/attackStat/anyOf/0", limits::amount);
    expect_limits("/$defs/moveStat/anyOf/0", limits::points);
    expect_limits("/$defs/rangeStat/anyOf/0", limits::range);
    expect_limits("/$defs/figure/properties/targets", limits::targets);
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
            // More abilities than the card has before or with a text.
            return error.pointer.ends_with("/hp") || error.pointer == "/map" ||
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
    Json json = write_scene(*support::any_scene());
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
