#include "lib/scene.hpp"

#include <gtest/gtest.h>

#include "tests/support/figures.hpp"

namespace standee {
namespace {

/// A scene of one figure, which is named like a set whose card is drawn.
Scene scene_of_one(Kind kind) {
    Scene scene;
    support::add_figure(scene, "guard", kind, {0, 0}, 5, 5).name = "guard";
    scene.cards["guard"].initiative = 30;
    return scene;
}

// [initiative.order]
TEST(Scene, OnlyMonstersBossesAndAlliesPerformTheCardOfASet) {
    for (const Kind kind : {Kind::monster, Kind::boss, Kind::ally}) {
        const Scene scene = scene_of_one(kind);
        EXPECT_EQ(scene.card_of(scene.figures.front()), &scene.cards.at("guard"));
    }
    for (const Kind kind : {Kind::character, Kind::summon, Kind::objective}) {
        const Scene scene = scene_of_one(kind);
        EXPECT_EQ(scene.card_of(scene.figures.front()), nullptr);
    }
}

TEST(Scene, ACardIsFoundBySetThenByNameThenById) {
    Scene scene = scene_of_one(Kind::monster);
    Figure& figure = scene.figures.front();
    figure.id = "G1";
    scene.cards["G1"].initiative = 10;
    EXPECT_EQ(scene.card_of(figure), &scene.cards.at("guard"));
    figure.set = "wolf";
    EXPECT_EQ(scene.card_of(figure), &scene.cards.at("guard")) << "no card of its set is drawn";
    scene.cards["wolf"].initiative = 20;
    EXPECT_EQ(scene.card_of(figure), &scene.cards.at("wolf"));
    scene.cards.erase("wolf");
    scene.cards.erase("guard");
    EXPECT_EQ(scene.card_of(figure), &scene.cards.at("G1"));
}

}  // namespace
}  // namespace standee
