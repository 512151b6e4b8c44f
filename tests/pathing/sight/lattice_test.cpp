#include "pathing/sight/lattice.hpp"

#include <gtest/gtest.h>

namespace standee {
namespace {

constexpr LatticePoint from{0, 0};
constexpr LatticePoint to{4, 0};
constexpr LatticePoint between{2, 0};

TEST(Touch, ASegmentThatEndsOnAnotherTouchesItFromEitherSide) {
    for (const LatticePoint off : {LatticePoint{2, -2}, LatticePoint{2, 2}}) {
        EXPECT_TRUE(touch(from, to, between, off));
        EXPECT_TRUE(touch(from, to, off, between));
        EXPECT_TRUE(touch(between, off, from, to));
        EXPECT_TRUE(touch(off, between, from, to));
    }
}

TEST(Touch, ASegmentOnOneSideOfAnotherDoesNot) {
    for (const int y : {-2, 2}) {
        EXPECT_FALSE(touch(from, to, {1, y / 2}, {2, y}));
        EXPECT_FALSE(touch({1, y / 2}, {2, y}, from, to));
    }
}

}  // namespace
}  // namespace standee
