#include "lib/work.hpp"

#include <gtest/gtest.h>

#include "lib/error.hpp"

namespace standee {
namespace {

ErrorCode code_of_spending(std::uint64_t units) {
    try {
        spend(units);
    } catch (const InputError& error) {
        return error.error().code;
    }
    return ErrorCode::internal;
}

TEST(Work, IsNotLimitedWithoutALimit) { EXPECT_NO_THROW(spend(1'000'000'000'000)); }

TEST(Work, StopsPastTheLimitAndStaysStopped) {
    const WorkLimit limit{100};
    EXPECT_NO_THROW(spend(100));
    EXPECT_EQ(code_of_spending(1), ErrorCode::too_many);
    EXPECT_EQ(code_of_spending(0), ErrorCode::too_many);
}

TEST(Work, OfAnInnerLimitCountsForTheOuterOne) {
    const WorkLimit outer{100};
    {
        const WorkLimit inner{80};
        spend(70);
    }
    EXPECT_EQ(outer.done(), 70U);
    EXPECT_EQ(code_of_spending(40), ErrorCode::too_many);
}

TEST(Work, EndsWithItsLimit) {
    {
        const WorkLimit limit{1};
        EXPECT_EQ(code_of_spending(2), ErrorCode::too_many);
    }
    EXPECT_NO_THROW(spend(2));
}

TEST(Work, StopsOnceNobodyWaits) {
    bool gone = false;
    const WorkLimit limit{most_work, [&] { return gone; }};
    EXPECT_NO_THROW(spend(1'000'000));
    gone = true;
    EXPECT_EQ(code_of_spending(1'000'000), ErrorCode::timed_out);
    gone = false;
    EXPECT_EQ(code_of_spending(0), ErrorCode::timed_out);
}

}  // namespace
}  // namespace standee
