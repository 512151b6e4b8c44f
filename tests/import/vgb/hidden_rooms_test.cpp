#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "files/coordinates.hpp"
#include "files/scenario_json.hpp"
#include "tests/import/vgb/files.hpp"
#include "tests/support/errors.hpp"

namespace standee::vgb {
namespace {

using standee::support::error_of;
using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

Hex cell(int column, int row) { return to_axial({column, row}, Coordinates::odd_r); }

Scenario cellar_with(const std::function<void(Options&)>& change) {
    Options options = own_options();
    change(options);
    return import_scenario(cellar(), options).scenario;
}

/// The scene when every room is revealed, one after the other.
Map all_revealed(const Scenario& scenario) {
    Map map = scenario.scene.map;
    for (const ScenarioRoom& room : scenario.rooms) {
        add_room(map, *room.map);
    }
    return map;
}

TEST(VgbHiddenRooms, AreRevealedByTheDoorsThatLeadToThem) {
    const Scenario scenario = cellar_with([](Options&) {});
    ASSERT_THAT(scenario.rooms, SizeIs(1));
    EXPECT_EQ(scenario.rooms[0].id, "x2a");
    EXPECT_THAT(scenario.rooms[0].doors, ElementsAre(cell(3, 1)));
    EXPECT_THAT(scenario.scene.map.doors, ElementsAre(standee::Door{cell(3, 1), false}));
}

TEST(VgbHiddenRooms, AreNotOnTheMapOfTheScene) {
    const Scenario scenario = cellar_with([](Options&) {});
    EXPECT_THAT(scenario.scene.map.hexes, ::testing::Not(Contains(cell(5, 1))));
    EXPECT_THAT(scenario.scene.map.difficult, IsEmpty());
    EXPECT_THAT(scenario.rooms[0].map->hexes, Contains(cell(5, 1)));
    EXPECT_THAT(scenario.rooms[0].map->difficult, ElementsAre(cell(5, 1)));
    EXPECT_THAT(scenario.rooms[0].map->wall_hexes, ElementsAre(cell(7, 2)));
}

TEST(VgbHiddenRooms, TogetherAreTheWholeMap) {
    const Scenario scenario = cellar_with([](Options&) {});
    Map whole = all_revealed(scenario);
    Map map = import_vgb(cellar(), own_options()).scene.map;
    for (Map* each : {&whole, &map}) {
        each->starting_hexes.clear();
        for (auto* list : {&each->hexes, &each->obstacles, &each->difficult, &each->wall_hexes}) {
            std::ranges::sort(*list);
        }
        std::ranges::sort(each->walls);
        std::ranges::sort(each->traps, {}, &Trap::at);
    }
    EXPECT_EQ(whole, map);
}

TEST(VgbHiddenRooms, HaveTheirMonstersForEveryNumberOfPlayers) {
    const Scenario scenario = cellar_with([](Options& options) { options.players = 3; });
    EXPECT_EQ(scenario.players, 3);
    std::map<int, int> counts;
    for (int players = 2; players <= 4; ++players) {
        counts[players] = static_cast<int>(std::ranges::count_if(
            scenario.rooms[0].figures,
            [&](const RoomFigure& figure) { return comes_for(figure, players); }));
    }
    Options options = own_options();
    options.reveal = {"x2a"};
    for (int players = 2; players <= 4; ++players) {
        options.players = players;
        const Scene revealed = import_vgb(cellar(), options).scene;
        const auto visible = std::ranges::count_if(
            cellar_with([&](Options& o) { o.players = players; }).scene.figures,
            [](const Figure& figure) { return figure.kind == Kind::monster; });
        const auto all = std::ranges::count_if(
            revealed.figures, [](const Figure& figure) { return figure.kind == Kind::monster; });
        EXPECT_EQ(counts[players], all - visible) << players;
    }
}

TEST(VgbHiddenRooms, LeaveStandeesToBeDrawn) {
    const Scenario scenario = cellar_with([](Options&) {});
    EXPECT_NE(scenario.scene.find("rust-hound-a"), nullptr);
    EXPECT_THAT(scenario.scene.figures,
                Each(::testing::Field(&Figure::standee, ::testing::Eq(std::nullopt))));
}

TEST(VgbHiddenRooms, LeaveInitiativesAndCardsToTheTable) {
    const Scenario scenario = cellar_with([](Options& options) {
        options.characters = {"Brute::10"};
        options.players = 2;
        for (const char* const name : {"rust-hound", "marsh-slinger", "lantern-wraith"}) {
            options.ghs.push_back(ghs_file("monster/" + std::string{name} + ".json"));
            options.ghs.push_back(ghs_file("deck/" + std::string{name} + ".json"));
        }
    });
    EXPECT_THAT(scenario.scene.cards, IsEmpty());
    EXPECT_EQ(scenario.scene.find("Brute")->initiative, std::nullopt);
    EXPECT_EQ(scenario.scene.find("Brute")->hp, 10);
    EXPECT_TRUE(scenario.rooms[0].figures.front().figure.hp);  // by its stat card
    EXPECT_EQ(read_scenario(write_scenario(scenario)), scenario);
}

TEST(VgbHiddenRooms, AreNoneWhereAllAreRevealed) {
    EXPECT_THAT(cellar_with([](Options& options) { options.reveal = {"all"}; }).rooms, IsEmpty());
}

TEST(VgbHiddenRooms, AMonsterThatCannotStandThereIsNoted) {
    Json scenario = cellar();
    Json& monsters = scenario["mapTileData"]["doors"][0]["mapTileData"]["monsters"];
    ASSERT_FALSE(monsters.empty());
    monsters.push_back(monsters[0]);
    const ImportedScenario imported = import_scenario(scenario, own_options());
    EXPECT_THAT(imported.notes, Contains(HasSubstr("is taken by another monster of its room")));
}

ImportedScenario saved_scenario(const std::function<void(Json&)>& change) {
    Options options = own_options();
    options.scenario = cellar();
    Json state = own_file("flooded-cellar-state.json");
    change(state["gameState"]);
    return import_scenario(state, options);
}

TEST(VgbHiddenRooms, OfASavedStateAreThoseThatNobodyHasSeen) {
    const Scenario saved = saved_scenario([](Json&) {}).scenario;
    const Scenario fresh = cellar_with([](Options&) {});
    ASSERT_THAT(saved.rooms, SizeIs(1));
    EXPECT_EQ(saved.rooms[0].map, fresh.rooms[0].map);
    EXPECT_EQ(saved.rooms[0].doors, fresh.rooms[0].doors);
    EXPECT_EQ(saved.rooms[0].figures.size(), fresh.rooms[0].figures.size());
    EXPECT_EQ(saved.players, 2);
    EXPECT_EQ(saved.scene.map.hexes, fresh.scene.map.hexes);
    EXPECT_THAT(saved.scene.map.doors, ElementsAre(standee::Door{cell(3, 1), false}));
    EXPECT_EQ(saved.scene.find("brute")->at, cell(1, 0));
    EXPECT_NE(saved.scene.find("rust-hound-4"), nullptr);
    EXPECT_EQ(saved.scene.find("marsh-slinger-1"), nullptr);
}

TEST(VgbHiddenRooms, OfASavedStateMayBeNone) {
    const Scenario saved =
        saved_scenario([](Json& state) { state["visibleRooms"].push_back("x2a"); }).scenario;
    EXPECT_THAT(saved.rooms, IsEmpty());
    EXPECT_THAT(saved.scene.map.hexes, Contains(cell(5, 1)));
    EXPECT_TRUE(saved.scene.map.doors.at(0).open);
}

TEST(VgbHiddenRooms, TheScenarioEndsAsSecretariatSays) {
    const Scenario scenario = cellar_with([](Options& options) {
        options.rules = Json::parse(R"({"index": "901", "name": "Flooded Cellar", "rules": [
            {"round": "R == 10", "finish": "won"},
            {"round": "true", "requiredRooms": [2], "finish": "lost",
             "figures": [{"identifier": {"type": "monster", "name": ".*"}, "type": "killed",
                          "value": "3"}]}]})");
    });
    EXPECT_EQ(scenario.victory, "At the end of round 10.");
    EXPECT_EQ(scenario.defeat, "Once room 2 is revealed, when 3 of any monster are killed.");
    EXPECT_THAT(scenario.rules, IsEmpty());
}

TEST(VgbHiddenRooms, AlliedSetsOfTheScenarioAreAllies) {
    const auto with_allies = [](Options& options) {
        options.rules =
            Json::parse(R"({"index": "901", "name": "Flooded Cellar", "allies": ["rust-hound"]})");
    };
    const Scenario scenario = cellar_with(with_allies);
    const auto is_hound = [](const Figure& figure) { return figure.name == "rust-hound"; };
    int hounds = 0;
    const auto check = [&](const Figure& figure) {
        hounds += is_hound(figure) ? 1 : 0;
        EXPECT_EQ(figure.kind == Kind::ally, is_hound(figure)) << figure.id;
        EXPECT_EQ(figure.side == Side::party, is_hound(figure) || figure.kind == Kind::character)
            << figure.id;
    };
    std::ranges::for_each(scenario.scene.figures, check);
    for (const RoomFigure& figure : scenario.rooms[0].figures) {
        check(figure.figure);
    }
    EXPECT_GT(hounds, 0);
    Options options = own_options();
    with_allies(options);
    std::ranges::for_each(import_vgb(cellar(), options).scene.figures, check);
}

}  // namespace
}  // namespace standee::vgb
