#include "play/apply.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "files/fixture_json.hpp"
#include "files/play_file.hpp"
#include "files/read_file.hpp"
#include "files/round_file.hpp"
#include "lib/error.hpp"
#include "play/round/round.hpp"
#include "tests/support/fixture_files.hpp"
#include "tests/support/replayed.hpp"

// The events of a play, applied to the scene before it, give the scene after
// it.

namespace standee {
namespace {

using support::replayed;

TEST(Apply, ReplaysEveryPlayOfTheFixtures) {
    std::size_t events = 0;
    for (const std::string& file : support::fixtures("plays")) {
        const PlayAnswer answer = play_fixture(read_fixture_file(file)).answer;
        EXPECT_EQ(replayed(answer.start, answer.events), answer.scene) << file;
        events += answer.events.size();
    }
    EXPECT_GT(events, 2'000U);
}

/// The round with only the first `count` of its choices decided: it stops at
/// the next.
RoundAnswer stopped_after(const RoundFile& file, std::size_t count) {
    RoundOrders orders = file.orders;
    orders.choose.resize(std::min(orders.choose.size(), count));
    orders.first_otherwise = false;
    return play_round(file.scene, orders);
}

TEST(Apply, ReplaysEveryRoundOfTheFixturesUpToEachOfItsStops) {
    std::size_t stops = 0;
    for (const std::string& name : support::fixtures("rounds")) {
        const Fixture fixture = read_fixture_file(name);
        try {
            const RoundFile file = read_round(fixture);
            const RoundAnswer whole = play_round(file.scene, file.orders);
            EXPECT_EQ(replayed(file.scene, whole.events), whole.scene) << name;
            for (std::size_t count = 0; count <= file.orders.choose.size(); ++count) {
                const RoundAnswer answer = stopped_after(file, count);
                EXPECT_EQ(replayed(file.scene, answer.events), answer.scene) << name;
                stops += std::holds_alternative<PendingChoice>(answer.stop) ? 1 : 0;
            }
        } catch (const InputError&) {
            EXPECT_TRUE(fixture.part("expect")->has("refused")) << name;
        }
    }
    EXPECT_GT(stops, 20U);
}

TEST(Apply, ChangesNothingForAFigureThatIsNotThere) {
    const Scene scene =
        play_fixture(read_fixture_file(support::fixtures("plays").front())).answer.scene;
    for (const Event& event :
         std::vector<Event>{{"damage.direct"_clause, event::Damage{"nobody", {}, {}, 1, 1, 1}},
                            {"heal.hit-points"_clause, event::Heal{"nobody", "nobody", 1, 1}},
                            {"damage.negate"_clause, event::Negate{"nobody", {}, 1, 1, 0}},
                            {"condition.single"_clause, event::Gain{"nobody", Condition::wound}},
                            {"condition.single"_clause, event::Lose{"nobody", Condition::wound}},
                            {"bonus.round"_clause, event::Bonus{"nobody", {}}},
                            {"bonus.persistent"_clause, event::BonusUsed{"nobody", {}}},
                            {"bonus.persistent"_clause, event::BonusLasts{"nobody", 0, {}}},
                            {"move.points"_clause, event::Move{.figure = "nobody"}},
                            {"card.switch-rank"_clause, event::RankSwitch{"nobody", Rank::elite}},
                            {"map.trap"_clause, event::TrapSprung{"nobody", {99, 99}}},
                            {"map.reveal"_clause, event::DoorOpens{"nobody", {99, 99}, {}}},
                            {"element.infuse"_clause, event::Infusion{}},
                            {"bonus.round"_clause, event::BonusEnds{"nobody", {}}},
                            {"damage.monster-death"_clause, event::Leave{"nobody", {}, {}, {}}}}) {
        EXPECT_EQ(applied(scene, event), scene);
    }
}

TEST(Apply, ChangesNothingThatAFigureDoesNotHave) {
    Scene scene;
    Figure& figure = scene.figures.emplace_back();
    figure.id = "M1";
    figure.rank = Rank::elite;
    for (const Event& event :
         std::vector<Event>{{"damage.direct"_clause, event::Damage{"M1", {}, {}, 1, 1, 1}},
                            {"heal.hit-points"_clause, event::Heal{"M1", "M1", 1, 1}},
                            {"damage.negate"_clause, event::Negate{"M1", {}, 1, 1, 0}},
                            {"bonus.persistent"_clause, event::BonusUsed{"M1", {}, 0}},
                            {"bonus.round"_clause, event::BonusEnds{"M1", {}, 0}},
                            {"card.switch-rank"_clause, event::RankSwitch{"M1", Rank::elite}}}) {
        EXPECT_EQ(applied(scene, event), scene);
    }
    const Event found{"monster.focus-path"_clause, event::FocusFound{"gone", "M1"}};
    ASSERT_EQ(applied(scene, found).progress.foci.size(), 1U);
    EXPECT_FALSE(applied(scene, found).progress.foci.front().from.has_value());
}

TEST(Apply, OnlyTheDoorThatOpensIsOpen) {
    Scene scene;
    scene.map.hexes = {{0, 0}, {1, 0}};
    scene.map.doors = {{{0, 0}, false}, {{1, 0}, false}};
    const Scene after = applied(scene, {"map.reveal"_clause, event::DoorOpens{"C1", {1, 0}, {}}});
    EXPECT_FALSE(after.map.doors[0].open);
    EXPECT_TRUE(after.map.doors[1].open);
}

// [summon.leaves, monster.summon]
TEST(Apply, TheSummonsOfWhoLeavesPassToItsSummonerOrToNobody) {
    Scene scene;
    const auto add = [&](const std::string& id, Kind kind, std::optional<std::string> summoner) {
        Figure& figure = scene.figures.emplace_back();
        figure.id = id;
        figure.kind = kind;
        figure.summoner = std::move(summoner);
    };
    add("C1", Kind::character, {});
    add("S1", Kind::summon, "C1");
    add("S2", Kind::summon, "S1");
    add("M1", Kind::monster, {});
    add("M2", Kind::monster, "M1");
    const auto after = [&](const std::string& gone) {
        return applied(scene, {"damage.monster-death"_clause, event::Leave{gone, {}, {}, {}}});
    };
    EXPECT_EQ(after("S1").find("S2")->summoner, "C1");
    EXPECT_EQ(after("M1").find("M2")->summoner, std::nullopt);
    EXPECT_EQ(after("M1").find("M2")->origin, Origin::summoned);
    EXPECT_EQ(after("C1").find("S1")->summoner, "C1") << "it leaves too, by an event of its own";
}

TEST(Apply, NamesTheKindsThatArePrinted) {
    EXPECT_TRUE(is_printed({"attack.order"_clause, event::Attack{}}));
    EXPECT_TRUE(is_printed({"monster.ambiguity"_clause, event::Choice{}}));
    EXPECT_FALSE(is_printed({"attack.per-target-card"_clause, event::CardDrawn{"monsters"}}));
    EXPECT_FALSE(is_printed({"monster.card-draw"_clause, event::AbilityCardsDiscarded{}}));
}

}  // namespace
}  // namespace standee
