#include "pathing/sight/line_cone.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <optional>

namespace standee {
namespace {

// Two sides that face each other, crossed from left to right; y grows downward.
constexpr CrossedSide first{{0, -2}, {0, 2}};
constexpr CrossedSide second{{6, -2}, {6, 2}};

TEST(LineCone, OfTwoSidesThatFaceEachOtherHasItsMiddleBetweenTheirEnds) {
    const std::optional<LineCone> lines = LineCone::through(first, second);
    ASSERT_TRUE(lines);
    EXPECT_EQ(lines->middle_at(first), rational({0, 0}));
    EXPECT_EQ(lines->middle_at(second), rational({6, 0}));
}

TEST(LineCone, KeptToOneSideOfTheMiddleItMirrorsWhatIsKeptToTheOther) {
    std::optional<LineCone> below = LineCone::through(first, second);
    std::optional<LineCone> above = LineCone::through(first, second);
    ASSERT_TRUE(below && below->keep_left({2, 0}));
    ASSERT_TRUE(above && above->keep_right({2, 0}));
    for (const CrossedSide& side : {first, second}) {
        const RationalPoint low = below->middle_at(side);
        const RationalPoint high = above->middle_at(side);
        EXPECT_EQ(low, (RationalPoint{high.x, -high.y, high.over}));
        EXPECT_EQ(low.x, side.left.x * low.over);
        EXPECT_LT(2 * std::abs(low.y), 4 * low.over) << "on the side, not at its ends";
    }
    EXPECT_EQ(below->place({2, 0}), LineCone::Place::left);
    EXPECT_EQ(above->place({2, 0}), LineCone::Place::right);
}

TEST(LineCone, IsEmptyWhereTheSecondSideLiesBehindTheFirst) {
    EXPECT_FALSE(LineCone::through(second, first));
}

}  // namespace
}  // namespace standee
