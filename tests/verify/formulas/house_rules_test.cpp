#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "files/read_file.hpp"
#include "lib/edition.hpp"
#include "lib/error.hpp"
#include "play/turn/whole_turn.hpp"
#include "rulebook/planned_turn.hpp"
#include "verify/against/claim.hpp"
#include "verify/campaign/campaign_json.hpp"
#include "verify/campaign/source.hpp"
#include "verify/formulas/trial.hpp"
#include "verify/shrink/document.hpp"

// House rules that no edition has: what formulas change, and the contradictions that they bring.

namespace standee::verify::formulas {
namespace {

using ::testing::HasSubstr;

HouseRules house_rules(const Json& json) { return read_house_rules(Reader{json}); }

HouseRules example(const std::string& name) {
    return house_rules(
        read_document(STANDEE_SOURCE_DIR "/examples/tester/rules/" + name + ".json"));
}

HouseTrial tried(const HouseRules& house, std::uint64_t cases) {
    CampaignPlan plan;
    plan.cases = cases;
    plan.editions = {edition(house.edition.id)};
    return try_house_rules(plan, house);
}

const EffectFound* found(const HouseTrial& trial, EffectKind kind) {
    const auto one = std::ranges::find_if(
        trial.effects, [&](const EffectFound& each) { return each.effect.kind == kind; });
    return one == trial.effects.end() ? nullptr : &*one;
}

struct Contradictory {
    std::string file;
    EffectKind kind;
    rulebook::FormulaSlot slot;
};

class Contradiction : public ::testing::TestWithParam<Contradictory> {};

TEST_P(Contradiction, IsFoundAndShownOnAtMostFourFigures) {
    const HouseTrial trial = tried(example(GetParam().file), 3000);
    const EffectFound* shown = found(trial, GetParam().kind);
    ASSERT_NE(shown, nullptr);
    EXPECT_EQ(shown->effect.slot, GetParam().slot);
    EXPECT_LE(shown->smallest.scene.figures.size(), 4U);
    EXPECT_GT(trial.contradictions(), 0U);
}

/// What house rules do to one case that a user writes in a file for --around.
HouseTrial tried_again(const HouseRules& house, const Case& board) {
    CampaignPlan plan;
    plan.cases = 1;
    plan.editions = {edition(house.edition.id)};
    plan.around = read_case(write_case(board));
    return try_house_rules(plan, house);
}

void expect_boards_to_show_their_effects(const HouseRules& house, std::uint64_t cases) {
    for (const EffectFound& effect : tried(house, cases).effects) {
        const HouseTrial again = tried_again(house, effect.smallest);
        EXPECT_TRUE(std::ranges::any_of(
            again.effects,
            [&](const EffectFound& other) { return other.effect.like(effect.effect); }))
            << words_of(effect.effect.kind) << write_case(effect.smallest);
    }
}

TEST_P(Contradiction, IsShownByItsBoardAlone) {
    expect_boards_to_show_their_effects(example(GetParam().file), 1500);
}

TEST(HouseRule, ABoardHasTheHitPointsThatTheFormulasNeed) {
    const HouseRules house =
        house_rules({{"edition", "gloomhaven"},
                     {"formulas",
                      {{"focus", "least hp, least points"},
                       {"retaliates", "range <= reach and not attackerDies"}}}});
    const HouseTrial trial = tried(house, 1500);
    const EffectFound* paradox = found(trial, EffectKind::paradox);
    ASSERT_NE(paradox, nullptr);
    for (const Figure& figure : paradox->smallest.scene.figures) {
        EXPECT_TRUE(figure.hp.has_value()) << figure.id;
    }
    expect_boards_to_show_their_effects(house, 1500);
}

TEST(HouseRule, WhatIsNotKnownIsNoParadox) {
    const HouseRules house =
        house_rules({{"edition", "gloomhaven"},
                     {"formulas", {{"retaliates", "range <= reach and not attackerDies"}}}});
    const Case without_hit_points = read_case(Json::parse(R"({"scene":
        {"format": "scene/1", "edition": "gloomhaven", "map": {"hexes": [[0,0],[1,0]]},
         "figures": [{"id": "M", "kind": "monster", "side": "monsters", "at": [0,0]},
                     {"id": "C", "kind": "character", "side": "party", "at": [1,0], "hp": 9,
                      "retaliate": [{"value": 2}]}]},
        "steps": [{"attack": {"by": "M", "target": "C", "value": 1, "draw": ["+0"]}}]})"));
    EffectFinder finder{house};
    const BothAnswers both = finder.look(without_hit_points);
    ASSERT_EQ(both.effects.size(), 1U);
    EXPECT_EQ(both.effects.front().kind, EffectKind::nothing);
}

TEST(HouseRule, ContradictionsAreFindingsOfAResultThatCanBeReadAgain) {
    const HouseRules house = example("retaliate-of-those-who-leave-survivors");
    const HouseTrial trial = tried(house, 1500);
    CampaignPlan plan;
    plan.editions = {house.edition};
    plan.formulas = house.only_in_rulebook();
    const CampaignResult result = with_contradictions(CampaignResult{plan}, trial);
    EXPECT_EQ(result.numbers, 1500U);
    EXPECT_EQ(result.cases(), trial.cases());
    ASSERT_EQ(result.findings.size(), trial.contradictions());
    EXPECT_EQ(result.findings.front().breach.kind, FindingKind::no_outcome);
    EXPECT_EQ(result.findings.front().breach.clauses, (std::vector{"bonus.retaliate"_clause}));
    EXPECT_TRUE(result.findings.front().is_of_formula());
    const Json document = write_campaign(result);
    EXPECT_EQ(write_campaign(read_campaign(Reader{document})), document);
}

TEST(HouseRule, PartsOfOtherFormulasAreNotMerged) {
    CampaignResult one;
    one.plan.editions = {edition(EditionId::gloomhaven)};
    one.plan.formulas = {{"retaliates", "true"}};
    one.plan.shards = {{0, 2}};
    CampaignResult other = one;
    other.plan.shards = {{1, 2}};
    EXPECT_EQ(merged({one, other}).plan.formulas, one.plan.formulas);
    other.plan.formulas.front().text = "false";
    EXPECT_THROW(merged({one, other}), InputError);
}

INSTANTIATE_TEST_SUITE_P(
    OfTheExamples, Contradiction,
    ::testing::Values(Contradictory{"shield-if-damage-gets-through", EffectKind::paradox,
                                    rulebook::FormulaSlot::attack},
                      Contradictory{"retaliate-of-those-who-leave-survivors", EffectKind::paradox,
                                    rulebook::FormulaSlot::retaliates},
                      Contradictory{"prefers-whom-it-does-not-attack", EffectKind::paradox,
                                    rulebook::FormulaSlot::focus},
                      Contradictory{"damage-by-source-unfinished", EffectKind::nothing,
                                    rulebook::FormulaSlot::damage},
                      Contradictory{"shield-that-grows", EffectKind::impossible,
                                    rulebook::FormulaSlot::attack}),
    [](const ::testing::TestParamInfo<Contradictory>& one) {
        std::string name = one.param.file;
        std::ranges::replace(name, '-', '_');
        return name;
    });

TEST(HouseRule, TheOtherExamplesChangeAnswersWithoutAContradiction) {
    struct Example {
        const char* name;
        std::uint64_t cases;
    };
    for (const auto& [name, cases] :
         {Example{"lowest-hit-points-first", 1000}, Example{"shield-against-all-damage", 3000},
          Example{"disadvantage-before-targets", 3000}, Example{"retaliate-at-any-range", 3000},
          // Few drawn traps have the damage of the level, and it seldom matters.
          Example{"traps-by-level", 9000}}) {
        const HouseTrial trial = tried(example(name), cases);
        EXPECT_EQ(trial.contradictions(), 0U) << name;
        EXPECT_GT(trial.changed, 0U) << name;
        EXPECT_NE(found(trial, EffectKind::changed), nullptr) << name;
    }
}

TEST(HouseRule, ThePrintedRulesAsFormulasChangeNothing) {
    struct Written {
        const char* name;
        const char* formula;
    };
    for (const Written& written :
         {Written{"focus", "least negative, least points, least range, least earlier"},
          Written{"attack", "max(0, value - max(0, shield - pierce))"}, Written{"damage", "amount"},
          Written{"retaliates", "known(range, 99) <= reach"}, Written{"gains", "true"},
          Written{"destination",
                  "least negative, least outOfReach, most targets, least disadvantaged, "
                  "least points + 0"}}) {
        const Json formulas{{written.name, written.formula}};
        const HouseTrial trial =
            tried(house_rules({{"edition", "frosthaven"}, {"formulas", formulas}}), 1500);
        EXPECT_EQ(trial.changed, 0U) << written.name;
        ASSERT_FALSE(trial.silences().empty()) << written.name;
        EXPECT_THAT(trial.silences().front(), HasSubstr("in all")) << written.name;
    }
}

TEST(HouseRule, AnOrderOfCriteriaIsASwitchAndTheEnginePlaysByIt) {
    const HouseRules house = house_rules({{"edition", "frosthaven"},
                                          {"formulas",
                                           {{"destination",
                                             "least negative, least outOfReach, least points, most "
                                             "targets, least disadvantaged"}}}});
    ASSERT_TRUE(house.formulas.empty());
    ASSERT_TRUE(house.has_switches());
    CampaignPlan plan;
    plan.cases = 3000;
    plan.editions = {house.edition};
    const CaseSource source{plan};
    rulebook::Ground ground;
    Case drawn;
    std::size_t turns = 0;
    for (std::uint64_t number = 0; number < *plan.cases; ++number) {
        source.make(number, drawn);
        if (drawn.kind() != CaseKind::turn) {
            continue;
        }
        try {
            const auto engine = against::claim_of(drawn.scene, plan_whole_turn(drawn.scene));
            const auto book = against::claim_of(
                rulebook::plan_turn(drawn.scene, rulebook::Book{house.rules()}, ground));
            ++turns;
            ASSERT_TRUE(against::agree(engine, book)) << number << "\n"
                                                      << against::in_words(engine) << "\n"
                                                      << against::in_words(book);
        } catch (const InputError&) {  // more outcomes than are listed
            continue;
        }
    }
    EXPECT_GT(turns, 1500U);
}

TEST(HouseRule, DamageByLevelIsASwitch) {
    const HouseRules house = example("traps-by-level");
    EXPECT_TRUE(house.formulas.empty());
    EXPECT_EQ(house.edition.trap_damage, (DamageByLevel{3, 5, 7, 9, 11, 13, 15, 17}));
    EXPECT_EQ(house.edition.hazardous_damage, (DamageByLevel{1, 1, 2, 2, 3, 3, 4, 4}));
}

TEST(HouseRule, TiesAppearWithoutInitiative) {
    const HouseTrial trial =
        tried(house_rules({{"edition", "frosthaven"},
                           {"formulas", {{"focus", "least negative, least points"}}}}),
              1500);
    ASSERT_NE(found(trial, EffectKind::tie_appears), nullptr);
    EXPECT_LE(found(trial, EffectKind::tie_appears)->smallest.scene.figures.size(), 4U);
    EXPECT_EQ(trial.contradictions(), 0U);
}

TEST(HouseRule, AFormulaThatNoCaseComesToIsSaid) {
    HouseTrial trial;
    trial.house = house_rules({{"edition", "frosthaven"}, {"formulas", {{"gains", "true"}}}});
    trial.turns = 5;
    ASSERT_EQ(trial.silences().size(), 1U);
    EXPECT_EQ(trial.silences().front(), "No case came to the formula of gains.");
}

TEST(HouseRule, ASwitchAloneIsTriedToo) {
    const HouseTrial trial = tried(
        house_rules({{"edition", "gloomhaven"}, {"rules", {{"adjacentAlwaysSeen", false}}}}), 4000);
    EXPECT_GT(trial.changed, 0U);
    ASSERT_NE(found(trial, EffectKind::changed), nullptr);
}

void expect_error(const Json& json, const std::string& pointer, const std::string& found_there) {
    try {
        house_rules(json);
        FAIL() << json.dump();
    } catch (const InputError& error) {
        EXPECT_EQ(error.error().pointer, pointer);
        EXPECT_THAT(error.error().found, HasSubstr(found_there));
    }
}

TEST(HouseRule, AnErrorNamesTheFormulaAndThePlaceInIt) {
    expect_error({{"edition", "fh"}, {"formulas", {{"focus", "least hpp"}}}}, "/formulas/focus",
                 "\"hpp\" at character 7");
    expect_error({{"edition", "fh"}, {"formulas", {{"focus", "hp"}}}}, "/formulas/focus",
                 "\"hp\" at character 1");
    expect_error({{"edition", "fh"}, {"formulas", {{"fokus", "least hp"}}}}, "/formulas",
                 "\"fokus\"");
    expect_error({{"edition", "fh"}, {"formulas", {{"trapDamage", "1 - level"}}}},
                 "/formulas/trapDamage", "-1 at level 2");
    expect_error({{"edition", "fh"}, {"formulas", {{"retaliates", "range"}}}},
                 "/formulas/retaliates", "range (a number)");
}

TEST(HouseRule, AnOrderWithDisadvantageBeforeTargetsIsNoSwitch) {
    const HouseRules house = example("disadvantage-before-targets");
    EXPECT_TRUE(house.formulas.has(rulebook::FormulaSlot::destination));
    EXPECT_FALSE(house.has_switches());
}

TEST(HouseRule, AListOfCriteriaMayBeWrittenInTheRules) {
    const Json rules = {{"edition", "frosthaven"},
                        {"rules",
                         {{"destination",
                           {"fewest-negative-hexes", "within-points", "most-targets",
                            "fewest-points", "fewest-disadvantaged"}}}}};
    EXPECT_EQ(house_rules(rules).edition.destination.size(), 5U);
    EXPECT_TRUE(house_rules(rules).has_switches());
    for (const Json& wrong :
         {Json{"most-targets"}, Json{"fewest-negative-hexes", "within-points", "within-points"},
          Json{"fewest-negative-hexes", "within-points", "fewest-points"},
          Json{"fewest-negative-hexes", "within-points", "fewest-disadvantaged", "most-targets"},
          Json{"fewest-negative-hexes", "within-points", "most"}}) {
        EXPECT_THROW(house_rules({{"edition", "frosthaven"}, {"rules", {{"destination", wrong}}}}),
                     InputError)
            << wrong;
    }
}

}  // namespace
}  // namespace standee::verify::formulas
