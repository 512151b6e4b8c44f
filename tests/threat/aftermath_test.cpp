#include "threat/aftermath.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "lib/work.hpp"
#include "tests/support/errors.hpp"

// A move that is tried out goes by the rules, but the figure does not fall and
// negates nothing.

namespace standee {
namespace {

/// A row of five hexes with C1 at its left end.
Scene row() {
    Scene scene;
    scene.edition = edition(EditionId::gloomhaven_2);
    for (int q = 0; q < 5; ++q) {
        scene.map.hexes.push_back({q, 0});
    }
    Figure& figure = scene.figures.emplace_back();
    figure.id = "C1";
    figure.kind = Kind::character;
    figure.side = Side::party;
    figure.hp = figure.max_hp = 10;
    return scene;
}

std::vector<MoveOutcome> outcomes_of(const Scene& scene, const std::vector<Hex>& way) {
    std::vector<MoveOutcome> outcomes;
    MoveTrials trials{scene, std::make_shared<const Board>(scene.map), 0};
    trials.for_each_outcome(way, false,
                            [&](const MoveOutcome& outcome) { outcomes.push_back(outcome); });
    return outcomes;
}

MoveOutcome outcome_of(const Scene& scene, const std::vector<Hex>& way) {
    const std::vector<MoveOutcome> outcomes = outcomes_of(scene, way);
    EXPECT_EQ(outcomes.size(), 1U);
    return outcomes.empty() ? MoveOutcome{} : outcomes.front();
}

TEST(MoveTrials, AMoveOverBareFloorChangesNothing) {
    const Scene scene = row();
    const MoveOutcome outcome = outcome_of(scene, {{1, 0}, {2, 0}});
    EXPECT_EQ(outcome.end, (Hex{2, 0}));
    EXPECT_EQ(outcome.damage, 0);
    EXPECT_EQ(outcome.after, (Aftermath{.figure = scene.figures[0]}));
    EXPECT_EQ(scene_after(scene, 0, outcome.after), scene);
}

TEST(MoveTrials, HitPointsConditionsAndTrapsAreGoneOrGained) {
    Scene scene = row();
    scene.map.traps = {{{2, 0}, 3, {Condition::poison}}, {{1, 0}, 2, {}}, {{4, 0}, 1, {}}};
    const MoveOutcome outcome = outcome_of(scene, {{1, 0}, {2, 0}, {3, 0}});
    EXPECT_EQ(outcome.damage, 5);
    EXPECT_EQ(outcome.after.sprung, (std::vector<Hex>{{1, 0}, {2, 0}}));
    Scene expected = scene;
    expected.map.traps = {{{4, 0}, 1, {}}};
    expected.figures[0].hp = 5;
    expected.figures[0].conditions = {{Condition::poison, false}};
    EXPECT_EQ(scene_after(scene, 0, outcome.after), expected);
}

TEST(MoveTrials, ItDoesNotFallAndNegatesNothing) {
    Scene scene = row();
    scene.map.traps = {{{1, 0}, 30, {}}};
    ActiveBonus negate;
    negate.kind = ActiveBonus::Kind::negate;
    ActiveBonus item = negate;
    item.item = "cloak";
    scene.figures[0].bonuses = {negate, item};
    const MoveOutcome outcome = outcome_of(scene, {{1, 0}, {2, 0}});
    EXPECT_EQ(outcome.end, (Hex{2, 0}));
    EXPECT_EQ(outcome.damage, 30);
    Figure expected = scene.figures[0];
    expected.hp = 1;
    EXPECT_EQ(outcome.after.figure, expected);
}

TEST(MoveTrials, IceDoesNotCarryItThroughAClosedDoor) {
    Scene scene = row();
    scene.map.icy = {{1, 0}};
    scene.map.doors = {{.at = {2, 0}}};
    const MoveOutcome outcome = outcome_of(scene, {{1, 0}});
    EXPECT_EQ(outcome.end, (Hex{1, 0}));
    EXPECT_EQ(scene_after(scene, 0, outcome.after), scene);
}

// Stunned it would stand where its ally does.
TEST(MoveTrials, AChoiceThatTheRulesRefuseIsNoOutcome) {
    Scene scene = row();
    scene.figures[0].conditions = {{Condition::safeguard, false}};
    Figure& ally = scene.figures.emplace_back(scene.figures[0]);
    ally.id = "C2";
    ally.at = {1, 0};
    scene.map.traps = {{{1, 0}, 0, {Condition::stun, Condition::poison}}};
    const MoveOutcome outcome = outcome_of(scene, {{1, 0}, {2, 0}});
    EXPECT_EQ(outcome.end, (Hex{2, 0}));
    EXPECT_EQ(outcome.after.figure.conditions,
              (std::vector<HeldCondition>{{Condition::poison, false}}));
    scene.figures.pop_back();
    EXPECT_EQ(outcomes_of(scene, {{1, 0}, {2, 0}}).size(), 2U);
}

// Each trap has four effects, in 24 orders.
TEST(MoveTrials, MoreThanAreTriedOutAreAnError) {
    Scene scene = row();
    scene.edition = edition(EditionId::frosthaven);
    const std::vector<Hex> way{{1, 0}, {2, 0}, {3, 0}, {4, 0}};
    for (const Hex hex : way) {
        scene.map.traps.push_back(
            {hex, 1, {Condition::brittle, Condition::ward, Condition::regenerate}});
    }
    EXPECT_EQ(outcomes_of(scene, {way.front()}).size(), 24U);
    const Error error = support::error_of([&] { static_cast<void>(outcomes_of(scene, way)); });
    EXPECT_EQ(error.code, ErrorCode::too_many);
}

TEST(MoveTrials, AreCountedAsWork) {
    Scene scene = row();
    const WorkLimit limit;
    static_cast<void>(outcome_of(scene, {{1, 0}}));
    EXPECT_GT(limit.done(), 500U);
}

}  // namespace
}  // namespace standee
