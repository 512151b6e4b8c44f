#include <gtest/gtest.h>

#include "focus/scene_change.hpp"
#include "lib/copy_work.hpp"
#include "lib/work.hpp"
#include "play/round/round.hpp"
#include "play/turn/whole_turn.hpp"
#include "tests/support/turn_picture.hpp"

// How much work turns are, counted: what they have to tell may grow with a scene, what they do for
// each part of it may not.

namespace standee {
namespace {

std::uint64_t work_of(const TurnPicture& picture) {
    const WorkLimit limit;
    plan_whole_turn(picture.scene);
    return limit.done();
}

/// A room with a few hazardous hexes, in which A makes so many moves of 1 before its attack.
TurnPicture with_moves(std::size_t count) {
    TurnPicture picture{
        "A   .   h   .   .   .\n"
        "  .   .   .   .   .\n"
        ".   h   .   .   h   .\n"
        "  .   .   .   .   .\n"
        ".   .   .   h   .   C"};
    std::vector<Ability> card(count, move(1));
    card.push_back(melee());
    picture.card(std::move(card));
    return picture;
}

TEST(WorkOfATurn, FurtherMovesThatLeadNowhereNewAddLittle) {
    EXPECT_LT(work_of(with_moves(90)), 3 * work_of(with_moves(9)));
}

/// A corridor of so many pairs of hazardous hexes, one of each to be entered: each pair doubles the
/// paths. A attacks at its end, and then once more.
TurnPicture with_paths(int pairs) {
    TurnPicture picture{"A   C"};
    Map& map = picture.scene.map;
    map.hexes.clear();
    map.hazardous.clear();
    Hex at{0, 0};
    map.hexes.push_back(at);
    for (int pair = 0; pair < pairs; ++pair) {
        for (const Hex side : {Hex{at.q + 1, at.r}, Hex{at.q, at.r + 1}}) {
            map.hexes.push_back(side);
            map.hazardous.push_back(side);
        }
        at = {at.q + 1, at.r + 1};
        map.hexes.push_back(at);
    }
    const Hex last{at.q + 1, at.r};
    map.hexes.push_back(last);
    for (Figure& figure : picture.scene.figures) {
        figure.at = figure.id == "A" ? Hex{0, 0} : last;
        figure.hp = 90;
        figure.max_hp = 90;
    }
    picture.card({move(2 * pairs), melee(), melee()});
    return picture;
}

TEST(WorkOfATurn, GrowsAsTheNumberOfItsOptions) {
    const TurnPicture few = with_paths(4);
    const TurnPicture many = with_paths(9);
    ASSERT_EQ(plan_whole_turn(few.scene).options.size(), 16U);
    ASSERT_EQ(plan_whole_turn(many.scene).options.size(), 512U);
    EXPECT_LT(work_of(many), (512 / 16) * (2 * work_of(few)));
}

/// A corridor in which so many obstacles stand between A and C.
TurnPicture with_obstacles(int count) {
    TurnPicture picture{"A   C"};
    Scene& scene = picture.scene;
    scene.map.hexes = {{0, 0}};
    for (int q = 1; q <= count; ++q) {
        scene.map.hexes.push_back({q, 0});
        scene.map.obstacles.push_back({q, 0});
    }
    scene.map.hexes.push_back({count + 1, 0});
    for (Figure& figure : scene.figures) {
        figure.at = figure.id == "A" ? Hex{0, 0} : Hex{count + 1, 0};
    }
    picture.card({move(2), melee()});
    return picture;
}

std::uint64_t work_of_reasons(const TurnPicture& picture) {
    const WorkLimit limit;
    EXPECT_TRUE(plan_turn(picture.scene, Explain::yes).focus.empty());
    return limit.done();
}

TEST(WorkOfATurn, CountsTheSceneForEachThingInTheWayOfAFocus) {
    const TurnPicture few = with_obstacles(3);
    const TurnPicture many = with_obstacles(23);
    EXPECT_GT(work_of_reasons(many), work_of_reasons(few) + (23 - 3) * table_work(few.scene));
}

/// A cannot reach C, and has `count` attacks, each of which finds nobody.
TurnPicture with_attacks(std::size_t count) {
    TurnPicture picture = with_obstacles(1);
    picture.card(std::vector<Ability>(count, melee()));
    return picture;
}

/// Planning each attack reads the whole card.
TEST(WorkOfATurn, CountsTheLinesOfACardForEachAttackOnNobody) {
    const WorkLimit limit;
    plan_turn(with_attacks(400).scene);
    EXPECT_GE(limit.done(), 400 * (400 / 4));
}

/// A may attack C. Copies of the scene take much, because C has many bonuses.
TurnPicture with_bonuses(std::size_t count) {
    TurnPicture picture{
        "A   D\n"
        "  C"};
    picture.card({melee()});
    for (Figure& figure : picture.scene.figures) {
        figure.bonuses.resize(figure.id == "C" ? count : 0);
    }
    return picture;
}

/// Of A's turn by a card of its own.
std::uint64_t work_of_turn(Scene scene, bool explains) {
    MonsterCard card;
    card.initiative = 1;
    card.abilities = scene.turn->abilities.value();
    scene.cards["A"] = card;
    scene.turn.reset();
    const WorkLimit limit;
    EXPECT_EQ(play_leg(scene, leg::Turn{}, {{}, explains, nullptr}).figure, "A");
    return limit.done();
}

TEST(WorkOfATurn, CountsACopyOfTheSceneForReasons) {
    const Scene few = with_bonuses(0).scene;
    const Scene many = with_bonuses(1000).scene;
    const std::uint64_t copy = passing_work(many) - passing_work(few);
    const auto added = [&](bool explains) {
        return work_of_turn(many, explains) - work_of_turn(few, explains);
    };
    EXPECT_GE(added(true), added(false) + copy);
}

TEST(WorkOfWhyNot, CountsACopyOfTheSceneForEachChangeThatIsTried) {
    const Scene scene = with_bonuses(1000).scene;
    std::uint64_t tried = 0;
    const WorkLimit limit;
    smallest_changes(
        scene, {},
        [&](const Scene&) {
            ++tried;
            return Done::no;
        },
        1);
    ASSERT_GT(tried, 0U);
    EXPECT_GE(limit.done(), tried * passing_work(scene));
}

}  // namespace
}  // namespace standee
