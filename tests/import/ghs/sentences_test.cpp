#include "import/ghs/sentences.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "tests/import/ghs/reading.hpp"

namespace standee::ghs {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// A sentence as a card writes it, and the pattern that reads it.
struct Written {
    const char* text;
    const char* pattern;
    Sentence::In in = Sentence::In::text;
};

class GhsSentence : public ::testing::TestWithParam<Written> {};

TEST_P(GhsSentence, IsFoundByItsPattern) {
    const auto match = match_sentence(GetParam().text, "bog-toad", GetParam().in);
    ASSERT_TRUE(match.has_value()) << GetParam().text;
    EXPECT_EQ(match->sentence->pattern, GetParam().pattern) << GetParam().text;
}

constexpr auto written = std::to_array<Written>({
    {"with H equal to the summoning Toad's current hit point value (limited by a normal Toad's "
     "maximum hit point values).",
     "with h equal to the summoning * current hit point value limited by a normal * maximum hit "
     "point value/values"},
    {"Spawn one Rust Hound at B. It is Normal for 2 characters and Elite for 3-4.",
     "spawn one * at * it is normal for 2 characters and elite for 3 4"},
    {"Spawn one Rust Hound. It is Normal for 2 characters, Elite every second spawn for 3 and "
     "Elite "
     "for 4 characters.",
     "spawn one * it is normal for 2 characters elite every second spawn for 3 and elite for 4 "
     "characters"},
    {"all in row A", "all in row *", Sentence::In::target},
    {"+(2xT)", "+2xt"},
    {"where T is the number of damage tokens on the target's character mat",
     "where t is the number of damage tokens on the target's character mat"},
    {"Base armor is 0 while Bog Toad does not have Poison",
     "base armor is 0 while ?the @ does not have *", Sentence::In::stat_card},
    {"If its hit points would drop below 10, it becomes 10 instead.",
     "if its hit points would drop below # it becomes # instead", Sentence::In::stat_card},
    {"Nothing", "nothing"},
    {"The Bog Toad does not act", "?the @ does not act"},
    {"Does not act", "does not act"},
    {"They will move to avoid being adjacent to their focus.",
     "they will move to avoid being adjacent to their focus"},
    {"They are not moving this round.", "they are not moving this round"},
    {"This is exactly how they acted last scenario.",
     "this is exactly how they acted last scenario"},
    {"Does not perform a turn", "does not perform a turn"},
    {"The Bog Toad does not perform a turn", "?the @ does not perform a turn"},
    {"Shuffle this deck at the end of the round.", "shuffle this deck at the end of the round",
     Sentence::In::shuffling},
    {"Uses character AM deck", "uses character am deck"},
    {"char-am-deck", "char am deck"},
    {"Advantage", "advantage"},
    {"Performs no actions", "performs no actions"},
    {"Disadvantage", "disadvantage"},
    {"Attackers gain disadvantage", "attackers gain disadvantage"},
    {"Attackers gain disadvantage", "attackers gain disadvantage", Sentence::In::stat_card},
    {"Add +2 Attack if the target is Wound.", "?add # attack if the target is *"},
    {"Add +1 Attack if the target's current hit point value is less than maximum.",
     "?add # attack if the target's current hit point value is less than maximum"},
    {"Add +2 Attack if the target is adjacent to at least two Rust Hounds",
     "?add # attack if the target is adjacent to at least two *"},
    {"If the target of the attack ability is adjacent, add Push 2 to the attack.",
     "if the target of the attack ability is adjacent add push # to the attack"},
    {"Target one enemy within two hexes", "target one enemy within two hexes"},
    {"Target all adjacent enemies that do not have any Chill tokens",
     "target all adjacent enemies that do not have any * tokens"},
    {"Target one enemy with no Chill tokens within Range 3",
     "target one enemy with no * tokens within range #"},
    {"All adjacent enemies with Chill suffer 1 damage.",
     "all adjacent enemies with * suffer # damage"},
    {"All adjacent figures with Wound suffer 1 damage.",
     "all adjacent figures with * suffer # damage"},
    {"All enemies occupying a water tile suffer 1 damage.",
     "all enemies occupying a water tile suffer # damage"},
    {"Create a water tile in all hexes occupied by a target containing no overlay tiles.",
     "create a * tile in all hexes occupied by a target containing no overlay tiles"},
    {"Create a hazardous terrain tile in the hex occupied by the target if it contains no overlay "
     "tiles.",
     "create a hazardous terrain tile in the hex occupied by the target if it contains no overlay "
     "tiles"},
    {"Create a hazardous terrain tile in all hexes occupied by a target if it contains no overlay "
     "tiles.",
     "create a hazardous terrain tile in all hexes occupied by a target if it contains no overlay "
     "tiles"},
    {"Create a hazardous terrain tile in the hex the Bog Toad is occupying if it contains no "
     "overlay tiles.",
     "create a hazardous terrain tile in the hex the @ is occupying if it contains no overlay "
     "tiles"},
    {"If an enemy targets the Bog Toad with an attack, that enemy gains Infect.",
     "if an enemy targets ?the @ with an attack that enemy gains *"},
    {"On the next three sources of damage from attacks targeting you, gain Shield 3.",
     "on the next three sources of damage from attacks targeting you gain shield #"},
    {"On the next three sources of damage to you, suffer no damage instead.",
     "on the next three sources of damage to you suffer no damage instead"},
    {"It may consume fire / consume earth as if the element is currently strong when a Rust Hound "
     "/ Bog Toad is present on the map",
     "it may consume * as if the element is currently strong when a * is present on the map",
     Sentence::In::stat_card},
    {"Retaliate only applies before its turn", "retaliate only applies before its turn"},
    {"Shield only applies before its turn.", "shield/retaliate only applies before its turn",
     Sentence::In::stat_card},
    {"Shield only applies on ranged attacks", "shield/retaliate only applies on ranged attacks",
     Sentence::In::stat_card},
    {"Lose Retaliate if Wound", "lose retaliate if *", Sentence::In::stat_card},
    {"Unaffected by hazardous terrain", "unaffected by hazardous terrain", Sentence::In::stat_card},
    {"Unaffected by water hexes", "unaffected by water hexes", Sentence::In::stat_card},
    {"All adjacent allies add +1 Attack to all attacks",
     "all adjacent allies add # attack to all attacks", Sentence::In::stat_card},
    {"Target all enemies within one hex along the path moved",
     "target all enemies within one hex along the path moved"},
    {"Target all adjacent Rust Hounds", "target all adjacent *"},
    {"Self and all adjacent Rust Hounds", "self and all adjacent *", Sentence::In::target},
    {"All targets suffer 2 damage", "all targets suffer # damage"},
    {"One adjacent enemy suffers 2 damage", "one adjacent enemy suffer/suffers # damage"},
    {"Create a water tile in an unoccupied adjacent hex closest to an enemy containing no overlay "
     "tile.",
     "create a water tile in an unoccupied adjacent hex closest to an enemy containing no overlay "
     "tile"},
    {"Create a hazardous terrain tile in an empty adjacent hex closest to an enemy.",
     "create a/one hazardous terrain tile in an empty adjacent hex closest to an enemy"},
    {"in the same hex the elite died", "in the same hex the elite/normal/figure died"},
    {"1:", "#", Sentence::In::parts},
    {"The Bog Toad is immune to all forced movement",
     "?the @ is immune to all forced movement ?including ?teleport", Sentence::In::stat_card},
    {"+1 Attack on each attack targeting a figure with Poison",
     "# attack on each attack targeting a figure with *", Sentence::In::stat_card},
    {"If you apply curse or bless, apply a second curse or bless",
     "if you apply curse or bless apply a second curse or bless", Sentence::In::stat_card},
    {"Acts immediately after Sun.", "acts immediately after *", Sentence::In::card},
    {"Bog Toads without Poison do not act.", "@ without * do not act", Sentence::In::card},
    {"Squidface may have the Bog Toad lose Poison to add Muddle.",
     "* may have the @ lose * to add *"},
    {"When given a medical pack, perform:", "when given a medical pack perform",
     Sentence::In::card},
    {"Remove the Bog Toad from the map after being healed fully or given a medical pack.",
     "remove ?the @ from the map after being healed fully or given a medical pack",
     Sentence::In::card},
    {"Suffer 1 damage at end of round until fully healed",
     "suffer # damage at end of round until fully healed", Sentence::In::card},
    {"Even numbered Bog Toads act according to the first drawn ability card and odd numbered Bog "
     "Toads act according to the second drawn ability card.",
     "even numbered * act according to the first drawn ability card and odd numbered * act "
     "according to the second drawn ability card",
     Sentence::In::stat_card},
    {"Double all Heal values", "double all heal values", Sentence::In::stat_card},
    {"Double all Heal values. Heals target the Bog Toad if able",
     "double all heal values heals target * if able", Sentence::In::stat_card},
    {"Play top two cards, using the first card as initiative. Perform the bottom action of the "
     "first card, then the top action of the second card",
     "play top two cards using the first card as initiative perform the bottom action of the "
     "first card then the top action of the second card",
     Sentence::In::stat_card},
    {"Add +2 Attack if the target is adjacent to any of the Bog Toad's allies.",
     "?add # attack if the target is adjacent to any of * allies"},
    {"Add +2 Attack if the target has Wound.", "?add # attack if the target has *"},
    {"Add 2 attack if the target is occupying a water tile",
     "?add # attack if the target is occupying a water tile"},
    {"Add disarm if there are no Rust Hounds within range 2",
     "add disarm if there are no * within range #"},
    {"Target enemies within 2 hexes", "target enemies within # hexes"},
    {"2 enemies within 2 hexes", "# enemies within # hexes", Sentence::In::target},
    {"Target all enemies within range 2", "target all enemies within range #"},
    {"All enemies adjacent to the target suffer 2 damage",
     "all enemies adjacent to the target suffer # damage"},
    {"All allies and enemies adjacent to the target suffer 2 damage",
     "all allies and enemies adjacent to the target suffer # damage"},
    {"The target also suffers 2 damage", "the target also suffers # damage"},
    {"The target suffers x damage where x is their shield value for this attack",
     "the target suffers x damage where x is their shield value for this attack"},
    {"X is double their shield value instead", "x is double their shield value instead"},
    {"Enemiesmovedthroughadjacent", "enemiesmovedthroughadjacent", Sentence::In::special_target},
    {"Enemiesmovedthrough", "enemiesmovedthrough", Sentence::In::special_target},
    {"All adjacent enemies suffer 2 damage", "all adjacent enemies suffer # damage"},
    {"All enemies within range 2 suffer 2 damage", "all enemies within range # suffer # damage"},
    {"All enemies suffer 2 damage", "all enemies suffer # damage"},
    {"All adjacent allies and enemies suffer 2 damage",
     "all adjacent allies/enemies and enemies/allies suffer # damage"},
    {"All adjacent figures suffer 2 damage", "all adjacent figures suffer # damage"},
    {"All adjacent enemies suffer hazardous terrain damage",
     "all adjacent enemies suffer hazardous terrain damage"},
    {"All adjacent enemies suffer trap damage", "all adjacent enemies suffer trap damage"},
    {"The Bog Toad suffers 2 damage", "?the @ suffers # damage"},
    {"2 damage", "# damage", Sentence::In::parts},
    {"If the element is consumed by the Bog Toad during the move ability it suffers 2 damage",
     "if the element is consumed by ?the @ during the move ability it suffers # damage"},
    {"The closest enemy in line-of-sight, regardless of range, suffers [1+L/2{$math.ceil}] damage",
     "the closest enemy in line of sight regardless of range suffer/suffers # damage"},
    {"The highest health enemy within Range 4 and within line-of-sight suffers "
     "Damage "
     "X.",
     "the highest health enemy within range # and within line of sight suffer/suffers damage x"},
    {"The highest health enemy within range 4 and within line-of-sight suffers 3 damage",
     "the highest health enemy within range # and within line of sight suffer/suffers # damage"},
    {"If the move ability was performed the Bog Toad suffers 2 damage",
     "if the/this move/movement ?ability was/is performed ?the @ suffers # damage"},
    {"If the move ability was performed", "if the move ability was performed", Sentence::In::parts},
    {"If the move ability was performed the Bog Toad performs",
     "if the move ability was performed ?the @ performs", Sentence::In::parts},
    {"If the attack ability was performed the Bog Toad suffers 2 damage",
     "if the/this attack ?ability was/is performed ?the @ suffers # damage"},
    {"If the attack ability was performed", "if the attack ability was performed",
     Sentence::In::parts},
    {"If the attack ability was performed the Bog Toad performs",
     "if the attack ability was performed ?the @ performs", Sentence::In::parts},
    {"If the attack ability was performed all adjacent enemies suffer trap damage and the Bog Toad "
     "dies",
     "if the attack ability was performed all adjacent enemies suffer trap damage and ?the @ dies"},
    {"If no Rust Hounds was targeted by the grant ability",
     "if no * was targeted by the grant ability", Sentence::In::parts},
    {"The Toad with the lowest current hit point value performs",
     "the * with the lowest current hit point value performs", Sentence::In::parts},
    {"The Toad with the highest current hit point value performs",
     "the * with the highest current hit point value performs", Sentence::In::parts},
    {"If both Toads have the same hit point value, they both perform all abilities.",
     "if both * have the same hit point value they both perform all abilities"},
    {"If odd round", "if odd round", Sentence::In::parts},
    {"If even round", "if even round", Sentence::In::parts},
    {"Where x is the amount of damage suffered by the target of the attack ability",
     "where x is the amount of damage suffered by the target of the attack ability"},
    {"Where x is the damage dealt by the attack ability",
     "where x is the damage dealt by the attack ability"},
    {"X is damage suffered by target of attack", "x is damage suffered by target of attack"},
    {"Where x is the number of Rust Hounds on the map", "where x is the number of * on the map"},
    {"Where x is equal to the number of hexes moved this turn",
     "where x is equal to the number of hexes moved this turn"},
    {"Where x is equal to hazardous terrain damage",
     "where x is equal to hazardous terrain damage"},
    {"Perform heal x self where x is twice the number of enemies targeted by the attack ability",
     "perform heal x self where x is twice the number of enemies targeted by the attack ability"},
    {"Where x is the Rust Hounds current hit point value divided by 2 rounded down up to a maximum "
     "of Rust Hounds",
     "where x is the * current hit point value divided by # rounded down up to a maximum of *"},
    {"Perform \"Heal 1, self\" for each target damaged",
     "perform heal # self for each target damaged"},
    {"Summon x normal Rust Hounds", "summon x normal *"},
    {"Create one poison trap in an adjacent empty hex.",
     "create one * trap in an adjacent empty hex"},
    {"Create one poison trap in any adjacent empty hex closest to an enemy.",
     "create a/one * trap in an/any adjacent empty hex closest to an enemy"},
    {"Spawn one Bog Toad at b. It is Normal for 2-3 characters and Elite for 4.",
     "spawn one * it is normal for 2 * *"},
    {"Create one 1 hex water tile in an adjacent empty hex",
     "create one 1 hex water tile in an adjacent empty hex"},
    {"Create one 1 hex water tile in an adjacent empty hex closest to an enemy",
     "create one 1 hex water tile in an adjacent empty hex closest to an enemy"},
    {"Create one 1 hex obstacle tile in an adjacent empty hex",
     "create one 1 hex obstacle tile in an adjacent empty hex"},
    {"Create one 1 hex obstacle tile in an adjacent empty hex closest to an enemy",
     "create one 1 hex obstacle tile in an adjacent empty hex closest to an enemy"},
    {"Create one 3-damage trap in an adjacent empty hex closest to an enemy.",
     "create a/one # damage trap in an adjacent empty hex closest to an enemy"},
    {"Create one damage 2 trap in an adjacent empty hex closest to an enemy",
     "create one damage # trap in an adjacent empty hex closest to an enemy"},
    {"All enemies adjacent to the created obstacle suffer hazardous terrain damage",
     "all enemies adjacent to the created obstacle suffer hazardous terrain damage"},
    {"In an empty hex adjacent to the target of the attack ability",
     "in an/a ?empty hex adjacent to the target ?of ?the ?attack ?ability"},
    {"In an adjacent unoccupied hex with a water tile",
     "in an adjacent unoccupied hex with a water tile"},
    {"Focus on the enemy farthest away within range 2",
     "focus on the enemy farthest away within range #"},
    {"Focus on the enemy farthest away", "focus on the enemy farthest away"},
    {"Focus on the enemy with the lowest current hit point value.",
     "focus on the enemy with the lowest current hit point value"},
    {"Focus on the enemy with the highest initiative.",
     "focus on the enemy with the highest initiative"},
    {"Teleport to the closest unoccupied hex adjacent to the focus.",
     "teleport to the closest unoccupied hex adjacent to the focus"},
    {"All ranged attacks targeting this figure gain Disadvantage.",
     "all ranged attacks targeting this figure gain disadvantage"},
    {"If any enemy suffers Retaliate Damage from attacking an Icecrawler this round, this "
     "enemy gains Chill.",
     "if any enemy suffers retaliate damage from attacking an icecrawler this round this enemy "
     "gains *"},
    {"Gain Range 3 on all Retaliate abilities.", "gain range # on all retaliate abilities"},
    {"where X is this figure's Attack value.", "where x is this figure's attack value"},
    {"Remove Poison from self.", "remove * from self"},
    {"If a negative condition was removed with this heal, the target gains Strengthen.",
     "if a negative condition was removed with this heal the target gains *"},
    {"Place 1 damage token next to ship a/b.", "place 1 damage token next to ship a/b"},
    {"Where X is the number of Bog Toads alive", "where x is the number of * alive",
     Sentence::In::stat_card},
    {"Every time you kill a drake, the Bog Toad suffers 2 damage.",
     "every time you kill a * the @ suffers # damage", Sentence::In::stat_card},
    {"Focusenemyfarthest", "focusenemyfarthest", Sentence::In::special_target},
    {"All attacks targeting the Bog Toad gain disadvantage this round",
     "all attacks targeting ?the @ gain disadvantage this round"},
    {"All attacks targeting the Bog Toad this round gain disadvantage",
     "all attacks targeting ?the @ this round gain disadvantage"},
    {"Any time a figure attacks the Bog Toad this round that figure suffer 2 damage",
     "any time a figure attacks ?the @ this round that figure suffer/suffers # damage"},
    {"Rust Hounds within range 2 add 2 attack to all of their attacks this round",
     "* within range # add # attack to all ?of their attacks this round"},
    {"All allies add 2 attack to all their attacks this round",
     "all allies add # attack to all ?their attacks this round"},
    {"Grant all allies within range 2 and self", "grant all allies within range # and self",
     Sentence::In::parts},
    {"Grant all allies and self", "grant all allies and self", Sentence::In::parts},
    {"Grant all allies", "grant all allies", Sentence::In::parts},
    {"Grant all allies within range 2:", "grant all allies within range #", Sentence::In::parts},
    {"Grant all Rust Hounds within range 2:", "grant all * within range #", Sentence::In::parts},
    {"Grant all Rust Hounds:", "grant all *", Sentence::In::parts},
    {"Grant the [C] closest allies:", "grant the # closest allies", Sentence::In::parts},
    {"Perform the following [C] times:", "perform the following # times", Sentence::In::parts},
    {"Grant all allies shield 2", "grant all allies shield #"},
    {"Grant all allies retaliate 2", "grant all allies retaliate #"},
    {"Grant the closest Rust Hounds within range 2", "grant the closest * within range #",
     Sentence::In::grant},
    {"Grant all Rust Hounds within range 2", "grant all * within range #", Sentence::In::grant},
    {"Rust Hounds perform:", "* perform/performs", Sentence::In::grant},
    {"Control all targets of the attack ability in initiative order",
     "control all targets of the attack ability in initiative order", Sentence::In::grant},
    {"All Rust Hounds", "all *", Sentence::In::target},
    {"All elite Rust Hounds become normal and all normal Rust Hounds become elite",
     "all elite * become normal and all normal * become elite", Sentence::In::switch_type},
    {"Disadvantage", "disadvantage", Sentence::In::stat_card},
    {"All attacks targeting the Bog Toad gain disadvantage",
     "all attacks targeting ?the @ gain disadvantage", Sentence::In::stat_card},
    {"Adds Strengthen to all its heals", "adds * to all ?its/their heals", Sentence::In::stat_card},
    {"Adds +1 Attack to all attacks while undamaged",
     "adds # attack to all attacks while undamaged", Sentence::In::stat_card},
    {"Rust Hounds and Bog Toads within range 3 gain advantage on all of their attacks",
     "* within range # gain advantage on all ?of their attacks", Sentence::In::stat_card},
    {"Uses character AM deck", "uses character am deck", Sentence::In::stat_card},
    {"char-am-deck", "char am deck", Sentence::In::stat_card},
    {"X = Hexes moved", "x = hexes moved", Sentence::In::stat_card},
    {"V = Number of Rust Hounds present", "v = number of * present", Sentence::In::stat_card},
    {"Cannot focus on character summons.", "cannot focus on character summons",
     Sentence::In::stat_card},
    {"Each time after any figure attacks a Bog Toad, that figure suffers 2 damage",
     "each time after any figure attacks ?a/the @ that figure suffers # damage",
     Sentence::In::stat_card},
    {"Each time after any figure attacks a Bog Toad, that figure suffers L damage",
     "each time after any figure attacks ?a/the @ that figure suffers l damage",
     Sentence::In::stat_card},
    {"On death, all adjacent figures suffer 2 damage",
     "on death all adjacent figures suffer # damage", Sentence::In::stat_card},
    {"If any figure dies or become exhausted due to the damage",
     "if any figure dies or become/becomes exhausted due to the damage", Sentence::In::stat_card},
    {"Has a hit point value equal to your maximum hit point value.",
     "has a hit point value equal to your maximum hit point value", Sentence::In::stat_card},
    {"Set hit points to double the Incarnate's maximum hit points",
     "set hit points to double the incarnate's maximum hit points", Sentence::In::stat_card},
    {"Moves towards exit a before determining enemy focus",
     "moves towards exit * before determining enemy focus", Sentence::In::stat_card},
    {"Move towards exit a", "move towards exit *"},
    {"Focus on moving torward the closest starting hex",
     "focus on moving torward/toward/towards the closest starting hex", Sentence::In::stat_card},
    {"Treats water hexes as corridors and non-water hexes as obstacles",
     "treats water hexes as corridors and non water hexes as obstacles", Sentence::In::stat_card},
    {"ondeath", "ondeath", Sentence::In::stat_card},
    {"Whenever the Bog Toad kills a summon perform:", "whenever ?the @ kills a summon perform",
     Sentence::In::stat_card},
    {"At end of round, perform:", "at ?the end of ?each round perform", Sentence::In::stat_card},
    {"where X is (RxL)/2 (rounded down), and R is the number of Ruined Machines currently on the "
     "map",
     "where x is rxl/2 rounded down and r is the number of ruinied/ruined machines currently on "
     "the map"},
    {"If the Bog Toad dies this round, all figures adjacent to the hex it occupied suffer 1 damage "
     "and gain Poison",
     "if ?the @ dies this round all figures adjacent to the hex it occupied suffer # damage and "
     "gain *"},
    {"ondeath", "ondeath", Sentence::In::parts},
    {"If Bog Toad dies this round, first remove all negative conditions and perform:",
     "if ?the @ dies this round first remove all negative conditions and perform",
     Sentence::In::parts},
});

INSTANTIATE_TEST_SUITE_P(All, GhsSentence, ::testing::ValuesIn(written));

TEST(GhsSentences, EachHasAnExample) {
    for (const Sentence& sentence : sentences()) {
        EXPECT_EQ(std::ranges::count_if(written,
                                        [&](const Written& example) {
                                            return example.pattern == sentence.pattern &&
                                                   example.in == sentence.in;
                                        }),
                  1)
            << sentence.pattern;
        EXPECT_TRUE(Json::accept(sentence.actions)) << sentence.pattern;
    }
}

TEST(GhsSentences, CaptureNumbersAndNamesAsTheyAreWritten) {
    const auto match =
        match_sentence("All enemies within Range3 suffer [L+1] damage.", "", Sentence::In::text);
    ASSERT_TRUE(match.has_value());
    EXPECT_THAT(match->captured, ElementsAre("3", "[L+1]"));
}

TEST(GhsSentences, NameOnlyTheMonsterItself) {
    const auto in = Sentence::In::text;
    EXPECT_TRUE(match_sentence("The Bog Toad suffers 2 damage.", "bog-toad", in));
    EXPECT_TRUE(match_sentence("Bog Toad suffers 2 damage", "bog-toad-scenario-7", in));
    EXPECT_FALSE(match_sentence("The target suffers 2 damage.", "bog-toad", in));
    EXPECT_FALSE(match_sentence("Rust Hound suffers 2 damage.", "bog-toad", in));
}

TEST(GhsSentences, OfAnotherDeckCallTheFigureAsThatDeckDoes) {
    const std::string actions = R"([{"type":"custom","value":"%data.custom.fh.bog-toad.1%"}])";
    const Json deck = parse_document(
        R"({"name":"marsh-toad","edition":"fh","abilities":[{"actions":)" + actions + "}]}");
    const Labels labels{
        parse_document(R"({"custom":{"fh":{"bog-toad":{"1":"The Bog Toad suffers 2 damage."}}}})")};
    EXPECT_EQ(write_abilities(read_deck(deck, {}, labels).cards[0].abilities).dump(),
              R"([{"damage":{"value":2,"self":true}}])");
}

TEST(GhsSentences, MaySayAfterWhomTheSetActs) {
    const Json deck = parse_document(
        R"x({"name":"toad","edition":"gh2e","abilities":[{"initiative":1,"actions":[
            {"type":"custom","value":"Acts immediately after %game.characterIcon.sun%."},
            {"type":"move","value":0,"valueType":"plus"}]}]})x");
    const MonsterCard card = read_deck(deck, {}, {}).cards[0];
    EXPECT_EQ(card.acts_after, "sun");
    EXPECT_TRUE(card.text.empty());
    EXPECT_EQ(write_abilities(card.abilities).dump(), R"([{"move":{"points":"+0"}}])");
}

