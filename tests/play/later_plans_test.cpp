#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "files/document.hpp"
#include "files/fixture_json.hpp"
#include "focus/turn.hpp"
#include "lib/board.hpp"
#include "play/turn/whole_turn.hpp"

namespace standee {
namespace {

/// A monster between `enemies` characters that one attack hurts little, much or kills. It attacks
/// three of them, and then one.
Scene between(int enemies) {
    std::string figures = R"({"id":"M","kind":"monster","side":"monsters","at":[0,0]})";
    const std::array<std::string, 3> places{"[0,1]", "[1,0]", "[-1,0]"};
    for (int i = 0; i < enemies; ++i) {
        const std::string number = std::to_string(i + 1);
        figures += R"(,{"id":"C)" + number + R"(","kind":"character","side":"party","at":)" +
                   places.at(static_cast<std::size_t>(i)) + R"(,"hp":4,"maxHp":4,"initiative":)" +
                   number + "}";
    }
    const std::string text =
        R"({"format":"scene/1","edition":"frosthaven","map":{"edges":"open","hexes":)"
        R"([[0,0],[0,1],[1,0],[-1,0]]},"figures":[)" +
        figures +
        R"(],"turn":{"figure":"M","abilities":[{"attack":{"value":2,"targets":3}},)"
        R"({"attack":{"value":2}}]}})";
    return scene_of(read_fixture(Document::parse(text)));
}

std::vector<Scene> later_plans_of(const Scene& scene) {
    TurnPlanner planner;
    return later_plans(scene, Board{scene.map}, planner);
}

TEST(LaterPlans, AreOfEachStateThatTheAttackBeforeCanLeave) {
    const std::vector<Scene> plans = later_plans_of(between(1));
    // It is hurt little, as badly as it survives, and killed.
    EXPECT_EQ(plans.size(), 3U);
    EXPECT_EQ(std::ranges::count_if(plans, [](const Scene& s) { return s.find("C1") == nullptr; }),
              1);
}

TEST(LaterPlans, AreTwelveAtMost) { EXPECT_EQ(later_plans_of(between(3)).size(), 12U); }

}  // namespace
}  // namespace standee
