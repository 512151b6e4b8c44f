#include "verify/against/explain.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>

#include "lib/edition.hpp"
#include "lib/error.hpp"
#include "play/turn/whole_turn.hpp"
#include "verify/campaign/source.hpp"

// An implementation with one wrong rule: whatever it is, its clause is found from the answers.

namespace standee::against {
namespace {

constexpr std::uint64_t cases = 6000;
constexpr std::size_t enough = 8;

verify::CampaignPlan plan_of_turns() {
    verify::CampaignPlan plan;
    plan.seed = 4;
    plan.cases = cases;
    plan.editions = {printed_editions().begin(), printed_editions().end()};
    return plan;
}

/// Drawn turns with our answers.
const std::vector<Differing>& drawn_turns() {
    static const std::vector<Differing> all = [] {
        const verify::CaseSource source{plan_of_turns()};
        std::vector<Differing> turns;
        for (std::uint64_t number = 0; number < cases; ++number) {
            Differing one{number, {}, {}, {}};
            source.make(number, one.tried);
            if (one.tried.kind() != verify::CaseKind::turn) {
                continue;
            }
            try {
                const Scene& scene = one.tried.scene;
                TurnPlanner planner;
                one.ours = claim_of(
                    scene, plan_whole_turn(scene, Board{scene.map}, planner, Explain::no, 1));
                turns.push_back(std::move(one));
            } catch (const InputError&) {  // takes long without every rule in turn
                continue;
            }
        }
        return turns;
    }();
    return all;
}

/// What an implementation with this wrong rule answers otherwise, and some of what it answers
/// alike.
struct Answers {
    std::vector<Differing> differing;
    std::vector<Differing> agreed;
};
Answers answers_by(const WrongRule& wrong) {
    static RulebookAnswers by_the_rulebook;
    Answers answers;
    for (const Differing& drawn : drawn_turns()) {
        Differing one = drawn;
        const auto theirs = by_the_rulebook(one.tried, &wrong);
        one.theirs = theirs.value_or(one.ours);
        if (!agree(one.ours, one.theirs)) {
            answers.differing.push_back(std::move(one));
        } else if (answers.agreed.size() < 100) {
            answers.agreed.push_back(std::move(one));
        }
        if (answers.differing.size() >= enough) {
            break;
        }
    }
    return answers;
}

TEST(Explainer, FindsTheClauseOfEveryWrongRuleOfTurns) {
    Explainer explainer;
    std::size_t shown = 0;
    for (const WrongRule& wrong : wrong_rules()) {
        SCOPED_TRACE(std::string{wrong.clause.id()} + ": " + wrong.says);
        const Answers answers = answers_by(wrong);
        if (answers.differing.size() < enough) {
            continue;  // drawn too rarely, or about plays
        }
        ++shown;
        const std::vector<Group> groups = explainer.groups(answers.differing, answers.agreed);
        ASSERT_FALSE(groups.empty());
        EXPECT_EQ(groups.front().members.size(), answers.differing.size());
        // Several wrong rules may give the same answers to so few cases: the one found has to.
        const Group& found = groups.front();
        ASSERT_NE(found.wrong_rule, nullptr);
        const bool same = std::ranges::all_of(answers.differing, [&](const Differing& one) {
            return explainer.explains(*found.wrong_rule, one);
        });
        EXPECT_TRUE(found.clause == wrong.clause || same)
            << found.clause.id() << ": " << found.wrong_rule->says;
    }
    EXPECT_GT(shown, 40U);
}

TEST(Explainer, HasNoWrongRuleTwice) {
    std::map<std::string, int> times;
    for (const WrongRule& wrong : wrong_rules()) {
        EXPECT_EQ(++times[wrong.says], 1) << wrong.says;
    }
}

/// Two monsters' steps from their enemy, in the open.
Differing walk_to_the_enemy() {
    Differing one;
    Scene& scene = one.tried.scene;
    scene.edition = edition(EditionId::frosthaven);
    scene.map.edges = Border::open;
    for (int q = 0; q < 4; ++q) {
        scene.map.hexes.push_back({q, 0});
        scene.map.hexes.push_back({q, 1});
    }
    Figure monster;
    monster.id = "A";
    Figure character;
    character.id = "C1";
    character.kind = Kind::character;
    character.side = Side::party;
    character.at = {3, 0};
    scene.figures = {monster, character};
    AttackAbility attack;
    attack.value = Amount{2, false};
    scene.turn = TurnOrder{"A", std::vector<Ability>{{MoveAbility{Amount{4, false}}}, {attack}}};
    one.ours = claim_of(scene, plan_turn(scene));
    return one;
}

const WrongRule& wrong_rule(std::string_view says) {
    return *std::ranges::find(wrong_rules(), says, &WrongRule::says);
}

TEST(Explainer, OfTwoWrongRulesACaseShowsBothOnlyIfItNeedsBoth) {
    WrongRule both = wrong_rule("the higher initiative comes first");
    both.also = &wrong_rule("a disarmed figure attacks");
    Differing one = walk_to_the_enemy();
    Scene& scene = one.tried.scene;
    scene.figures[0].at = {2, 0};
    scene.figures[0].conditions = {{Condition::disarm}};
    scene.figures[1].initiative = Initiative{20};
    Explainer explainer;
    RulebookAnswers by_the_rulebook;
    const auto is_shown = [&] {
        one.ours = claim_of(scene, plan_turn(scene));
        one.theirs = by_the_rulebook(one.tried, &both).value();
        EXPECT_TRUE(explainer.explains(both, one));
        return explainer.shows(both, one);
    };
    EXPECT_FALSE(is_shown()) << "nobody is compared with the only enemy";
    Figure& other = scene.figures.emplace_back(scene.figures[1]);
    other.id = "C2";
    other.at = {2, 1};
    other.initiative = Initiative{40};
    EXPECT_TRUE(is_shown());
}

Clause clause_of(std::vector<ExpectedOption> options,
                 std::optional<std::vector<std::string>> focus = {}) {
    Differing one = walk_to_the_enemy();
    one.theirs = TurnClaim{std::move(options), std::move(focus)};
    Explainer explainer;
    return explainer.clause_of(one);
}

TEST(Blame, IsForTheClauseThatForbidsTheOption) {
    EXPECT_EQ(clause_of({{{2, 0}, {"C1"}}, {{2, 1}, {"C1"}}}).id(), "monster.move-minimum")
        << "[2,1] is one step farther";
    EXPECT_EQ(clause_of({{{1, 0}, {"C1"}}}).id(), "range.count");
    EXPECT_EQ(clause_of({{{2, 0}, {}}}).id(), "monster.attacks-focus");
    EXPECT_EQ(clause_of({{{3, 0}, {"C1"}}}).id(), "map.end-unoccupied");
}

TEST(Blame, IsForTheClauseThatAllowsWhatIsLeftOut) {
    Differing one = walk_to_the_enemy();
    one.tried.scene.figures[1].at = {3, 1};  // [2,1] and [3,0] are as near
    one.ours = claim_of(one.tried.scene, plan_turn(one.tried.scene));
    ASSERT_EQ(std::get<TurnClaim>(one.ours).options.size(), 2U);
    one.theirs = TurnClaim{{std::get<TurnClaim>(one.ours).options.front()}, {}};
    EXPECT_EQ(Explainer{}.clause_of(one).id(), "monster.move-equal-attack-hexes");
}

}  // namespace
}  // namespace standee::against
