#include "lib/ability.hpp"

#include <gtest/gtest.h>

namespace standee {
namespace {

TEST(AddIf, IsAboutItsTargetIfOneOfItsPartsIs) {
    EXPECT_FALSE(AddIf{}.is_about_target());
    EXPECT_FALSE((AddIf{.none_within = 2, .lose = Condition::ward}.is_about_target()));
    EXPECT_TRUE(AddIf{.target_has = Condition::poison}.is_about_target());
    EXPECT_TRUE(AddIf{.allies_next_to_target = 1}.is_about_target());
    EXPECT_TRUE(AddIf{.target_on_water = true}.is_about_target());
    EXPECT_TRUE(AddIf{.target_damaged = true}.is_about_target());
    EXPECT_TRUE(AddIf{.target_adjacent = true}.is_about_target());
    EXPECT_TRUE(AddIf{.next_to_target = 1}.is_about_target());
}

}  // namespace
}  // namespace standee
