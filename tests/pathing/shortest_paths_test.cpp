#include "pathing/shortest_paths.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <utility>
#include <vector>

#include "pathing/range.hpp"
#include "tests/support/turn_picture.hpp"

// What ways cost and which hexes they lead through, rule by rule.

namespace standee {
namespace {

using testing::ElementsAre;

/// The ways of figure 'A' over a picture; 'M' is an ally, 'C' an enemy, 'O' an objective.
class Walk {
public:
    explicit Walk(TurnPicture picture, MovementKind manner = MovementKind::walk)
        : picture_{std::move(picture)}, board_{picture_.scene.map} {
        std::vector<Occupancy> presence(board_.size(), Occupancy::nobody);
        for (const Figure& figure : picture_.scene.figures) {
            presence[board_.find(figure.at)] = presence_of(figure);
        }
        movement_.prepare(board_, {manner}, picture_.scene.edition, presence);
        ways_.search(movement_, board_.find(picture_.at('A')));
    }

    [[nodiscard]] Cost to(char letter) const { return ways_.to(board_.find(picture_.at(letter))); }
    [[nodiscard]] std::vector<std::string> path_to(char letter) const {
        std::vector<std::string> names;
        for (const Hex hex : ways_.path_to(board_.find(picture_.at(letter)))) {
            names.push_back(picture_.name_of(hex));
        }
        return names;
    }

private:
    static Occupancy presence_of(const Figure& figure) {
        if (figure.id == "A") {
            return Occupancy::nobody;
        }
        if (figure.kind == Kind::objective) {
            return Occupancy::objective;
        }
        if (figure.side == Side::monsters) {
            return Occupancy::ally;
        }
        return figure.has(Condition::invisible) ? Occupancy::invisible_enemy : Occupancy::enemy;
    }

