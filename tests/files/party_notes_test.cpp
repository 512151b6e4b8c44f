#include "files/party_notes.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "files/play_file.hpp"

namespace standee {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Json play_of(const std::string& edition, const Json& conditions, const Json& gained) {
    return {{"scene",
             {{"format", "scene/1"},
              {"edition", edition},
              {"map", {{"hexes", {{0, 0}, {1, 0}}}}},
              {"figures",
               {{{"id", "A"},
                 {"kind", "monster"},
                 {"side", "monsters"},
                 {"at", {0, 0}},
                 {"conditions", conditions}}}}}},
            {"steps", {{{"gain", {{"to", "A"}, {"condition", gained}}}}}}};
}

TEST(PartyNotes, AreOfFiguresWithAConditionWithoutRulesText) {
    const PlayAnswer play =
        play_document(play_of("cs", {"chill", "wound", "poison-x"}, "rupture")).answer;
    EXPECT_THAT(party_notes(play.start),
                ElementsAre("A has chill and poison-x, and what they do is left to the party."));
    EXPECT_EQ(party_notes(play.start, play.scene).size(), 2U);
    EXPECT_THAT(write_play(play)["notes"].dump(), HasSubstr("rupture"));
}

TEST(PartyNotes, AreNotOfOtherConditions) {
    const PlayAnswer play = play_document(play_of("frosthaven", {"wound"}, "bane")).answer;
    EXPECT_THAT(party_notes(play.start, play.scene), IsEmpty());
    EXPECT_FALSE(write_play(play).contains("notes"));
}

}  // namespace
}  // namespace standee
