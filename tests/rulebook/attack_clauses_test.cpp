#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

#include "files/document.hpp"
#include "files/step_json.hpp"
#include "lib/error.hpp"
#include "rulebook/perform.hpp"
#include "verify/check/tried.hpp"
#include "verify/generate/random_play.hpp"

namespace standee {
namespace {

using rulebook::Performed;
using verify::Tried;

/// The clauses of the chapters on attacks and harm, but for summon.card, which refuses steps that
/// are never drawn.
// NOLINTNEXTLINE(readability-function-size): a list
std::vector<std::string_view> clauses_of_attacks_and_harm() {
    return {"ally.no-interaction",
            "attack.adjacent-ranged",
            "attack.advantage",
            "attack.ambiguous-worse",
            "attack.card-effects",
            "attack.disadvantage",
            "attack.double",
            "attack.effects-timing",
            "attack.miss",
            "attack.no-effects-on-dead",
            "attack.no-stacking",
            "attack.one-by-one",
            "attack.order",
            "attack.per-target-card",
            "attack.pierce",
            "attack.poison",
            "attack.rolling",
            "attack.value-floor",
            "bonus.persistent",
            "bonus.retaliate",
            "bonus.round",
            "bonus.shield",
            "bonus.stat-card",
            "card.advantage-nearby",
            "card.around-target",
            "card.attackers-suffer",
            "card.heal-effects",
            "card.heal-on-kill",
            "card.when-dies",
            "card.while-undamaged",
            "command.grant-control",
            "command.limits",
            "condition.after-main-effect",
            "condition.brittle",
            "condition.disarm",
            "condition.end-of-next-turn",
            "condition.impair",
            "condition.invisible",
            "condition.muddle",
            "condition.poison",
            "condition.regenerate",
            "condition.safeguard",
            "condition.single",
            "condition.strengthen",
            "condition.stun",
            "condition.ward",
            "condition.ward-brittle",
            "damage.direct",
            "damage.exhaustion",
            "damage.kill-credit",
            "damage.monster-death",
            "damage.negate",
            "deck.ally",
            "deck.bless-curse",
            "deck.shuffle",
            "deck.which",
            "forced.sum",
            "heal.hit-points",
            "los.line",
            "map.objective",
            "range.count",
            "range.default",
            "range.ranged-bonus-on-melee",
            "summon.leaves",
            "target.allies-enemies",
            "target.count"};
}

std::optional<PlayStep> step_of(const std::string& text, const Scene& scene) {
    try {
        const Json json = parse_document(text);
        return read_step(Reader{json}, scene);
    } catch (const InputError&) {
        return std::nullopt;
    }
}

/// Plays steps with and without clauses, and strikes those from a list that have changed one.
struct Withdrawal {
    std::vector<std::string_view> unchanged;
    rulebook::Ground ground{};

    [[nodiscard]] Tried<Performed> perform(const Scene& scene, const PlayStep& step,
                                           rulebook::ClauseSet off) {
        rulebook::Rules rules = rulebook::rules_of(scene.edition);
        rules.off = off;
        return Tried<Performed>{[&] { return rulebook::perform(scene, step, rules, ground); }};
    }

    void play(Scene scene, const std::vector<std::string>& steps) {
        for (const std::string& text : steps) {
            const auto step = step_of(text, scene);
            if (!step) {
                return;
            }
            Tried<Performed> all = perform(scene, *step, {});
            std::erase_if(unchanged, [&](std::string_view id) {
                const Clause clause = Clause::of(id);
                return all.asked().contains(clause) &&
                       verify::difference(all.outcome(), perform(scene, *step, {clause}).outcome());
            });
            if (all.result) {
                scene = std::move(all.result->scene);
            }
        }
    }
};

TEST(ClausesOfAttacksAndHarm, EachChangesAPlayWhenItDoesNotExist) {
    Withdrawal withdrawal{clauses_of_attacks_and_harm()};
    for (std::uint64_t seed = 0; seed < 40'000 && !withdrawal.unchanged.empty(); ++seed) {
        const verify::Case play = generate::random_play(seed);
        withdrawal.play(play.scene, play.steps);
    }
    EXPECT_THAT(withdrawal.unchanged, testing::IsEmpty());
}

Figure figure(const std::string& id, Side side, Hex at) {
    Figure figure;
    figure.id = id;
    figure.side = side;
    figure.at = at;
    return figure;
}

TEST(ClausesOfAttacksAndHarm, WithoutSummonCardAFigureWithoutAnAttackValueAttacksWithThePlusAlone) {
    Scene scene;
    scene.map.hexes = {{0, 0}, {1, 0}};
    scene.figures = {figure("A", Side::party, {0, 0}), figure("M", Side::monsters, {1, 0})};
    step::Attack plus_one;
    plus_one.by = "A";
    plus_one.target = "M";
    plus_one.value = {1, true};
    plus_one.draw = {Card{}};
    Withdrawal withdrawal;
    EXPECT_EQ(withdrawal.perform(scene, plus_one, {}).refusal->clause, "summon.card"_clause);
    const auto without = withdrawal.perform(scene, plus_one, {"summon.card"_clause});
    ASSERT_TRUE(without.result);
    EXPECT_EQ(std::get<event::Attack>(without.result->events.front().what).value, 1);
}

}  // namespace
}  // namespace standee
