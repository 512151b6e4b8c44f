#include "files/scene_json.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "files/ability_json.hpp"
#include "files/progress_json.hpp"
#include "files/values_json.hpp"
#include "tests/files/scenes.hpp"

namespace standee {
namespace {

using support::small_scene;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

const Edition& frosthaven() { return edition(EditionId::frosthaven); }

/// What `read` makes of a piece of JSON.
template <class Read>
auto from(const std::string& text, Read read) {
    const Json json = parse_document(text);
    return read(Reader{json});
}
Ability ability(const std::string& text) {
    return from(text, [](const Reader& r) { return read_ability(r.with(frosthaven())); });
}
template <class Kind>
Kind ability_of(const std::string& text) {
    return std::get<Kind>(ability(text).what);
}
Card card(const std::string& text) {
    return from(text, [](const Reader& r) { return read_card(r.with(frosthaven())); });
}
Effect effect(const std::string& text) {
    return from(text, [](const Reader& r) { return read_effect(r.with(frosthaven())); });
}
Figure figure(const std::string& fields) {
    const Json json = parse_document(
        R"({"format":"scene/1","edition":"frosthaven","map":{"hexes":[[0,0]]},"figures":[{)"
        R"("id":"A","kind":"character","side":"party","at":[0,0],)" +
        fields + "}]}");
    return read_scene(json).figures.front();
}

TEST(Scene, ReadsWhatLiesOnTheMap) {
    const Map map = read_scene(small_scene()).map;
    EXPECT_EQ(map.hexes.size(), 7U);
    EXPECT_THAT(map.wall_hexes, ElementsAre(Hex{0, 1}, Hex{1, 1}));
    EXPECT_THAT(map.walls, ElementsAre(Edge{{2, 0}, {2, 1}}));
    EXPECT_EQ(map.edges, Border::walls);
    EXPECT_THAT(map.doors, ElementsAre(Door{{6, 0}, true}));
    EXPECT_THAT(map.obstacles, ElementsAre(Hex{1, 0}));
    EXPECT_THAT(map.difficult, ElementsAre(Hex{2, 0}));
    EXPECT_THAT(map.icy, ElementsAre(Hex{2, 0}));
    EXPECT_THAT(map.hazardous, ElementsAre(Hex{4, 0}));
    EXPECT_THAT(map.traps,
                ElementsAre(Trap{{4, 0}, std::nullopt, {}}, Trap{{5, 0}, 3, {Condition::poison}}));
    EXPECT_THAT(map.links, ElementsAre(Edge{{0, 0}, {6, 0}}));
    EXPECT_THAT(map.treasure, ElementsAre(Hex{6, 0}));
}

TEST(Scene, ReadsWhatIsBesideTheMap) {
    const Scene scene = read_scene(small_scene());
    EXPECT_EQ(scene.edition, edition(EditionId::frosthaven));
    EXPECT_EQ(scene.level, 2);
    EXPECT_EQ(scene.elements[static_cast<std::size_t>(Element::fire)], ElementState::strong);
    EXPECT_EQ(scene.elements[static_cast<std::size_t>(Element::ice)], ElementState::inert);
    EXPECT_EQ(scene.figures.size(), 4U);
    EXPECT_EQ(scene.seed, 7U);
    EXPECT_EQ(scene.decks.at("monsters").size(), 2U);
    ASSERT_TRUE(scene.turn);
    EXPECT_EQ(scene.turn->figure, "M1");
    EXPECT_EQ(scene.turn->abilities->size(), 2U);
}

TEST(Scene, OfEachEditionIsRead) {
    Json json = small_scene();
    for (const EditionId id : all_editions) {
        json["edition"] = edition(id).name();
        EXPECT_EQ(read_scene(json).edition, edition(id));
    }
}

TEST(Scene, LevelIsOneWhereItIsLeftOut) {
    Json json = small_scene();
    json.erase("level");
    EXPECT_EQ(read_scene(json).level, 1);
}

TEST(Scene, SeveralLootTokensMayLieInOneHex) {
    EXPECT_THAT(read_scene(small_scene()).loot, ElementsAre(Hex{4, 0}, Hex{4, 0}));
}

TEST(Scene, CoordinatesMayBeNegative) {
    const Json json = parse_document(
        R"({"format":"scene/1","edition":"frosthaven",
            "map":{"edges":"open","hexes":[[-10000,10000],[-9999,9999]]}})");
    const Map map = read_scene(json).map;
    EXPECT_THAT(map.hexes, ElementsAre(Hex{-10000, 10000}, Hex{-9999, 9999}));
    EXPECT_EQ(map.edges, Border::open);
}

TEST(Scene, SeveralTerrainsMayShareAHexAndAFigureMayStandOnAnObstacle) {
    Json json = small_scene();
    for (const char* list : {"obstacles", "difficult", "icy", "hazardous", "traps"}) {
        json["map"][list] = {{0, 0}};
    }
    EXPECT_NO_THROW(static_cast<void>(read_scene(json)));
}

TEST(Scene, AWallMayStandBesideAWallHexOrAnUnlistedOneAndBeNamedFromBothSides) {
    Json json = small_scene();
    json["map"]["walls"] = Json::parse("[[[0,0],[0,1]],[[0,1],[0,0]],[[3,-1],[3,0]]]");
    EXPECT_EQ(read_scene(json).map.walls.size(), 3U);
}

TEST(Scene, AnObjectiveMayHaveAConditionToWhichItIsImmune) {
    Json json = small_scene();
    json["figures"][3]["conditions"] = {"stun"};
    EXPECT_TRUE(read_scene(json).find("O1")->has(Condition::stun));
}

TEST(Trap, BareIsTheScenariosDamageTrap) {
    Json json = small_scene();
    json["map"]["traps"] = Json::parse(R"([[1,0],{"at":[2,0]}])");
    for (const Trap& trap : read_scene(json).map.traps) {
        EXPECT_EQ(trap.damage, std::nullopt);
    }
}

TEST(Trap, WithConditionsAndNoDamageDealsNone) {
    Json json = small_scene();
    json["map"]["traps"] = Json::parse(R"([{"at":[1,0],"conditions":["stun"]}])");
    EXPECT_THAT(read_scene(json).map.traps, ElementsAre(Trap{{1, 0}, 0, {Condition::stun}}));
}

TEST(Trap, OfTheScenariosDamageWithConditionsIsWrittenWithItsDamage) {
    Scene scene = read_scene(small_scene());
    scene.map.traps = {{{1, 0}, std::nullopt, {Condition::stun}}};
    EXPECT_EQ(write_scene(scene)["map"]["traps"].dump(),
              R"([{"at":[1,0],"damage":4,"conditions":["stun"]}])");
}

TEST(Figure, InitiativeIsAnyNumberOrNone) {
    EXPECT_EQ(figure(R"("initiative":-8)").initiative, (Initiative{-8, std::nullopt}));
    EXPECT_EQ(figure(R"("initiative":12.5)").initiative, (Initiative{12.5, std::nullopt}));
    EXPECT_EQ(figure(R"("initiative":[7,55])").initiative, (Initiative{7, 55}));
    EXPECT_EQ(figure(R"("hp":1)").initiative, std::nullopt);
}

TEST(Figure, SummonMayHaveBothInitiativesOfItsSummoner) {
    Json json = small_scene();
    json["figures"][2]["initiative"] = {12, 40};
    EXPECT_EQ(read_scene(json).find("S1")->initiative, (Initiative{12, 40}));
}

TEST(Figure, HasTheStatsThatItsCardShowsAndNoOthers) {
    const Figure none = figure(R"("name":"Scout")");
    EXPECT_EQ(none.hp, std::nullopt);
    EXPECT_EQ(none.attack, std::nullopt);
    EXPECT_EQ(none.range, std::nullopt);
    EXPECT_FALSE(none.flying);
    const Figure all = figure(
        R"("name":"Scout","rank":"elite","standee":3,"hp":4,"maxHp":9,"attack":0,"move":2,"range":3,
           "flying":true,"shield":1,"retaliate":[{"value":2},{"value":1,"range":3}],"pierce":2,
           "targets":2,"origin":"spawned","summonedThisRound":true,"cards":{"hand":5})");
    EXPECT_EQ(all.name, "Scout");
    EXPECT_EQ(all.rank, Rank::elite);
    EXPECT_EQ(all.standee, 3);
    EXPECT_EQ(all.hp, 4);
    EXPECT_EQ(all.max_hp, 9);
    EXPECT_EQ(all.attack, 0);
    EXPECT_EQ(all.move, 2);
    EXPECT_EQ(all.range, 3);
    EXPECT_TRUE(all.flying);
    EXPECT_EQ(all.shield, 1);
    EXPECT_THAT(all.retaliate, ElementsAre(Retaliate{2, 1}, Retaliate{1, 3}));
    EXPECT_EQ(all.pierce, 2);
    EXPECT_EQ(all.targets, 2);
    EXPECT_EQ(all.origin, Origin::spawned);
    EXPECT_TRUE(all.summoned_this_round);
    EXPECT_EQ(all.cards, (CardCount{5, 0}));
}

TEST(Figure, ConditionGainedInItsOwnTurnSaysSo) {
    EXPECT_THAT(
        figure(R"("conditions":["wound",{"name":"stun","thisTurn":true}])").conditions,
        ElementsAre(HeldCondition{Condition::wound, false}, HeldCondition{Condition::stun, true}));
}

TEST(Figure, MayBeImmuneToForcedMovement) {
    const Figure f = figure(R"("immunities":["poison","push","pull"])");
    EXPECT_EQ(f.immunities, ConditionSet{Condition::poison});
    EXPECT_TRUE(f.immune_to_push);
    EXPECT_TRUE(f.immune_to_pull);
    EXPECT_FALSE(figure(R"("immunities":["push"])").immune_to_pull);
}

TEST(Turn, OfASummonMayLeaveItsAbilitiesOut) {
    Json json = small_scene();
    json["turn"] = {{"figure", "S1"}};
    for (Json& figure : json["figures"]) {
        figure["move"] = figure["attack"] = "-";
    }
    EXPECT_EQ(read_scene(json).turn->abilities, std::nullopt);
    json["turn"]["abilities"] = Json::array();
    EXPECT_THAT(*read_scene(json).turn->abilities, IsEmpty());
}

TEST(AbilityJson, MovesByAPointsOrTheFiguresOwn) {
    EXPECT_EQ(ability_of<MoveAbility>(R"({"move":{"points":3,"jump":true}})"),
              (MoveAbility{{3, false}, true}));
    EXPECT_EQ(ability_of<MoveAbility>(R"({"move":{"points":"-2"}})"),
              (MoveAbility{{-2, true}, false}));
    EXPECT_EQ(ability_of<TeleportAbility>(R"({"teleport":{"range":4}})"), TeleportAbility{4});
}

TEST(AbilityJson, AttackMayBeAllThatACardSays) {
    const auto attack = ability_of<AttackAbility>(
        R"({"attack":{"value":"+1","range":"+0","targets":"all",
            "area":{"grey":[0,0],"red":[[1,0],[1,-1]],"blue":[[0,1]]},"pierce":2,
            "effects":["stun",{"push":2}],
            "adds":[{"if":{"consume":["fire","wild"]},"value":"+1","targets":"+1","pierce":1,
                     "effects":["wound"]},
                    {"if":{"targetHas":"poison"},"value":2},
                    {"if":{"alliesNextToTarget":1}},{}]}})");
    EXPECT_EQ(attack.value, (Amount{1, true}));
    EXPECT_EQ(attack.range, (Amount{0, true}));
    EXPECT_TRUE(attack.targets->all);
    EXPECT_EQ(attack.area, (Area{Hex{0, 0}, {{1, 0}, {1, -1}}, {{0, 1}}}));
    EXPECT_EQ(attack.pierce, 2);
    EXPECT_THAT(attack.effects, ElementsAre(Effect{Condition::stun}, Effect{PushEffect{2, {}}}));
    ASSERT_EQ(attack.adds.size(), 4U);
    EXPECT_THAT(attack.adds[0].condition->consume,
                ElementsAre(ElementChoice::only(Element::fire), ElementChoice::any()));
    EXPECT_EQ(attack.adds[0].value, 1);
    EXPECT_EQ(attack.adds[0].targets, 1);
    EXPECT_EQ(attack.adds[0].pierce, 1);
    EXPECT_THAT(attack.adds[0].effects, ElementsAre(Effect{Condition::wound}));
    EXPECT_EQ(attack.adds[1].condition->target_has, Condition::poison);
    EXPECT_EQ(attack.adds[1].value, 2);
    EXPECT_EQ(attack.adds[2].condition->allies_next_to_target, 1);
    EXPECT_FALSE(attack.adds[3].condition);
}

