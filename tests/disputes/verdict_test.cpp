#include "disputes/verdict.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace standee {
namespace {

using ::testing::HasSubstr;

TEST(Verdict, AnswersStandBelowEachOther) {
    const Verdict verdict{{{"to [1,0]", "to [1,0]"}, {"focus A", "-"}}};
    EXPECT_EQ(verdict.side_by_side(false),
              "    expected   answered\n"
              "    to [1,0]   to [1,0]\n"
              "  ! focus A    -\n");
}

TEST(Verdict, ALongRowPushesNoOtherAside) {
    const Verdict verdict{{{std::string(5000, 'x'), "-"}, {"focus A", "focus B"}}};
    EXPECT_THAT(verdict.side_by_side(false),
                HasSubstr("\n  ! focus A" + std::string(100 - 7, ' ') + "   focus B\n"));
}

}  // namespace
}  // namespace standee
