#include <gtest/gtest.h>

#include "play/decisions.hpp"

namespace standee {
namespace {

constexpr DamageSource attack = DamageSource::attack;
constexpr DamageSource trap = DamageSource::trap;

// [damage.negate]
TEST(Negation, IsForOneFigure) {
    Decisions decisions;
    decisions.negate({.who = "C1", .source = {}, .skip = 0});
    EXPECT_TRUE(decisions.has_negation("C1", attack));
    EXPECT_FALSE(decisions.has_negation("C2", attack));
}

TEST(Negation, IsForOneSource) {
    Decisions decisions;
    decisions.negate({.who = "C1", .source = trap, .skip = 0});
    EXPECT_TRUE(decisions.has_negation("C1", trap));
    EXPECT_FALSE(decisions.has_negation("C1", attack));
}

TEST(Negation, WaitsUntilTheSourcesBeforeItHavePassed) {
    Decisions decisions;
    decisions.negate({.who = "C1", .source = {}, .skip = 1});
    EXPECT_FALSE(decisions.has_negation("C1", attack));
    decisions.pass_source("C2", attack);
    EXPECT_FALSE(decisions.has_negation("C1", attack)) << "a source of damage to another figure";
    decisions.pass_source("C1", attack);
    EXPECT_TRUE(decisions.has_negation("C1", attack));
}

}  // namespace
}  // namespace standee
