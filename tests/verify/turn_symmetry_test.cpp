#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "focus/turn.hpp"
#include "lib/figure_ids.hpp"
#include "tests/support/properties/arbitrary_scene.hpp"
#include "verify/generate/transform.hpp"

namespace standee {
namespace {

/// Up to 50 scenes for one case of a property: one case alone would draw too few.
std::vector<Scene> some_scenes() {
    return *rc::gen::resize(50, rc::gen::arbitrary<std::vector<Scene>>());
}

using Ids = std::vector<std::string>;

/// What of an option has to turn along with the board: not the path, the attack hex and the area,
/// of which the first in hex order are shown.
using Outcome = std::tuple<Hex, Ids, int, int, Ids>;

std::set<Outcome> outcomes(const Scene& scene, const TurnAnswer& answer,
                           const std::function<Hex(Hex)>& where) {
    std::set<Outcome> all;
    for (const TurnOption& o : answer.options) {
        all.emplace(where(o.end), ids_of(scene, o.targets), o.movement, o.negative_hexes,
                    ids_of(scene, o.disadvantaged));
    }
    return all;
}

/// All of an option, with figures by their ids and hexes put elsewhere.
using Whole = std::tuple<Outcome, std::vector<Hex>, Ids, std::vector<Hex>, std::vector<Hex>>;

std::vector<Whole> wholes(const Scene& scene, const TurnAnswer& answer,
                          const std::function<Hex(Hex)>& where) {
    const auto moved = [&](std::vector<Hex> hexes) {
        std::ranges::transform(hexes, hexes.begin(), where);
        return hexes;
    };
    std::vector<Whole> all;
    for (const TurnOption& o : answer.options) {
        all.emplace_back(Outcome{where(o.end), ids_of(scene, o.targets), o.movement,
                                 o.negative_hexes, ids_of(scene, o.disadvantaged)},
                         moved(o.path), o.focus ? Ids{scene.figures[*o.focus].id} : Ids{},
                         o.attack_hex ? moved({*o.attack_hex}) : std::vector<Hex>{}, moved(o.area));
    }
    return all;
}

Hex final_state(Hex hex) { return hex; }

RC_GTEST_PROP(TurnSymmetry, TurningAndMirroringTheBoardTurnsTheAnswerAlong, ()) {
    const int orientation = *rc::gen::inRange(1, orientation_count);
    const auto where = [&](Hex hex) { return transformed(hex, orientation); };
    for (const Scene& scene : some_scenes()) {
        const Scene rotated = generate::with_hexes_moved(scene, where);
        const TurnAnswer answer = plan_turn(scene);
        const TurnAnswer turned_answer = plan_turn(rotated);
        RC_ASSERT(outcomes(rotated, turned_answer, final_state) == outcomes(scene, answer, where));
        RC_ASSERT(turned_answer.focus == answer.focus);
        RC_ASSERT(turned_answer.decides == answer.decides);
    }
}

RC_GTEST_PROP(TurnSymmetry, MovingTheBoardMovesTheWholeAnswer, ()) {
    const Hex by{*rc::gen::inRange(-5000, 5000), *rc::gen::inRange(-4000, 4000)};
    const auto where = [&](Hex hex) { return hex + by; };
    for (const Scene& scene : some_scenes()) {
        const Scene moved = generate::with_hexes_moved(scene, where);
        const TurnAnswer answer = plan_turn(scene);
        const TurnAnswer moved_answer = plan_turn(moved);
        RC_ASSERT(wholes(moved, moved_answer, final_state) == wholes(scene, answer, where));
        RC_ASSERT(moved_answer.focus == answer.focus);
    }
}

/// A step of the reasoning in values that can be compared.
using Step = std::tuple<std::string_view, std::string, Ids, Ids>;

std::vector<Step> reasoning(const TurnAnswer& answer) {
    std::vector<Step> steps;
    for (const Reason& reason : answer.why) {
        steps.emplace_back(reason.clause.id(), reason.says, reason.kept, reason.dropped);
    }
    return steps;
}

Scene backwards(Scene scene) {
    std::ranges::reverse(scene.figures);
    std::ranges::reverse(scene.map.hexes);
    return scene;
}

RC_GTEST_PROP(TurnSymmetry, TheOrderOfFiguresHexesAndWallsInTheFileChangesNothing, ()) {
    generate::Dice dice{*rc::gen::arbitrary<std::uint64_t>()};
    for (const Scene& scene : some_scenes()) {
        const TurnAnswer answer = plan_turn(scene, Explain::yes);
        // A drawn order changes when the scene shrinks. Backwards stays backwards, so that a scene
        // that fails does so until it is minimal.
        for (const Scene& other : {backwards(scene), generate::in_another_order(scene, dice)}) {
            const TurnAnswer other_answer = plan_turn(other, Explain::yes);
            RC_ASSERT(wholes(other, other_answer, final_state) ==
                      wholes(scene, answer, final_state));
            RC_ASSERT(ids_of(other, other_answer.focus) == ids_of(scene, answer.focus));
            RC_ASSERT(reasoning(other_answer) == reasoning(answer));
        }
    }
}

RC_GTEST_PROP(TurnSymmetry, AskingForTheReasonsChangesNoAnswer, ()) {
    for (const Scene& scene : some_scenes()) {
        const TurnAnswer plain = plan_turn(scene);
        const TurnAnswer explained = plan_turn(scene, Explain::yes);
        RC_ASSERT(wholes(scene, plain, final_state) == wholes(scene, explained, final_state));
        RC_ASSERT(plain.focus == explained.focus);
        RC_ASSERT(plain.why.empty());
    }
}

}  // namespace
}  // namespace standee
