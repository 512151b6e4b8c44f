#include "verify/contradictions/play_contradictions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "files/scene_json.hpp"
#include "files/step_json.hpp"

// Planted contradictions of each class are found, and none where none is.

namespace standee::verify {
namespace {

Scene scene(const std::string& edition, const std::string& figures) {
    return read_scene(parse_document(R"({"format":"scene/1","edition":")" + edition +
                                     R"(","map":{"hexes":[[0,0],[1,0],[2,0],[3,0]]},"figures":[)" +
                                     figures + "]}"));
}

const std::string hero_with_nine =
    R"({"id":"C1","kind":"character","side":"party","at":[0,0],"hp":9,"maxHp":9})";

std::string imp_at(const std::string& id, const std::string& at, int hp) {
    return R"({"id":")" + id + R"(","kind":"monster","side":"monsters","at":)" + at + R"(,"hp":)" +
           std::to_string(hp) + R"(,"maxHp":9})";
}

// ---- overlap ----

TEST(Overlaps, AreNoneInTheTableOfTheRules) { EXPECT_TRUE(overlaps(printed_editions()).empty()); }

TEST(Overlaps, AreFoundWhereEachOfTwoComesFirst) {
    const auto found = overlaps(printed_editions(), [](TimingPoint moment, EffectKind first,
                                                       EffectKind second, const Edition& rules) {
        if (moment == TimingPoint::after_attack && first == EffectKind::retaliate &&
            second == EffectKind::push) {
            return std::optional{"bonus.retaliate"_clause};
        }
        return comes_first(moment, first, second, rules);
    });
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].kind, FindingKind::overlap);
    EXPECT_EQ(found[0].clauses,
              (std::vector{"attack.effects-timing"_clause, "bonus.retaliate"_clause}));
    EXPECT_EQ(found[0].one_says, "push before retaliate");
    EXPECT_EQ(found[0].other_says, "retaliate before push");
}

TEST(Overlaps, AreFoundInACircleOfThreeAndInOneEdition) {
    const auto found = overlaps(printed_editions(), [](TimingPoint moment, EffectKind first,
                                                       EffectKind second, const Edition& rules) {
        if (rules.id == EditionId::frosthaven && moment == TimingPoint::end_of_round &&
            first == EffectKind::elements_wane && second == EffectKind::shuffles) {
            return std::optional{"element.wane"_clause};
        }
        if (first == EffectKind::shuffles && second == EffectKind::elements_wane) {
            return std::optional<Clause>{};  // only through the bonuses
        }
        return comes_first(moment, first, second, rules);
    });
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].detected_by, "at the end of the round");
    EXPECT_EQ(found[0].one_says, "bonuses end before elements wane before shuffles");
}

TEST(Overlaps, OfStagesAreFoundWhereOneStandsTwice) {
    for (const EditionId id : all_editions) {
        EXPECT_TRUE(stage_overlaps(edition(id)).empty());
    }
    constexpr std::array stages{AttackStage::bonuses, AttackStage::shield, AttackStage::cards,
                                AttackStage::shield};
    Edition house = edition(EditionId::frosthaven);
    house.attack_stages = stages;
    const auto found = stage_overlaps(house);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].one_says, "shield as number 2");
    EXPECT_EQ(found[0].other_says, "as number 4");
}

// ---- gap ----

TEST(Gaps, AreNoneWhereTheEditionLacksTheTerm) {
    const std::string teleport = R"({"teleport":{"figure":"C1","to":[2,0]}})";
    EXPECT_TRUE(gaps({scene("gloomhaven", hero_with_nine), {teleport}}).empty());
}

TEST(Gaps, AreFoundWhereNobodyIsSaidToChoose) {
    const Scene before = scene("gloomhaven", hero_with_nine + "," + imp_at("M1", "[1,0]", 5));
    event::Choice choice{ChoiceKind::target, "C1", {{.figure = "M1"}, {.figure = "M2"}}, 0};
    const std::vector<Event> by_character{{"heal.target"_clause, choice}};
    const auto found = gaps_in(before, by_character);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].kind, FindingKind::gap);
    EXPECT_EQ(found[0].detected_by, "nobody to choose");
    EXPECT_TRUE(gaps_in(scene("frosthaven", hero_with_nine), by_character).empty());
    choice.figure = "M1";
    EXPECT_TRUE(gaps_in(before, std::vector<Event>{{"heal.target"_clause, choice}}).empty());
    choice.figure = "C1";
    EXPECT_TRUE(gaps_in(before, std::vector<Event>{{"element.wild"_clause, choice}}).empty());
}

