#include "lib/rule_switches.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <boost/pfr.hpp>
#include <nlohmann/json.hpp>
#include <string>

#include "files/rules_json.hpp"
#include "files/scene_json.hpp"
#include "tests/support/errors.hpp"
#include "tests/support/small_rules.hpp"

namespace standee {
namespace {

using support::error_of;
using support::other_value;
using ::testing::AllOf;
using ::testing::HasSubstr;

Edition read(const Json& rules, const Edition& printed) {
    return read_rules(Reader{rules}, printed);
}

Json only(const RuleSwitch& rule, const Json& value) {
    return Json{{std::string{rule.name}, value}};
}

TEST(RuleSwitches, AreAllFieldsOfAnEditionButItsIdAndWhichAreSet) {
    EXPECT_EQ(rule_switches().size() + 2, boost::pfr::tuple_size_v<Edition>);
}

TEST(RuleSwitches, HaveNamesOfTheirOwnThatFindThem) {
    for (const RuleSwitch& rule : rule_switches()) {
        EXPECT_EQ(rule_switch_named(rule.name), &rule) << rule.name;
        EXPECT_FALSE(rule.says.empty()) << rule.name;
    }
    EXPECT_EQ(rule_switch_named("no such rule"), nullptr);
}

TEST(RuleSwitches, ChangeTheirOwnRuleAndNoOther) {
    for (const Edition& printed : printed_editions()) {
        for (const RuleSwitch& rule : rule_switches()) {
            const Edition house = read(only(rule, other_value(rule, printed)), printed);
            EXPECT_NE(house, printed) << rule.name;
            for (const RuleSwitch& other : rule_switches()) {
                const bool own = &other == &rule;
                EXPECT_EQ(same_rule(other, house, printed), !own)
                    << rule.name << ", " << other.name;
                EXPECT_EQ(is_house_rule(other, house), own) << rule.name << ", " << other.name;
            }
            EXPECT_EQ(without_house_rules(house), printed) << rule.name;
        }
    }
}

TEST(RuleSwitches, AreWrittenAsTheyAreRead) {
    for (const Edition& printed : printed_editions()) {
        EXPECT_EQ(write_rules(printed), Json::object());
        for (const RuleSwitch& rule : rule_switches()) {
            const Json rules = only(rule, other_value(rule, printed));
            EXPECT_EQ(write_rules(read(rules, printed)).dump(), rules.dump());
        }
    }
}

TEST(RuleSwitches, ThatSayWhatTheEditionSaysAreNoHouseRules) {
    for (const Edition& printed : printed_editions()) {
        for (const RuleSwitch& rule : rule_switches()) {
            EXPECT_EQ(read(only(rule, write_rule(rule, printed)), printed), printed) << rule.name;
        }
    }
}

RC_GTEST_PROP(HouseRules, OfASceneAreWrittenAsTheyAreRead, ()) {
    const Edition& printed = edition(*rc::gen::elementOf(all_editions));
    Json rules = Json::object();
    for (const RuleSwitch& rule : rule_switches()) {
        if (*rc::gen::inRange(0, 3) == 0) {
            rules[std::string{rule.name}] = other_value(rule, printed);
        }
    }
    Scene scene;
    scene.map.hexes = {{0, 0}};
    scene.edition = read(rules, printed);
    RC_ASSERT(read_scene(write_scene(scene)) == scene);
}

TEST(HouseRules, ThatDoNotExistAreErrorsThatNameTheClosest) {
    const Edition& printed = edition(EditionId::gloomhaven);
    const auto error = [&](const char* rules) {
        const Json scene = {{"rules", Json::parse(rules)}};
        return error_of([&] { static_cast<void>(read_rules(Reader{scene}.at("rules"), printed)); })
            .sentence();
    };
    EXPECT_EQ(error(R"({"adjacentAlwaysSen":false})"),
              "/rules: found the unknown field \"adjacentAlwaysSen\", expected "
              "\"adjacentAlwaysSeen\"");
    EXPECT_EQ(
        error(R"({"sight":"corner-to-corners"})"),
        "/rules/sight: found \"corner-to-corners\", expected \"corner-to-corner\"; the values "
        "are corner-to-corner or any-part-to-any-part [los.line]");
    EXPECT_THAT(error(R"({"sight":"by ear"})"),
                AllOf(HasSubstr("/rules/sight"),
                      HasSubstr("expected corner-to-corner or any-part-to-any-part")));
    EXPECT_THAT(
        error(R"({"addedConditions":["ward","brittel"]})"),
        AllOf(HasSubstr("/rules/addedConditions/1"), HasSubstr("\"brittle\"; the values are")));
}

TEST(HouseRules, OfTheWrongTypeAreErrors) {
    for (const char* rules :
         {R"({"adjacentAlwaysSeen":"no"})", R"({"sight":true})", R"({"lootLimit":-1})",
          R"({"lootLimit":"none"})", R"({"hazardousDamage":[1,2]})",
          R"({"hazardousDamage":[1,1,1,1,1,1,1,-1]})", R"({"addedConditions":["stun"]})",
          R"({"addedConditions":["ward","ward"]})", R"({"addedConditions":"ward"})", R"([])",
          R"(true)"}) {
        const Json json = Json::parse(rules);
        EXPECT_THROW(static_cast<void>(read(json, edition(EditionId::frosthaven))), InputError)
            << rules;
    }
}

TEST(Editions, HaveShortNamesToo) {
    for (const Edition& known : known_editions()) {
        EXPECT_EQ(edition_named(known.name()), known.id);
        EXPECT_EQ(edition_named(known.short_name()), known.id);
        const Json shortly = known.short_name();
        EXPECT_EQ(read_edition(Reader{shortly}), known.id);
    }
    EXPECT_EQ(edition_named("gh1"), std::nullopt);
}

TEST(Editions, WithoutARulebookPlayByAnotherWithConditionsOfTheirOwn) {
    for (const Edition& member : known_editions().subspan(all_editions.size())) {
        const Edition& rules = edition(rulebook_of(member.id));
        EXPECT_LT(static_cast<std::size_t>(rules.id), all_editions.size()) << member.name();
        EXPECT_EQ(member.conditions | rules.conditions, member.conditions) << member.name();
        for (const RuleSwitch& rule : rule_switches()) {
            const bool own = rule.name == "addedConditions" || rule.name == "attackStages";
            EXPECT_TRUE(own || same_rule(rule, member, rules)) << member.name() << rule.name;
        }
    }
    const Edition& scales = edition(*edition_named("cs"));
    EXPECT_EQ(scales.name(), "crimson-scales");
    EXPECT_EQ(rulebook_of(scales.id), EditionId::gloomhaven);
    EXPECT_TRUE(scales.conditions.contains(Condition::chill));
    EXPECT_FALSE(scales.conditions.contains(Condition::dodge));
    EXPECT_EQ(scales.attack_stages, ward_and_brittle_last);
}

}  // namespace
}  // namespace standee