TEST(GhsSentences, MaySayThatOnlyFiguresWithAConditionAct) {
    const auto card_of = [](const std::string& first) {
        const Json deck = parse_document(
            R"x({"name":"toad","edition":"gh2e","abilities":[{"initiative":1,"actions":[)x" +
            first +
            R"x({"type":"custom","value":"Toads without %game.condition.poison% do not act."},
                {"type":"grid","value":1,"subActions":[
                    {"type":"attack","value":2,"subActions":[{"type":"range","value":3}]},
                    {"type":"custom","value":"%game.characterIcon.squidface% may have the Toad lose %game.condition.poison% to add %game.condition.muddle%."}]}]}]})x");
        return read_deck(deck, {}, {}).cards[0];
    };
    const MonsterCard card = card_of("");
    EXPECT_TRUE(card.text.empty());
    EXPECT_EQ(
        write_abilities(card.abilities).dump(),
        R"x([{"if":{"has":"poison"},"to":[{"attack":{"value":2,"range":3,"adds":[{"if":{"lose":"poison","decides":"squidface"},"effects":["muddle"]}]}}]}])x");
    EXPECT_EQ(card_of(R"({"type":"custom","value":"It weeps."},)").text.back().says,
              "only with poison");
}

TEST(GhsSentences, MaySayWhatBecomesOfThoseWhoAreHealed) {
    const Json file = parse_document(
        R"({"name":"toad","edition":"gh2e","stats":[{"level":1,"type":"normal","health":5,"attack":2}]})");
    const auto set_of = [&](const std::string& actions) {
        const Json deck = parse_document(
            R"({"name":"toad","edition":"gh2e","abilities":[{"initiative":100,"actions":[)" +
            actions + "]}]}");
        const Labels labels;
        MonsterSet set = read_monster(file, {}, labels);
        add_cards(set, file, deck, {}, labels);
        EXPECT_EQ(read_deck(deck, {}, {}).cards[0].text.back().why, "needs the monster's own file");
        return set;
    };
    const MonsterSet hurt = set_of(
        R"({"type":"custom","value":"Suffer %game.damage:1% at end of round until fully healed"})");
    EXPECT_EQ(hurt.normal->figure.bonuses.at(0).kind, ActiveBonus::Kind::suffers_until_healed);
    EXPECT_EQ(hurt.normal->figure.bonuses.at(0).value, 1);
    EXPECT_TRUE(hurt.cards[0].abilities.empty());
    EXPECT_TRUE(hurt.cards[0].text.empty());

    const MonsterSet given = set_of(
        R"({"type":"grid","value":1,"subActions":[
            {"type":"custom","value":"When given a medical pack, perform:"},
            {"type":"move","value":1,"valueType":"plus"}]},
           {"type":"custom","value":"Remove Toad from the map after being healed fully or given a medical pack."})");
    EXPECT_EQ(given.normal->figure.bonuses.at(0).kind, ActiveBonus::Kind::leaves_healed);
    EXPECT_TRUE(given.cards[0].text.empty());
    EXPECT_EQ(write_abilities(given.cards[0].abilities).dump(),
              R"([{"if":{"tokens":1},"to":[{"move":{"points":"+1"}}]}])");
}