TEST(AbilityJson, AttackMayBeMeleeWhateverTheStatCardSays) {
    const auto attack = ability_of<AttackAbility>(R"({"attack":{"value":2,"range":"melee"}})");
    EXPECT_TRUE(attack.melee);
    EXPECT_EQ(attack.range, std::nullopt);
    EXPECT_EQ(write_ability({attack}).dump(), R"({"attack":{"value":2,"range":"melee"}})");
}

TEST(AbilityJson, AttackMayBeMeleeAtTwoHexes) {
    const std::string json = R"({"attack":{"value":2,"range":{"melee":2}}})";
    const auto attack = ability_of<AttackAbility>(json);
    EXPECT_TRUE(attack.melee);
    EXPECT_EQ(attack.range, (Amount{2, false}));
    EXPECT_EQ(write_ability({attack}).dump(), json);
}

TEST(AbilityJson, MayAttackAllBesideIt) {
    const std::string json = R"({"bonus":{"onDeath":{"attackAll":{"value":"+2","cured":true}}}})";
    const auto bonus = ability_of<BonusAbility>(json);
    ASSERT_TRUE(bonus.on_death);
    EXPECT_EQ(bonus.on_death->attack_all, (DeathAttack{{2, true}, true}));
    EXPECT_EQ(write_ability({bonus}).dump(), json);
}

