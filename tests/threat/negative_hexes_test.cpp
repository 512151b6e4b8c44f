#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "threat/threat.hpp"

// What traps and hazardous terrain do to a figure on its own way holds in the
// enemies' turns that follow.

namespace standee {
namespace {

/// A row of hexes, [0,0] to the right, and others. An imp stands at its left
/// end, with two movement points and an attack of 2 that no card changes.
Scene row(int length, Hex character, const std::vector<Hex>& more = {}) {
    Scene scene;
    for (int q = 0; q < length; ++q) {
        scene.map.hexes.push_back({q, 0});
    }
    scene.map.hexes.insert(scene.map.hexes.end(), more.begin(), more.end());
    Figure monster;
    monster.id = "M1";
    monster.name = "imp";
    monster.attack = 2;
    monster.move = 2;
    Figure figure;
    figure.id = "C1";
    figure.kind = Kind::character;
    figure.side = Side::party;
    figure.at = character;
    figure.hp = figure.max_hp = 10;
    scene.figures = {monster, figure};
    scene.cards["imp"].abilities = {Ability{MoveAbility{.points = {0, true}}},
                                    Ability{AttackAbility{.value = {0, true}}}};
    scene.decks["monsters"] = std::vector<Card>(20);
    return scene;
}

/// What the map says of one hex.
class At {
public:
    At(const Scene& scene, ThreatMove move, Hex hex) : map_{threat_map(scene, "C1", move)} {
        const auto found = std::ranges::find(map_.hexes, hex, &ThreatenedHex::at);
        at_ = found == map_.hexes.end() ? nullptr : &*found;
    }

