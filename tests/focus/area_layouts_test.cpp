#include "focus/area_layouts.hpp"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

namespace standee {
namespace {

std::size_t count_of_layouts(std::vector<Hex> red) {
    Area area;
    area.red = std::move(red);
    return layouts_of(area).size();
}

// [area.placement]
TEST(AreaLayouts, AreAsManyAsTheAreaLacksSymmetries) {
    EXPECT_EQ(count_of_layouts({{0, 0}}), 1U);
    EXPECT_EQ(count_of_layouts({{0, 0}, {1, 0}, {2, 0}}), 3U) << "a line";
    EXPECT_EQ(count_of_layouts({{0, 0}, {1, 0}, {0, 1}}), 2U) << "a triangle";
    EXPECT_EQ(count_of_layouts({{0, 0}, {1, 0}, {2, 0}, {2, 1}}), 12U) << "a line with a bend";
}

}  // namespace
}  // namespace standee
