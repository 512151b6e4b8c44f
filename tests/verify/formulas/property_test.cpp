#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "files/read_file.hpp"
#include "lib/edition.hpp"
#include "lib/error.hpp"
#include "verify/formulas/property_search.hpp"

// Properties: the false ones are refuted by a small case, the true ones hold.

namespace standee::verify::formulas {
namespace {

using ::testing::HasSubstr;

std::vector<Property> properties(const Json& json) { return read_properties(Reader{json}); }

PropertySearch searched(std::vector<Property> list, std::uint64_t cases) {
    CampaignPlan plan;
    plan.cases = cases;
    plan.editions = {printed_editions().begin(), printed_editions().end()};
    return search_properties(plan, std::move(list));
}

TEST(PropertySearch, RefutesTheTenFalseExamplesAndNoOther) {
    const PropertySearch search = searched(
        properties(read_document(STANDEE_SOURCE_DIR "/examples/tester/properties.json")), 8000);
    ASSERT_EQ(search.results.size(), 20U);
    for (const PropertyResult& result : search.results) {
        const bool is_false = result.property.says.find("False") != std::string::npos;
        EXPECT_EQ(result.refuted.has_value(), is_false) << result.property.name;
        EXPECT_EQ(result.counts.met > 0, !is_false) << result.property.name;
        if (result.refuted) {
            EXPECT_LE(result.refuted->smallest.scene.figures.size(), 4U) << result.property.name;
        }
    }
}

TEST(PropertySearch, IsTheSameWithSeveralThreads) {
    const auto all =
        properties(read_document(STANDEE_SOURCE_DIR "/examples/tester/properties.json"));
    const std::vector<Property> refuted(all.begin() + 10, all.begin() + 13);
    CampaignPlan plan;
    plan.cases = 2000;
    plan.editions = {edition(EditionId::frosthaven)};
    const auto answer = [&](int jobs, const std::vector<Property>& list) {
        plan.jobs = jobs;
        return write_search(search_properties(plan, list),
                            [](const Counterexample&) { return std::string{}; });
    };
    EXPECT_EQ(answer(1, all), answer(3, all));
    EXPECT_EQ(answer(1, refuted), answer(3, refuted));
}

TEST(PropertySearch, SaysThatAPropertyWasNeverMet) {
    const PropertySearch search = searched(
        properties(
            {{"properties",
              {{{"name", "p"}, {"holds", "every e in events: e.event = 'x' implies false"}}}}}),
        400);
    EXPECT_TRUE(search.hold());
    EXPECT_EQ(search.results.front().counts.met, 0U);
    EXPECT_THAT(report_of(search, [](const Counterexample&) { return std::string{}; }),
                HasSubstr("means nothing"));
}

Json holding(const char* text) { return {{"properties", {{{"name", "p"}, {"holds", text}}}}}; }

TEST(PropertySearch, LooksForHexesInLists) {
    const PropertySearch false_one =
        searched(properties(holding("every o in options: not (before.map.hexes has o.end)")), 100);
    EXPECT_TRUE(false_one.results.front().refuted);
    const PropertySearch true_one =
        searched(properties(holding("every o in options: before.map.hexes has o.end")), 400);
    EXPECT_TRUE(true_one.hold());
    EXPECT_EQ(true_one.results.front().counts.unknown, 0U);
}

TEST(PropertySearch, APropertyThatIsNeverDecidedDoesNotHold) {
    for (const char* text : {"every f in before.figures: f.name > 0",
                             "every f in before.figures: f.id != '' implies f.name > 0"}) {
        const PropertySearch search = searched(properties(holding(text)), 200);
        EXPECT_FALSE(search.hold()) << text;
        EXPECT_FALSE(search.results.front().refuted) << text;
        const std::string report =
            report_of(search, [](const Counterexample&) { return std::string{}; });
        EXPECT_THAT(report, HasSubstr("p: never decided in 200 cases: looked at "));
        EXPECT_THAT(report, HasSubstr("1 property, 0 refuted, 1 never decided\n"));
        EXPECT_EQ(report.find("holds"), std::string::npos) << report;
    }
}

TEST(PropertySearch, AnEventKnowsTheSceneJustBeforeAndJustAfterIt) {
    const auto of_damage = [](const char* name, const char* says) {
        return Json{
            {"name", name},
            {"holds",
             std::string{"every e in events: (e.event = 'damage' and e.hp > 0) implies "} + says}};
    };
    const PropertySearch search = searched(
        properties(
            {{"properties",
              {of_damage("taken off", "e.was.figures[e.to].hp - e.amount = e.now.figures[e.to].hp"),
               of_damage("nothing happens", "e.was.figures[e.to].hp = e.now.figures[e.to].hp")}}}),
        600);
    EXPECT_FALSE(search.results.front().refuted);
    EXPECT_GT(search.results.front().counts.met, 0U);
    EXPECT_TRUE(search.results.back().refuted);
}

void expect_property_error(const Json& json, const std::string& pointer, const std::string& found) {
    try {
        properties(json);
        FAIL() << json.dump();
    } catch (const InputError& error) {
        EXPECT_EQ(error.error().pointer, pointer);
        EXPECT_THAT(error.error().found, HasSubstr(found));
    }
}

TEST(Property, AnErrorSaysWhereAndWhat) {
    expect_property_error({{"properties", {{{"name", "p"}, {"holds", "event = 1"}}}}},
                          "/properties/0/holds", "\"event\" at character 1");
    expect_property_error({{"properties", {{{"name", "p"}, {"holds", "1 + 1"}}}}},
                          "/properties/0/holds", "+ (a number)");
    expect_property_error(
        {{"properties", {{{"name", "p"}, {"holds", "true"}}, {{"name", "p"}, {"holds", "true"}}}}},
        "/properties/0/name", "p");
    expect_property_error({{"properties",
                            {{{"name", "p"},
                              {"holds",
                               "(count o in options: true) = (count e in "
                               "events: true)"}}}}},
                          "/properties/0/holds", "options");
    expect_property_error({{"properties", Json::array()}}, "/properties", "");
}

TEST(Property, AMisspeltFieldIsAnError) {
    const auto holding = [](const char* text) {
        return Json{{"properties", {{{"name", "p"}, {"holds", text}}}}};
    };
    expect_property_error(holding("every f in after.figurs: f.hp > 0"), "/properties/0/holds",
                          "\"figurs\" at character 18");
    EXPECT_EQ(properties(holding("before.cards['Guard'].initiative > 0")).size(), 1U);
}

}  // namespace
}  // namespace standee::verify::formulas
