#include "threat/threat.hpp"

#include <gtest/gtest.h>

#include "lib/work.hpp"
#include "play/deck/decks.hpp"
#include "tests/support/errors.hpp"
#include "threat/attack_odds.hpp"

namespace standee {
namespace {

AttackInput attack_of(int value) {
    AttackInput attack;
    attack.value = value;
    return attack;
}

// Six +0, five each of +1 and -1, one each of +2, -2, miss and 2x.
TEST(AttackOdds, AStandardDeckIsEvenButForItsMissAndItsDouble) {
    const UnknownDeck deck{standard_deck(), {}};
    const double sum = 6 * 3 + 5 * 4 + 5 * 2 + 5 + 1 + 0 + 6;
    EXPECT_DOUBLE_EQ(expected_damage(attack_of(3), deck, edition(EditionId::frosthaven)), sum / 20);
}

Card card_of(int value, bool rolling = false) {
    Card card;
    card.value = value;
    card.rolling = rolling;
    return card;
}

TEST(AttackOdds, AdvantageTakesTheBetterOfEveryPair) {
    const UnknownDeck deck{{card_of(0), card_of(1), card_of(2)}, {}};
    AttackInput attack = attack_of(2);
    attack.advantage = true;
    // The pairs {0,1}, {0,2} and {1,2} are equally likely.
    EXPECT_DOUBLE_EQ(expected_damage(attack, deck, edition(EditionId::gloomhaven)),
                     (3.0 + 4.0 + 4.0) / 3);
    attack.advantage = false;
    attack.disadvantage = true;
    EXPECT_DOUBLE_EQ(expected_damage(attack, deck, edition(EditionId::gloomhaven)),
                     (2.0 + 2.0 + 3.0) / 3);
}

TEST(AttackOdds, RollingCardsDrawOnAndTheDiscardsComeBackWhenThePileIsOut) {
    const UnknownDeck deck{{card_of(1, true)}, {card_of(0), card_of(2)}};
    EXPECT_DOUBLE_EQ(expected_damage(attack_of(1), deck, edition(EditionId::frosthaven)),
                     (2.0 + 4.0) / 2);
}

TEST(AttackOdds, ADeckThatRunsOutIsAnError) {
    EXPECT_ANY_THROW(
        expected_damage(attack_of(1), {{card_of(1, true)}, {}}, edition(EditionId::frosthaven)));
}

TEST(AttackOdds, CountEachCardOfEachRun) {
    UnknownDeck deck{std::vector<Card>(500, card_of(1, true)), {}};
    deck.pile.push_back(card_of(0));
    const WorkLimit limit;
    static_cast<void>(expected_damage(attack_of(1), deck, edition(EditionId::frosthaven)));
    // 501 runs of up to 501 cards, 251 on average.
    EXPECT_GT(limit.done(), 501U * 251U);
}

// Ten rolling cards, all different, can be drawn in more orders than anybody
// follows.
TEST(AttackOdds, MoreRunsOfCardsThanAreFollowedAreAnError) {
    UnknownDeck deck{{card_of(0)}, {}};
    for (int value = 1; value <= 10; ++value) {
        deck.pile.push_back(card_of(value, true));
    }
    const Error error = support::error_of([&] {
        static_cast<void>(expected_damage(attack_of(1), deck, edition(EditionId::frosthaven)));
    });
    EXPECT_EQ(error.code, ErrorCode::too_many);
}

ThreatEvent attack_mishap(int value) { return {.attack = attack_of(value)}; }

double mean_of(const std::vector<ThreatEvent>& mishaps, const std::vector<Card>& pile,
               bool ward = false, bool brittle = false) {
    const UnknownDeck deck{pile, {}};
    return expected_damage(mishaps, ward, brittle, std::span{&deck, 1},
                           edition(EditionId::frosthaven));
}

TEST(TurnOdds, AWardServesOnceWhateverTheCards) {
    // -2, then +0: no damage, then half of 2; or +0 first: half of 2, then
    // nothing.
    EXPECT_DOUBLE_EQ(mean_of({attack_mishap(2), attack_mishap(2)}, {card_of(-2), card_of(0)}, true),
                     1.0);
    // Damage that is no attack uses it up too.
    EXPECT_DOUBLE_EQ(mean_of({{.damage = 3}, {.damage = 3}}, {}, true), 1.0 + 3.0);
}

TEST(TurnOdds, BrittleGainedInBetweenCountsForWhatFollows) {
    const std::vector<Card> pile(4, card_of(0));
    EXPECT_DOUBLE_EQ(mean_of({attack_mishap(2), {.brittle = true}, attack_mishap(2)}, pile), 6.0);
    EXPECT_DOUBLE_EQ(mean_of({attack_mishap(2), attack_mishap(2)}, pile, false, true), 4.0 + 2.0);
    EXPECT_DOUBLE_EQ(
        mean_of({attack_mishap(2), {.brittle = false}, attack_mishap(2)}, pile, false, true), 6.0);
}

TEST(TurnOdds, AttacksOnOthersDrawFromTheSamePile) {
    // Of two cards one goes to the other attack; after that the discards are
    // shuffled in.
    ThreatEvent other = attack_mishap(2);
    other.on_it = false;
    EXPECT_DOUBLE_EQ(mean_of({other, attack_mishap(1)}, {card_of(0), card_of(2)}), 2.0);
    EXPECT_DOUBLE_EQ(mean_of({other, attack_mishap(1), attack_mishap(1)}, {card_of(0), card_of(2)}),
                     4.0);
}

// Disadvantage takes the +0. In some editions the bless leaves the deck all the
// same; in the others it is shuffled in for the next attack.
TEST(TurnOdds, ABlessThatIsNotUsedLeavesWhereTheEditionSaysSo) {
    Card bless;
    bless.modifier = Card::Modifier::bless;
    const UnknownDeck deck{{bless, card_of(0)}, {}};
    std::vector<ThreatEvent> attacks{attack_mishap(2), attack_mishap(2)};
    attacks.front().attack->disadvantage = true;
    for (const EditionId id : all_editions) {
        EXPECT_DOUBLE_EQ(expected_damage(attacks, false, false, std::span{&deck, 1}, edition(id)),
                         2.0 + (edition(id).unused_bless_leaves ? 2.0 : (2.0 + 4.0) / 2));
    }
}

TEST(TurnOdds, EventsAreTheSameOnlyIfEverythingIs) {
    const ThreatEvent event = attack_mishap(2);
    const auto differs = [&](auto change) {
        ThreatEvent other = event;
        change(other);
        return !(other == event) && !(event == other);
    };
    EXPECT_TRUE(event == attack_mishap(2));
    EXPECT_TRUE(differs([](ThreatEvent& other) { other.attack.reset(); }));
    EXPECT_TRUE(differs([](ThreatEvent& other) { other.attack->value = 3; }));
    EXPECT_TRUE(differs([](ThreatEvent& other) { other.attack->poisoned = true; }));
    EXPECT_TRUE(differs([](ThreatEvent& other) { other.attack->advantage = true; }));
    EXPECT_TRUE(differs([](ThreatEvent& other) { other.attack->disadvantage = true; }));
    EXPECT_TRUE(differs([](ThreatEvent& other) { other.attack->shield = 1; }));
    EXPECT_TRUE(differs([](ThreatEvent& other) { other.attack->pierce = 1; }));
    EXPECT_TRUE(differs([](ThreatEvent& other) { other.deck = 1; }));
    EXPECT_TRUE(differs([](ThreatEvent& other) { other.on_it = false; }));
    EXPECT_TRUE(differs([](ThreatEvent& other) { other.damage = 1; }));
    EXPECT_TRUE(differs([](ThreatEvent& other) { other.ward = true; }));
    EXPECT_TRUE(differs([](ThreatEvent& other) { other.brittle = false; }));
    const ThreatEvent harm{.damage = 2};
    EXPECT_TRUE(harm == ThreatEvent{.damage = 2});
    EXPECT_FALSE(harm == event);
}

TEST(TurnOdds, AttacksThatUseNothingUpAreLookedAtOneByOne) {
    const std::vector<Card> pile{card_of(0), card_of(0), card_of(1), card_of(1)};
    ThreatEvent other = attack_mishap(9);
    other.on_it = false;
    EXPECT_DOUBLE_EQ(mean_of({attack_mishap(2), other, {.damage = 3}}, pile), 2.5 + 3);
    // A ward that it gains in between serves once, whatever comes next.
    EXPECT_DOUBLE_EQ(mean_of({attack_mishap(2), {.ward = true}, {.damage = 3}}, pile), 2.5 + 1);
}

/// A column of hexes with a melee monster at the top and a character below it.
Scene column(int length, int monster_move) {
    Scene scene;
    for (int r = 0; r < length; ++r) {
        scene.map.hexes.push_back({0, r});
    }
    Figure monster;
    monster.id = "M1";
    monster.name = "imp";
    monster.attack = 2;
    monster.move = monster_move;
    Figure character;
    character.id = "C1";
    character.kind = Kind::character;
    character.side = Side::party;
    character.at = {0, 2};
    scene.figures = {monster, character};
    scene.cards["imp"].abilities = {Ability{MoveAbility{.points = {0, true}}},
                                    Ability{AttackAbility{.value = {0, true}}}};
    return scene;
}

TEST(ThreatMap, AFigureIsSafeWhereNoEnemyReachesIt) {
    const Scene scene = column(7, 2);
    const ThreatMap map = threat_map(scene, "C1", {3});
    ASSERT_EQ(map.hexes.size(), 5U);  // [0,1] to [0,5]
    for (const ThreatenedHex& hex : map.hexes) {
        ASSERT_EQ(hex.by.size(), 1U);
        EXPECT_TRUE(hex.by[0].only_focus);
        EXPECT_EQ(hex.damage.most > 0, hex.at.r <= 3) << hex.at.r;
    }
}

// [map.objective]
TEST(ThreatMap, AnObjectiveStays) {
    Scene scene = column(7, 2);
    scene.figures[1].kind = Kind::objective;
    EXPECT_EQ(threat_map(scene, "C1", {3}).hexes.size(), 1U);
}

TEST(ThreatMap, AShieldLowersTheDamageAndNotTheFocus) {
    Scene scene = column(4, 2);
    const double bare = threat_map(scene, "C1", {0}).hexes[0].damage.most;
    scene.figures[1].shield = 2;
    const ThreatenedHex shielded = threat_map(scene, "C1", {0}).hexes[0];
    EXPECT_LT(shielded.damage.most, bare);
    EXPECT_TRUE(shielded.by[0].only_focus);
}

TEST(ThreatMap, WhereTheFocusIsOpenTheDamageSpansFromNothing) {
    Scene scene = column(3, 0);
    scene.figures[0].at = {0, 1};
    Figure other = scene.figures[1];
    other.id = "C2";
    other.at = {0, 0};
    scene.figures.push_back(other);
    const ThreatenedHex here = threat_map(scene, "C1", {0}).hexes[0];
    EXPECT_TRUE(here.by[0].focus && !here.by[0].only_focus);
    EXPECT_EQ(here.damage.least, 0);
    EXPECT_GT(here.damage.most, 0);
}

/// Six cards that change nothing.
std::vector<Card> plain_deck() { return std::vector<Card>(6, card_of(0)); }

double damage_at_home(const Scene& scene) {
    const ThreatenedHex here = threat_map(scene, "C1", {0}).hexes.at(0);
    EXPECT_EQ(here.damage.least, here.damage.most);
    return here.damage.most;
}

TEST(ThreatMap, CountsEveryAttackOfTheCardWithWhatTheOnesBeforeBring) {
    Scene scene = column(4, 2);
    scene.decks["monsters"] = plain_deck();
    std::vector<Ability>& card = scene.cards["imp"].abilities;
    EXPECT_DOUBLE_EQ(damage_at_home(scene), 2);
    card.push_back(card.back());
    EXPECT_DOUBLE_EQ(damage_at_home(scene), 4);
    std::get<AttackAbility>(card[1].what).effects = {Condition::poison};
    EXPECT_DOUBLE_EQ(damage_at_home(scene), 5);
    scene.figures[1].conditions = {{Condition::poison, false}};
    EXPECT_DOUBLE_EQ(damage_at_home(scene), 6);
}

TEST(ThreatMap, BrittleAndWardThatItGainsBeforeTheAttackCount) {
    Scene scene = column(4, 2);
    scene.decks["monsters"] = plain_deck();
    std::vector<Ability>& card = scene.cards["imp"].abilities;
    card.insert(card.begin(), Ability{ConditionAbility{.gain = Condition::brittle, .range = 3}});
    EXPECT_DOUBLE_EQ(damage_at_home(scene), 2 * 2);
    card.front() =
        Ability{ConditionAbility{.gain = Condition::ward, .range = 3, .whom = Whom::enemies}};
    EXPECT_DOUBLE_EQ(damage_at_home(scene), 1);
    scene.figures[1].immunities.insert(Condition::ward);
    EXPECT_DOUBLE_EQ(damage_at_home(scene), 2);
}

TEST(ThreatMap, PierceOfTheCardPassesItsShield) {
    Scene scene = column(4, 2);
    scene.decks["monsters"] = plain_deck();
    scene.figures[1].shield = 2;
    EXPECT_DOUBLE_EQ(damage_at_home(scene), 0);
    int& pierce = std::get<AttackAbility>(scene.cards["imp"].abilities[1].what).pierce;
    pierce = 1;
    EXPECT_DOUBLE_EQ(damage_at_home(scene), 1);
    scene.decks.clear();
    pierce = 2;
    const double through_shield = damage_at_home(scene);
    scene.figures[1].shield = 0;
    EXPECT_DOUBLE_EQ(through_shield, damage_at_home(scene));
}

TEST(ThreatMap, CountsDamageThatIsNoAttack) {
    Scene scene = column(4, 0);
    scene.decks["monsters"] = plain_deck();
    scene.cards["imp"].abilities.emplace_back(
        DamageAbility{.value = {3, false}, .range = 2, .targets = TargetCount{{1, false}, true}});
    EXPECT_DOUBLE_EQ(damage_at_home(scene), 3);
    scene.figures[1].shield = 5;
    EXPECT_DOUBLE_EQ(damage_at_home(scene), 3);
}

TEST(ThreatMap, CountsTheTrapIntoWhichItIsPushed) {
    Scene scene = column(4, 2);
    scene.decks["monsters"] = plain_deck();
    scene.map.traps = {{{0, 3}, 4, {}}};
    std::get<AttackAbility>(scene.cards["imp"].abilities[1].what).effects = {PushEffect{1, {}}};
    EXPECT_DOUBLE_EQ(damage_at_home(scene), 6);
}

TEST(ThreatMap, AnEnemyThatFallsOnItsWayIsNoThreat) {
    Scene scene = column(4, 2);
    scene.figures[0].hp = 1;
    scene.map.traps = {{{0, 1}, 4, {}}};
    EXPECT_EQ(damage_at_home(scene), 0);
    scene.map.traps.clear();
    scene.figures[0].conditions = {{Condition::wound, false}};
    EXPECT_TRUE(threat_map(scene, "C1", {0}).hexes[0].by.empty());
}

TEST(ThreatMap, KnowsTheInitiativeOfASetThroughTheWholeTurn) {
    Scene scene = column(3, 0);
    scene.decks["monsters"] = plain_deck();
    scene.figures[0].at = {0, 1};
    scene.figures[1].initiative = Initiative{20, {}};
    Figure ally = scene.figures[1];
    ally.id = "L1";
    ally.name = "helper";
    ally.kind = Kind::ally;
    ally.initiative.reset();
    ally.at = {0, 0};
    scene.figures.push_back(ally);
    std::vector<Ability>& card = scene.cards["imp"].abilities;
    card.push_back(card.back());
    scene.cards["helper"].initiative = 30;
    EXPECT_DOUBLE_EQ(damage_at_home(scene), 4);
    scene.cards["helper"].initiative = 10;
    EXPECT_DOUBLE_EQ(damage_at_home(scene), 0);
}

TEST(ThreatMap, AFigureThatIsHeldStaysWhereItIs) {
    for (const Condition held : {Condition::immobilize, Condition::stun}) {
        Scene scene = column(7, 0);
        scene.figures[1].conditions = {{held, false}};
        EXPECT_EQ(threat_map(scene, "C1", {3}).hexes.size(), 1U);
    }
    EXPECT_GT(threat_map(column(7, 0), "C1", {3}).hexes.size(), 1U);
}

TEST(ThreatMap, OnlyEnemiesThatStillActThreaten) {
    const Scene scene = column(4, 2);
    EXPECT_FALSE(threat_map(scene, "C1", {0}).hexes[0].by.empty());
    Scene ended = scene;
    ended.figures[0].turn_ended = true;
    EXPECT_TRUE(threat_map(ended, "C1", {0}).hexes[0].by.empty());
    Scene summoned = scene;
    summoned.figures[0].summoned_this_round = true;
    EXPECT_TRUE(threat_map(summoned, "C1", {0}).hexes[0].by.empty());
    Scene objective = scene;
    objective.figures[0].kind = Kind::objective;
    EXPECT_TRUE(threat_map(objective, "C1", {0}).hexes[0].by.empty());
}

TEST(ThreatMap, ASummonThreatensWithItsOwnStats) {
    Scene scene = column(4, 0);
    scene.decks["C1"] = plain_deck();
    Figure& summon = scene.figures.emplace_back(scene.figures[1]);
    summon.id = "S1";
    summon.kind = Kind::summon;
    summon.summoner = "C1";
    summon.at = {0, 1};
    summon.attack = 3;
    summon.move = 0;
    const ThreatenedHex here = threat_map(scene, "M1", {0}).hexes.at(0);
    ASSERT_EQ(here.by.size(), 1U);
    EXPECT_DOUBLE_EQ(here.damage.most, 3);
}

TEST(ThreatMap, WhoIsGrantedAnAttackDrawsFromItsOwnDeck) {
    Scene scene = column(4, 0);
    scene.edition = edition(EditionId::frosthaven);
    Figure& ally = scene.figures.emplace_back(scene.figures[1]);
    ally.id = "K";
    ally.kind = Kind::ally;
    ally.name = "captain";
    ally.at = {0, 3};
    Figure& summon = scene.figures.emplace_back(ally);
    summon.id = "S";
    summon.kind = Kind::summon;
    summon.name.clear();
    summon.summoner = "C1";
    summon.at = {0, 1};
    summon.move = summon.attack = 0;
    GrantAbility grant;
    grant.abilities = {Ability{AttackAbility{.value = {2, false}}}};
    grant.range = 3;
    scene.cards["captain"].abilities = {Ability{grant}};
    scene.decks["allies"] = plain_deck();
    scene.decks["C1"] = std::vector<Card>(6, card_of(1));
    const ThreatenedHex here = threat_map(scene, "M1", {0}).hexes.at(0);
    const auto by_ally = std::ranges::find(here.by, FigureIndex{2}, &Threat::enemy);
    ASSERT_NE(by_ally, here.by.end());
    EXPECT_DOUBLE_EQ(by_ally->damage.most, 3);
}

TEST(ThreatMap, TheDiscardsOfTheDeckComeBack) {
    Scene scene = column(4, 2);
    scene.decks["monsters"] = {};
    scene.discards["monsters"] = {card_of(1), card_of(1)};
    EXPECT_DOUBLE_EQ(damage_at_home(scene), 3);
    scene.decks["monsters"] = {card_of(0)};
    EXPECT_DOUBLE_EQ(damage_at_home(scene), 2);
}

TEST(ThreatMap, WhoIsAttackedFirstMattersWhereThePileRunsOut) {
    Scene scene = column(3, 0);
    scene.figures[0].at = {0, 1};
    Figure& other = scene.figures.emplace_back(scene.figures[1]);
    other.id = "C2";
    other.at = {0, 0};
    std::get<AttackAbility>(scene.cards["imp"].abilities[1].what).targets =
        TargetCount{.count = {2, false}};
    scene.decks["monsters"] = {card_of(2)};
    scene.discards["monsters"] = {card_of(-2)};
    // The second attack draws from both cards.
    const DamageSpan damage = threat_map(scene, "C1", {0}).hexes.at(0).damage;
    EXPECT_DOUBLE_EQ(damage.least, (4.0 + 0.0) / 2);
    EXPECT_DOUBLE_EQ(damage.most, 4);
}

TEST(ThreatMap, NegationAndItemsAreNotForeseen) {
    Scene scene = column(4, 2);
    scene.decks["monsters"] = plain_deck();
    std::vector<Ability>& card = scene.cards["imp"].abilities;
    card.push_back(card.back());  // so that the turn is played
    scene.figures[1].hp = 5;      // and no maximum
    const double bare = damage_at_home(scene);
    ActiveBonus negate;
    negate.kind = ActiveBonus::Kind::negate;
    ActiveBonus item;
    item.value = 3;
    item.item = "shield of the item";
    scene.figures[1].bonuses = {negate, item};
    EXPECT_DOUBLE_EQ(damage_at_home(scene), bare);
}

TEST(ThreatMap, NamesEnemiesThatHaveNoCard) {
    Scene scene = column(3, 1);
    scene.cards.clear();
    EXPECT_EQ(threat_map(scene, "C1", {0}).without_card, std::vector<FigureIndex>{0});
}

}  // namespace
}  // namespace standee