TEST(GhsSentences, ByHitPointsCompareTheTwoSetsOfADeck) {
    const std::string actions =
        R"([{"type":"custom","value":"The Toad with the lowest current hit point value performs",
             "subActions":[{"type":"heal","value":3,"subActions":[{"type":"condition",
                 "value":"strengthen","subActions":[{"type":"specialTarget","value":"self"}]}]}]}])";
    for (const std::string name : {"marsh-toad", "marsh-toad-2"}) {
        const Json deck =
            parse_document(R"({"name":")" + name + R"(","edition":"toa","abilities":[{"actions":)" +
                           actions + "}]}");
        EXPECT_EQ(write_abilities(read_deck(deck, {}, {}).cards[0].abilities).dump(),
                  R"([{"if":{"hitPoints":"fewest","of":["marsh-toad","marsh-toad-2"]},)"
                  R"("to":[{"heal":{"value":3,"self":true,"effects":["strengthen"]}}]}])");
    }
}

TEST(GhsSentences, AreWholeSentences) {
    const auto in = Sentence::In::text;
    EXPECT_FALSE(match_sentence("All adjacent enemies suffer 2 damage and weep.", "", in));
    EXPECT_FALSE(match_sentence("", "", in));
    EXPECT_FALSE(match_sentence(std::string(100'000, 'a'), "", in));
}

struct Said {
    const char* name;
    const char* actions;
    const char* abilities;
};

class GhsSentenceOnACard : public ::testing::TestWithParam<Said> {};

TEST_P(GhsSentenceOnACard, IsReadAsAbilities) {
    EXPECT_EQ(test::abilities(GetParam().actions), GetParam().abilities);
}

INSTANTIATE_TEST_SUITE_P(
    Said, GhsSentenceOnACard,
    ::testing::Values(
        Said{"DamageAround",
             R"([{"type":"custom","value":"All adjacent enemies suffer %game.damage:2%."}])",
             R"([{"damage":{"value":2,"range":1,"targets":"all"}}])"},
        Said{
            "HazardousTerrain",
            R"([{"type":"custom","value":"All adjacent enemies suffer hazardous terrain damage."}])",
            R"([{"damage":{"value":2,"range":1,"targets":"all"}}])"},
        Said{
            "MoreBesideAllies",
            R"([{"type":"grid","subActions":[{"type":"attack","value":1},
                 {"type":"custom","value":"Add +2 Attack if the target is adjacent to any of the Toad's allies."}]}])",
            R"([{"attack":{"value":1,"range":"+0","adds":[{"if":{"alliesNextToTarget":1},"value":"+2"}]}}])"},
        Said{
            "MoreAgainstTheWounded",
            R"([{"type":"attack","value":1,"subActions":[
                 {"type":"custom","value":"Add +1 Attack if the target has %game.condition.wound%."}]}])",
            R"([{"attack":{"value":1,"range":"+0","adds":[{"if":{"targetHas":"wound"},"value":"+1"}]}}])"},
        Said{
            "AttacksAsItDies",
            R"j([{"type":"custom","value":"%game.custom.ondeath%","subActions":[{"type":"attack","value":2,
                 "valueType":"plus","subActions":[{"type":"area",
                 "value":"(0,1,target)|(1,0,target)|(1,1,active)|(1,2,target)|(2,0,target)|(2,1,target)|(2,2,target)"}]}]}])j",
            R"([{"bonus":{"onDeath":{"attackAll":{"value":"+2"}}}}])"},
        Said{
            "AttacksAsItDiesWithoutConditions",
            R"j([{"type":"custom","value":"If d dies this round, first remove all negative conditions and perform:",
                 "subActions":[{"type":"area",
                 "value":"(0,1,target)|(1,0,target)|(1,1,active)|(1,2,target)|(2,0,target)|(2,1,target)|(2,2,target)"},
                 {"type":"attack","value":2,"valueType":"plus"}]}])j",
            R"([{"bonus":{"onDeath":{"attackAll":{"value":"+2","cured":true}}}}])"},
        Said{"DoesNothing", R"([{"type":"custom","value":"Does not act."}])", "[]"},
        Said{
            "GrantsOthersAShield",
            R"([{"type":"custom","value":"Grant all allies within Range 2 and self:",
                 "subActions":[{"type":"shield","value":1}]}])",
            R"([{"grant":{"abilities":[{"shield":{"value":1}}],"range":2,"targets":"all","whom":"selfAndAllies"}}])"},
        Said{
            "GrantsOthersTwoAbilities",
            R"([{"type":"custom","value":"Grant all allies and self:","subActions":[
                 {"type":"shield","value":1},{"type":"retaliate","value":1}]}])",
            R"([{"grant":{"abilities":[{"shield":{"value":1}},{"retaliate":{"value":1}}],"targets":"all","whom":"selfAndAllies"}}])"},
        Said{
            "GrantsAlliesAlone",
            R"([{"type":"custom","value":"Grant all allies:","subActions":[{"type":"shield","value":1}]}])",
            R"([{"grant":{"abilities":[{"shield":{"value":1}}],"targets":"all"}}])"},
        Said{"GrantsAlliesARetaliate",
             R"([{"type":"custom","value":"Grant all allies: %game.action.retaliate% 1"}])",
             R"([{"grant":{"abilities":[{"retaliate":{"value":1}}],"targets":"all"}}])"},
        Said{
            "SuffersIfItConsumedAndMoved",
            R"([{"type":"move","value":1,"subActions":[{"type":"element","value":"ice","valueType":"minus",
                 "subActions":[{"type":"move","value":2,"valueType":"add"}]}]},
                 {"type":"custom","value":"If the element is consumed by the d during the move ability, it suffers 1 damage."}])",
            R"([{"consume":["ice"],"to":[{"move":{"points":3}},{"if":{"performed":"move"},"to":[{"damage":{"value":1,"self":true}}]}],"else":[{"move":{"points":1}}]}])"},
        Said{"InAConsumption",
             R"([{"type":"element","value":"ice","valueType":"minus","subActions":[
                 {"type":"custom","value":"2 damage","subActions":[{"type":"specialTarget","value":"self"}]}]}])",
             R"([{"consume":["ice"],"to":[{"damage":{"value":2,"self":true}}]}])"},
        Said{
            "WithConsumptionsBelow",
            R"([{"type":"custom","value":"All enemies suffer 2 damage.","subActions":[
                 {"type":"element","value":"ice","valueType":"minus","subActions":[{"type":"loot","value":1}]}]}])",
            R"([{"damage":{"value":2,"targets":"all"}},{"consume":["ice"],"to":[{"loot":{"range":1}}]}])"},
        Said{"MeleeAtTwoHexes",
             R"([{"type":"attack","value":1,"subActions":[
                 {"type":"custom","value":"%game.action.target% enemies within 2 hexes"}]}])",
             R"([{"attack":{"value":1,"range":{"melee":2}}}])"},
        Said{"MeleeOnTwoAtTwoHexes",
             R"([{"type":"attack","value":1,"subActions":[
                 {"type":"target","value":"2 enemies within 2 hexes"}]}])",
             R"([{"attack":{"value":1,"range":{"melee":2},"targets":2}}])"},
        Said{
            "ChangesRankFirst",
            R"([{"type":"switchType","value":"All elite Bog Toads become normal, and all normal Bog Toads become elite."},
                 {"type":"move","value":1,"valueType":"minus"},
                 {"type":"attack","value":1,"valueType":"minus","subActions":[
                 {"type":"monsterType","value":"normal","subActions":[{"type":"range","value":3}]}]}])",
            R"([{"switchRank":true},{"move":{"points":"-1"}},{"rank":"elite","to":[{"attack":{"value":"-1","range":"+0"}}],"else":[{"attack":{"value":"-1","range":3}}]}])"},
        Said{"ChangesRankBelowOthers",
             R"([{"type":"heal","value":1,"subActions":[{"type":"specialTarget","value":"self"}]},
                 {"type":"switchType","value":"All elite Bog Toads become normal, and all normal Bog Toads become elite."},
                 {"type":"move","value":1,"valueType":"minus"},{"type":"attack","value":1}])",
             "text: heal 1 (self): the text after it may change it"},
        Said{"ChangesRankInOtherWords",
             R"([{"type":"switchType","value":"Some Bog Toads become elite."},
                 {"type":"move","value":1,"valueType":"minus"},{"type":"attack","value":1}])",
             "text: Some Bog Toads become elite.: a change of rank"},
        Said{
            "ControlsTheTargets",
            R"([{"type":"attack","value":2,"valueType":"minus","subActions":[{"type":"range","value":3}]},
                 {"type":"grant","value":"Control all targets of the attack<br>ability in initiative order:",
                  "subActions":[{"type":"attack","value":3}]}])",
            R"([{"attack":{"value":"-2","range":3}},{"control":{"abilities":[{"attack":{"value":3}}],"whom":"targets"}}])"},
        Said{"ControlsAMove",
             R"([{"type":"attack","value":1},
                 {"type":"grant","value":"Control all targets of the attack<br>ability in initiative order:",
                  "subActions":[{"type":"move","value":3}]}])",
             "text: grant Control all targets of the attack ability in initiative order: (move 3): "
             "the "
             "engine does not support it"},
        Said{
            "AllTargetsSuffer",
            R"([{"type":"attack","value":1,"subActions":[{"type":"target","value":2},
                 {"type":"custom","value":"All targets suffer %game.damage:1%."}]}])",
            R"([{"attack":{"value":1,"range":"+0","targets":2,"effects":[{"damage":{"value":1}}]}}])"},
        Said{"AlongItsPath",
             R"([{"type":"move","value":2},{"type":"attack","value":1,"subActions":[
                 {"type":"custom","value":"Target all enemies within one hex along the path moved"}]}])",
             R"([{"move":{"points":2}},{"attack":{"value":1,"range":"+0","along":1}}])"},
        Said{
            "AttackersHaveDisadvantageThisRound",
            R"([{"type":"custom","value":"%game.custom.disadvantage%"},{"type":"card","value":"round"}])",
            R"([{"bonus":{"attackersDisadvantage":true}}])"},
        Said{
            "FocusesBeforeItsAttack",
            R"([{"type":"move","value":2},{"type":"attack","value":1,"subActions":[
                 {"type":"specialTarget","value":"focusEnemyFarthest"},{"type":"range","value":3}]}])",
            R"([{"focus":{"on":"farthest"}},{"move":{"points":2}},{"attack":{"value":1,"range":3}}])"},
        Said{
            "FocusesAnewAfterAnAttack",
            R"([{"type":"attack","value":1},{"type":"specialTarget","value":"focusEnemyFarthest","subActions":[
                 {"type":"move","value":2}]}])",
            R"([{"attack":{"value":1,"range":"+0"}},{"focus":{"on":"farthest"}},{"move":{"points":2}}])"},
        Said{
            "StaysInPlayForThreeUses",
            R"([{"type":"custom","value":"On the next three sources of damage from attacks targeting you, gain %game.action.shield% 3."},
                 {"type":"concatenation","subActions":[{"type":"card","value":"persistent"},{"type":"card","value":"slot"},
                 {"type":"card","value":"slot"},{"type":"card","value":"slot"}]}])",
            R"([{"bonus":{"gives":{"kind":"shield","value":3,"lasts":"persistent","uses":3}}}])"},
        Said{"RetaliatesWithAPush",
             R"([{"type":"retaliate","value":2,"subActions":[{"type":"push","value":2},
                 {"type":"condition","value":"wound"}]}])",
             R"([{"retaliate":{"value":2,"effects":[{"push":2},"wound"]}}])"},
        Said{
            "OnlyThePoisoned",
            R"([{"type":"custom","value":"All adjacent enemies with %game.condition.poison% suffer %game.damage:1%."}])",
            R"([{"damage":{"value":1,"range":1,"targets":"all","only":{"having":"poison"}}}])"},
        Said{"OnlyThoseWithout",
             R"([{"type":"condition","value":"poison","subActions":[
                 {"type":"custom","value":"Target one enemy with no %game.condition.poison% tokens within Range 3"}]}])",
             R"([{"condition":{"gain":"poison","range":3,"only":{"lacking":"poison"}}}])"},
        Said{"CreatesUnderItsTargets",
             R"([{"type":"attack","value":1,"subActions":[{"type":"custom","value":
                 "Create a water tile in all hexes occupied by a target containing no overlay tiles."}]}])",
             R"([{"attack":{"value":1,"range":"+0"}},{"create":{"tile":"water","at":"targets"}}])"},
        Said{
            "PushesTheAdjacentTarget",
            R"([{"type":"attack","value":1,"subActions":[{"type":"custom","value":"Target one enemy within two hexes"},
                 {"type":"custom","value":"If the target of the attack ability is adjacent, add Push 2 to the attack."}]}])",
            R"([{"attack":{"value":1,"range":{"melee":2},"targets":1,"adds":[{"if":{"targetAdjacent":true},"effects":[{"push":2}]}]}}])"},
        Said{
            "AttacksARow",
            R"([{"type":"attack","value":1,"subActions":[{"type":"target","value":"all in row A"}]}])",
            R"([{"attack":{"value":1,"targets":"all","marked":"A"}}])"},
        Said{
            "CountsTokens",
            R"x([{"type":"attack","value":1,"subActions":[{"type":"custom","value":"+(2xT)"}]},
                 {"type":"custom","value":"where T is the number of damage tokens on the target's character mat"}])x",
            R"([{"attack":{"value":1,"range":"+0","adds":[{"value":{"per":"targetTokens","times":2}}]}}])"},
        Said{
            "FocusesOnTheWeakest",
            R"([{"type":"custom","value":"Focus on the enemy with the lowest current hit point value."},
                 {"type":"move","value":2},{"type":"attack","value":1,"subActions":[{"type":"range","value":3}]}])",
            R"([{"focus":{"on":"fewestHitPoints"}},{"move":{"points":2}},{"attack":{"value":1,"range":3}}])"},
        Said{
            "TeleportsToItsFocus",
            R"([{"type":"custom","value":"Focus on the enemy with the highest initiative."},
                 {"type":"custom","value":"Teleport to the closest unoccupied hex adjacent to the focus."},
                 {"type":"attack","value":1,"subActions":[{"type":"range","value":1}]}])",
            R"([{"focus":{"on":"lastInInitiative"}},{"teleport":{"range":99}},{"attack":{"value":1,"range":1}}])"},
        Said{
            "AddsToItsRetaliates",
            R"([{"type":"custom","value":"Gain %game.action.range:3% on all %game.action.retaliate% abilities."}])",
            R"([{"bonus":{"gives":{"kind":"retaliates","range":3}}}])"},
        Said{
            "RemovesItsPoison",
            R"([{"type":"custom","value":"Remove %game.condition.poison% from self."},{"type":"loot","value":1}])",
            R"([{"remove":{"condition":"poison"}},{"loot":{"range":1}}])"},
        Said{
            "StrengthensTheCured",
            R"([{"type":"heal","value":2,"subActions":[{"type":"range","value":3},{"type":"custom","value":
                 "If a negative condition was removed with this heal, the target gains %game.condition.strengthen%."}]}])",
            R"([{"heal":{"value":2,"range":3,"cured":["strengthen"]}}])"},
        Said{"PlacesATokenOfTheScenario",
             R"([{"type":"custom","value":"Place 1 damage token next to ship a/b."}])",
             R"([{"token":{"beside":["ship a","ship b"],"most":2}}])"},
        Said{"OneAdjacentSuffers",
             R"([{"type":"custom","value":"One adjacent enemy suffers 2 damage"}])",
             R"([{"damage":{"value":2,"range":1}}])"},
        Said{"AllInRange",
             R"([{"type":"attack","value":1,"subActions":[
                 {"type":"custom","value":"Target all enemies within Range 2"}]}])",
             R"([{"attack":{"value":1,"range":2,"targets":"all"}}])"}),
    [](const auto& row) { return std::string{row.param.name}; });

