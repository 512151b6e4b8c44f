#include "focus/initiative.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

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

TEST(InitiativeValue, OfASummonIsThatOfTheLastSummonerInItsChain) {
    Scene scene;
    scene.figures = {character("C", Initiative{30, {}}), summon("S", "C", {}), summon("T", "S", {}),
                     summon("U", "gone", {})};
    EXPECT_EQ(initiative_value(scene, scene.figures[0]), 30);
    EXPECT_EQ(initiative_value(scene, scene.figures[1]), 30);
    EXPECT_EQ(initiative_value(scene, scene.figures[2]), 30);
    EXPECT_EQ(initiative_value(scene, scene.figures[3]), std::nullopt);
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

Figure ally(std::string id, std::string name, int standee) {
    Figure figure = monster(std::move(id), std::move(name), Rank::normal, standee);
    figure.kind = Kind::ally;
    figure.side = Side::party;
    return figure;
}

/// Characters with and without a second card, sets on one side and on both, all with 40.
std::vector<Figure> figures_that_tie() {
    return {character("C1", Initiative{40, 50}),
            character("C2", Initiative{40, 60}),
            character("C3", Initiative{40, {}}),
            summon("S1", "C1", std::nullopt),
            summon("S2", "C1", std::nullopt),
            ally("A1", "imp", 3),
            ally("A2", "imp", 3),
            monster("M1", "imp", Rank::normal, 4),
            monster("M2", "imp", Rank::elite, 5),
            monster("M3", "scout", Rank::normal, 1),
            monster("M4", "scout", Rank::normal, 1),
            ally("A3", "guard", 1)};
}

/// Some of those that nobody precedes; empty where everybody follows somebody.
std::vector<const Figure*> first_of(const Scene& scene, const std::vector<Figure>& among) {
    std::vector<const Figure*> first;
    for (const Figure& figure : among) {
        if (std::ranges::none_of(among, [&](const Figure& other) {
                return earlier_in_initiative(scene, other, figure);
            })) {
            first.push_back(&figure);
        }
    }
    return first;
}

/// Takes away one after another that nobody left precedes.
void expect_no_cycle(const Scene& scene) {
    for (std::vector<Figure> left = scene.figures; !left.empty();) {
        const auto first = first_of(scene, left);
        RC_ASSERT(!first.empty());
        const std::string id = first.front()->id;
        std::erase_if(left, [&](const Figure& figure) { return figure.id == id; });
    }
}

// [map.objective]
TEST(TiedInInitiative, AnObjectiveTakesNoTurnAndTiesWithNobody) {
    Scene scene;
    Figure objective = character("O", Initiative{99, {}});
    objective.kind = Kind::objective;
    scene.figures = {character("C", Initiative{99, {}}), character("D", Initiative{99, {}}),
                     objective};
    const Figure& rests = scene.figures[0];
    EXPECT_TRUE(tied_in_initiative(scene, rests, scene.figures[1]));
    EXPECT_FALSE(tied_in_initiative(scene, rests, scene.figures[2]));
    EXPECT_FALSE(tied_in_initiative(scene, scene.figures[2], rests));
}

RC_GTEST_PROP(InitiativeOrder, HasNoCycleWhateverThePartyDecides, ()) {
    Scene scene;
    scene.edition =
        standee::edition(*rc::gen::element(EditionId::gloomhaven, EditionId::frosthaven));
    for (const Figure& figure : figures_that_tie()) {
        if (*rc::gen::arbitrary<bool>()) {
            scene.figures.push_back(figure);
        }
    }
    RC_PRE(!scene.figures.empty());
    const auto drawn = [&]() -> const Figure& {
        return scene.figures[*rc::gen::inRange<std::size_t>(0, scene.figures.size())];
    };
    for (int decisions = *rc::gen::inRange(1, 10); decisions > 0; --decisions) {
        const Figure& a = drawn();
        const Figure& b = drawn();
        const auto tied = tied_in_initiative(scene, a, b);
        if (tied && *rc::gen::arbitrary<bool>()) {
            scene.progress.decided_by_focus.push_back(*tied);
        } else if (a.kind != Kind::summon) {
            scene.progress.decided_first.push_back(*rc::gen::element(turn_group(a), a.id));
        }
        expect_no_cycle(scene);
    }
}

}  // namespace
}  // namespace standee