TEST(AbilityJson, AttackSaysNothingOfRangeOrTargetsWhereItIsLeftOut) {
    const auto attack = ability_of<AttackAbility>(R"({"attack":{"value":2}})");
    EXPECT_EQ(attack.range, std::nullopt);
    EXPECT_EQ(attack.targets, std::nullopt);
    EXPECT_EQ(attack.area, std::nullopt);
    EXPECT_EQ(ability_of<AttackAbility>(R"({"attack":{"value":2,"targets":0}})").targets->count,
              (Amount{0, false}));
}

TEST(AbilityJson, EveryOtherAbilityIsRead) {
    EXPECT_EQ(ability_of<HealAbility>(R"({"heal":{"value":3,"range":2}})"),
              (HealAbility{{3, false}, 2, false}));
    EXPECT_EQ(ability_of<HealAbility>(R"({"heal":{"value":3,"self":true}})"),
              (HealAbility{{3, false}, {}, true}));
    EXPECT_EQ(ability_of<ShieldAbility>(R"({"shield":{"value":1}})"), (ShieldAbility{{1, false}}));
    EXPECT_EQ(ability_of<RetaliateAbility>(R"({"retaliate":{"value":2}})"),
              (RetaliateAbility{{2, false}, 1}));
    EXPECT_EQ(ability_of<RetaliateAbility>(R"({"retaliate":{"value":2,"range":3}})"),
              (RetaliateAbility{{2, false}, 3}));
    EXPECT_EQ(ability_of<ConditionAbility>(
                  R"({"condition":{"gain":"muddle","range":2,"targets":3,"self":true}})"),
              (ConditionAbility{Condition::muddle, 2, TargetCount{{3, false}, false}, true}));
    EXPECT_EQ(ability_of<DamageAbility>(R"({"damage":{"value":2,"range":3,"targets":"all"}})"),
              (DamageAbility{{2, false}, 3, TargetCount{{1, false}, true}}));
    EXPECT_EQ(ability_of<LootAbility>(R"({"loot":{"range":2}})"), LootAbility{2});
    EXPECT_EQ(ability_of<LootAbility>(R"({"loot":{}})"), LootAbility{1});
    EXPECT_EQ(ability_of<InfuseAbility>(R"({"infuse":["fire/ice"]})"),
              (InfuseAbility{{ElementChoice{3}}}));
}