TEST(GhsSentences, OnDeathOnlyAnAttackOnAllAdjacentEnemiesIsRead) {
    const auto on_death = [](const std::string& parts) {
        return test::read(R"([{"type":"custom","value":"%game.custom.ondeath%","subActions":[)" +
                          parts + "]}]")
            .abilities;
    };
    EXPECT_EQ(on_death(R"({"type":"attack","value":2})"), "[]");
    EXPECT_EQ(on_death(R"({"type":"heal","value":2})"), "[]");
    EXPECT_EQ(on_death(R"j({"type":"attack","value":2,"subActions":[{"type":"area",
                            "value":"(0,0,active)|(1,0,target)"}]})j"),
              "[]");
}

TEST(GhsSentences, ThatACardShufflesIsNoNewsOnlyWithTheIcon) {
    const std::string says =
        R"([{"type":"hint","value":"Shuffle this deck at the end of the round."}])";
    EXPECT_THAT(test::read(says + R"(,"shuffle":true)").says, IsEmpty());
    EXPECT_THAT(test::read(says + R"(,"shuffle":false)").says, ::testing::SizeIs(1));
    EXPECT_THAT(test::read(says).says, ::testing::SizeIs(1));
}

TEST(GhsSentences, ThatNameOtherSetsNeedTheirLabels) {
    const Labels labels{parse_document(R"({"monster":{"rust-hound":"Rust Hound",
        "rust-hound-scenario-9":"Rust Hound","bog-toads":"Bog Toads"}})")};
    EXPECT_THAT(labels.monsters_named("rust hounds"), ElementsAre("rust-hound"));
    EXPECT_THAT(labels.monsters_named("bog toads and rust hounds"),
                ElementsAre("bog-toads", "rust-hound"));
    EXPECT_THAT(labels.monsters_named("bog toads rust hounds"),
                ElementsAre("bog-toads", "rust-hound"));
    EXPECT_THAT(labels.monsters_named("rust hounds and cats"), IsEmpty());
    const Labels numbered{parse_document(R"({"monster":{"cocoon-scenario-9":"Cocoon 9",
        "rust-hound":"Rust Hound","rust-hound-9":"Rust Hound 9"}})")};
    EXPECT_THAT(numbered.monsters_named("cocoons"), ElementsAre("cocoon-scenario-9"));
    EXPECT_THAT(numbered.monsters_named("rust hounds"), ElementsAre("rust-hound"));
}

}  // namespace
}  // namespace standee::ghs
