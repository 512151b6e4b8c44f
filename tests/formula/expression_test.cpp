#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <nlohmann/json.hpp>

#include "formula/evaluate.hpp"
#include "formula/parse.hpp"
#include "lib/error.hpp"

// The language of house rules and properties: what expressions mean, and what is refused where.

namespace standee::formula {
namespace {

using ::testing::HasSubstr;

constexpr std::array quantities{Quantity{"amount", Type::number, "damage"},
                                Quantity{"shield", Type::number, "shield"},
                                Quantity{"hp", Type::number, "hit points; unknown"},
                                Quantity{"source", Type::word, "where damage comes from"},
                                Quantity{"conditions", Type::words, "conditions"},
                                Quantity{"ranged", Type::truth, "of an attack"},
                                Quantity{"scene", Type::any, "a document"}};

const Json& scene() {
    static const Json document = Json::parse(R"({"figures": [
        {"id": "A", "at": [0,0], "hp": 4, "conditions": ["poison", {"name": "wound"}]},
        {"id": "B", "at": [2,-1], "hp": 1}, {"id": "C", "at": [0,3]}],
        "route": [[0,0], [2,-1]]})");
    return document;
}

Value quantity(std::size_t index) {
    switch (index) {
        case 0: return std::int64_t{5};
        case 1: return std::int64_t{2};
        case 3: return std::string{"trap"};
        case 4: return Words{"stun", "muddle"};
        case 5: return true;
        case 6: return &scene();
        default: return {};
    }
}

std::optional<std::int64_t> number(std::string_view text) {
    return number_of(evaluate(parse(text, quantities, Type::number), quantity));
}
std::optional<bool> truth(std::string_view text) {
    return truth_of(evaluate(parse(text, quantities, Type::truth), quantity));
}

TEST(Formula, ArithmeticBindsAsInSchool) {
    EXPECT_EQ(number("amount - shield * 2"), 1);
    EXPECT_EQ(number("(amount - shield) * 2"), 6);
    EXPECT_EQ(number("-amount + 1"), -4);
    EXPECT_EQ(number("10 - 3 - 2"), 5);
}

TEST(Formula, DivisionRoundsDownAndUpRoundsUp) {
    EXPECT_EQ(number("amount / 2"), 2);
    EXPECT_EQ(number("-5 / 2"), -3);
    EXPECT_EQ(number("up(amount, 2)"), 3);
    EXPECT_EQ(number("up(4, 2)"), 2);
}

TEST(Formula, DividingByZeroAndLeavingTheLimitsGiveNothing) {
    EXPECT_EQ(number("amount / (shield - 2)"), std::nullopt);
    EXPECT_EQ(number("999999999 * 999999999 * 999999999"), std::nullopt);
}

TEST(Formula, HasLooksForWordsNumbersAndHexesInListsOfADocument) {
    EXPECT_EQ(truth("scene.route has scene.figures['B'].at"), true);
    EXPECT_EQ(truth("scene.route has scene.figures['C'].at"), false);
    EXPECT_EQ(truth("scene.figures['B'].at has -1"), true);
    EXPECT_EQ(truth("scene.figures['B'].at has amount"), false);
    EXPECT_EQ(truth("scene.figures['A'].conditions has 'wound'"), true);
    EXPECT_EQ(truth("scene.nowhere has scene.figures['B'].at"), false);
}

TEST(Formula, HasInWhatIsNoListGivesNothing) {
    EXPECT_EQ(truth("scene.figures['A'].hp has 4"), std::nullopt);
    EXPECT_EQ(truth("scene.route has scene.nowhere"), std::nullopt);
}

TEST(Formula, AChoiceWithoutElseGivesNothing) {
    EXPECT_EQ(number("if source = 'trap' then 1"), 1);
    EXPECT_EQ(number("if source = 'wound' then 1"), std::nullopt);
    EXPECT_EQ(number("if source = 'wound' then 1 else 2"), 2);
}

TEST(Formula, NothingSettlesNoComparisonButIsSettledByTheOtherSide) {
    EXPECT_EQ(truth("hp > 3"), std::nullopt);
    EXPECT_EQ(truth("hp > 3 or amount = 5"), true);
    EXPECT_EQ(truth("hp > 3 and amount = 4"), false);
    EXPECT_EQ(truth("amount = 4 implies hp > 3"), true);
    EXPECT_EQ(truth("not (hp > 3)"), std::nullopt);
    EXPECT_EQ(truth("hp != 3"), true);
    EXPECT_EQ(number("known(hp, 7)"), 7);
}