TEST(AbilityJson, PushAndPullTellTheirHexesAsPointsOrAsValue) {
    const PushAbility push{2, 3, TargetCount{{1, false}, true}};
    EXPECT_EQ(ability_of<PushAbility>(R"({"push":{"points":2,"range":3,"targets":"all"}})"), push);
    EXPECT_EQ(ability_of<PushAbility>(R"({"push":{"value":2,"range":3,"targets":"all"}})"), push);
    EXPECT_EQ(ability_of<PullAbility>(R"({"pull":{"points":1}})"), (PullAbility{1, {}, {}}));
}

TEST(AbilityJson, ConsumeGrantAndSummonHoldWhatTheyLeadTo) {
    EXPECT_EQ(ability_of<ConsumeAbility>(R"({"consume":["ice"],"to":[{"shield":{"value":1}}]})"),
              (ConsumeAbility{{ElementChoice::only(Element::ice)},
                              {Ability{ShieldAbility{{1, false}}}}}));
    EXPECT_EQ(
        ability_of<GrantAbility>(R"({"grant":{"abilities":[{"loot":{}}],"range":2,"targets":1}})"),
        (GrantAbility{{Ability{LootAbility{1}}}, 2, TargetCount{{1, false}, false}}));
    EXPECT_EQ(ability_of<ControlAbility>(
                  R"({"control":{"abilities":[{"attack":{"value":3}}],"whom":"targets"}})"),
              (ControlAbility{{Ability{AttackAbility{.value = {3, false}}}}, true, {}}));
    EXPECT_EQ(ability_of<ControlAbility>(
                  R"({"control":{"abilities":[{"attack":{"value":"+1"}}],"range":2}})"),
              (ControlAbility{{Ability{AttackAbility{.value = {1, true}}}}, false, 2}));
    EXPECT_EQ(ability_of<SummonAbility>(
                  R"({"summon":{"name":"Imp","rank":"elite","count":2,"hp":3,"attack":1,"move":2,
                      "range":4,"flying":true}})"),
              (SummonAbility{"Imp", "elite", 2, 3, 1, 2, 4, {}, true}));
    EXPECT_EQ(ability_of<SummonAbility>(R"({"summon":{"name":"Imp"}})").count, 1);
}

