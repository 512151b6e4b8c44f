#include "rulebook/editions.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/support/small_rules.hpp"

namespace standee::verify {
namespace {

TEST(Rulebooks, SayWhatTheEngineTakesFromThem) {
    for (const Edition& printed : known_editions()) {
        const Edition book = rulebook(printed);
        EXPECT_EQ(book.id, printed.id);
        for (const RuleSwitch& rule : rule_switches()) {
            EXPECT_TRUE(same_rule(rule, book, printed)) << printed.name() << ", " << rule.name;
        }
    }
}

TEST(Rulebooks, TakeAHouseRuleAsItIsSaid) {
    for (const Edition& printed : printed_editions()) {
        for (const RuleSwitch& rule : rule_switches()) {
            const Json rules{{std::string{rule.name}, support::other_value(rule, printed)}};
            const Edition house = read_rules(Reader{rules}, printed);
            EXPECT_EQ(rulebook(house), house) << rule.name;
        }
    }
}

TEST(Rulebooks, DoNotTakeAValueThatIsWrongAndNoHouseRule) {
    Edition wrong = edition(EditionId::frosthaven);
    wrong.trap_damage[0] = 1;
    EXPECT_EQ(rulebook(wrong).trap_damage[0], 2);
}

}  // namespace
}  // namespace standee::verify
