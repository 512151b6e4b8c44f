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

// Of 2^64 numbers the first 2^63 - 1 would make small remainders twice as likely.
TEST(SplitMix64, PassesOverNumbersThatFavourSmallRemainders) {
    constexpr std::uint64_t bound = (1ULL << 63U) + 1;
    constexpr std::uint64_t uneven = bound - 2;
    SplitMix64 random{1};
    SplitMix64 plain{1};
    int passed_over = 0;
    for (int draws = 0; draws < 20; ++draws) {
        std::uint64_t number = plain.next();
        for (; number < uneven; ++passed_over) {
            number = plain.next();
        }
        EXPECT_EQ(random.below(bound), number % bound);
    }
    EXPECT_GT(passed_over, 0);
}

// 2^64 + 1 is a multiple of this bound, so 2^64 leaves the largest remainder that there is.
TEST(SplitMix64, PassesOverOneNumberOfAQuarterOfAMillion) {
    constexpr std::uint64_t bound = 67'280'421'310'721;
    constexpr std::uint64_t seed = 275'546;  // the first whose first number is too small
    SplitMix64 plain{seed};
    ASSERT_LT(plain.next(), bound - 1);
    EXPECT_EQ(SplitMix64{seed}.below(bound), plain.next() % bound);
}

TEST(SplitMix64, ShufflesInTheSameWayEverywhere) {
    std::vector<int> values{1, 2, 3, 4, 5, 6, 7, 8};
    SplitMix64{1}.shuffle(values);
    EXPECT_EQ(values, (std::vector<int>{5, 4, 3, 8, 6, 7, 1, 2}));
}

}  // namespace
}  // namespace standee