TEST(Gaps, AreNoneInAPlainAttack) {
    EXPECT_TRUE(gaps({scene("gloomhaven", hero_with_nine + "," + imp_at("M1", "[1,0]", 5)),
                      {R"({"attack":{"by":"C1","target":"M1","value":2,"draw":["+0"]}})"}})
                    .empty());
}

// ---- hidden tie ----

const std::string heals =
    R"({"turn":{"figure":"M1","abilities":[{"heal":{"value":2,"range":5}}]}})";

TEST(HiddenTies, AreFoundWhereTwoAreEquallyNear) {
    const std::string between =
        R"({"id":"M1","kind":"monster","side":"monsters","at":[1,0],"conditions":["strengthen"]})";
    const std::string strengthens =
        R"({"turn":{"figure":"M1","abilities":[{"condition":{"gain":"strengthen","range":5}}]}})";
    const auto found = hidden_ties({scene("frosthaven", imp_at("M2", "[0,0]", 5) + "," + between +
                                                            "," + imp_at("M3", "[2,0]", 5)),
                                    {strengthens}});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].kind, FindingKind::hidden_tie);
    EXPECT_EQ(found[0].clauses, std::vector{"monster.positive-condition"_clause});
}

TEST(HiddenTies, AreNoneAmongThoseThatAreHurtAlike) {
    EXPECT_TRUE(
        hidden_ties({scene("frosthaven", imp_at("M1", "[0,0]", 9) + "," + imp_at("M2", "[1,0]", 5) +
                                             "," + imp_at("M3", "[2,0]", 5)),
                     {heals}})
            .empty());
}

TEST(HiddenTies, AreNoneWhereOneIsHurtMost) {
    EXPECT_TRUE(
        hidden_ties({scene("frosthaven", imp_at("M1", "[0,0]", 9) + "," + imp_at("M2", "[1,0]", 4) +
                                             "," + imp_at("M3", "[2,0]", 5)),
                     {heals}})
            .empty());
}

TEST(HiddenTies, AreNoneWhereTheOptionsComeToTheSame) {
    EXPECT_TRUE(
        hidden_ties({scene("frosthaven", imp_at("M1", "[0,0]", 9) + "," + imp_at("M2", "[1,0]", 9) +
                                             "," + imp_at("M3", "[2,0]", 9)),
                     {heals}})
            .empty());
}

// ---- no consistent outcome ----

/// An imp two hexes from a character; with earth its attack has a shorter range.
Case blast(const std::string& edition, const std::string& earth, int shorter) {
    Scene there =
        scene(edition,
              imp_at("M1", "[0,0]", 9) + "," +
                  R"({"id":"C1","kind":"character","side":"party","at":[2,0],"hp":9,"maxHp":9})");
    there.map.edges = Border::open;
    there.elements[static_cast<std::size_t>(Element::earth)] =
        earth == "strong" ? ElementState::strong : ElementState::inert;
    return {there,
            {R"({"turn":{"figure":"M1","abilities":[{"consume":["earth"],
                 "to":[{"attack":{"value":1,"range":)" +
             std::to_string(shorter) + R"(}}],"else":[{"attack":{"value":1,"range":2}}]}]}})"}};
}

TEST(MissingOutcomes, AreFoundWhereAConsumptionPreventsWhatItIsFor) {
    for (const char* edition : {"gloomhaven", "jaws-of-the-lion", "frosthaven", "gloomhaven-2"}) {
        const auto found = missing_outcomes(blast(edition, "strong", 1));
        ASSERT_EQ(found.size(), 1U) << edition;
        EXPECT_EQ(found[0].kind, FindingKind::no_outcome);
    }
}

TEST(MissingOutcomes, AreFoundInATurnAlone) {
    Case tried = blast("frosthaven", "strong", 1);
    const Json turn = parse_document(tried.steps.front());
    tried.scene.turn = std::get<step::Turn>(read_step(Reader{turn}, tried.scene)).turn;
    tried.steps.clear();
    EXPECT_EQ(missing_outcomes(tried).size(), 1U);
}

TEST(MissingOutcomes, AreNoneWithoutTheElement) {
    EXPECT_TRUE(missing_outcomes(blast("frosthaven", "inert", 1)).empty());
}

TEST(MissingOutcomes, AreNoneWhereTheEnemyIsStillInRange) {
    EXPECT_TRUE(missing_outcomes(blast("frosthaven", "strong", 2)).empty());
}

}  // namespace
}  // namespace standee::verify
