#include "focus/initiative.hpp"

#include <gtest/gtest.h>

namespace standee {
namespace {

Figure character(std::string id, std::optional<Initiative> initiative) {
    Figure figure;
    figure.id = std::move(id);
    figure.kind = Kind::character;
    figure.side = Side::party;
    figure.initiative = initiative;
    return figure;
}

Figure monster(std::string id, std::string name, Rank rank, int standee) {
    Figure figure;
    figure.id = std::move(id);
    figure.name = std::move(name);
    figure.rank = rank;
    figure.standee = standee;
    figure.initiative = Initiative{40, {}};
    return figure;
}

Figure summon(std::string id, std::string summoner, std::optional<int> standee) {
    Figure figure = character(std::move(id), {});
    figure.kind = Kind::summon;
    figure.summoner = std::move(summoner);
    figure.standee = standee;
    return figure;
}

bool earlier(const Figure& a, const Figure& b, const std::vector<Figure>& others = {}) {
    Scene scene;
    scene.figures = others;
    scene.figures.push_back(a);
    scene.figures.push_back(b);
    const std::size_t last = scene.figures.size() - 1;
    return earlier_in_initiative(scene, scene.figures[last - 1], scene.figures[last]);
}

void expect_order(const Figure& first, const Figure& second, const std::vector<Figure>& others) {
    EXPECT_TRUE(earlier(first, second, others)) << first.id << " before " << second.id;
    EXPECT_FALSE(earlier(second, first, others)) << second.id << " before " << first.id;
}

void expect_tie(const Figure& a, const Figure& b, const std::vector<Figure>& others = {}) {
    EXPECT_FALSE(earlier(a, b, others));
    EXPECT_FALSE(earlier(b, a, others));
}

TEST(InitiativeOrder, TheLowerNumberComesFirstNegativeOnesToo) {
    expect_order(character("C", Initiative{-8, {}}), character("D", Initiative{1, {}}), {});
    expect_order(character("C", Initiative{100, {}}), character("D", Initiative{101, {}}), {});
}

TEST(InitiativeOrder, TheSecondCardDecidesBetweenTwoCharactersThatBothHaveOne) {
    const Figure c = character("C", Initiative{30, 50});
    expect_order(character("D", Initiative{30, 40}), c, {});
    expect_tie(character("E", Initiative{30, {}}), c);
}

TEST(InitiativeOrder, ASummonIsJustBeforeItsSummoner) {
    const Figure c = character("C", Initiative{30, 50});
    const Figure d = character("D", Initiative{30, 40});
    expect_order(summon("S", "C", 1), c, {});
    expect_order(d, summon("S", "C", 1), {c});
}

TEST(InitiativeOrder, TwoSummonsOfOneSummonerGoByStandee) {
    const Figure c = character("C", Initiative{30, {}});
    expect_order(summon("S", "C", 1), summon("T", "C", 2), {c});
    expect_tie(summon("S", "C", {}), summon("T", "C", 2), {c});
}

TEST(InitiativeOrder, AnObjectiveIsAtNinetyNine) {
    Figure objective = character("O", {});
    objective.kind = Kind::objective;
    expect_order(character("C", Initiative{98, {}}), objective, {});
    expect_order(objective, character("C", Initiative{100, {}}), {});
    expect_tie(objective, character("C", Initiative{99, {}}));
}

TEST(InitiativeOrder, ALongRestComesAfterAllOthersOfItsNumberWhereTheEditionSaysSo) {
    const Figure rests = character("R", Initiative{99, {}});
    const Figure plays_a_99 = character("P", Initiative{99, 50});
    Figure objective = character("O", {});
    objective.kind = Kind::objective;
    const auto earlier_in = [](EditionId edition, const Figure& a, const Figure& b) {
        Scene scene;
        scene.edition = standee::edition(edition);
        scene.figures = {a, b, character("R2", Initiative{99, {}}), summon("S", "R", 1)};
        return earlier_in_initiative(scene, scene.figures[0], scene.figures[1]);
    };
    for (const EditionId edition : {EditionId::gloomhaven, EditionId::jaws_of_the_lion}) {
        EXPECT_TRUE(earlier_in(edition, plays_a_99, rests));
        EXPECT_TRUE(earlier_in(edition, objective, rests));
        EXPECT_FALSE(earlier_in(edition, rests, objective));
        EXPECT_TRUE(earlier_in(edition, rests, character("C", Initiative{100, {}})));
        EXPECT_FALSE(earlier_in(edition, rests, character("R3", Initiative{99, {}})));
    }
    for (const EditionId edition : {EditionId::frosthaven, EditionId::gloomhaven_2}) {
        EXPECT_FALSE(earlier_in(edition, plays_a_99, rests));
        EXPECT_FALSE(earlier_in(edition, objective, rests));
    }
}

TEST(InitiativeOrder, MonstersOfOneSetGoNamedEliteNormalThenByStandee) {
    const Figure elite = monster("M1", "imp", Rank::elite, 5);
    expect_order(elite, monster("M2", "imp", Rank::normal, 1), {});
    expect_order(monster("M3", "imp", Rank::named, 9), elite, {});
    expect_order(elite, monster("M4", "imp", Rank::elite, 6), {});
    expect_tie(elite, monster("M5", "guard", Rank::normal, 1));
    Figure first = monster("L1", "guard", Rank::normal, 1);
    Figure second = monster("L2", "guard", Rank::normal, 2);
    first.kind = second.kind = Kind::ally;
    expect_order(first, second, {});
}

TEST(InitiativeOrder, AFigureWithoutInitiativeIsNeitherBeforeNorAfter) {
    expect_tie(character("C", {}), character("D", Initiative{1, {}}));
    // A summon has its summoner's.
    expect_tie(summon("S", "C", 1), character("C", {}));
}

}  // namespace
}  // namespace standee
