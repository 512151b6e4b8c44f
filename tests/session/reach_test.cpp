#include "session/reach.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/errors.hpp"

// Which ways a game offers and finds.

namespace standee {
namespace {

constexpr Hex start{0, 0};
constexpr Hex middle{1, 0};
constexpr Hex end{2, 0};

/// C1 in a corridor whose middle has a trap that stuns, below C2, which flies.
Scene corridor() {
    Scene scene;
    scene.edition = edition(EditionId::gloomhaven);
    scene.map.hexes = {start, middle, end};
    scene.map.traps = {{middle, 0, {Condition::stun}}};
    for (const auto& [id, at] : {std::pair{"C1", start}, {"C2", middle}}) {
        Figure& figure = scene.figures.emplace_back();
        figure.id = id;
        figure.kind = Kind::character;
        figure.side = Side::party;
        figure.at = at;
    }
    scene.figures[1].flying = true;
    return scene;
}

bool offers(const Scene& scene, Hex to, bool jump = false) {
    const std::vector<Way> ways = ways_from(scene, scene.figures[0], start, jump, 3);
    return std::ranges::any_of(ways, [to](const Way& way) { return way.path.back() == to; });
}

Clause clause_that_refuses(const Scene& scene, Hex to) {
    const auto way = [&] {
        static_cast<void>(way_through(scene, scene.figures[0], start, to, false));
    };
    return support::error_of(way).clause.value();
}

TEST(Reach, LeadsNotWhereATrapWouldHoldAFigureBelowAnother) {
    Scene scene = corridor();
    EXPECT_FALSE(offers(scene, end));
    EXPECT_EQ(clause_that_refuses(scene, end), "move.points"_clause);
    EXPECT_EQ(clause_that_refuses(scene, middle), "map.end-unoccupied"_clause);
    EXPECT_TRUE(offers(scene, end, true)) << "a jump";
    scene.map.traps.front().conditions = {Condition::poison};
    EXPECT_TRUE(offers(scene, end));
    EXPECT_EQ(way_through(scene, scene.figures[0], start, middle, false).path.back(), middle);
}

TEST(Reach, LeadsBelowAnotherWhereTheFigureIsImmuneToTheTrap) {
    Scene scene = corridor();
    scene.figures[0].immunities = ConditionSet{Condition::stun};
    EXPECT_TRUE(offers(scene, end));
    scene.edition = edition(EditionId::frosthaven);
    EXPECT_FALSE(offers(scene, end)) << "whoever flies there is an obstacle";
    scene.figures[1].flying = false;
    EXPECT_TRUE(offers(scene, end));
}

TEST(Reach, LeadsIntoATrapThatHoldsWhereNobodyStands) {
    Scene scene = corridor();
    scene.figures.pop_back();
    EXPECT_TRUE(offers(scene, middle));
}

}  // namespace
}  // namespace standee
