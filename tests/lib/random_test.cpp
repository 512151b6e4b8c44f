#include "lib/random.hpp"

#include <gtest/gtest.h>

namespace standee {
namespace {

TEST(SplitMix64, GivesTheNumbersOfThePublishedReference) {
    SplitMix64 random{1234567};
    EXPECT_EQ(random.next(), 6457827717110365317ULL);
    EXPECT_EQ(random.next(), 3203168211198807973ULL);
    EXPECT_EQ(random.next(), 9817491932198370423ULL);
}

TEST(SplitMix64, ShufflesInTheSameWayEverywhere) {
    std::vector<int> values{1, 2, 3, 4, 5, 6, 7, 8};
    SplitMix64{1}.shuffle(values);
    EXPECT_EQ(values, (std::vector<int>{5, 4, 3, 8, 6, 7, 1, 2}));
}

}  // namespace
}  // namespace standee
