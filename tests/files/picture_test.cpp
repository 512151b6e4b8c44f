#include "files/picture.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "files/map_json.hpp"
#include "files/scene_json.hpp"
#include "tests/support/errors.hpp"

namespace standee {
namespace {

using support::error_of;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

Map map_of(const std::string& map) {
    const Json json = Json::parse(map);
    return read_map(Reader{json}.with(edition(EditionId::frosthaven)));
}

TEST(Picture, ALineIsHalfAHexHighAndEveryOtherColumnAColumn) {
    const Map map = map_of(R"({"picture":[".   o","  A","t   #","  +","/   ."]})");
    EXPECT_THAT(map.hexes, ElementsAre(Hex{0, 0}, Hex{2, -1}, Hex{1, 0}, Hex{0, 1}, Hex{1, 1},
                                       Hex{0, 2}, Hex{2, 1}));
    EXPECT_THAT(map.obstacles, ElementsAre(Hex{2, -1}));
    EXPECT_EQ(map.traps.at(0).at, (Hex{0, 1}));
    EXPECT_THAT(map.wall_hexes, ElementsAre(Hex{2, 0}));
    EXPECT_THAT(map.doors, ElementsAre(Door{{1, 1}, false}, Door{{0, 2}, true}));
}

TEST(Picture, BeginsAtItsOriginOrHalfAHexAboveALowerHalf) {
    EXPECT_THAT(map_of(R"({"origin":[3,-2],"picture":[".","  ."]})").hexes,
                ElementsAre(Hex{3, -2}, Hex{4, -2}));
    EXPECT_THAT(map_of(R"({"picture":["  .","."]})").hexes, ElementsAre(Hex{1, -1}, Hex{0, 0}));
}

TEST(Picture, StandsInPlaceOfTheHexesAndBesideTheLists) {
    const Map map = map_of(R"({"picture":[".","","t"],"difficult":[[0,1]]})");
    EXPECT_THAT(map.difficult, ElementsAre(Hex{0, 1}));
    const auto error = [](const std::string& text) {
        return error_of([&] { static_cast<void>(map_of(text)); });
    };
    EXPECT_EQ(error(R"({"picture":["."],"hexes":[[0,0]]})").pointer, "/hexes");
    EXPECT_EQ(error(R"({"origin":[0,0],"hexes":[[0,0]]})").pointer, "/origin");
    EXPECT_EQ(error(R"({"picture":[".","","t"],"traps":[[0,1]]})").pointer, "/traps/0");
    EXPECT_THAT(error(R"({"picture":[".  ."]})").sentence(), HasSubstr("where no hex lies"));
    EXPECT_THAT(error(R"({"picture":["x"]})").sentence(), HasSubstr("'x' in column 1"));
    EXPECT_EQ(error(R"({"picture":[" "]})").pointer, "/picture");
}

TEST(Picture, OfAMapGivesTheMapAgain) {
    const std::string text = R"({"hexes":[[-3,1],[-2,1],[-2,2],[-1,0],[-1,1],[0,0]],
        "wallHexes":[[0,1]],"walls":[[[-2,1],[-2,2]]],"doors":[{"at":[-1,0],"open":false}],
        "difficult":[[-2,1]],"hazardous":[[-2,2]],"icy":[[-2,2]],
        "traps":[[-1,1],{"at":[0,0],"damage":1}],"treasure":[[-3,1]]})";
    Map map = map_of(text);
    const Json json = write_map_as_picture(map, edition(EditionId::frosthaven), 1);
    EXPECT_FALSE(json.contains("hexes"));
    EXPECT_TRUE(json.contains("picture"));
    Map again = read_map(Reader{json}.with(edition(EditionId::frosthaven)));
    for (Map* one : {&map, &again}) {
        std::ranges::sort(one->hexes);
        std::ranges::sort(one->traps, {}, &Trap::at);
    }
    EXPECT_EQ(again, map);
}

}  // namespace
}  // namespace standee
