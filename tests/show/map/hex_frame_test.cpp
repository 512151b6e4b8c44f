#include "show/map/hex_frame.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

namespace standee {
namespace {

using Place = std::pair<int, int>;

std::set<Place> places(const std::vector<Spot>& spots) {
    std::set<Place> result;
    for (const Spot spot : spots) {
        result.insert({spot.x, spot.y});
    }
    return result;
}

RC_GTEST_PROP(HexFrame, NeighboursShareTheSideBetweenThem, ()) {
    const HexFrame frame{*rc::gen::inRange(3, 12), *rc::gen::inRange(1, 3), {}};
    const Hex hex{*rc::gen::inRange(-9, 9), *rc::gen::inRange(-9, 9)};
    for (const Direction direction : all_directions) {
        RC_ASSERT(places(frame.side(hex, direction)) ==
                  places(frame.side(neighbour(hex, direction), opposite(direction))));
    }
}

RC_GTEST_PROP(HexFrame, WhatIsInAHexTouchesNoSideButTheLower, ()) {
    const HexFrame frame{*rc::gen::inRange(3, 12), *rc::gen::inRange(1, 3), {}};
    const Hex hex{*rc::gen::inRange(-9, 9), *rc::gen::inRange(-9, 9)};
    std::set<Place> inside;
    for (const Span& line : frame.lines(hex)) {
        for (int i = 0; i < line.width; ++i) {
            RC_ASSERT(inside.insert({line.at.x + i, line.at.y}).second);
        }
    }
    const std::set<Place> below = places(frame.side(hex, Direction::s));
    for (const Direction direction : all_directions) {
        for (const Place& place : places(frame.side(hex, direction))) {
            RC_ASSERT(inside.contains(place) == below.contains(place));
        }
    }
}

TEST(HexFrame, AColumnOfHexesIsAsWideAsItSays) {
    for (const int slope : {1, 2}) {
        const HexFrame frame{5, slope, {}};
        const Spot left = frame.side({0, 0}, Direction::sw).front();
        int right = 0;
        for (const Spot spot : frame.side({3, 0}, Direction::se)) {
            right = std::max(right, spot.x);
        }
        EXPECT_EQ(right - left.x + 1, frame.width_of(4)) << slope;
    }
}

}  // namespace
}  // namespace standee
