#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "focus/turn.hpp"
#include "tests/support/turn_picture.hpp"

namespace standee {
namespace {

using ::testing::ElementsAre;

/// The steps of the destination, each as "clause: what it says; kept A B; out C".
std::vector<std::string> destination_steps(const TurnPicture& picture) {
    std::vector<std::string> steps;
    for (const Reason& reason : plan_turn(picture.scene, Explain::steps).why) {
        if (reason.criterion) {
            steps.push_back(fmt::format("{}: {}; kept {}; out {}", reason.clause.id(), reason.says,
                                        fmt::join(reason.kept, " "),
                                        fmt::join(reason.dropped, " ")));
        }
    }
    return steps;
}

/// A with a move and a ranged attack on two targets.
TurnPicture two_targets(std::string_view picture, int points, int range,
                        EditionId edition = EditionId::gloomhaven) {
    TurnPicture turn{picture, edition};
    turn.card({move(points), ranged(range, 2)});
    return turn;
}

// [monster.extra-targets]
TEST(DestinationReasons, ARankThatDecidesAboutTargetsAloneNamesThem) {
    const TurnPicture picture = two_targets("D   .\n  C\nA   .\n  E", 1, 2);
    EXPECT_THAT(destination_steps(picture),
                ElementsAre("monster.extra-targets: of its further targets, D ranks best as a "
                            "focus; kept D; out E"));
}

TEST(DestinationReasons, ARankThatDecidesAboutHexesNamesThese) {
    const TurnPicture picture = two_targets("E   .\n  .   .\nA   .\n  C   D", 3, 2);
    EXPECT_THAT(destination_steps(picture).back(),
                "monster.extra-targets: from these its further targets rank best as foci; kept "
                "[2,-1]; out [3,-1]");
}

// [monster.move-minimum]
TEST(DestinationReasons, PointsThatSettleTheTargetsSayWhichTheyAllow) {
    const TurnPicture picture = two_targets(".   .\n  .   C\nA   D\n  E   .", 3, 2);
    EXPECT_THAT(
        destination_steps(picture),
        ElementsAre("monster.move-disadvantage: from these it has no disadvantage against its "
                    "focus; kept [0,0] [2,-1]; out [0,1] [1,0]",
                    "monster.move-minimum: for the fewest movement points it can also attack D; "
                    "kept D; out C",
                    "monster.move-disadvantage: from these the fewest of its attacks have "
                    "disadvantage; kept [0,0]; out [2,-1]"));
}

TEST(DestinationReasons, PointsThatLeaveTheCheapestHexesAloneSaySo) {
    const TurnPicture picture = two_targets(".   .\n  .\n.   A\n  D\nC   E\n  .", 2, 2);
    EXPECT_THAT(destination_steps(picture).back(),
                "monster.move-minimum: these cost the fewest movement points; kept [2,-1]; out "
                "[0,0]");
}

// [monster.move-disadvantage]
TEST(DestinationReasons, DisadvantageThatDecidesAboutTargetsAloneNamesThem) {
    const TurnPicture picture = two_targets(".   A\n  D\nC   E\n  .", 1, 3, EditionId::frosthaven);
    EXPECT_THAT(destination_steps(picture),
                ElementsAre("monster.move-disadvantage: the fewest of its attacks have "
                            "disadvantage if it also attacks C; kept C; out E"));
}

}  // namespace
}  // namespace standee
