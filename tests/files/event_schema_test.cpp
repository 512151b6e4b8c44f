#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "files/event_json.hpp"
#include "files/expect.hpp"
#include "files/scene_json.hpp"
#include "play/event_names.hpp"
#include "tests/files/scenes.hpp"
#include "tests/support/errors.hpp"
#include "tests/support/json_schema.hpp"

// Events as they are written, as their schema describes them, and as expectations name them: the
// same kinds, with the same fields.

namespace standee {
namespace {

using ::testing::ElementsAreArray;
using ::testing::UnorderedElementsAreArray;

/// Attacks, damage, heals and conditions that between them have every field.
std::vector<Event::What> help_and_harm() {
    CardPositions used;
    used.push_back(0);
    return {
        event::Attack{.by = "A",
                      .target = "B",
                      .ability = "attack",
                      .value = 3,
                      .bonuses = {{{AttackBonus::Kind::poison, 0}, ""},
                                  {{AttackBonus::Kind::times, 2}, "shield"}},
                      .shield = 2,
                      .ranged = true,
                      .deck = "monsters",
                      .drawn = {{.value = 1}},
                      .result = {.used = used, .pierce = 1, .shield = 1},
                      .controlled_by = "C"},
        event::Damage{"B", "A", DamageSource::lost_flight, 1, 2, 4},
        event::Negate{"B", DamageSource::direct, 1, 1, 2, true},
        event::Heal{"B", "A", 1, 4},
        event::Gain{"B", Condition::wound, true},
        event::Lose{"B", std::nullopt},
        event::NoEffect{"B", Undertaking::create, Obstacle::left_to_player},
    };
}

/// Events of every kind that between them have every field.
std::vector<Event> events_with_every_field() {
    const Clause clause = "attack.order"_clause;
    const ActiveBonus spent{.kind = ActiveBonus::Kind::shield, .value = 1, .uses = 0};
    std::vector<Event::What> happened{
        event::Move{"B", {0, 0}, {1, 0}, MoveKind::fall},
        event::LootToken{{1, 0}},
        event::Loot{"B", {{1, 0}}, {{2, 0}}},
        event::TrapSprung{"B", {1, 0}},
        event::DoorOpens{"B", {1, 0}, {{2, 0}}},
        event::Infuse{Element::fire},
        event::Infusion{ElementChoice::any(), "B", "Guard"},
        event::Consume{Element::dark},
        event::Wane{Element::ice, ElementState::waning},
        event::Bonus{"B", {.kind = ActiveBonus::Kind::shield, .value = 1}},
        event::BonusUsed{"B", spent},
        event::BonusEnds{"B", {.lasts = {Lasting::Unit::turns, 0, false}}},
        event::TurnStarts{"B"},
        event::TurnEnds{"B"},
        event::RoundEnds{},
        event::Shuffle{"monsters", true},
        event::CardJoins{"monsters", Card::Modifier::curse},
        event::CardLeaves{"monsters", Card::Modifier::bless},
        event::Tile{{1, 0}, TileKind::water, true},
        event::Tile{{1, 0}, TileKind::trap, false},
        event::Tile{{1, 0}, TileKind::trap, true, {{1, 0}, 3, {Condition::poison}}},
        event::Summon{"A", "B", {1, 0}, std::make_shared<const Figure>(Figure{.id = "B"})},
        event::Spawn{"B", {1, 0}, std::make_shared<const Figure>(Figure{.id = "B"}), "A"},
        event::Choice{ChoiceKind::next,
                      "B",
                      {{.figure = "A"},
                       {.end = Hex{1, 0},
                        .targets = {"A"},
                        .path = {{1, 0}},
                        .words = "it stays",
                        .along = std::vector<std::string>{"C"}}},
                      1,
                      2,
                      DamageSource::trap},
        event::TextCarriedOut{"B", "Draw a card."},
        event::Planned{"B", std::vector<std::string>{"A"}, {}},
        event::RankSwitch{"B", Rank::elite},
        event::Token{"ship", 2},
    };
    std::ranges::move(help_and_harm(), std::back_inserter(happened));
    for (std::size_t how = 0; how < departure_names.size(); ++how) {
        happened.emplace_back(event::Leave{"B", {1, 0}, static_cast<Departure>(how), "A"});
    }
    std::vector<Event> events;
    for (Event::What& what : happened) {
        events.emplace_back(clause, std::move(what));
    }
    return events;
}

std::set<std::string> fields_of(const Json& object) {
    std::set<std::string> names;
    for (const auto& [name, value] : object.items()) {
        names.insert(name);
    }
    return names;
}

std::map<std::string, std::set<std::string>> written_fields() {
    std::map<std::string, std::set<std::string>> fields;
    for (const Event& event : events_with_every_field()) {
        fields[std::string{name_of(event)}].merge(fields_of(write_event(event)));
    }
    fields["plan"].insert("why");  // written where the scene is known: in a round with reasons
    return fields;
}

TEST(EventSchema, HasTheEventsThatAreWrittenWithTheirFields) {
    support::PublishedSchemas schemas;
    const Json& definitions = schemas.schema("event").at("$defs");
    std::map<std::string, std::set<std::string>> described;
    for (const auto& [name, schema] : definitions.items()) {
        if (schema.contains("properties") && schema["properties"].contains("event")) {
            described[name] = fields_of(schema["properties"]);
            EXPECT_EQ(schema["additionalProperties"], false) << name;
        }
    }
    EXPECT_EQ(written_fields(), described);
}

TEST(EventSchema, AllowsEveryEventThatIsWritten) {
    support::PublishedSchemas schemas;
    for (const Event& event : events_with_every_field()) {
        const Json written = write_event(event);
        EXPECT_EQ(schemas.complaint("event", written), std::nullopt) << written;
        Json other = written;
        other["unheard"] = true;
        EXPECT_TRUE(schemas.complaint("event", other)) << other;
    }
}

/// The fields that are left out where there is nothing to say are those that are not required.
TEST(EventSchema, RequiresTheFieldsThatAreAlwaysWritten) {
    support::PublishedSchemas schemas;
    std::map<std::string, std::set<std::string>> required;
    for (const Json& kind : schemas.schema("event").at("anyOf")) {
        const std::string reference = kind.at("$ref");
        required[reference.substr(reference.rfind('/') + 1)] =
            kind.at("required").get<std::set<std::string>>();
    }
    for (const Event& event : events_with_every_field()) {
        const Event bare{event.clause, std::visit(
                                           [](const auto& what) -> Event::What {
                                               return std::remove_cvref_t<decltype(what)>{};
                                           },
                                           event.what)};
        std::set<std::string> written = fields_of(write_event(bare));
        written.erase("destroy");  // a tile is either created or destroyed
        EXPECT_EQ(written, required[std::string{name_of(bare)}]) << name_of(bare);
    }
}

TEST(EventSchema, ExpectationsMayNameEveryFieldThatIsWritten) {
    const Scene scene = read_scene(support::small_scene());
    for (const Event& event : events_with_every_field()) {
        const Json expect{{"events", Json::array({write_event(event)})}};
        const std::vector<Mismatch> mismatches =
            check_expectation(Reader{expect}, {.start = scene, .events = {event}, .scene = scene});
        EXPECT_TRUE(mismatches.empty()) << expect;
    }
}

TEST(EventSchema, ExpectationsNameNoOtherField) {
    const Scene scene = read_scene(support::small_scene());
    for (const Event& event : events_with_every_field()) {
        Json written = write_event(event);
        written["unheard"] = true;
        const Json expect{{"events", Json::array({written})}};
        const Error error = support::error_of([&] {
            static_cast<void>(check_expectation(
                Reader{expect}, {.start = scene, .events = {event}, .scene = scene}));
        });
        EXPECT_EQ(error.code, ErrorCode::unknown_field) << written;
    }
}

TEST(SameEvent, IsTheSameInEveryFieldThatIsWritten) {
    const std::vector<Event> events = events_with_every_field();
    for (const Event& a : events) {
        for (const Event& b : events) {
            EXPECT_EQ(same_event(a, b), write_event(a) == write_event(b))
                << write_event(a) << write_event(b);
        }
    }
}

TEST(SameEvent, DiffersInOneFieldOrInTheClause) {
    const Event heal{"heal.hit-points"_clause, event::Heal{"B", "A", 1, 4}};
    EXPECT_TRUE(same_event(heal, heal));
    EXPECT_FALSE(same_event(heal, {"heal.hit-points"_clause, event::Heal{"B", "A", 2, 4}}));
    EXPECT_FALSE(same_event(heal, {"heal.hit-points"_clause, event::Heal{"B", "A", 1, {}}}));
    EXPECT_FALSE(same_event(heal, {"attack.order"_clause, event::Heal{"B", "A", 1, 4}}));
    // Bookkeeping within an event is not compared.
    event::Consume pledged{Element::fire, true};
    EXPECT_TRUE(same_event({"element.consume"_clause, event::Consume{Element::fire, false}},
                           {"element.consume"_clause, pledged}));
}

}  // namespace
}  // namespace standee
