#include "import/ghs/expression.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

namespace standee::ghs {
namespace {

constexpr Variables known{
    .characters = 3, .level = 4, .prosperity = {}, .round = {}, .hit_points = {}};

struct Numeric {
    const char* text;
    int number;

    friend void PrintTo(const Numeric& c, std::ostream* out) { *out << c.text; }
};

class ExpressionTest : public ::testing::TestWithParam<Numeric> {};

TEST_P(ExpressionTest, ComesToItsNumber) {
    const Computed computed = compute(GetParam().text, known);
    ASSERT_TRUE(computed.number) << computed.why;
    EXPECT_EQ(*computed.number, GetParam().number);
}

INSTANTIATE_TEST_SUITE_P(Numbers, ExpressionTest,
                         ::testing::Values(Numeric{"7", 7}, Numeric{" 12 ", 12}, Numeric{"-3", -3},
                                           Numeric{"+2", 2}, Numeric{"--2", 2}, Numeric{"2.5", 3},
                                           Numeric{"0.49", 0}, Numeric{"-0.5", 0}));
INSTANTIATE_TEST_SUITE_P(Variables, ExpressionTest,
                         ::testing::Values(Numeric{"C", 3}, Numeric{"L", 4}, Numeric{"8xC", 24},
                                           Numeric{"0x10", 0}, Numeric{"CxL", 12},
                                           Numeric{"[C]", 3}, Numeric{"[C+2]", 5},
                                           Numeric{"3+C", 6}, Numeric{"5xL+C", 23}));
INSTANTIATE_TEST_SUITE_P(
    Precedence, ExpressionTest,
    ::testing::Values(Numeric{"2+3*4", 14}, Numeric{"2*3+4", 10}, Numeric{"(2+3)x4", 20},
                      Numeric{"10-4-3", 3}, Numeric{"24/4/2", 3}, Numeric{"2-6/3", 0},
                      Numeric{"-2*3", -6}, Numeric{"2*-3", -6}, Numeric{"1+2>2", 1},
                      Numeric{"1+(2>2)", 1}, Numeric{"2<1+2", 1}, Numeric{"1<2=1", 1},
                      Numeric{"1=1&0=1", 0}, Numeric{"0&0|1", 1}, Numeric{"1|0&0", 1},
                      Numeric{"1|0?5:6", 5}, Numeric{"0?1:0?2:3", 3}, Numeric{"1?2:0?3:4", 2},
                      Numeric{"1?0?1:2:3", 2}, Numeric{"L>3?2:1", 2}, Numeric{"L>=5?2:1", 1},
                      Numeric{"C!=3?7:8", 8}, Numeric{"(C=3)+1", 2}));
INSTANTIATE_TEST_SUITE_P(
    Rounding, ExpressionTest,
    ::testing::Values(Numeric{"C/2", 2}, Numeric{"L/3", 1}, Numeric{"1/3+1/3+1/3", 1},
                      Numeric{"C/2{$math.floor}", 1}, Numeric{"[C/2{$math.floor}]", 1},
                      Numeric{"[C/2]{$math.floor}", 1}, Numeric{"L/3{$math.ceil}", 2},
                      Numeric{"C*2{$math.max:5}", 5}, Numeric{"C*2{$math.max:9}", 6},
                      Numeric{"C{$math.min:5}", 5}, Numeric{"C{$math.min:2}", 3},
                      Numeric{"C/2{$math.maxFloor:3}", 1}, Numeric{"C/2{$math.maxCeil:3}", 2},
                      Numeric{"9xC/2{$math.maxFloor:3}", 3}, Numeric{"C/2{$math.minCeil:L}", 4},
                      Numeric{"C/2{$math.minFloor:1}", 1}));
INSTANTIATE_TEST_SUITE_P(WhatIsNotChosen, ExpressionTest,
                         ::testing::Values(Numeric{"1?2:1/0", 2}, Numeric{"0?P:2", 2},
                                           Numeric{"1|P", 1}, Numeric{"0&P", 0}));

struct Bad {
    std::string text;
    const char* why;

