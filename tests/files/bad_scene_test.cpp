#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "files/scene_json.hpp"
#include "lib/board.hpp"
#include "tests/files/scenes.hpp"
#include "tests/support/errors.hpp"

namespace standee {
namespace {

using support::error_of;
using support::small_scene;
using ::testing::HasSubstr;
using enum ErrorCode;

/// The small scene with one thing changed, and the error that it must give.
struct BadScene {
    std::string name;
    std::string change;  ///< JSON pointer of what is set
    std::string to;      ///< JSON; "" takes it away
    ErrorCode code{};
    std::string pointer;   ///< JSON pointer of the error
    std::string sentence;  ///< part of what is said

    friend void PrintTo(const BadScene& bad, std::ostream* out) {
        *out << bad.change << " = " << bad.to;
    }
};

Json changed(const BadScene& bad) {
    Json json = small_scene();
    const Json::json_pointer pointer{bad.change};
    if (bad.to.empty()) {
        json.at(pointer.parent_pointer()).erase(pointer.back());
    } else {
        json[pointer] = Json::parse(bad.to);
    }
    return json;
}

class BadSceneTest : public ::testing::TestWithParam<BadScene> {};

TEST_P(BadSceneTest, GivesOneClearError) {
    const BadScene& bad = GetParam();
    const Json json = changed(bad);
    const Error error = error_of([&] { static_cast<void>(read_scene(json)); });
    EXPECT_EQ(error.pointer, bad.pointer);
    EXPECT_EQ(error.code, bad.code) << error.sentence();
    EXPECT_THAT(error.sentence(), HasSubstr(bad.sentence));
}

TEST(SmallScene, IsFineUnchanged) { EXPECT_NO_THROW(static_cast<void>(read_scene(small_scene()))); }

std::string name_of_case(const ::testing::TestParamInfo<BadScene>& info) { return info.param.name; }

INSTANTIATE_TEST_SUITE_P(
    Form, BadSceneTest,
    ::testing::Values(
        BadScene{"NoFormat", "/format", "", missing_field, "", R"(found no "format")"},
        BadScene{"AnotherFormat", "/format", R"("scene/2")", unknown_name, "/format",
                 R"(found "scene/2", expected "scene/1")"},
        BadScene{"FormatOfAnotherType", "/format", "1", unknown_name, "/format", "found 1"},
        BadScene{"NoEdition", "/edition", "", missing_field, "", R"(found no "edition")"},
        BadScene{"UnknownEdition", "/edition", R"("gloomhaven2")", unknown_name, "/edition",
                 R"(found "gloomhaven2", expected an edition: gloomhaven, jaws-of-the-lion, )"},
        BadScene{"NoMap", "/map", "", missing_field, "", R"(found no "map")"},
        BadScene{"UnknownField", "/weather", "1", unknown_field, "",
                 R"(found the unknown field "weather", expected one of format, edition)"},
        BadScene{"MisspeltField", "/figuers", "[]", unknown_field, "", R"(expected "figures")"},
        BadScene{"LevelTooHigh", "/level", "8", out_of_range, "/level", "from 0 to 7"},
        BadScene{"LevelTooLow", "/level", "-1", out_of_range, "/level", "from 0 to 7"},
        BadScene{"LevelNotWhole", "/level", "1.5", wrong_type, "/level", "found 1.5"},
        BadScene{"LevelAsText", "/level", R"("1")", wrong_type, "/level", R"(found "1")"},
        BadScene{"SeedNegative", "/seed", "-1", out_of_range, "/seed", "found -1"},
        BadScene{"SeedNotWhole", "/seed", "0.5", wrong_type, "/seed", "found 0.5"},
        BadScene{"MisspeltEdition", "/edition", R"("Frosthaven")", unknown_name, "/edition",
                 R"((did you mean "frosthaven"?))"},
        BadScene{"ANumberRelativeToNoStat", "/turn/abilities/0/move/points", R"("+0")",
                 missing_field, "/turn/abilities/0/move/points",
                 R"(found "+0" for "M1", which has no "move")"},
        BadScene{"AnAttackRelativeToNoStat", "/turn/abilities/1/attack/value", R"("+1")",
                 missing_field, "/turn/abilities/1/attack/value", R"(the stat "attack" of "M1")"},
        BadScene{"ASummonWithoutStats", "/turn", R"({"figure":"S1"})", missing_field,
                 "/turn/figure", R"(found no "move")"},
        BadScene{"AStatThatIsAWord", "/figures/0/move", R"("none")", wrong_type, "/figures/0/move",
                 R"(or "-" for a dash)"},
        BadScene{
            "ARangeThatIsAWord", "/turn/abilities/1/attack/range", R"("far")", wrong_type,
            "/turn/abilities/1/attack/range",
            R"(expected a whole number, "+0", "+1" ..., "melee", {"melee":2} or {"per":"hp"})"},
        BadScene{"ARangeOfAnUnknownForm", "/turn/abilities/1/attack/range", R"({"far":2})",
                 wrong_type, "/turn/abilities/1/attack/range",
                 R"("melee", {"melee":2} or {"per":"hp"})"},
        BadScene{"AMeleeRangeBesideAnAreaWithoutAGreyHex", "/turn/abilities/1/attack",
                 R"({"value":2,"range":{"melee":2},"area":{"red":[[0,0],[1,0]]}})", duplicate,
                 "/turn/abilities/1/attack/range", R"(expected a grey hex in "area")"},
        BadScene{"MeleeBesideAnAreaWithoutAGreyHex", "/turn/abilities/1/attack",
                 R"({"value":2,"range":"melee","area":{"red":[[0,0],[1,0]]}})", duplicate,
                 "/turn/abilities/1/attack/range", "a melee range beside an area"},
        BadScene{"CardsOfASetOfNoFigure", "/cards", R"({"M2":{"abilities":[]}})", bad_reference,
                 "/cards/M2", R"(did you mean "M1")"},
        BadScene{"StandeesOfASetOfNoFigure", "/standees", R"({"zombies":3})", bad_reference,
                 "/standees/zombies", "to which no figure belongs"},
        BadScene{"UnknownCoordinates", "/map/coordinates", R"("odd-s")", unknown_name,
                 "/map/coordinates", R"((did you mean "odd-q"?))"},
        BadScene{"MapOfAnotherType", "/map", "[]", wrong_type, "/map", "expected an object"},
        BadScene{"NullForAField", "/loot", "null", wrong_type, "/loot", "found null"}),
    name_of_case);

INSTANTIATE_TEST_SUITE_P(
    Map, BadSceneTest,
    ::testing::Values(
        BadScene{"NoHexes", "/map/hexes", "", missing_field, "/map", R"(found no "hexes")"},
        BadScene{"EmptyMap", "/map/hexes", "[]", out_of_range, "/map/hexes", "at least one hex"},
        BadScene{"AHexTwice", "/map/hexes/-", "[3,0]", duplicate, "/map/hexes/7",
                 "found [3,0], expected each hex of this list once"},
        BadScene{"AWallHexTwice", "/map/wallHexes/-", "[0,1]", duplicate, "/map/wallHexes/2",
                 "[0,1]"},
        BadScene{"AWallHexThatIsListed", "/map/wallHexes/-", "[3,0]", duplicate, "/map/wallHexes/2",
                 "not in map.hexes"},
        BadScene{"UnknownTerrain", "/map/lava", "[[0,0]]", unknown_field, "/map",
                 R"(found the unknown field "lava")"},
        BadScene{"MisspeltTerrain", "/map/hazardus", "[]", unknown_field, "/map",
                 R"(expected "hazardous")"},
        BadScene{"UnknownBorder", "/map/edges", R"("sea")", unknown_name, "/map/edges",
                 "walls or open"},
        BadScene{"AHexOfThree", "/map/hexes/0", "[0,0,0]", wrong_type, "/map/hexes/0",
                 "found [0,0,0], expected a hex: [q,r]"},
        BadScene{"AHexNotWhole", "/map/hexes/0/1", "0.5", wrong_type, "/map/hexes/0/1", "0.5"},
        BadScene{"AHexTooFar", "/map/hexes/0/0", "10001", out_of_range, "/map/hexes/0/0", "10000"},
        BadScene{"AHexFarTooFar", "/map/hexes/0/0", "1e18", out_of_range, "/map/hexes/0/0",
                 "10000"},
        BadScene{"HexesSpreadTooWide", "/map/hexes/-", "[9000,9000]", out_of_range, "/map",
                 "box round the map"},
        BadScene{"WallHexesSpreadTooWide", "/map/wallHexes/-", "[-9000,9000]", out_of_range, "/map",
                 "box round the map"},
        BadScene{"AWallBetweenHexesThatAreNotAdjacent", "/map/walls/0", "[[0,0],[2,0]]",
                 bad_reference, "/map/walls/0", "two hexes that are adjacent"},
        BadScene{"AWallOfOneHex", "/map/walls/0", "[[0,0],[0,0]]", bad_reference, "/map/walls/0",
                 "adjacent"},
        BadScene{"AWallFarFromTheMap", "/map/walls/0", "[[0,5],[0,6]]", bad_reference,
                 "/map/walls/0", "at least one hex of map.hexes"},
        BadScene{"AWallOfOneEnd", "/map/walls/0", "[[0,0]]", wrong_type, "/map/walls/0",
                 "a pair of hexes"},
        BadScene{"ALinkToNowhere", "/map/links/0/1", "[9,9]", bad_reference, "/map/links/0/1",
                 "a hex of map.hexes"},
        BadScene{"ADoorOffTheMap", "/map/doors/0/at", "[9,9]", bad_reference, "/map/doors/0/at",
                 "found [9,9], expected a hex of map.hexes"},
        BadScene{"ADoorTwice", "/map/doors/-", R"({"at":[6,0]})", duplicate, "/map/doors/1",
                 "once"},
        BadScene{"ADoorWithoutAHex", "/map/doors/0", R"({"open":true})", missing_field,
                 "/map/doors/0", R"("at")"},
        BadScene{"ADoorHalfOpen", "/map/doors/0/open", "0.5", wrong_type, "/map/doors/0/open",
                 "true or false"},
        BadScene{"ATrapOffTheMap", "/map/traps/0", "[9,9]", bad_reference, "/map/traps/0", "[9,9]"},
        BadScene{"ATrapThatSaysMoreOffTheMap", "/map/traps/1/at", "[9,9]", bad_reference,
                 "/map/traps/1/at", "[9,9]"},
        BadScene{"ATrapTwice", "/map/traps/-", R"({"at":[4,0]})", duplicate, "/map/traps/2",
                 "once"},
        BadScene{"ATrapThatHeals", "/map/traps/1/damage", "-1", out_of_range, "/map/traps/1/damage",
                 "-1"},
        BadScene{"ATrapOfAnUnknownCondition", "/map/traps/1/conditions/0", R"("doom")",
                 unknown_name, "/map/traps/1/conditions/0", "a condition of frosthaven"},
        BadScene{"AnObstacleOffTheMap", "/map/obstacles/0", "[0,9]", bad_reference,
                 "/map/obstacles/0", "a hex of map.hexes"},
        BadScene{"AnObstacleTwice", "/map/obstacles/-", "[1,0]", duplicate, "/map/obstacles/1",
                 "once"},
        BadScene{"DifficultOffTheMap", "/map/difficult/0", "[0,9]", bad_reference,
                 "/map/difficult/0", "a hex of map.hexes"},
        BadScene{"IcyOffTheMap", "/map/icy/0", "[0,9]", bad_reference, "/map/icy/0", "[0,9]"},
        BadScene{"HazardousOffTheMap", "/map/hazardous/0", "[0,9]", bad_reference,
                 "/map/hazardous/0", "[0,9]"},
        BadScene{"HazardousTwice", "/map/hazardous/-", "[4,0]", duplicate, "/map/hazardous/1",
                 "once"},
        BadScene{"TreasureOffTheMap", "/map/treasure/0", "[0,1]", bad_reference, "/map/treasure/0",
                 "[0,1]"},
        BadScene{"AnUnrevealedHexThatIsOnTheMap", "/map/unrevealed", "[[1,0]]", duplicate,
                 "/map/unrevealed/0", "neither map.hexes nor map.wallHexes"},
        BadScene{"AnOpenDoorThatIsLocked", "/map/doors/0/locked", "true", out_of_range,
                 "/map/doors/0/locked", "open or locked"},
        BadScene{"NegativeOffTheMap", "/map/negative", "[[0,9]]", bad_reference, "/map/negative/0",
                 "[0,9]"},
        BadScene{"PressurePlateOffTheMap", "/map/pressurePlates", "[[0,9]]", bad_reference,
                 "/map/pressurePlates/0", "[0,9]"},
        BadScene{"NoInteractionWithACharacter", "/figures/1/noInteraction", "true", out_of_range,
                 "/figures/1/noInteraction", "a monster, boss or ally"},
        BadScene{"ConditionsBeyondInteraction", "/figures/0/noInteraction", "true", out_of_range,
                 "/figures/0/conditions", "none"},
        BadScene{"LootOffTheMap", "/loot/0", "[0,1]", bad_reference, "/loot/0", "[0,1]"}),
    name_of_case);

INSTANTIATE_TEST_SUITE_P(
    FigureSet, BadSceneTest,
    ::testing::Values(
        BadScene{"OffTheMap", "/figures/0/at", "[9,9]", bad_reference, "/figures/0/at",
                 "found [9,9], expected a hex of map.hexes"},
        BadScene{"InAWallHex", "/figures/0/at", "[0,1]", bad_reference, "/figures/0/at", "[0,1]"},
        BadScene{"TwoOnOneHex", "/figures/1/at", "[0,0]", duplicate, "/figures/1/at",
                 R"(found [0,0], expected a hex of its own: "M1" stands there)"},
        BadScene{"SeveralHexesOfACharacter", "/figures/1/alsoAt", "[[4,0]]", out_of_range,
                 "/figures/1/alsoAt",
                 "found several hexes of a figure of kind character, expected an objective: no "
                 "other figure stands in more than one hex"},
        BadScene{"AHexThatIsNotListed", "/figures/3/alsoAt", "[[5,1]]", bad_reference,
                 "/figures/3/alsoAt/0", "[5,1]"},
        BadScene{"AHexOfAnother", "/figures/3/alsoAt", "[[4,0],[3,0]]", duplicate,
                 "/figures/3/alsoAt/1",
                 R"(found [3,0], expected a hex of its own: "C1" stands there)"},
        BadScene{"AHexTwice", "/figures/3/alsoAt", "[[4,0],[4,0]]", duplicate,
                 "/figures/3/alsoAt/1", "found [4,0], expected each of its hexes once"},
        BadScene{"ItsFirstHexAgain", "/figures/3/alsoAt", "[[5,0]]", duplicate,
                 "/figures/3/alsoAt/0", "found [5,0], expected each of its hexes once"},
        BadScene{"HexesApart", "/figures/3/alsoAt", "[[4,0],[1,0]]", out_of_range,
                 "/figures/3/alsoAt/1",
                 R"(found [1,0], apart from the other hexes of "O1", expected hexes adjacent to )"},
        BadScene{"AHexThatIsNone", "/figures/3/alsoAt", "[4,0]", wrong_type, "/figures/3/alsoAt/0",
                 "found 4"},
        BadScene{"OneIdTwice", "/figures/1/id", R"("M1")", duplicate, "/figures/1/id",
                 "an id that no other figure has"},
        BadScene{"EmptyId", "/figures/0/id", R"("")", out_of_range, "/figures/0/id", "not empty"},
        BadScene{"NoId", "/figures/0/id", "", missing_field, "/figures/0", R"("id")"},
        BadScene{"NoKind", "/figures/0/kind", "", missing_field, "/figures/0", R"("kind")"},
        BadScene{"UnknownKind", "/figures/0/kind", R"("dragon")", unknown_name, "/figures/0/kind",
                 "character, summon, monster, ally, objective or boss"},
        BadScene{"NoSide", "/figures/0/side", "", missing_field, "/figures/0", R"("side")"},
        BadScene{"UnknownSide", "/figures/0/side", R"("neutral")", unknown_name, "/figures/0/side",
                 "party or monsters"},
        BadScene{"UnknownRank", "/figures/0/rank", R"("veteran")", unknown_name, "/figures/0/rank",
                 "normal, elite or named"},
        BadScene{"UnknownOrigin", "/figures/0/origin", R"("placed")", unknown_name,
                 "/figures/0/origin", "summoned or spawned"},
        BadScene{"UnknownField", "/figures/0/flyng", "true", unknown_field, "/figures/0",
                 R"(found the unknown field "flyng", expected "flying")"},
        BadScene{"MoreHpThanMaxHp", "/figures/0/hp", "7", out_of_range, "/figures/0/hp",
                 "at most the maxHp of 6"},
        BadScene{"NoHitPointsLeft", "/figures/0/hp", "0", out_of_range, "/figures/0/hp", "from 1"},
        BadScene{"TooManyHitPoints", "/figures/3/hp", "100000", out_of_range, "/figures/3/hp",
                 "to 99999"},
        BadScene{"NegativeMove", "/figures/0/move", "-1", out_of_range, "/figures/0/move", "-1"},
        BadScene{"MoveTooLong", "/figures/0/move", "1000", out_of_range, "/figures/0/move", "999"},
        BadScene{"RangeOfNothing", "/figures/0/range", "0", out_of_range, "/figures/0/range",
                 "from 1"},
        BadScene{"TooManyTargets", "/figures/0/targets", "100", out_of_range, "/figures/0/targets",
                 "to 99"},
        BadScene{"NegativeShield", "/figures/0/shield", "-1", out_of_range, "/figures/0/shield",
                 "-1"},
        BadScene{"InitiativeAsText", "/figures/1/initiative", R"("12")", wrong_type,
                 "/figures/1/initiative", "a number"},
        BadScene{"ThreeInitiatives", "/figures/1/initiative", "[1,2,3]", wrong_type,
                 "/figures/1/initiative", "[leading, second]"},
        BadScene{"TwoInitiativesOfAMonster", "/figures/0/initiative", "[1,2]", wrong_type,
                 "/figures/0/initiative", "a number"},
        BadScene{"NoSuchSummoner", "/figures/2/summoner", R"("C9")", bad_reference,
                 "/figures/2/summoner", R"(found "C9", expected the id of a figure)"},
        BadScene{"ItsOwnSummoner", "/figures/2/summoner", R"("S1")", bad_reference,
                 "/figures/2/summoner", "not its own summon"},
        BadScene{"SummonersInARing", "/figures/1/summoner", R"("S1")", bad_reference,
                 "/figures/1/summoner", "not its own summon"},
        BadScene{"UnknownCondition", "/figures/0/conditions/0", R"("sleepy")", unknown_name,
                 "/figures/0/conditions/0",
                 R"(found "sleepy", expected a condition of frosthaven)"},
        BadScene{"ConditionOfAnotherEdition", "/figures/0/conditions/0", R"("safeguard")",
                 not_in_edition, "/figures/0/conditions/0", "a condition of frosthaven"},
        BadScene{"ConditionTwice", "/figures/0/conditions/-",
                 R"({"name":"muddle","thisTurn":true})", duplicate, "/figures/0/conditions/1",
                 "each condition once"},
        BadScene{"ConditionAsNumber", "/figures/0/conditions/0", "1", wrong_type,
                 "/figures/0/conditions/0", "a condition of frosthaven"},
        BadScene{"ConditionWithAnUnknownField", "/figures/0/conditions/0",
                 R"({"name":"stun","turns":1})", unknown_field, "/figures/0/conditions/0",
                 "thisTurn"},
        BadScene{"ImmuneToNothingKnown", "/figures/0/immunities", R"(["shove"])", unknown_name,
                 "/figures/0/immunities/0", R"(found "shove")"},
        BadScene{"RetaliateWithoutAValue", "/figures/0/retaliate", R"([{"range":2}])",
                 missing_field, "/figures/0/retaliate/0", R"("value")"},
        BadScene{"UnknownEffect", "/figures/0/attackEffects", R"([{"shove":2}])", unknown_name,
                 "/figures/0/attackEffects/0", "an effect"},
        BadScene{"NegativePush", "/figures/0/attackEffects", R"([{"push":-1}])", out_of_range,
                 "/figures/0/attackEffects/0/push", "-1"},
        BadScene{"CardsNegative", "/figures/1/cards", R"({"hand":-1})", out_of_range,
                 "/figures/1/cards/hand", "-1"},
        BadScene{"UnknownElement", "/elements", R"({"water":"strong"})", unknown_field, "/elements",
                 R"(found the unknown field "water", expected one of fire, ice)"},
        BadScene{"UnknownElementState", "/elements/fire", R"("weak")", unknown_name,
                 "/elements/fire", "inert, waning or strong"},
        BadScene{"DeckOfNobody", "/decks/C9", "[]", bad_reference, "/decks", R"(cards of "C9")"},
        BadScene{"DeckOfAMonster", "/decks/M1", "[]", bad_reference, "/decks", "a character's id"},
        BadScene{"DiscardsOfNobody", "/discards", R"({"C9":[]})", bad_reference, "/discards", "C9"},
        BadScene{"UnknownCard", "/decks/monsters/0", R"("3x")", unknown_name, "/decks/monsters/0",
                 "a modifier card"},
        BadScene{"CardAsNumber", "/decks/monsters/0", "1", wrong_type, "/decks/monsters/0",
                 "found 1"},
        BadScene{"CardWithoutAValue", "/decks/monsters/0", R"({"rolling":true})", missing_field,
                 "/decks/monsters/0", R"("value")"},
        BadScene{"BonusOfNoKind", "/figures/1/bonuses", R"([{"value":1}])", missing_field,
                 "/figures/1/bonuses/0", R"("kind")"},
        BadScene{"BonusThatLastsForNoTime", "/figures/1/bonuses",
                 R"([{"kind":"shield","lasts":{"turns":0}}])", out_of_range,
                 "/figures/1/bonuses/0/lasts/turns", "from 1"},
        BadScene{"ADeathThatDoesNothing", "/figures/1/bonuses",
                 R"([{"kind":"onDeath","lasts":"persistent"}])", missing_field,
                 "/figures/1/bonuses/0", R"(expected "value" above 0, "condition", "attackAll")"},
        BadScene{"ADeathThatHarmsForNothing", "/figures/1/bonuses",
                 R"([{"kind":"onDeath","value":0}])", missing_field, "/figures/1/bonuses/0",
                 R"(found "onDeath" that does nothing)"},
        BadScene{"ADeathWithUses", "/figures/1/bonuses",
                 R"([{"kind":"onDeath","value":1,"uses":2}])", unknown_field,
                 "/figures/1/bonuses/0/uses", R"(found "uses" beside "onDeath")"},
        BadScene{"ProgressOfAnUnknownElement", "/progress",
                 R"({"turn":{"figure":"M1","usable":["water"]}})", unknown_name,
                 "/progress/turn/usable/0", "an element"},
        BadScene{"AFocusWithoutAName", "/progress", R"({"foci":[{"figure":"M1","focus":""}]})",
                 out_of_range, "/progress/foci/0/focus", "not empty"}),
    name_of_case);

INSTANTIATE_TEST_SUITE_P(
    Turn, BadSceneTest,
    ::testing::Values(
        BadScene{"NoSuchFigure", "/turn/figure", R"("M9")", bad_reference, "/turn/figure",
                 R"(found "M9", expected the id of a figure)"},
        BadScene{"NoFigure", "/turn/figure", "", missing_field, "/turn", R"("figure")"},
        BadScene{"OfACharacter", "/turn/figure", R"("C1")", bad_reference, "/turn/figure",
                 R"("C1", a character, whose turn is its player's own)"},
        BadScene{"OfAnObjective", "/turn/figure", R"("O1")", bad_reference, "/turn/figure",
                 R"("O1", an objective, which takes no turn)"},
        BadScene{"NoAbilities", "/turn/abilities", "", missing_field, "/turn", R"("abilities")"},
        BadScene{"UnknownAbility", "/turn/abilities/0", R"({"dance":{}})", unknown_field,
                 "/turn/abilities/0", R"(found the unknown field "dance", expected one of move)"},
        BadScene{"TwoAbilitiesInOne", "/turn/abilities/0", R"({"move":{"points":1},"loot":{}})",
                 wrong_type, "/turn/abilities/0", "one field"},
        BadScene{"NoAbilityInOne", "/turn/abilities/0", "{}", wrong_type, "/turn/abilities/0",
                 "one field"},
        BadScene{"ABonusOnADeathThatDoesNothing", "/turn/abilities/0",
                 R"({"bonus":{"onDeath":{}}})", missing_field, "/turn/abilities/0/bonus/onDeath",
                 "found a death that does nothing"},
        BadScene{"ABonusOnADeathOfNoDamage", "/turn/abilities/0",
                 R"({"bonus":{"onDeath":{"value":0}}})", missing_field,
                 "/turn/abilities/0/bonus/onDeath", R"(expected "value" above 0, "condition")"},
        BadScene{"MoveWithoutPoints", "/turn/abilities/0/move", R"({"jump":true})", missing_field,
                 "/turn/abilities/0/move", R"("points")"},
        BadScene{"MoveTooLong", "/turn/abilities/0/move/points", "1000", out_of_range,
                 "/turn/abilities/0/move/points", "to 999"},
        BadScene{"MoveNegative", "/turn/abilities/0/move/points", "-1", out_of_range,
                 "/turn/abilities/0/move/points", "-1"},
        BadScene{"MoveNotWhole", "/turn/abilities/0/move/points", "2.5", wrong_type,
                 "/turn/abilities/0/move/points", "2.5"},
        BadScene{"RelativeWithoutASign", "/turn/abilities/0/move/points", R"("2")", wrong_type,
                 "/turn/abilities/0/move/points", R"("+1", "-2", "+0")"},
        BadScene{"RelativeOfTwoSigns", "/turn/abilities/0/move/points", R"("+-2")", wrong_type,
                 "/turn/abilities/0/move/points", R"(found "+-2")"},
        BadScene{"AttackWithoutAValue", "/turn/abilities/1/attack", R"({"range":2})", missing_field,
                 "/turn/abilities/1/attack", R"("value")"},
        BadScene{"AttackOfRangeNought", "/turn/abilities/1/attack/range", "0", out_of_range,
                 "/turn/abilities/1/attack/range", "from 1"},
        BadScene{"AttackOnTooMany", "/turn/abilities/1/attack/targets", "100", out_of_range,
                 "/turn/abilities/1/attack/targets", "to 99"},
        BadScene{"AttackOnEverybody", "/turn/abilities/1/attack/targets", R"("everybody")",
                 wrong_type, "/turn/abilities/1/attack/targets", "everybody"},
        BadScene{"AllAttacksOnOneOfAll", "/turn/abilities/1/attack",
                 R"({"value":2,"targets":"all","allOnOne":true})", duplicate,
                 "/turn/abilities/1/attack/allOnOne", R"("allOnOne" beside "all" targets)"},
        BadScene{"AllAttacksOnOneOfAnArea", "/turn/abilities/1/attack",
                 R"({"value":2,"area":{"red":[[0,0]]},"allOnOne":true})", duplicate,
                 "/turn/abilities/1/attack/allOnOne", R"("allOnOne" beside an "area")"},
        BadScene{"ARankOfNoCard", "/turn/abilities/0", R"({"rank":"named","to":[]})", unknown_name,
                 "/turn/abilities/0/rank", R"(found "named", expected a rank: normal or elite)"},
        BadScene{"ForWhomNobodyKnows", "/turn/abilities/0",
                 R"({"heal":{"value":2,"whom":"friends"}})", unknown_name,
                 "/turn/abilities/0/heal/whom", R"(found "friends")"},
        BadScene{"AreaWithoutRedHexes", "/turn/abilities/1/attack/area",
                 R"({"grey":[0,0],"red":[]})", out_of_range, "/turn/abilities/1/attack/area/red",
                 "at least one hex"},
        BadScene{"AreaWithNoRed", "/turn/abilities/1/attack/area", R"({"grey":[0,0]})",
                 missing_field, "/turn/abilities/1/attack/area", R"("red")"},
        BadScene{"AreaWithARedHexTwice", "/turn/abilities/1/attack/area",
                 R"({"red":[[1,0],[2,0],[1,0]]})", duplicate, "/turn/abilities/1/attack/area/red/2",
                 "once"},
        BadScene{"AreaWithAHexInTwoColours", "/turn/abilities/1/attack/area",
                 R"({"grey":[0,0],"red":[[0,0]]})", duplicate, "/turn/abilities/1/attack/area",
                 "one colour"},
        BadScene{"EffectOfAnotherEdition", "/turn/abilities/1/attack/effects", R"(["safeguard"])",
                 not_in_edition, "/turn/abilities/1/attack/effects/0", "frosthaven"},
        BadScene{"AddOnAnUnknownCondition", "/turn/abilities/1/attack/adds",
                 R"([{"if":{"targetHas":"gout"},"value":"+1"}])", unknown_name,
                 "/turn/abilities/1/attack/adds/0/if/targetHas", "gout"},
        BadScene{"HitPointsOfNoSet", "/turn/abilities/0", R"({"if":{"hitPoints":"most"}})",
                 missing_field, "/turn/abilities/0/if", "of"},
        BadScene{
            "HitPointsComparedAfterSomethingElse", "/turn/abilities/0",
            R"({"if":{"performed":"move"},"to":[{"if":{"hitPoints":"most","of":["imp"]},"to":[{"loot":{"range":1}}]}]})",
            refused, "/turn/abilities/0/to/0",
            "an ability other than move, teleport, attack and focus"},
        BadScene{"ConditionAndRoundAskedTogether", "/turn/abilities/0",
                 R"({"if":{"has":"poison","round":"odd"}})", unknown_field, "/turn/abilities/0/if",
                 ""},
        BadScene{"SomebodyDecidesNothing", "/turn/abilities/1/attack/adds",
                 R"([{"if":{"decides":"C1"},"value":"+1"}])", unknown_field,
                 "/turn/abilities/1/attack/adds/0/if/decides", "only beside"},
        BadScene{"ATargetForALostCondition", "/turn/abilities/1/attack/adds",
                 R"([{"if":{"lose":"poison"},"targets":"+1"}])", unknown_field,
                 "/turn/abilities/1/attack/adds/0/targets", "changes no turn"},
        BadScene{"AddOnAnUnknownThing", "/turn/abilities/1/attack/adds", R"([{"if":{"moon":1}}])",
                 unknown_field, "/turn/abilities/1/attack/adds/0/if", "moon"},
        BadScene{"InfuseOfAnUnknownElement", "/turn/abilities/0", R"({"infuse":["water"]})",
                 unknown_name, "/turn/abilities/0/infuse/0",
                 "fire, ice, air, earth, light or dark"},
        BadScene{"InfuseOfOneElementTwice", "/turn/abilities/0", R"({"infuse":["fire/fire"]})",
                 unknown_name, "/turn/abilities/0/infuse/0", "fire/fire"},
        BadScene{"ConsumeForNothing", "/turn/abilities/0", R"({"consume":["ice"]})", missing_field,
                 "/turn/abilities/0", R"("to")"},
        BadScene{"ConsumeBesideAnother", "/turn/abilities/0",
                 R"({"consume":["ice"],"to":[],"move":{"points":1}})", unknown_field,
                 "/turn/abilities/0", "move"},
        BadScene{"ToWithoutConsume", "/turn/abilities/0", R"({"to":[]})", unknown_field,
                 "/turn/abilities/0", R"("to")"},
        BadScene{"PushOfTwoLengths", "/turn/abilities/0", R"({"push":{"points":1,"value":2}})",
                 duplicate, "/turn/abilities/0/push/value", "one of them"},
        BadScene{"PushOfNoLength", "/turn/abilities/0", R"({"push":{"range":1}})", missing_field,
                 "/turn/abilities/0/push", R"("points")"},
        BadScene{"AMoveThatIsANumber", "/turn/abilities/0/move", "3", wrong_type,
                 "/turn/abilities/0/move", R"(found 3, expected an object such as {"points": 3})"},
        BadScene{"AnAttackThatIsANumber", "/turn/abilities/1/attack", "2", wrong_type,
                 "/turn/abilities/1/attack", R"(an object such as {"value": 2})"},
        BadScene{"AFocusThatIsAWord", "/turn/abilities/0", R"({"focus":"farthest"})", wrong_type,
                 "/turn/abilities/0/focus", R"(an object such as {"on": "farthest"})"},
        BadScene{"ARetaliateThatIsANumber", "/figures/0/retaliate", "2", wrong_type,
                 "/figures/0/retaliate", R"(a list such as [{"value": 2}])"},
        BadScene{"AbilitiesThatAreOne", "/turn/abilities", R"({"move":{"points":2}})", wrong_type,
                 "/turn/abilities", "a list such as [{...}]"},
        BadScene{"AModifierThatIsANumber", "/decks/monsters", "[0]", wrong_type,
                 "/decks/monsters/0", R"(a text such as "+0")"},
        BadScene{"SummonOfNobody", "/turn/abilities/0", R"({"summon":{}})", missing_field,
                 "/turn/abilities/0/summon", R"("name")"},
        BadScene{"SummonWithMoreHpThanMaxHp", "/turn/abilities/0",
                 R"({"summon":{"name":"Imp","hp":4,"maxHp":3}})", out_of_range,
                 "/turn/abilities/0/summon/hp", "at most the maxHp of 3"},
        BadScene{"SummonWithMaxHpAlone", "/turn/abilities/0",
                 R"({"summon":{"name":"Imp","maxHp":3}})", missing_field,
                 "/turn/abilities/0/summon", R"(expected the field "hp")"},
        BadScene{"AChangeOfRankBelowAnotherLine", "/turn/abilities",
                 R"([{"shield":{"value":1}},{"switchRank":true}])", refused, "/turn/abilities/1",
                 "only as the first line of a card"},
        BadScene{"AChangeOfRankWithinAnAbility", "/turn/abilities/0",
                 R"({"consume":["fire"],"to":[{"switchRank":true}]})", refused,
                 "/turn/abilities/0/to/0", "only as the first line of a card"},
        BadScene{"AChangeOfRankWithoutARank", "/turn/abilities", R"([{"switchRank":true}])",
                 refused, "/turn/abilities/0", "a figure without a rank"},
        BadScene{"AChangeOfRankThatIsNone", "/turn/abilities/0", R"({"switchRank":false})",
                 out_of_range, "/turn/abilities/0/switchRank", "expected true"},
        BadScene{"AnErrorDeepInAGrant", "/turn/abilities/0",
                 R"({"grant":{"abilities":[{"move":{"points":"x"}}]}})", wrong_type,
                 "/turn/abilities/0/grant/abilities/0/move/points", R"(found "x")"},
        BadScene{"AControlledMove", "/turn/abilities/0",
                 R"({"control":{"abilities":[{"move":{"points":3}}],"whom":"targets"}})", refused,
                 "/turn/abilities/0/control/abilities/0", "a controlled move"},
        BadScene{"AControlledArea", "/turn/abilities/0",
                 R"({"control":{"abilities":[{"attack":{"value":1,"allOnOne":true}}]}})", refused,
                 "/turn/abilities/0/control/abilities/0/attack/allOnOne", "of a controlled attack"},
        BadScene{"AControlOfTwoKinds", "/turn/abilities/0",
                 R"({"control":{"abilities":[],"whom":"targets","range":2}})", duplicate,
                 "/turn/abilities/0/control/range", "one of them"}),
    name_of_case);

TEST(BadScene, AConditionThatTheEditionLacksNamesTheEdition) {
    for (const auto& [edition_name, condition] :
         {std::pair{"gloomhaven", "ward"}, std::pair{"jaws-of-the-lion", "brittle"},
          std::pair{"gloomhaven-2", "bane"}, std::pair{"frosthaven", "safeguard"}}) {
        Json json = small_scene();
        json["edition"] = edition_name;
        json["figures"][0]["conditions"] = {condition};
        const Error error = error_of([&] { static_cast<void>(read_scene(json)); });
        EXPECT_EQ(error.code, not_in_edition);
        EXPECT_THAT(error.sentence(),
                    HasSubstr("a condition of " + std::string{edition_name} + ":"));
    }
}

TEST(BadScene, AnotherEditionInsteadOfItsOwnDecidesWhichConditionsThereAre) {
    Json json = small_scene();
    json["figures"][0]["conditions"] = {"brittle"};
    const Edition& frosthaven = edition(EditionId::frosthaven);
    EXPECT_EQ(read_scene(Reader{json}, &frosthaven).edition, frosthaven);
    const Error error = error_of(
        [&] { static_cast<void>(read_scene(Reader{json}, &edition(EditionId::gloomhaven))); });
    EXPECT_EQ(error.code, not_in_edition);
}

TEST(BadScene, MoreFiguresThanASceneHolds) {
    Json json = small_scene();
    json["map"]["hexes"].clear();
    json["map"]["wallHexes"].clear();
    json["figures"].clear();
    json["turn"] = {{"figure", "F0"}, {"abilities", Json::array()}};
    for (const char* field : {"decks", "loot"}) {
        json.erase(field);
    }
    json["map"] = {{"hexes", Json::array()}};
    for (std::size_t i = 0; i <= max_figures; ++i) {
        json["map"]["hexes"].push_back({i, 0});
        json["figures"].push_back({{"id", "F" + std::to_string(i)},
                                   {"kind", "monster"},
                                   {"side", "monsters"},
                                   {"at", {i, 0}}});
    }
    const Error error = error_of([&] { static_cast<void>(read_scene(json)); });
    EXPECT_EQ(error.sentence(), "/figures: found 257 figures, expected at most 256");
    json["figures"].erase(max_figures);
    EXPECT_EQ(read_scene(json).figures.size(), max_figures);
}

TEST(BadScene, MoreHexesThanABoardHolds) {
    Json json = {
        {"format", "scene/1"}, {"edition", "frosthaven"}, {"map", {{"hexes", Json::array()}}}};
    constexpr std::size_t width = 200;
    for (std::size_t i = 0; i <= max_hexes; ++i) {
        json["map"]["hexes"].push_back({i % width, i / width});
    }
    const Error error = error_of([&] { static_cast<void>(read_scene(json)); });
    EXPECT_EQ(error.sentence(), "/map/hexes: found 20001 hexes, expected at most 20000");
    json["map"]["hexes"].erase(max_hexes);
    EXPECT_EQ(read_scene(json).map.hexes.size(), max_hexes);
}

TEST(BadScene, AnAreaOfMoreHexesThanAnyCardShows) {
    Json json = small_scene();
    Json& red = json["turn"]["abilities"][1]["attack"]["area"]["red"];
    for (int i = 0; i <= 100; ++i) {
        red.push_back({i, 0});
    }
    const Error error = error_of([&] { static_cast<void>(read_scene(json)); });
    EXPECT_EQ(error.pointer, "/turn/abilities/1/attack/area");
    EXPECT_EQ(error.code, out_of_range);
    red.erase(100);
    EXPECT_NO_THROW(static_cast<void>(read_scene(json)));
}

}  // namespace
}  // namespace standee