TEST(EffectJson, OfEachKindIsRead) {
    EXPECT_EQ(effect(R"("bane")"), Effect{Condition::bane});
    EXPECT_EQ(effect(R"({"push":2,"path":[[1,0]]})"), (Effect{PushEffect{2, {{{1, 0}}}}}));
    EXPECT_EQ(effect(R"({"push":2,"path":[]})"), (Effect{PushEffect{2, std::vector<Hex>{}}}));
    EXPECT_EQ(effect(R"({"pull":1})"), (Effect{PullEffect{1, {}}}));
    EXPECT_EQ(effect(R"({"infuse":"wild"})"), (Effect{InfuseEffect{ElementChoice::any()}}));
}

TEST(CardJson, OfEachKindIsRead) {
    EXPECT_EQ(card(R"("+1")"), (Card{.value = 1}));
    EXPECT_EQ(card(R"("-2")"), (Card{.value = -2}));
    EXPECT_EQ(card(R"("+0")"), Card{});
    EXPECT_EQ(card(R"("bless")"), (Card{.modifier = Card::Modifier::bless}));
    EXPECT_EQ(card(R"("curse")"), (Card{.modifier = Card::Modifier::curse}));
    EXPECT_EQ(card(R"({"value":"+1","rolling":true,"effects":["stun"],"pierce":3,"shuffle":true})"),
              (Card{.value = 1,
                    .rolling = true,
                    .shuffle = true,
                    .pierce = 3,
                    .effects = {Condition::stun}}));
}

TEST(CardJson, MissAndTwiceCarryTheShuffleIconUnlessTheySayOtherwise) {
    EXPECT_TRUE(card(R"("miss")").shuffle);
    EXPECT_TRUE(card(R"("2x")").shuffle);
    EXPECT_TRUE(card(R"({"value":"2x"})").shuffle);
    EXPECT_FALSE(card(R"({"value":"miss","shuffle":false})").shuffle);
    EXPECT_FALSE(card(R"("bless")").shuffle);
}

ActiveBonus read_frosthaven_bonus(const Reader& reader) {
    return read_form<ActiveBonus>(reader.with(edition(EditionId::frosthaven)), active_bonus_form);
}

TEST(BonusJson, OfEachKindIsRead) {
    EXPECT_EQ(
        from(R"({"kind":"shield","value":2,"lasts":"persistent","uses":3})", read_frosthaven_bonus),
        (ActiveBonus{.kind = ActiveBonus::Kind::shield,
                     .value = 2,
                     .lasts = {Lasting::Unit::persistent, 0, false},
                     .uses = 3}));
    EXPECT_EQ(from(R"({"kind":"attack","attack":"x2","lasts":{"turns":2},"first":true})",
                   read_frosthaven_bonus),
              (ActiveBonus{.kind = ActiveBonus::Kind::attack,
                           .attack = {AttackBonus::Kind::times, 2},
                           .lasts = {Lasting::Unit::turns, 2, true}}));
    EXPECT_EQ(
        from(R"({"kind":"onDeath","value":1,"condition":"poison"})", read_frosthaven_bonus),
        (ActiveBonus{
            .kind = ActiveBonus::Kind::on_death, .value = 1, .condition = Condition::poison}));
    EXPECT_EQ(from(R"({"kind":"onDeath","attackAll":{"value":"+0"}})", read_frosthaven_bonus),
              (ActiveBonus{.kind = ActiveBonus::Kind::on_death,
                           .attack_all = DeathAttack{{0, true}, false}}));
    EXPECT_TRUE(
        from(R"({"kind":"attack","attack":"+1","while":"undamaged"})", read_frosthaven_bonus)
            .undamaged);
    EXPECT_EQ(from(R"("-1")", read_attack_bonus), (AttackBonus{AttackBonus::Kind::plus, -1}));
    EXPECT_EQ(from(R"("poison")", read_attack_bonus), (AttackBonus{AttackBonus::Kind::poison, 0}));
    EXPECT_EQ(from(R"({"rounds":1})", read_lasting), (Lasting{Lasting::Unit::rounds, 1, false}));
}

}  // namespace
}  // namespace standee
