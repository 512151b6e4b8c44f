#include "play/timing.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "files/scene_json.hpp"
#include "lib/error.hpp"
#include "play/play.hpp"

namespace standee {
namespace {

const Edition& rules = edition(EditionId::frosthaven);

std::vector<PendingEffect> waiting(std::vector<EffectKind> due) {
    std::vector<PendingEffect> all;
    for (const EffectKind d : due) {
        all.push_back({d, "turn.end"_clause, all.size()});
    }
    return all;
}

TEST(Moments, WhatARuleOrdersComesFirstHoweverItIsWritten) {
    const auto effects = waiting({EffectKind::wound, EffectKind::regenerate});
    EXPECT_EQ(default_order(TimingPoint::start_of_turn, effects, rules),
              (std::vector<std::size_t>{1, 0}));
    EXPECT_FALSE(is_allowed_order(TimingPoint::start_of_turn, effects,
                                  std::vector<std::size_t>{0, 1}, rules));
}

TEST(Moments, WhatNoRuleOrdersIsOpen) {
    const auto effects = waiting({EffectKind::condition, EffectKind::push, EffectKind::retaliate});
    const auto orders = allowed_orders(TimingPoint::after_attack, effects, rules, 100);
    EXPECT_EQ(orders, (std::vector<std::vector<std::size_t>>{{0, 1, 2}, {1, 0, 2}}));
}

TEST(Moments, TheEndOfTheRoundIsOrderedInFrosthavenOnly) {
    const auto effects =
        waiting({EffectKind::shuffles, EffectKind::bonuses_end, EffectKind::elements_wane});
    EXPECT_EQ(allowed_orders(TimingPoint::end_of_round, effects, rules, 100).size(), 1U);
    EXPECT_EQ(
        allowed_orders(TimingPoint::end_of_round, effects, edition(EditionId::gloomhaven), 100)
            .size(),
        6U);
}

TEST(Moments, DamageIsNegatedOnlyAfterWardAndBrittle) {
    const auto effects = waiting(
        {EffectKind::negate_by_cards, EffectKind::negate_by_bonus, EffectKind::ward_and_brittle});
    EXPECT_EQ(allowed_orders(TimingPoint::damage, effects, rules, 9),
              (std::vector<std::vector<std::size_t>>{{2, 0, 1}, {2, 1, 0}}));
}

TEST(Moments, BaneStrikesBeforeConditionsEndAndBeforeOrAfterLooting) {
    const auto effects = waiting(
        {EffectKind::conditions_end, EffectKind::infusions, EffectKind::looting, EffectKind::bane});
    const auto orders = allowed_orders(TimingPoint::end_of_turn, effects, rules, 100);
    EXPECT_EQ(orders.size(), 12U);
    for (const auto& order : orders) {
        EXPECT_LT(std::ranges::find(order, 3U), std::ranges::find(order, 0U));
    }
}

TEST(Moments, NoMoreOrdersAreListedThanAskedFor) {
    const auto effects = waiting(std::vector<EffectKind>(9, EffectKind::condition));
    EXPECT_EQ(allowed_orders(TimingPoint::after_attack, effects, rules, 7).size(), 7U);
}

/// An attack that makes brittle and pushes into a trap of 2.
Scene brittle_and_trap() {
    return read_scene(parse_document(R"({"format":"scene/1","edition":"frosthaven",
        "map":{"hexes":[[0,0],[1,0],[2,0]],"traps":[{"at":[2,0],"damage":2}]},
        "figures":[
          {"id":"C1","kind":"character","side":"party","at":[0,0],"hp":9,"maxHp":9},
          {"id":"M1","kind":"monster","side":"monsters","at":[1,0],"hp":9,"maxHp":9}]})"));
}

step::Attack brittle_push() {
    step::Attack attack;
    attack.by = "C1";
    attack.target = "M1";
    attack.value = Amount{1, false};
    attack.draw = std::vector<Card>{Card{}};
    attack.effects = {Condition::brittle, PushEffect{1, std::nullopt}};
    return attack;
}

TEST(Moments, AChosenOrderOfWhatIsOpenChangesWhatHappens) {
    const Scene scene = brittle_and_trap();
    const Played as_written = play(scene, brittle_push());
    EXPECT_EQ(as_written.scene.find("M1")->hp, 9 - 1 - 4);
    const auto moment =
        std::ranges::find(as_written.moments, TimingPoint::after_attack, &ResolvedTiming::moment);
    ASSERT_NE(moment, as_written.moments.end());
    EXPECT_EQ(allowed_orders(moment->moment, moment->waiting, rules, 9).size(), 2U);

    const Played other_way = play(scene, brittle_push(), {.orders = {{1, 0}}});
    EXPECT_EQ(other_way.scene.find("M1")->hp, 9 - 1 - 2);
    EXPECT_TRUE(other_way.scene.find("M1")->has(Condition::brittle));
}

TEST(Moments, AnOrderThatARuleForbidsIsRefused) {
    EXPECT_THROW(play(brittle_and_trap(), brittle_push(), {.orders = {{0, 0}}}), InputError);
}

}  // namespace
}  // namespace standee
