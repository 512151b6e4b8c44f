#include <gtest/gtest.h>

#include "files/document.hpp"
#include "files/fixture_json.hpp"
#include "play/turn/whole_turn.hpp"

namespace standee {
namespace {

/// M, wounded, between two characters. Fire is strong, and lets it attack a second target.
Scene with_fire() {
    return scene_of(read_fixture(Document::parse(
        R"({"format":"scene/1","edition":"frosthaven",)"
        R"("map":{"edges":"open","hexes":[[0,0],[1,0],[2,0]]},)"
        R"("elements":{"fire":"strong"},"figures":[)"
        R"({"id":"M","kind":"monster","side":"monsters","at":[1,0],"hp":9,"maxHp":9,)"
        R"("conditions":["wound"]},)"
        R"({"id":"C1","kind":"character","side":"party","at":[0,0],"hp":9,"maxHp":9,"initiative":1},)"
        R"({"id":"C2","kind":"character","side":"party","at":[2,0],"hp":9,"maxHp":9,"initiative":2}],)"
        R"("turn":{"figure":"M","abilities":[{"attack":{"value":1,)"
        R"("adds":[{"if":{"consume":["fire"]},"targets":"+1"}]}}]}})")));
}

std::size_t attacked(const Scene& scene) {
    const TurnAnswer answer = plan_whole_turn(scene);
    return answer.options.at(0).targets.size();
}

TEST(TurnInProgress, OfAnotherFigureChangesNothing) {
    Scene scene = with_fire();
    ASSERT_EQ(attacked(scene), 2U);
    scene.progress.turn = TurnInProgress{.figure = "C1"};
    EXPECT_EQ(attacked(scene), 2U);
}

// [element.consume]
TEST(TurnInProgress, ConsumesOnlyWhatWasThereWhenItBegan) {
    Scene scene = with_fire();
    TurnInProgress turn{.figure = "M"};
    scene.progress.turn = turn;
    EXPECT_EQ(attacked(scene), 1U) << "fire was infused after the turn had begun";
    turn.usable.insert(Element::fire);
    scene.progress.turn = turn;
    EXPECT_EQ(attacked(scene), 2U);
    turn.consumed.insert(Element::fire);
    scene.progress.turn = turn;
    EXPECT_EQ(attacked(scene), 1U) << "each element is consumed once in a turn";
}

}  // namespace
}  // namespace standee
