#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "files/scenario_json.hpp"
#include "import/ghs/scenario.hpp"
#include "tests/session/games.hpp"

// A scenario whose file lists rooms and monsters, and whose three rooms have been drawn, played to
// its end with commands. The file is made up, in the form of Gloomhaven Secretariat's own.

namespace standee {
namespace {

using ::testing::HasSubstr;

std::vector<std::string> lines_of(const std::string& name) {
    std::ifstream in{std::string{STANDEE_SOURCE_DIR} + "/tests/import/ghs/quarry/" + name};
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) {
        lines.push_back(line);
    }
    return lines;
}

Json quarry() {
    ghs::ScenarioOptions options;
    options.characters = {"Drifter::14", "Smith::12"};
    options.drawings["1"] = lines_of("room-1.txt");
    options.drawings["2"] = {{"map", lines_of("room-2.txt")}, {"at", {6, -3}}};
    options.drawings["3"] = {{"map", lines_of("room-3.txt")}, {"at", {14, -7}}};
    for (const std::string set : {"rust-hound", "marsh-slinger", "lantern-wraith"}) {
        for (const std::string folder : {"monster/", "deck/"}) {
            options.files.push_back(
                test::json_file("tests/import/ghs/files/" + folder + set + ".json"));
        }
    }
    const Json file = test::json_file("tests/import/ghs/quarry/scenarios/flooded-quarry.json");
    return write_scenario(ghs::import_scenario(file, options).scenario);
}

TEST(DrawnRooms, ArePlayedToTheEndKilledAndTakenBack) {
    const Json document = quarry();
    const Session start{document};
    Session whole = start;
    Session killed = start;
    for (const std::string& command : lines_of("evening.txt")) {
        static_cast<void>(whole.command(command));
        static_cast<void>(killed.command(command));
        killed = Session::load(Json::parse(killed.save().dump()));
        ASSERT_EQ(killed.remark(), "") << command;
        ASSERT_EQ(killed.save(), whole.save()) << command;
    }
    EXPECT_EQ(whole.waiting().kind, "over");
    EXPECT_THAT(whole.waiting().says, HasSubstr("When lantern-wraith is killed."));
    EXPECT_TRUE(whole.state().hidden.empty()) << "every room has been seen";
    static_cast<void>(whole.undo(whole.journal().size()));
    EXPECT_EQ(whole.scene(), start.scene());
    EXPECT_EQ(whole.waiting().says, start.waiting().says);
}

TEST(DrawnRooms, FiguresWithoutAHexArePutOnTheirs) {
    Session session{quarry()};
    for (const std::string id : {"Drifter", "Smith", "rust-hound-a"}) {
        EXPECT_EQ(session.waiting().figure, id);
        static_cast<void>(session.command(session.waiting().answers.front().command));
    }
    EXPECT_EQ(session.waiting().kind, "choice") << "which standee was drawn";
    static_cast<void>(session.command("4"));
    EXPECT_EQ(session.scene().figures.size(), 3U);
    static_cast<void>(session.command("open"));
    EXPECT_EQ(session.waiting().figure, "marsh-slinger-a");
    EXPECT_EQ(session.scene().map.obstacles.size(), 1U);
}

}  // namespace
}  // namespace standee