    friend void PrintTo(const Bad& bad, std::ostream* out) { *out << bad.text.substr(0, 40); }
};

class BadExpressionTest : public ::testing::TestWithParam<Bad> {};

TEST_P(BadExpressionTest, HasNoNumberAndSaysWhy) {
    const Computed computed = compute(GetParam().text, known);
    EXPECT_FALSE(computed.number);
    EXPECT_EQ(computed.why, GetParam().why);
}

constexpr const char* none = "neither a number nor an expression";
INSTANTIATE_TEST_SUITE_P(Malformed, BadExpressionTest,
                         ::testing::Values(Bad{"", none}, Bad{" ", none}, Bad{"2+", none},
                                           Bad{"*2", none}, Bad{"(2", none}, Bad{"2)", none},
                                           Bad{"[2", none}, Bad{"2]", none}, Bad{"2 3", none},
                                           Bad{"2?3", none}, Bad{"hello", none}, Bad{"c", none},
                                           Bad{"2{$math.floor", none}, Bad{"1e9", none},
                                           Bad{"%data.custom.1%", none}, Bad{"2+2;alert(1)", none},
                                           Bad{"\xff", none},
                                           Bad{"2{$math.sqrt}", "an unknown function"},
                                           Bad{"2{$math.max}", "an unknown function"},
                                           Bad{"2{$math.floor:2}", "an unknown function"},
                                           Bad{"2{$process.exit}", "an unknown function"}));
INSTANTIATE_TEST_SUITE_P(
    Unknown, BadExpressionTest,
    ::testing::Values(Bad{"X", "X is defined by the scenario"},
                      Bad{"3+X", "X is defined by the scenario"},
                      Bad{"V", "V is defined by the scenario"},
                      Bad{"P", "depends on the prosperity"}, Bad{"R+1", "depends on the round"},
                      Bad{"[HP/5{$math.maxFloor:3}]", "depends on the current hit points"},
                      Bad{"1/0", "a division by zero"}, Bad{"2/(C-3)", "a division by zero"}));
INSTANTIATE_TEST_SUITE_P(
    Huge, BadExpressionTest,
    ::testing::Values(Bad{"1000000000", "too large a number"}, Bad{"100000", "too large a number"},
                      Bad{"-100000", "too large a number"},
                      Bad{"999999999*999999999*999999999", "too large a number"},
                      Bad{std::string(300, '1'), "too long an expression"},
                      Bad{std::string(100, '(') + "1" + std::string(100, ')'),
                          "an expression nested too deep"},
                      Bad{std::string(1'000'000, '('), "too long an expression"}));

TEST(Expression, IsComputedForWhatIsKnown) {
    EXPECT_EQ(compute("PxR+HP",
                      {.characters = {}, .level = {}, .prosperity = 3, .round = 5, .hit_points = 7})
                  .number,
              22);
}

RC_GTEST_PROP(Expression, WhateverStandsThereItEndsWithANumberOrAReason, ()) {
    const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(
        std::string("0123456789.CLPRHPXV+-*/x()[]{}?:=<>!|&$ mathfloorceilminmax%\t\"\\")));
    const Computed computed = compute(text, known);
    RC_ASSERT(computed.number.has_value() == computed.why.empty());
}

RC_GTEST_PROP(Expression, SumsAndProductsOfWholeNumbersAreExact, ()) {
    const int a = *rc::gen::inRange(0, 100);
    const int b = *rc::gen::inRange(0, 100);
    const int c = *rc::gen::inRange(0, 100);
    const std::string text = std::to_string(a) + "+" + std::to_string(b) + "x" + std::to_string(c);
    RC_ASSERT(compute(text, known).number == a + b * c);
    RC_ASSERT(compute("(" + std::to_string(a * b) + ")-" + std::to_string(c), known).number ==
              a * b - c);
}

}  // namespace
}  // namespace standee::ghs