    TurnPicture picture_;
    Board board_;
    Movement movement_;
    DistancesFrom ways_;
};

TEST(Walking, CostsOneAHexAndTwoIntoDifficultTerrain) {
    const Walk walk{TurnPicture{"A\n\n1\n\nd\n\n2"}};
    EXPECT_EQ(walk.to('1'), Cost(0, 1));
    EXPECT_EQ(walk.to('2'), Cost(0, 4));
}

TEST(Walking, PassesAlliesButEndsOnNobody) {
    const Walk walk{TurnPicture{"A\n\nM\n\n1"}};
    EXPECT_EQ(walk.to('M'), Cost::none());
    EXPECT_EQ(walk.to('1'), Cost(0, 2));
}

TEST(Walking, PassesNoEnemyObjectiveObstacleOrClosedDoor) {
    for (const char* const column : {"A\n\nC\n\n1", "A\n\nO\n\n1", "A\n\no\n\n1", "A\n\n+\n\n1"}) {
        EXPECT_EQ(Walk{TurnPicture{column}}.to('1'), Cost::none()) << column;
    }
    EXPECT_EQ(Walk{TurnPicture{"A\n\n/\n\n1"}}.to('1'), Cost(0, 2));
}

TEST(Walking, PassesNoAllyOnAnObstacle) {
    TurnPicture picture{"A\n\nM\n\n1"};
    picture.scene.map.obstacles.push_back(picture.at('M'));
    EXPECT_EQ(Walk{picture}.to('1'), Cost::none());
}

TEST(Walking, AnInvisibleEnemyIsPassedInFrosthavenOnly) {
    TurnPicture picture{"A\n\nC\n\n1"};
    picture.figure('C').conditions.push_back({Condition::invisible});
    EXPECT_EQ(Walk{picture}.to('1'), Cost(0, 2));
    EXPECT_EQ(Walk{picture.in(EditionId::gloomhaven)}.to('1'), Cost::none());
}

TEST(Walking, TakesAnyWayWithFewerNegativeHexes) {
    const Walk walk{
        TurnPicture{".   .   .\n"
                    "  .   .\n"
                    "A   t   1"}};
    EXPECT_EQ(walk.to('1'), Cost(0, 4));
}

TEST(Ice, SlidesOnInTheSameDirectionAtNoCost) {
    const TurnPicture picture{"A\n\ni\n\n1\n\n2"};
    EXPECT_EQ(Walk{picture}.to('1'), Cost(0, 1));
    EXPECT_EQ(Walk{picture}.to('2'), Cost(0, 2));
    EXPECT_THAT(Walk{picture}.path_to('1'), ElementsAre("A", "[0,1]", "1"));
}

TEST(Ice, CostsOneHoweverDifficultWhatIsSteppedOnOrSlidInto) {
    TurnPicture picture{"A\n\ni\n\n1"};
    picture.scene.map.difficult = {{0, 1}, picture.at('1')};
    EXPECT_EQ(Walk{picture}.to('1'), Cost(0, 1));
}

TEST(Ice, CountsTrapsSlidInto) {
    TurnPicture picture{"A\n\ni\n\n1"};
    picture.scene.map.hazardous = {picture.at('1')};
    EXPECT_EQ(Walk{picture}.to('1'), Cost(1, 1));
}

TEST(Ice, AnyFigureObstacleOrWallStopsTheSlide) {
    for (const char* const column : {"A\n\n1\n\nM", "A\n\n1\n\nC", "A\n\n1\n\no", "A\n\n1\n\n#"}) {
        TurnPicture picture{column};
        picture.scene.map.icy = {picture.at('1')};
        EXPECT_EQ(Walk{picture}.to('1'), Cost(0, 1)) << column;
    }
}

TEST(Ice, AnAllyOnItIsSteppedOnAndTheWalkGoesOn) {
    TurnPicture picture{"A   1\n\nM\n\nC"};
    picture.scene.map.icy = {picture.at('M')};
    picture.links({"M1"});
    // C stops the slide on M's hex; it cannot end there, but walks on from it.
    EXPECT_EQ(Walk{picture}.to('M'), Cost::none());
    EXPECT_EQ(Walk{picture}.to('1'), Cost(0, 2));
}

TEST(Jumping, PassesAllButWallsAndMindsOnlyItsLastHex) {
    const Walk jump{TurnPicture{"A\n\nt\n\nC\n\no\n\nO\n\n1\n\nt\n\n#"}, MovementKind::jump};
    EXPECT_EQ(jump.to('1'), Cost(0, 5));
    EXPECT_EQ(jump.to('C'), Cost::none());
    EXPECT_EQ(jump.to('o'), Cost::none());
    TurnPicture trap{"A\n\n1"};
    trap.scene.map.traps.push_back({.at = trap.at('1')});
    EXPECT_EQ(Walk(trap, MovementKind::jump).to('1'), Cost(1, 1));
}

TEST(Jumping, PaysForADifficultLandingInGloomhavenOnly) {
    TurnPicture picture{"A\n\nd\n\n1"};
    picture.scene.map.difficult.push_back(picture.at('1'));
    EXPECT_EQ(Walk(picture, MovementKind::jump).to('1'), Cost(0, 2));
    EXPECT_EQ(Walk(picture.in(EditionId::gloomhaven), MovementKind::jump).to('1'), Cost(0, 3));
    EXPECT_EQ(Walk(picture.in(EditionId::jaws_of_the_lion), MovementKind::jump).to('1'),
              Cost(0, 2));
}

TEST(Flying, EndsOverObstaclesAndTrapsButOnNobody) {
    const Walk fly{TurnPicture{"A\n\nt\n\nd\n\no\n\nC"}, MovementKind::fly};
    EXPECT_EQ(fly.to('t'), Cost(0, 1));
    EXPECT_EQ(fly.to('o'), Cost(0, 3));
    EXPECT_EQ(fly.to('C'), Cost::none());
}

TEST(Teleporting, CountsStraightThroughWallsAndLandsWhereItMayEnd) {
    const TurnPicture picture{"A\n\n#\n\n1\n\no"};
    const Walk teleport{picture, MovementKind::teleport};
    EXPECT_EQ(teleport.to('1'), Cost(0, 2));
    EXPECT_EQ(teleport.to('o'), Cost::none());
    EXPECT_THAT(teleport.path_to('1'), ElementsAre("A", "1"));
    EXPECT_EQ(Walk(picture, MovementKind::fly_teleport).to('o'), Cost(0, 3));
}

TEST(Walls, AreCrossedByNoStep) {
    TurnPicture picture{"A\n\n1"};
    picture.walls({"A1"});
    for (const MovementKind manner : {MovementKind::walk, MovementKind::jump, MovementKind::fly}) {
        EXPECT_EQ(Walk(picture, manner).to('1'), Cost::none());
    }
    EXPECT_EQ(Walk(picture, MovementKind::teleport).to('1'), Cost(0, 1));
}

TEST(Links, JoinStepsOfEveryKindButSlideNowhere) {
    TurnPicture picture{"A\n\n#\n\n1\n\n2"};
    picture.links({"A1"});
    for (const MovementKind manner : {MovementKind::walk, MovementKind::jump, MovementKind::fly}) {
        EXPECT_EQ(Walk(picture, manner).to('1'), Cost(0, 1));
    }
    picture.scene.map.icy = {picture.at('1')};
    EXPECT_EQ(Walk{picture}.to('1'), Cost(0, 1));
}

TEST(Paths, OfSeveralCheapestWaysTakeTheFirstInHexOrder) {
    const Walk walk{
        TurnPicture{".   .   .\n"
                    "  2   4\n"
                    "A   3   1\n"
                    "  5   6"}};
    EXPECT_THAT(walk.path_to('1'), ElementsAre("A", "2", "[2,-1]", "4", "1"));
}

TEST(Range, IsCountedRoundWallsAndThroughFigures) {
    TurnPicture picture{
        "A   .\n"
        "  C   .\n"
        "1   ."};
    const Board board{picture.scene.map};
    RangeCount range;
    range.within(board, board.find(picture.at('A')), 9);
    EXPECT_EQ(range.of(board.find(picture.at('1'))), 1);
    picture.walls({"A1"});
    const Board walled{picture.scene.map};
    range.within(walled, walled.find(picture.at('A')), 9);
    EXPECT_EQ(range.of(walled.find(picture.at('1'))), 2);
    range.within(walled, walled.find(picture.at('A')), 1);
    EXPECT_EQ(range.of(walled.find(picture.at('1'))), -1);
}

// Several ways to a hex cost the same, and a cheaper one is often found after a dearer one.
TEST(Search, SettlesEachHexOnceHoweverManyWaysLeadThere) {
    const TurnPicture picture{
        ".   d   .   t\n"
        "  .   t   .\n"
        "A   .   d   ."};
    const Board board{picture.scene.map};
    Movement movement;
    movement.prepare(board, {MovementKind::walk}, picture.scene.edition,
                     std::vector<Occupancy>(board.size(), Occupancy::nobody));
    std::vector<int> settled(board.size(), 0);
    DistancesFrom ways;
    ways.search(movement, board.find(picture.at('A')), [&](HexIndex hex, Cost /*cost*/) {
        ++settled[hex];
        return Cost::none();
    });
    EXPECT_THAT(settled, testing::Each(1));
}

TEST(Search, WritesTheCostsOfAllHexesAsItTellsThem) {
    const TurnPicture picture{
        ".   d   .   t   .\n"
        "  .   t   #   .\n"
        "A   .   d   C   .\n"
        "  .   o   .   ."};
    const Board board{picture.scene.map};
    for (const MovementKind manner : {MovementKind::walk, MovementKind::jump, MovementKind::fly,
                                      MovementKind::teleport, MovementKind::fly_teleport}) {
        for (const Cost limit : {Cost::none(), Cost{0, 2}}) {
            std::vector<Occupancy> presence(board.size(), Occupancy::nobody);
            presence[board.find(picture.at('C'))] = Occupancy::enemy;
            Movement movement;
            movement.prepare(board, {manner}, picture.scene.edition, presence);
            DistancesFrom ways;
            ways.search(movement, board.find(picture.at('A')),
                        [limit](HexIndex /*hex*/, Cost /*cost*/) { return limit; });
            std::vector<Cost> costs(3, Cost{7, 7});
            ways.write_costs(costs);
            ASSERT_EQ(costs.size(), board.size());
            for (HexIndex hex = 0; hex < board.size(); ++hex) {
                EXPECT_EQ(costs[hex], ways.to(hex)) << "hex " << hex;
            }
        }
    }
}

/// A search along one column of hexes without anything in them, from the top.
class Column {
public:
    Column() {
        for (int r = 0; r < 9; ++r) {
            map_.hexes.push_back({0, r});
        }
        board_.emplace(map_);
        movement_.prepare(*board_, {MovementKind::walk}, TurnPicture{"A"}.scene.edition,
                          std::vector<Occupancy>(board_->size(), Occupancy::nobody));
    }
    [[nodiscard]] HexIndex at(int r) const { return board_->find({0, r}); }
    [[nodiscard]] const Movement& movement() const { return movement_; }

private:
    Map map_;
    std::optional<Board> board_;
    Movement movement_;
};

TEST(SearchBack, LeavesOutWhatCostsMoreThanTheLastHex) {
    const Column column;
    DistancesTo rest;
    rest.search(column.movement(), column.at(0),
                [&](HexIndex hex, Cost /*cost*/) { return hex == column.at(3); });
    EXPECT_EQ(rest.from(column.at(0)), Cost{});
    EXPECT_EQ(rest.from(column.at(3)), Cost(0, 3));
    EXPECT_EQ(rest.from(column.at(4)), Cost::none()) << "it was met, but costs more";
    EXPECT_EQ(rest.from(column.at(8)), Cost::none());
}

TEST(SearchBack, TellsTheCostOfEachHexInOrder) {
    const Column column;
    DistancesTo rest;
    std::vector<std::pair<HexIndex, Cost>> met;
    rest.search(column.movement(), column.at(8), [&](HexIndex hex, Cost cost) {
        met.emplace_back(hex, cost);
        return met.size() == 3;
    });
    EXPECT_THAT(met,
                ElementsAre(std::pair{column.at(8), Cost{}}, std::pair{column.at(7), Cost{0, 1}},
                            std::pair{column.at(6), Cost{0, 2}}));
}

// [range.count]
TEST(Range, IsCountedAsFarAsTheNearestOfSeveralGoals) {
    Map map;
    for (int r = 0; r < 9; ++r) {
        map.hexes.push_back({0, r});
    }
    const Board board{map};
    const auto at = [&](int r) { return board.find({0, r}); };
    RangeCount range;
    range.to_nearest(board, at(4), std::vector{at(8), at(6), at(2)});
    EXPECT_EQ(range.of(at(6)), 2);
    EXPECT_EQ(range.of(at(2)), 2) << "as near";
    EXPECT_EQ(range.of(at(7)), -1) << "farther away";
    range.to_nearest(board, at(4), {});
    EXPECT_EQ(range.of(at(8)), 4) << "no goal ends the count";
    range.to_nearest(board, at(4), std::vector{at(4)});
    EXPECT_EQ(range.of(at(4)), 0);
    EXPECT_EQ(range.of(at(5)), -1);
}

}  // namespace
}  // namespace standee
