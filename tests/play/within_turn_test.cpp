#include <gtest/gtest.h>

#include "play/perform.hpp"
#include "play/step.hpp"

namespace standee {
namespace {

// [turn.each-once]
TEST(StepsWithinATurn, AreAllButThoseThatBeginOrEndOne) {
    EXPECT_FALSE(is_within_turn(step::Turn{}));
    EXPECT_FALSE(is_within_turn(step::StartTurn{}));
    EXPECT_FALSE(is_within_turn(step::EndTurn{}));
    EXPECT_FALSE(is_within_turn(step::EndRound{}));
    EXPECT_TRUE(is_within_turn(step::Attack{}));
    EXPECT_TRUE(is_within_turn(step::Damage{}));
    EXPECT_TRUE(is_within_turn(step::Move{}));
}

}  // namespace
}  // namespace standee