    [[nodiscard]] bool in_reach() const { return at_ != nullptr; }
    [[nodiscard]] const ThreatenedHex& operator*() const { return *at_; }
    [[nodiscard]] const ThreatenedHex* operator->() const { return at_; }

private:
    ThreatMap map_;
    const ThreatenedHex* at_ = nullptr;
};

int hazard_of(const Scene& scene) { return at_level(scene.edition.hazardous_damage, scene.level); }

void expect_on_the_way(const At& hex, double least, double most) {
    ASSERT_TRUE(hex.in_reach());
    EXPECT_EQ(hex->on_the_way.least, least);
    EXPECT_EQ(hex->on_the_way.most, most);
}

void expect_in_all(const At& hex, double least, double most) {
    ASSERT_TRUE(hex.in_reach());
    EXPECT_DOUBLE_EQ(hex->damage.least, least);
    EXPECT_DOUBLE_EQ(hex->damage.most, most);
}

TEST(ThreatOnTheWay, CountsTheTrapAndTheWardThatHalvesIt) {
    Scene scene = row(7, {2, 0});
    scene.map.traps = {{{4, 0}, 4, {}}};
    scene.figures[1].conditions = {{Condition::ward, false}};
    for (const int q : {1, 2, 3, 4, 5, 6}) {
        const int damage = q >= 4 ? 2 : 0;
        expect_on_the_way({scene, {4}, {q, 0}}, damage, damage);
        const int jumping = q == 4 ? 2 : 0;
        expect_on_the_way({scene, {4, true}, {q, 0}}, jumping, jumping);
    }
}

TEST(ThreatOnTheWay, SomeFiguresSufferNothing) {
    Scene scene = row(7, {2, 0});
    scene.map.traps = {{{3, 0}, 4, {}}};
    scene.map.hazardous = {{4, 0}};
    const int hazard = hazard_of(scene);
    const Hex end{4, 0};
    expect_on_the_way({scene, {2}, end}, 4 + hazard, 4 + hazard);
    expect_on_the_way({scene, {2, true}, end}, hazard, hazard);
    Figure& figure = scene.figures[1];
    figure.minds_no_hazard = true;
    expect_on_the_way({scene, {2}, end}, 4, 4);
    figure.flying = true;
    expect_on_the_way({scene, {2}, end}, 0, 0);
    figure.flying = figure.minds_no_hazard = false;
    figure.no_interaction = true;
    expect_on_the_way({scene, {2}, end}, 0, 0);
    figure.no_interaction = false;
    figure.water_only = true;
    scene.map.water = {{2, 0}, {3, 0}, {4, 0}};
    expect_on_the_way({scene, {2}, end}, 0, 0);
}

// The imp sees no way to C1 but over the trap, and a clean one to the other
// character.
TEST(ThreatOnTheWay, ATrapThatItHasSprungIsGone) {
    Scene scene = row(7, {4, 0}, {{-1, 0}, {-2, 0}, {-3, 0}, {-4, 0}, {-5, 0}, {-6, 0}});
    scene.figures[0].at = {3, 0};
    scene.map.traps = {{{5, 0}, 1, {}}};
    Figure& other = scene.figures.emplace_back(scene.figures[1]);
    other.id = "C2";
    other.at = {-6, 0};
    const At behind{scene, {2}, {6, 0}};
    expect_in_all(behind, 3, 3);
    ASSERT_EQ(behind->by.size(), 1U);
    EXPECT_TRUE(behind->by[0].only_focus);
    const At jumped{scene, {2, true}, {6, 0}};
    expect_in_all(jumped, 0, 0);
    EXPECT_TRUE(jumped->by.empty());
}

TEST(ThreatOnTheWay, ATrapThatHoldsTheFigureEndsItsMove) {
    for (const Condition held : {Condition::stun, Condition::immobilize}) {
        Scene scene = row(7, {4, 0});
        scene.map.traps = {{{3, 0}, 1, {held}}};
        EXPECT_FALSE((At{scene, {2}, {2, 0}}.in_reach()));
        expect_in_all({scene, {2}, {3, 0}}, 3, 3);
        EXPECT_TRUE((At{scene, {2, true}, {2, 0}}.in_reach()));
        scene.figures[1].immunities.insert(held);
        EXPECT_TRUE((At{scene, {2}, {2, 0}}.in_reach()));
        scene.figures[1].immunities = {};
        scene.figures[1].no_interaction = true;
        scene.map.negative = {{3, 0}};
        EXPECT_TRUE((At{scene, {2}, {2, 0}}.in_reach()));
    }
}

// [condition.safeguard]
TEST(ThreatOnTheWay, ASafeguardLetsItPassOneSuchTrap) {
    Scene scene = row(8, {6, 0});
    scene.edition = edition(EditionId::gloomhaven_2);
    scene.map.traps = {{{5, 0}, 1, {Condition::stun}}, {{4, 0}, 1, {Condition::immobilize}}};
    EXPECT_FALSE((At{scene, {3}, {4, 0}}.in_reach()));
    scene.figures[1].conditions = {{Condition::safeguard, false}};
    EXPECT_TRUE((At{scene, {3}, {4, 0}}.in_reach()));
    EXPECT_FALSE((At{scene, {3}, {3, 0}}.in_reach()));
    scene.map.traps[0].conditions.push_back(Condition::poison);
    EXPECT_TRUE((At{scene, {3}, {4, 0}}.in_reach())) << "the stun can be prevented";
    scene.map.traps[0].conditions.push_back(Condition::immobilize);
    EXPECT_FALSE((At{scene, {3}, {4, 0}}.in_reach())) << "but not both";
    scene.figures[1].conditions.clear();
    scene.figures[1].permanent.insert(Condition::safeguard);
    EXPECT_TRUE((At{scene, {3}, {3, 0}}.in_reach()));
}

// Either the stun is prevented, so that it goes on poisoned, or the poison.
TEST(ThreatOnTheWay, WhereItIsStoppedEarlierItDoesNotArrive) {
    Scene scene = row(7, {4, 0});
    scene.edition = edition(EditionId::gloomhaven_2);
    scene.map.traps = {{{3, 0}, 0, {Condition::stun, Condition::poison}}};
    scene.figures[1].conditions = {{Condition::safeguard, false}};
    expect_in_all({scene, {2}, {3, 0}}, 2, 3);
    expect_in_all({scene, {2}, {2, 0}}, 3, 3);
}

TEST(ThreatOnTheWay, ATrapMayGiveASafeguard) {
    Scene scene = row(7, {5, 0});
    scene.edition = edition(EditionId::gloomhaven_2);
    scene.map.traps = {{{4, 0}, 0, {}}, {{3, 0}, 0, {Condition::stun}}};
    EXPECT_FALSE((At{scene, {3}, {2, 0}}.in_reach()));
    scene.map.traps[0].conditions = {Condition::safeguard};
    EXPECT_TRUE((At{scene, {3}, {2, 0}}.in_reach()));
    scene.map.traps.erase(scene.map.traps.begin());
    scene.map.traps[0].conditions.push_back(Condition::safeguard);
    EXPECT_TRUE((At{scene, {3}, {2, 0}}.in_reach())) << "if it is gained first";
}

TEST(ThreatOnTheWay, DamageThatWouldExhaustItDoesNotStopIt) {
    Scene scene = row(7, {4, 0});
    scene.map.traps = {{{3, 0}, 30, {}}};
    expect_in_all({scene, {2}, {2, 0}}, 32, 32);
}

TEST(ThreatOnTheWay, BrittleFromATrapDoublesWhatComesNext) {
    Scene scene = row(7, {4, 0});
    scene.map.traps = {{{3, 0}, 0, {Condition::brittle}}};
    expect_in_all({scene, {2}, {3, 0}}, 4, 4);
    scene.map.hazardous = {{2, 0}};
    const int hazard = hazard_of(scene);
    expect_on_the_way({scene, {2}, {2, 0}}, 2 * hazard, 2 * hazard);
    expect_in_all({scene, {2}, {2, 0}}, 2 * hazard + 2, 2 * hazard + 2);
}

TEST(ThreatOnTheWay, AWardIsUsedUpOnce) {
    Scene scene = row(7, {4, 0});
    scene.map.traps = {{{3, 0}, 2, {}}};
    scene.figures[1].conditions = {{Condition::ward, false}};
    expect_in_all({scene, {2}, {3, 0}}, 1 + 2, 1 + 2);
    scene.map.traps.clear();
    expect_in_all({scene, {2}, {3, 0}}, 1, 1);
}

TEST(ThreatOnTheWay, PoisonFromATrapAddsToTheAttacks) {
    Scene scene = row(7, {4, 0});
    scene.map.traps = {{{3, 0}, 0, {Condition::poison}}};
    expect_in_all({scene, {2}, {2, 0}}, 3, 3);
    expect_in_all({scene, {2, true}, {2, 0}}, 2, 2);
    scene.figures[1].immunities.insert(Condition::poison);
    expect_in_all({scene, {2}, {2, 0}}, 2, 2);
}

// The party chooses whether the damage of the trap comes before its brittle.
TEST(ThreatOnTheWay, TheOrderOfATrapsEffectsIsOpen) {
    Scene scene = row(7, {4, 0});
    scene.map.traps = {{{3, 0}, 3, {Condition::brittle}}};
    const At there{scene, {1}, {3, 0}};
    expect_on_the_way(there, 3, 6);
    expect_in_all(there, 3 + 4, 6 + 2);
    ASSERT_EQ(there->by.size(), 1U);
    EXPECT_EQ(there->by[0].damage.least, 2);
    EXPECT_EQ(there->by[0].damage.most, 4);
}

// [deck.bless-curse] Where allies draw from the monsters' deck, a +0 there and
// the curse that the monster has met are as likely.
TEST(ThreatOnTheWay, ACurseFromATrapJoinsTheDeck) {
    Scene scene = row(3, {2, 0});
    scene.edition = edition(EditionId::gloomhaven);
    scene.decks["monsters"] = std::vector<Card>(1);
    scene.map.traps = {{{1, 0}, 0, {Condition::curse}}};
    Figure& ally = scene.figures[0];
    ally.kind = Kind::ally;
    ally.side = Side::party;
    scene.figures[1].kind = Kind::monster;
    scene.figures[1].side = Side::monsters;
    expect_in_all({scene, {1}, {2, 0}}, 2, 2);
    expect_in_all({scene, {1}, {1, 0}}, 1, 1);
}

TEST(ThreatOnTheWay, IceMayCarryItIntoATrap) {
    Scene scene = row(7, {3, 0});
    scene.map.icy = {{4, 0}};
    scene.map.traps = {{{5, 0}, 3, {Condition::stun}}};
    const At slid{scene, {3}, {5, 0}};
    expect_on_the_way(slid, 3, 3);
    EXPECT_EQ(slid->movement, 1);
    EXPECT_EQ(slid->negative_hexes, 1);
    EXPECT_FALSE((At{scene, {3}, {6, 0}}.in_reach()));
    scene.map.icy.push_back({5, 0});
    EXPECT_TRUE((At{scene, {3}, {6, 0}}.in_reach())) << "held, it slides on";
    EXPECT_FALSE((At{scene, {3}, {5, 0}}.in_reach()));
}

// It slides over the trap into [2,0] and stays there; over the hazardous hex it
// comes later and goes on.
TEST(ThreatOnTheWay, ASlowerWayMayLeadOn) {
    Scene scene = row(4, {0, 0}, {{0, 1}, {1, 1}});
    scene.figures.erase(scene.figures.begin());
    scene.map.icy = {{1, 0}};
    scene.map.traps = {{{1, 0}, 1, {Condition::stun}}};
    scene.map.hazardous = {{0, 1}};
    EXPECT_EQ((At { scene, {4}, {2, 0} } -> movement), 1);
    const At beyond{scene, {4}, {3, 0}};
    ASSERT_TRUE(beyond.in_reach());
    EXPECT_EQ(beyond->movement, 4);
    EXPECT_EQ(beyond->negative_hexes, 1);
}

// Over the trap it takes two points, round it five.
TEST(ThreatOnTheWay, AShortWayOverATrapCountsWhereTheCleanOneIsTooLong) {
    Scene scene = row(3, {0, 0}, {{0, 1}, {0, 2}, {1, 2}, {2, 2}, {2, 1}});
    scene.figures[0].at = {2, 2};
    scene.map.traps = {{{1, 0}, 2, {}}};
    for (const int points : {2, 4, 5}) {
        const bool clean = points == 5;
        const At there{scene, {points}, {2, 0}};
        expect_on_the_way(there, clean ? 0 : 2, clean ? 0 : 2);
        EXPECT_EQ(there->movement, clean ? 5 : 2);
        EXPECT_EQ(there->negative_hexes, clean ? 0 : 1);
    }
}

/// Two ways of one cost to [2,1], through [1,1] and [2,0].
Scene fork() {
    Scene scene = row(3, {1, 0}, {{1, 1}, {2, 1}, {3, 1}});
    scene.map.traps = {{{2, 0}, 2, {}}, {{1, 1}, 5, {}}};
    return scene;
}

TEST(ThreatOnTheWay, TwoWaysOfOneCostMayHurtDifferently) {
    expect_on_the_way({fork(), {2}, {2, 1}}, 2, 5);
}

TEST(ThreatOnTheWay, WhatTheEnemyDoesMayDependOnTheWay) {
    for (const bool swapped : {false, true}) {
        Scene scene = fork();
        std::vector<Trap>& traps = scene.map.traps;
        traps[0].damage = traps[1].damage = 1;
        traps[swapped ? 0 : 1].conditions = {Condition::invisible};
        const At there{scene, {2}, {2, 1}};
        expect_in_all(there, 1, 3);
        ASSERT_EQ(there->by.size(), 1U);
        EXPECT_TRUE(there->by[0].focus);
        EXPECT_FALSE(there->by[0].only_focus);
        EXPECT_EQ(there->by[0].damage.least, 0);
        EXPECT_EQ(there->by[0].damage.most, 2);
        traps[swapped ? 0 : 1].conditions = {Condition::poison};
        const At poisoned{scene, {2}, {2, 1}};
        expect_in_all(poisoned, 3, 4);
        EXPECT_TRUE(poisoned->by[0].only_focus);
    }
}

}  // namespace
}  // namespace standee