TEST(Formula, WordsAreLookedUpInLists) {
    EXPECT_EQ(truth("conditions has 'stun'"), true);
    EXPECT_EQ(truth("conditions has 'poison'"), false);
    EXPECT_EQ(truth("scene.figures['A'].conditions has 'wound'"), true);
    EXPECT_EQ(truth("scene.figures['B'].conditions has 'wound'"), false);
}

TEST(Formula, QuantifiersRunThroughAList) {
    EXPECT_EQ(truth("some f in scene.figures: f.hp = 1"), true);
    EXPECT_EQ(truth("every f in scene.figures: f.hp > 0"), std::nullopt);
    EXPECT_EQ(truth("every f in scene.figures: known(f.hp, 1) > 0"), true);
    EXPECT_EQ(number("count f in scene.figures: f.hp > 1"), 1);
    EXPECT_EQ(number("sum f in scene.figures: known(f.hp, 0)"), 5);
    EXPECT_EQ(number("distance(scene.figures['A'].at, scene.figures['B'].at)"), 2);
    EXPECT_EQ(truth("every f in scene.figures: some g in scene.figures: distance(f.at, g.at) > 0"),
              true);
}

TEST(Formula, TellsWhetherAnImplicationWasMet) {
    bool met = true;
    evaluate(parse("amount = 4 implies shield = 9", quantities, Type::truth), quantity, &met);
    EXPECT_FALSE(met);
    evaluate(parse("amount = 5 implies shield = 2", quantities, Type::truth), quantity, &met);
    EXPECT_TRUE(met);
}

TEST(Formula, CriteriaHaveADirection) {
    const auto criteria = parse_criteria("least amount, most shield + 1", quantities);
    ASSERT_EQ(criteria.size(), 2U);
    EXPECT_FALSE(criteria[0].most);
    EXPECT_TRUE(criteria[1].most);
}

struct Wrong {
    std::string text;
    std::string found;
    std::string expected;
};

TEST(Formula, AnErrorSaysWhereAndWhat) {
    const std::array wrongs{
        Wrong{"amuont + 1", "\"amuont\" at character 1", "\"amount\""},
        Wrong{"amount +", "the end of the text at character 9", "a number"},
        Wrong{"amount + source", "\"source (a word)\" at character 10", "a number"},
        Wrong{"amount = 'x'", "at character 10", "a number"},
        Wrong{"amount shield", "\"shield\" at character 8", "the end of the text"},
        Wrong{"if amount then 1", "\"amount (a number)\" at character 4", "a condition"},
        Wrong{"source = 'trap", "\"'\" at character 10", "a second '"},
        Wrong{"amount # 2", "\"# 2\" at character 8", "a sign"},
        Wrong{"amount.x", "\".\" at character 7", "a part of a document"},
        Wrong{"every amount: 1", "\":\" at character 13", "\"in\""},
        Wrong{"1234567890", "at character 1", "nine digits"}};
    for (const Wrong& wrong : wrongs) {
        try {
            parse(wrong.text, quantities, Type::number);
            FAIL() << wrong.text;
        } catch (const InputError& error) {
            EXPECT_THAT(error.error().found, HasSubstr(wrong.found)) << wrong.text;
            EXPECT_THAT(error.error().expected, HasSubstr(wrong.expected)) << wrong.text;
        }
    }
}

TEST(Formula, DeepNestingIsRefused) {
    const std::string deep = std::string(400, '(') + "1" + std::string(400, ')');
    EXPECT_THROW(parse(deep, quantities, Type::number), InputError);
    std::string nots;
    for (int i = 0; i < 400; ++i) {
        nots += "not ";
    }
    EXPECT_THROW(parse(nots + "ranged", quantities, Type::truth), InputError);
}

/// "1+1+1 ...", of so many numbers.
std::string sum_of(int count) {
    std::string text = "1";
    for (int i = 1; i < count; ++i) {
        text += "+1";
    }
    return text;
}

TEST(Formula, AFormulaHasAtMostAThousandTokens) {
    EXPECT_EQ(number(sum_of(500)), 500);
    try {
        parse(sum_of(501), quantities, Type::number);
        FAIL();
    } catch (const InputError& error) {
        EXPECT_THAT(error.error().found, HasSubstr("at character 1001"));
        EXPECT_THAT(error.error().expected, HasSubstr("at most 1000"));
    }
}

}  // namespace
}  // namespace standee::formula
