#include "import/ghs/area.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace standee::ghs {
namespace {

using ::testing::UnorderedElementsAre;

TEST(GhsArea, TheActiveHexIsGreyTheTargetsAreRedTheAllyIsBlue) {
    const auto area = read_area("(0,0,active)|(1,0,target)|(2,0,target)|(3,0,ally)").area;
    ASSERT_TRUE(area);
    EXPECT_EQ(area->grey, (Hex{0, 0}));
    EXPECT_THAT(area->red, UnorderedElementsAre(Hex{1, 0}, Hex{2, 0}));
    EXPECT_THAT(area->blue, UnorderedElementsAre(Hex{3, 0}));
}

TEST(GhsArea, WithoutAnActiveHexItIsRanged) {
    const auto area = read_area("(0,0,target)|(1,0,target)").area;
    ASSERT_TRUE(area);
    EXPECT_FALSE(area->grey);
}

// Odd rows stand half a hex to the right: (1,1) touches (1,0) and (2,0), and not (0,0).
TEST(GhsArea, OddRowsAreShiftedRight) {
    const auto triangle = read_area("(1,0,target)|(2,0,target)|(1,1,target)").area;
    ASSERT_TRUE(triangle);
    const auto& red = triangle->red;
    EXPECT_TRUE(are_neighbours(red[0], red[2]));
    EXPECT_TRUE(are_neighbours(red[1], red[2]));
    const auto row = read_area("(0,0,target)|(1,0,target)|(1,1,target)").area;
    ASSERT_TRUE(row);
    EXPECT_FALSE(are_neighbours(row->red[0], row->red[2]));
}

TEST(GhsArea, RowsAndColumnsMayBeNegative) {
    const auto area = read_area("(-1,-1,active)|(0,-1,target)").area;
    ASSERT_TRUE(area);
    EXPECT_TRUE(are_neighbours(*area->grey, area->red[0]));
}

TEST(GhsArea, BlankHexesOnlyHoldItTogether) {
    const auto area = read_area("(0,0,active)|(1,0,blank)|(2,0,target)").area;
    ASSERT_TRUE(area);
    EXPECT_THAT(area->red, UnorderedElementsAre(Hex{2, 0}));
    EXPECT_TRUE(read_area("(0,0,active)|(1,0,enhance:hex)|(2,0,target)").area);
    EXPECT_EQ(read_area("(0,0,active)|(1,0,target:2)").why,
              "an area with a hex of unknown type: target:2");
    EXPECT_EQ(read_area("(0,0,active)|(2,0,target)").why, "an area whose hexes are not connected");
}

TEST(GhsArea, WhatIsNoAreaHasAReason) {
    constexpr const char* no_list = "an area that is not a list of hexes";
    for (const char* text : {"(0,0)", "0,0,target", "(0,0,target", "(a,0,target)", "(0,1e1,target)",
                             "(0,0,target)||(1,0,target)", "(99,0,target)"}) {
        const AreaReading reading = read_area(text);
        EXPECT_FALSE(reading.area) << text;
        EXPECT_FALSE(reading.why.empty()) << text;
    }
    EXPECT_EQ(read_area("hello").why, no_list);
    EXPECT_EQ(read_area("").why, "an area without a target hex");
    EXPECT_EQ(read_area("(0,0,active)").why, "an area without a target hex");
    EXPECT_EQ(read_area("(0,0,target)|(0,0,target)").why, "an area that lists a hex twice");
    EXPECT_EQ(read_area("(0,0,active)|(1,0,active)|(2,0,target)").why,
              "an attacker that occupies several hexes");
    EXPECT_EQ(read_area("(0,0,active)|(1,0,conditional)").why,
              "an area with a hex of unknown type: conditional");
}

TEST(GhsArea, OfAMillionHexesNotOneIsRead) {
    std::string text = "(0,0,target)";
    for (int i = 0; i < 100'000; ++i) {
        text += "|(0,0,target)";
    }
    EXPECT_EQ(read_area(text).why, "an area that is not a list of hexes");
}

}  // namespace
}  // namespace standee::ghs
