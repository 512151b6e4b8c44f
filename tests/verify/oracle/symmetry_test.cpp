#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "verify/generate/random_scene.hpp"
#include "verify/generate/transform.hpp"
#include "verify/oracle/naive_turn.hpp"

namespace standee::oracle {
namespace {

RC_GTEST_PROP(OracleSymmetry, TheAnswerTurnsAlongWithTheBoard, ()) {
    const auto seed = *rc::gen::arbitrary<std::uint64_t>();
    const int orientation = *rc::gen::inRange(0, orientation_count);
    const Hex by{*rc::gen::inRange(-50, 50), *rc::gen::inRange(-50, 50)};
    const auto where = [&](Hex hex) { return oriented(hex, orientation) + by; };
    const Scene scene = generate::random_scene(seed);
    NaiveAnswer expected = naive_turn(scene);
    for (NaiveOption& option : expected.options) {
        option.end = where(option.end);
    }
    std::ranges::sort(expected.options);
    RC_ASSERT(naive_turn(generate::with_hexes_moved(scene, where)) == expected);
}

RC_GTEST_PROP(OracleSymmetry, TheOrderInTheFileChangesNothing, ()) {
    const auto seed = *rc::gen::arbitrary<std::uint64_t>();
    generate::Dice dice{seed};
    const Scene scene = generate::random_scene(dice);
    RC_ASSERT(naive_turn(generate::in_another_order(scene, dice)) == naive_turn(scene));
}

}  // namespace
}  // namespace standee::oracle
