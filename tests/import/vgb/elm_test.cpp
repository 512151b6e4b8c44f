#include "import/vgb/elm.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "import/vgb/tiles.hpp"
#include "tests/import/vgb/files.hpp"
#include "tests/support/errors.hpp"

// The source is made up, in the form of Virtual Gloomhaven Board's module.

namespace standee::vgb {
namespace {

using standee::support::error_of;

constexpr const char* source = R"(module BoardMapTile exposing (MapTileRef(..))

type MapTileRef
    = X1a
    | X2a

refs =
    Dict.fromList
        [ ( "x1a", X1a )
        , ( "x2a", X2a )
        , ( "x3b", X3b )
        ]

getGridByRef ref =
    let
        -- [ Array.fromList [ True ] ] in a comment
        configA =
            [ Array.fromList [ True, False ]
            , Array.fromList [ True, True ]
            ]
    in
    Array.fromList
        (case ref of
            X3b ->
                [ Array.fromList [ True ] ]

            X1a ->
                configA

            X2a -> {- upside down -}
                List.reverse configA
        )
)";

std::string replaced(const std::string& what, const std::string& by) {
    std::string text = source;
    text.replace(text.find(what), what.size(), by);
    return text;
}

TEST(ElmTiles, AreTheGridsOfTheModule) {
    EXPECT_EQ(tiles_in_elm(source).dump(),
              R"({"tiles":{"x3b":["#"],"x1a":["#.","##"],"x2a":["##","#."]}})");
}

TEST(ElmTiles, MayTakeThePlaceOfATilesFile) {
    const Tiles tiles = read_tiles(Reader{Json(source)});
    EXPECT_EQ(tiles.size(), 3U);
    EXPECT_EQ(tiles.at("x1a").floor.size(), 3U);
    EXPECT_EQ(tiles.at("x1a").box.size(), 4U);
}

TEST(ElmTiles, WhatIsWrongIsOneErrorThatSaysTheLine) {
    const auto found = [](const std::string& text) {
        return error_of([&] { static_cast<void>(tiles_in_elm(text)); }).found;
    };
    EXPECT_EQ(found(replaced("True, False", "True, Maybe")), "\"Maybe\" in line 18");
    EXPECT_EQ(found(replaced("List.reverse configA", "List.reverse configB")),
              "\"configB\" in line 31");
    EXPECT_EQ(found("module Main exposing (main)"), "\"module\" in line 1");
    EXPECT_EQ(found(std::string{source}.substr(0, std::string{source}.find("True, True"))),
              "the end in line 19");
    EXPECT_EQ(found(""), "the end in line 1");
}

}  // namespace
}  // namespace standee::vgb
