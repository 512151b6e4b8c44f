#include "lib/card_line.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace standee {
namespace {

Ability summon(const std::string& name) {
    SummonAbility ability;
    ability.name = name;
    return Ability{ability};
}

TEST(CardLines, AreVisitedWithThoseInBothTheirBranchesInTheOrderOfTheCard) {
    IfAbility inner;
    inner.to = {summon("imp")};
    inner.otherwise = {summon("spirit"), summon("wolf")};
    RankAbility outer;
    outer.to = {Ability{inner}};
    outer.otherwise = {summon("bear")};
    EXPECT_EQ(summoned_by({summon("guard"), Ability{outer}, summon("eagle")}),
              (std::vector<std::string>{"guard", "imp", "spirit", "wolf", "bear", "eagle"}));
}

}  // namespace
}  // namespace standee
