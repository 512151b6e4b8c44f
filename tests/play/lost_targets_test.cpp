#include <gtest/gtest.h>

#include "play/turn/turn_course.hpp"
#include "tests/support/figures.hpp"

namespace standee {
namespace {

/// M, whose attacks may have effects, and a character without summons.
Scene attacker_and_enemy(std::vector<Effect> effects) {
    Scene scene;
    support::add_figure(scene, "C", Kind::character, {1, 0}, 9, 9);
    support::add_figure(scene, "M", Kind::monster, {0, 0}, 9, 9).attack_effects =
        std::move(effects);
    return scene;
}

bool may_lose(const Scene& scene, const AttackAbility& attack) {
    return may_lose_targets(scene, attack, *scene.find("M"));
}

AttackAbility attack_with_targets(int targets) {
    AttackAbility attack;
    attack.targets = TargetCount{.count = {targets, false}};
    return attack;
}

// [monster.new-focus-after-kill]
TEST(LostTargets, NeedAnEffectADeckOrASummonBesides) {
    Scene scene = attacker_and_enemy({});
    EXPECT_FALSE(may_lose(scene, attack_with_targets(2)));
    scene.decks["monsters"] = {};
    EXPECT_TRUE(may_lose(scene, attack_with_targets(2))) << "a card may push";
    EXPECT_FALSE(may_lose(scene, attack_with_targets(1))) << "there is no second target";
}

TEST(LostTargets, ArePushedByTheAttackOrByWhoMakesIt) {
    const PushEffect push{.points = 1};
    EXPECT_TRUE(may_lose(attacker_and_enemy({push}), attack_with_targets(2)));
    AttackAbility attack = attack_with_targets(2);
    attack.effects = {push};
    EXPECT_TRUE(may_lose(attacker_and_enemy({}), attack));
    EXPECT_FALSE(may_lose(attacker_and_enemy({Condition::poison}), attack_with_targets(2)));
}

TEST(LostTargets, LeaveWithTheirSummoner) {
    Scene scene = attacker_and_enemy({});
    support::add_figure(scene, "S", Kind::summon, {0, 1}, 2, 2).summoner = "C";
    EXPECT_TRUE(may_lose(scene, attack_with_targets(2)));
}

}  // namespace
}  // namespace standee
