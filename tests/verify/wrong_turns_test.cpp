#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "focus/turn.hpp"
#include "lib/board.hpp"
#include "verify/check/check.hpp"

// A turn that is planned otherwise in any detail is a contradiction.

namespace standee::verify {
namespace {

/// A monster whose attack has two targets, and two enemies side by side.
Scene scene_with_a_choice() {
    Scene scene;
    for (int q = 0; q < 5; ++q) {
        for (int r = 0; r < 3; ++r) {
            scene.map.hexes.push_back({q, r});
        }
    }
    scene.figures.push_back({.id = "A", .at = {0, 1}});
    for (const Hex hex : {Hex{4, 0}, Hex{4, 1}}) {
        scene.figures.push_back({.id = hex.r == 0 ? "C" : "D",
                                 .kind = Kind::character,
                                 .side = Side::party,
                                 .at = hex,
                                 .initiative = Initiative{10.0 + hex.r, {}}});
    }
    AttackAbility attack;
    attack.value = {2, false};
    attack.targets = TargetCount{{2, false}, false};
    scene.turn = TurnOrder{"A", std::vector<Ability>{{MoveAbility{{4, false}, false}}, {attack}}};
    return scene;
}

struct Change {
    const char* of;
    void (*change)(TurnAnswer&);
};

class WrongTurns : public testing::TestWithParam<Change> {};

TEST_P(WrongTurns, AreContradictions) {
    const Scene scene = scene_with_a_choice();
    TurnAnswer answer = TurnPlanner{}.plan(scene, Board{scene.map}, Explain::no);
    Checker checker;
    ClauseTally tally;
    ASSERT_TRUE(checker.check_turn(scene, answer, tally, Depth::quick).empty());
    GetParam().change(answer);
    EXPECT_FALSE(checker.check_turn(scene, answer, tally, Depth::quick).empty());
}

INSTANTIATE_TEST_SUITE_P(
    Details, WrongTurns,
    testing::Values(
        Change{"TheFoci", [](TurnAnswer& a) { a.focus.push_back(2); }},
        Change{"HowManyOptions", [](TurnAnswer& a) { a.options.pop_back(); }},
        Change{"TheEnd", [](TurnAnswer& a) { a.options[0].end.q += 1; }},
        Change{"ThePath", [](TurnAnswer& a) { a.options[0].path.pop_back(); }},
        Change{"TheFocus", [](TurnAnswer& a) { a.options[0].focus.reset(); }},
        Change{"WhoseFocus", [](TurnAnswer& a) { a.options[0].focus = 2; }},
        Change{"WhoMayBeTheFocus", [](TurnAnswer& a) { a.options[0].foci.push_back(2); }},
        Change{"TheTargets", [](TurnAnswer& a) { a.options[0].targets.pop_back(); }},
        Change{"Movement", [](TurnAnswer& a) { a.options[0].movement += 1; }},
        Change{"NegativeHexes", [](TurnAnswer& a) { a.options[0].negative_hexes += 1; }},
        Change{"Disadvantage", [](TurnAnswer& a) { a.options[0].disadvantaged.push_back(1); }},
        Change{"TheAttackHex", [](TurnAnswer& a) { a.options[0].attack_hex.reset(); }},
        Change{"TheArea", [](TurnAnswer& a) { a.options[0].area = {{4, 0}}; }},
        Change{"Along", [](TurnAnswer& a) { a.options[0].along.push_back(1); }},
        Change{"Fallen", [](TurnAnswer& a) { a.options[0].fallen = {"C"}; }},
        Change{"ThePartsAfterIt", [](TurnAnswer& a) { a.options[0].then.emplace_back(); }}),
    [](const auto& test) { return std::string{test.param.of}; });

}  // namespace
}  // namespace standee::verify
