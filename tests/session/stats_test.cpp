#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "session/missing_stats.hpp"
#include "tests/session/games.hpp"

// Figures without a stat card, or without all that their card says.

namespace standee {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::vector<std::string> notes_in(const Outcome& outcome) {
    std::vector<std::string> says;
    for (const Happened& happened : outcome) {
        if (happened.note) {
            says.push_back(happened.note->says);
        }
    }
    return says;
}

/// The cellar of the examples, whose scene has no stat cards.
Json bare_cellar() { return test::json_file("examples/game/cellar.json"); }

constexpr const char* no_hound_card =
    "There is no stat card of rust-hound, so damage to it is not counted. Type for example: stats "
    "hound-1 hp 4 move 3 attack 2.";

TEST(Stats, ASetWithoutAStatCardIsNamedAtTheStart) {
    const Session game{bare_cellar()};
    EXPECT_THAT(notes_in(game.beginning()), ElementsAre(no_hound_card));
    EXPECT_EQ(missing_stat_cards(game.setting(), game.scene()), no_hound_card);
    const Session whole{test::cellar()};
    EXPECT_THAT(notes_in(whole.beginning()), IsEmpty());
    EXPECT_EQ(missing_stat_cards(whole.setting(), whole.scene()), "");
}

TEST(Stats, ATerminalNamesTheOption) {
    const Session game{bare_cellar(), {}, true};
    EXPECT_THAT(notes_in(game.beginning()),
                ElementsAre(HasSubstr("Begin again with --monsters PATH, or type stats hound-1")));
}

TEST(Stats, ASetWithoutAStatCardIsNamedWhenItsRoomOpens) {
    Session game{bare_cellar()};
    const std::vector<std::string> notes = notes_in(game.command("reveal 2"));
    EXPECT_THAT(notes, Contains(HasSubstr("There is no stat card of marsh-slinger")));
    EXPECT_THAT(notes, Not(Contains(HasSubstr("rust-hound, so"))));
}

TEST(Stats, DamageThatIsNotCountedIsSaidToBeLost) {
    Session game = test::played({"20", "45", "card hand 26", "move c2"}, bare_cellar());
    static_cast<void>(game.command("attack hound 3"));
    EXPECT_THAT(notes_in(game.command("+1")),
                ElementsAre("That damage is not counted: hound-1 has no hit points. If it has 4, "
                            "type hp hound-1 4."));
    static_cast<void>(game.command("hp hound-1 4"));
    static_cast<void>(game.command("attack hound 3"));
    EXPECT_THAT(notes_in(game.command("-1")), IsEmpty());
    EXPECT_EQ(game.scene().find("hound-1")->hp, 2);
}

TEST(Stats, ASummonSaysWhatItLacks) {
    Session game = test::played(test::brute_acts());
    EXPECT_THAT(notes_in(game.command("summon totem at B1 hp 3")),
                ElementsAre("Stats that totem still lacks: move and attack. Type what its card "
                            "says, - for a dash, as in: stats totem move 3 attack 2."));
    EXPECT_THAT(notes_in(game.command("summon decoy at B2 hp 2 move - attack -")), IsEmpty());
    const Figure& decoy = *game.scene().find("decoy");
    EXPECT_TRUE(decoy.dashes.move && decoy.dashes.attack);
    EXPECT_THAT(notes_in(game.command("stats totem move - attack 1 range 2 shield 1")),
                ElementsAre("totem has move -, attack 1, range 2 and shield 1."));
    const Figure& totem = *game.scene().find("totem");
    EXPECT_TRUE(totem.dashes.move);
    EXPECT_EQ(totem.attack, 1);
    EXPECT_EQ(totem.range, 2);
    EXPECT_EQ(totem.shield, 1);
}

TEST(Stats, ATurnIsTriedAgainWithTheStatThatWasMissing) {
    std::vector<std::string> commands = test::brute_acts();
    commands.insert(commands.end(),
                    {"kill hound-1", "summon totem at B1 hp 3", "end", "end", "next", "20", "85"});
    Session game = test::played(commands);
    ASSERT_TRUE(game.state().unplayable) << game.waiting().says;
    EXPECT_THAT(game.waiting().says, HasSubstr("totem's turn cannot be played"));
    static_cast<void>(game.command("stats totem move - attack -"));
    EXPECT_FALSE(game.state().unplayable);
    EXPECT_EQ(game.waiting().figure, "Brute");
    const Session again = Session::load(Json::parse(game.save().dump()));
    EXPECT_EQ(again.remark(), "");
    EXPECT_EQ(again.scene(), game.scene());
}

TEST(Stats, ARefusalSaysWhichStatsThereAre) {
    Session game = test::played(test::brute_acts());
    EXPECT_THAT(test::refusal_of(game, "stats hound-1 fly 3"), HasSubstr("\"fly\" is no stat"));
    EXPECT_THAT(test::refusal_of(game, "stats hound-1"), HasSubstr("a stat, such as move 3"));
    EXPECT_THAT(test::refusal_of(game, "stats hound-1 hp -"), HasSubstr("does not fit here"));
    EXPECT_THAT(test::refusal_of(game, "stats hound-1 hp 0"), HasSubstr("too small"));
}

}  // namespace
}  // namespace standee
