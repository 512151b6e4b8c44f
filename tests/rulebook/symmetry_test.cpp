#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <functional>
#include <set>
#include <tuple>

#include "rulebook/planned_turn.hpp"
#include "tests/support/properties/arbitrary_scene.hpp"
#include "verify/generate/transform.hpp"

namespace standee::rulebook {
namespace {

/// What turns along with the board: not the path and the attack hex, of which the first in hex
/// order are told.
using Outcome = std::tuple<Hex, std::vector<std::string>, int, int, std::vector<std::string>>;

std::set<Outcome> outcomes(const PlannedTurn& answer, const std::function<Hex(Hex)>& where) {
    std::set<Outcome> all;
    for (const PlannedOption& o : answer.options) {
        all.emplace(where(o.end), o.targets, o.movement, o.negative_hexes, o.disadvantaged);
    }
    return all;
}

RC_GTEST_PROP(RulebookSymmetry, TheAnswerTurnsAlongWithTheBoard, (const Scene& scene)) {
    const int orientation = *rc::gen::inRange(0, orientation_count);
    const Hex by{*rc::gen::inRange(-50, 50), *rc::gen::inRange(-50, 50)};
    const auto where = [&](Hex hex) { return transformed(hex, orientation) + by; };
    const PlannedTurn answer = plan_turn(scene);
    const PlannedTurn rotated = plan_turn(generate::with_hexes_moved(scene, where));
    RC_ASSERT(outcomes(rotated, [](Hex hex) { return hex; }) == outcomes(answer, where));
    RC_ASSERT(rotated.foci == answer.foci);
}

RC_GTEST_PROP(RulebookSymmetry, TheOrderInTheFileChangesNothing,
              (const Scene& scene, std::uint64_t order)) {
    generate::Dice dice{order};
    RC_ASSERT(plan_turn(generate::in_another_order(scene, dice)) == plan_turn(scene));
}

}  // namespace
}  // namespace standee::rulebook
