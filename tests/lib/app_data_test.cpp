#include "lib/app_data.hpp"

#include <gtest/gtest.h>

namespace standee {
namespace {

TEST(AppDataValue, IsEmptyUntilItHoldsSomething) {
    EXPECT_TRUE(AppData{}.empty());
    EXPECT_EQ(AppData{}.json(), "");
    EXPECT_FALSE(AppData{"{}"}.empty());
    EXPECT_EQ(AppData{"{}"}.json(), "{}");
}

}  // namespace
}  // namespace standee
