#include "threat/turn_kind.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <memory>

#include "files/ability_json.hpp"
#include "files/document.hpp"
#include "files/reader.hpp"
#include "play/deck/decks.hpp"
#include "tests/support/figures.hpp"
#include "threat/threat.hpp"
#include "threat/turn_simulation.hpp"

// A turn in which one attack alone can hurt is judged by its plan; every other
// is played. Where the plan is enough, both come to the same.

namespace standee {
namespace {

std::vector<Ability> lines_of(std::string_view text) {
    const Json json = parse_document(text);
    return read_abilities(Reader{json}.with(edition(EditionId::frosthaven)));
}

/// A hall in which an imp attacks C1, who is poisoned; an ally of the imp, a
/// pig, stands beside it.
Scene imp_hall() {
    Scene scene;
    scene.edition = edition(EditionId::frosthaven);
    support::add_hexes(scene, 3, 0, 4);
    const auto add = [&](const char* id, Kind kind, Hex at) -> Figure& {
        return support::add_figure(scene, id, kind, at, 8, 10);
    };
    Figure& imp = add("M1", Kind::monster, {0, 0});
    imp.name = "imp";
    imp.attack = 2;
    imp.move = 2;
    add("P1", Kind::monster, {1, 0}).name = "pig";
    Figure& character = add("C1", Kind::character, {0, 2});
    character.initiative = Initiative{30, {}};
    character.conditions = {{Condition::poison, false}};
    scene.cards["pig"].initiative = 50;
    scene.decks["monsters"] = standard_deck();
    return scene;
}

constexpr FigureIndex the_imp = 0;
constexpr FigureIndex the_pig = 1;
constexpr FigureIndex the_target = 2;

Scene with_card(Scene scene, const std::vector<Ability>& card) {
    scene.turn = TurnOrder{"M1", card};
    scene.cards["imp"].initiative = 20;
    scene.cards["imp"].abilities = card;
    return scene;
}

/// The damage to C1 where it stands by playing the turn with every choice.
DamageSpan as_played(const Scene& scene) {
    const auto board = std::make_shared<const Board>(scene.map);
    TurnSimulation turn{scene, board, std::make_shared<TurnPlanner>(), *scene.turn, the_target};
    DamageSpan span{std::numeric_limits<double>::max(), 0};
    const Hex at = scene.figures[the_target].at;
    turn.for_each_outcome(at, true, [&](const std::vector<ThreatEvent>& events) {
        const std::vector<UnknownDeck> decks(turn.deck_owners().size(),
                                             UnknownDeck{scene.decks.at("monsters"), {}});
        const double mean = expected_damage(events, false, false, decks, scene.edition);
        span = {std::min(span.least, mean), std::max(span.most, mean)};
    });
    return span;
}

/// The same by the threat map.
DamageSpan as_mapped(const Scene& scene) {
    for (const ThreatenedHex& hex : threat_map(scene, "C1", {0}).hexes) {
        for (const Threat& threat : hex.by) {
            if (threat.enemy == the_imp) {
                return threat.damage;
            }
        }
    }
    return {};
}

struct CardLines {
    const char* lines;
    bool one_attack;
};

void PrintTo(const CardLines& card, std::ostream* out) { *out << card.lines; }

class CardKinds : public testing::TestWithParam<CardLines> {};

TEST_P(CardKinds, AreJudgedByThePlanWhereOnlyOneAttackCanHurt) {
    const Scene scene = with_card(imp_hall(), lines_of(GetParam().lines));
    EXPECT_EQ(is_one_attack(scene, the_imp), GetParam().one_attack);
    const DamageSpan played = as_played(scene);
    const DamageSpan mapped = as_mapped(scene);
    EXPECT_NEAR(mapped.least, played.least, 1e-9);
    EXPECT_NEAR(mapped.most, played.most, 1e-9);
}

// What stands before the attack may change it, and what comes after may hurt by
// itself.
INSTANTIATE_TEST_SUITE_P(
    Threat, CardKinds,
    testing::Values(
        CardLines{R"([])", true},
        CardLines{R"([{"move":{"points":2}},{"attack":{"value":2}}])", true},
        CardLines{R"([{"teleport":{"range":2}},{"attack":{"value":2}}])", true},
        CardLines{R"([{"attack":{"value":2,"pierce":1,"effects":["wound"]}}])", true},
        CardLines{R"([{"attack":{"value":2,"effects":[{"push":1}]}}])", false},
        CardLines{R"([{"attack":{"value":2,"effects":[{"pull":1}]}}])", false},
        CardLines{R"([{"attack":{"value":2,"effects":[{"damage":{"value":1}}]}}])", false},
        CardLines{R"([{"attack":{"value":2,"targets":2,"allOnOne":true}}])", false},
        CardLines{R"([{"attack":{"value":{"per":"hp"}}}])", false},
        CardLines{R"([{"attack":{"value":2,"adds":[{"value":"+1"}]}}])", true},
        CardLines{R"([{"attack":{"value":2,"adds":[{"value":"+1","effects":[{"push":1}]}]}}])",
                  false},
        CardLines{R"([{"attack":{"value":2,"adds":[{"if":{"targetHas":"poison"},"value":"+1"}]}}])",
                  false},
        CardLines{R"([{"attack":{"value":2,"adds":[{"value":{"per":"targetTokens"}}]}}])", false},
        CardLines{R"([{"move":{"points":3,"jump":true}},{"attack":{"value":2,"along":1}}])", false},
        CardLines{R"([{"move":{"points":2}},{"attack":{"value":2}},{"attack":{"value":1}}])",
                  false},
        CardLines{
            R"([{"heal":{"value":1,"self":true}},{"move":{"points":2}},{"attack":{"value":2}}])",
            true},
        CardLines{
            R"([{"heal":{"value":1,"range":3,"whom":"enemies"}},{"move":{"points":2}},{"attack":{"value":2}}])",
            false},
        CardLines{
            R"([{"heal":{"value":1,"range":3,"whom":"alliesAndEnemies"}},{"move":{"points":2}},{"attack":{"value":2}}])",
            false},
        CardLines{
            R"([{"heal":{"value":1,"range":3,"effects":["strengthen"]}},{"move":{"points":2}},{"attack":{"value":2}}])",
            false},
        CardLines{
            R"([{"heal":{"value":1,"range":3,"cured":["muddle"]}},{"move":{"points":2}},{"attack":{"value":2}}])",
            false},
        CardLines{
            R"([{"move":{"points":2}},{"attack":{"value":2}},{"heal":{"value":1,"range":3,"whom":"enemies"}}])",
            true},
        CardLines{R"([{"shield":{"value":1}},{"move":{"points":2}},{"attack":{"value":2}}])", true},
        CardLines{
            R"([{"shield":{"value":1,"whom":"enemies","within":3,"targets":"all"}},{"move":{"points":2}},{"attack":{"value":2}}])",
            false},
        CardLines{
            R"([{"move":{"points":2}},{"attack":{"value":2}},{"shield":{"value":1,"whom":"enemies","within":3,"targets":"all"}}])",
            true},
        CardLines{R"([{"retaliate":{"value":1}},{"move":{"points":2}},{"attack":{"value":2}}])",
                  true},
        CardLines{
            R"([{"retaliate":{"value":1,"whom":"enemies","within":3,"targets":"all"}},{"move":{"points":2}},{"attack":{"value":2}}])",
            false},
        CardLines{
            R"([{"condition":{"gain":"ward","range":3,"whom":"enemies"}},{"move":{"points":2}},{"attack":{"value":3}}])",
            false},
        CardLines{
            R"([{"condition":{"gain":"brittle","range":3}},{"heal":{"value":1,"range":3,"whom":"enemies"}},{"move":{"points":2}},{"attack":{"value":3}}])",
            false},
        CardLines{R"([{"move":{"points":2}},{"attack":{"value":2,"advantage":true}}])", true},
        CardLines{R"([{"move":{"points":2}},{"attack":{"value":2,"disadvantage":true}}])", true},
        CardLines{
            R"([{"condition":{"gain":"brittle","range":3}},{"move":{"points":2}},{"attack":{"value":2}}])",
            false},
        CardLines{
            R"([{"move":{"points":2}},{"attack":{"value":2}},{"condition":{"gain":"brittle","range":3}}])",
            true},
        CardLines{
            R"([{"move":{"points":2}},{"attack":{"value":2}},{"condition":{"gain":"poison","range":3,"effects":[{"damage":{"value":1}}]}}])",
            false},
        CardLines{
            R"([{"loot":{"range":1}},{"infuse":["fire"]},{"move":{"points":2}},{"attack":{"value":2}}])",
            true},
        CardLines{
            R"([{"move":{"points":2}},{"attack":{"value":2}},{"summon":{"name":"rat","rank":"normal","hp":2,"attack":1,"move":2}}])",
            true},
        CardLines{
            R"([{"summon":{"name":"rat","rank":"normal","hp":2,"attack":1,"move":2}},{"move":{"points":2}},{"attack":{"value":2}}])",
            false},
        CardLines{R"([{"move":{"points":2}},{"damage":{"value":2,"range":2,"targets":"all"}}])",
                  false},
        CardLines{R"([{"push":{"points":2,"range":3,"targets":1}}])", false},
        CardLines{R"([{"pull":{"points":2,"range":3,"targets":1}}])", false},
        CardLines{
            R"([{"grant":{"abilities":[{"move":{"points":2}},{"attack":{"value":2}}],"range":3,"targets":"all"}}])",
            false},
        CardLines{
            R"([{"rank":"elite","to":[{"shield":{"value":2}}],"else":[{"shield":{"value":1}}]}])",
            false}));

TEST(TurnKind, AFigureThatMayDieOnItsWayIsPlayed) {
    Scene scene =
        with_card(imp_hall(), lines_of(R"([{"move":{"points":2}},{"attack":{"value":2}}])"));
    EXPECT_TRUE(is_one_attack(scene, the_imp));
    scene.figures[the_imp].conditions = {{Condition::wound, false}};
    EXPECT_FALSE(is_one_attack(scene, the_imp));
}

TEST(TurnKind, AttackEffectsThatMoveTheTargetArePlayed) {
    Scene scene = with_card(imp_hall(), lines_of(R"([{"attack":{"value":2}}])"));
    scene.figures[the_imp].attack_effects = {Condition::wound};
    EXPECT_TRUE(is_one_attack(scene, the_imp));
    scene.figures[the_imp].attack_effects = {PushEffect{1, {}}};
    EXPECT_FALSE(is_one_attack(scene, the_imp));
    EXPECT_TRUE(order_of_attacks_matters(scene, the_imp, the_target));
}

TEST(TurnKind, BonusesOfFiguresNearbyArePlayed) {
    Scene scene = with_card(imp_hall(), lines_of(R"([{"attack":{"value":2}}])"));
    ActiveBonus nearby;
    nearby.kind = ActiveBonus::Kind::attack_nearby;
    scene.figures[the_pig].bonuses = {nearby};
    EXPECT_FALSE(is_one_attack(scene, the_imp));
}

TEST(TurnKind, ASummonsOwnAttackIsOne) {
    Scene scene = imp_hall();
    scene.turn = TurnOrder{"M1", std::nullopt};
    EXPECT_TRUE(is_one_attack(scene, the_imp));
    EXPECT_FALSE(order_of_attacks_matters(scene, the_imp, the_target));
}

TEST(TurnKind, TheOrderOfAttacksMattersWhereSomethingIsUsedUpOrMoves) {
    const Scene plain = with_card(imp_hall(), lines_of(R"([{"attack":{"value":2}}])"));
    EXPECT_FALSE(order_of_attacks_matters(plain, the_imp, the_target));
    Scene better = plain;
    ActiveBonus bonus;
    bonus.kind = ActiveBonus::Kind::attack;
    bonus.attack = {AttackBonus::Kind::plus, 1};
    better.figures[the_imp].bonuses = {bonus};
    EXPECT_TRUE(order_of_attacks_matters(better, the_imp, the_target));
    Scene retaliating = plain;
    Figure other = retaliating.figures[the_target];
    other.id = "C2";
    other.at = {1, 1};
    ActiveBonus retaliate;
    retaliate.kind = ActiveBonus::Kind::retaliate;
    retaliate.value = 1;
    other.bonuses = {retaliate};
    retaliating.figures.push_back(other);
    EXPECT_TRUE(order_of_attacks_matters(retaliating, the_imp, the_target));
    EXPECT_FALSE(order_of_attacks_matters(retaliating, the_imp, 3))
        << "its own retaliate comes after";
    for (const char* lines :
         {R"([{"attack":{"value":2,"effects":[{"pull":1}]}}])",
          R"([{"attack":{"value":2,"effects":[{"damage":{"value":1}}]}}])",
          R"([{"attack":{"value":2,"adds":[{"value":"+1","effects":[{"push":1}]}]}}])",
          R"([{"push":{"points":1}}])", R"([{"pull":{"points":1}}])",
          R"([{"grant":{"abilities":[{"attack":{"value":2}}]}}])",
          R"([{"control":{"abilities":[{"attack":{"value":2}}]}}])",
          R"([{"consume":["fire"],"to":[{"attack":{"value":4}}]}])"}) {
        EXPECT_TRUE(
            order_of_attacks_matters(with_card(imp_hall(), lines_of(lines)), the_imp, the_target))
            << lines;
    }
}

TEST(TurnKind, OnlySomeLinesMayHurt) {
    for (const char* lines : {R"([{"attack":{"value":2}}])", R"([{"damage":{"value":1}}])",
                              R"([{"push":{"points":1}}])", R"([{"pull":{"points":1}}])",
                              R"([{"grant":{"abilities":[{"attack":{"value":2}}]}}])",
                              R"([{"control":{"abilities":[{"attack":{"value":2}}]}}])",
                              R"([{"rank":"elite","to":[{"shield":{"value":2}}]}])"}) {
        EXPECT_TRUE(may_hurt(lines_of(lines).front())) << lines;
    }
    for (const char* lines : {R"([{"move":{"points":2}}])", R"([{"heal":{"value":1}}])",
                              R"([{"shield":{"value":1}}])", R"([{"loot":{"range":1}}])"}) {
        EXPECT_FALSE(may_hurt(lines_of(lines).front())) << lines;
    }
}

TEST(TurnKind, APileOfTwelveBesideRollingCardsLasts) {
    UnknownDeck deck;
    deck.pile.resize(12);
    EXPECT_TRUE(lasts_for_a_turn(deck));
    deck.pile.back().rolling = true;
    EXPECT_FALSE(lasts_for_a_turn(deck));
    deck.pile.emplace_back();
    EXPECT_TRUE(lasts_for_a_turn(deck));
}

}  // namespace
}  // namespace standee
