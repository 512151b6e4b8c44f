#include "verify/compare/edition_diff.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "verify/compare/answer.hpp"
#include "verify/compare/clause_differences.hpp"

namespace standee::verify {
namespace {

TEST(RuleDifferences, MakeOneEditionOutOfAnother) {
    for (const EditionId a : all_editions) {
        for (const EditionId b : all_editions) {
            const Edition made = with_all_rules(edition(a), edition(b));
            EXPECT_EQ(made.id, a);
            for (const RuleDifference& rule : rule_differences()) {
                EXPECT_TRUE(rule.alike(made, edition(b))) << rule.what;
            }
        }
    }
}

TEST(RuleDifferences, AreNoneBetweenAnEditionAndItself) {
    for (const RuleDifference& rule : rule_differences()) {
        EXPECT_TRUE(rule.alike(edition(EditionId::frosthaven), edition(EditionId::frosthaven)));
    }
}

TEST(RuleDifferences, AreAllThatTheSwitchesSay) {
    for (const RuleSwitch& rule : rule_switches()) {
        const bool differs = std::ranges::any_of(printed_editions(), [&](const Edition& printed) {
            return !same_rule(rule, printed, printed_editions().front());
        });
        const bool shown = std::ranges::count(rule_differences(), &rule, &RuleDifference::rule) > 0;
        EXPECT_EQ(shown, differs) << rule.name;
    }
}

TEST(EditionDiff, FindsNothingBetweenAnEditionAndItself) {
    const EditionDiff diff =
        edition_diff(edition(EditionId::frosthaven), edition(EditionId::frosthaven), 1, 500);
    EXPECT_EQ(diff.differing, 0U);
    EXPECT_TRUE(diff.shown.empty());
    EXPECT_TRUE(diff.clauses_shown.empty());
    EXPECT_TRUE(diff.clauses_not_shown.empty());
    EXPECT_GT(diff.cases, 400U);
}

/// Every two editions, in both orders.
class Pairs : public ::testing::TestWithParam<std::pair<EditionId, EditionId>> {};

std::vector<std::pair<EditionId, EditionId>> all_pairs() {
    std::vector<std::pair<EditionId, EditionId>> pairs;
    for (const EditionId a : all_editions) {
        for (const EditionId b : all_editions) {
            if (a != b) {
                pairs.emplace_back(a, b);
            }
        }
    }
    return pairs;
}

INSTANTIATE_TEST_SUITE_P(Editions, Pairs, ::testing::ValuesIn(all_pairs()), [](const auto& pair) {
    const auto of = [](EditionId id) {
        std::string name{edition(id).name()};
        std::erase(name, '-');
        return name;
    };
    return of(pair.param.first) + "_and_" + of(pair.param.second);
});

void expect_every_rule_that_differs(const EditionDiff& diff) {
    for (const RuleDifference* rule : diff.not_shown) {
        ADD_FAILURE() << "no case shows " << rule->what;
    }
    const auto differing = std::ranges::count_if(
        rule_differences(), [&](const auto& rule) { return !rule.alike(diff.first, diff.second); });
    EXPECT_EQ(static_cast<std::ptrdiff_t>(diff.shown.size()), differing);
    EXPECT_FALSE(diff.unexplained.has_value());
}

void expect_every_clause_that_differs(const EditionDiff& diff) {
    EXPECT_FALSE(diff.clauses_shown.empty());
    for (const Clause clause : diff.clauses_not_shown) {
        EXPECT_FALSE(why_no_case(clause).empty()) << clause.id();
    }
}

void expect_the_answers_shown(const EditionDiff& diff) {
    for (const Divergence& divergence : diff.shown) {
        const EditionAnswer first = answer_by(diff.first, divergence.smallest);
        const EditionAnswer second = answer_by(diff.second, divergence.smallest);
        EXPECT_EQ(first.says, divergence.first_says);
        EXPECT_EQ(second.says, divergence.second_says);
        EXPECT_NE(first.says, second.says) << divergence.rule->what;
        EXPECT_FALSE(first.asks || second.asks) << divergence.rule->what;
        EXPECT_FALSE(first.lacks && second.lacks) << divergence.rule->what;
    }
}

void expect_short_reports_with_boards(const EditionDiff& diff) {
    for (const Divergence& divergence : diff.shown) {
        const std::string report = report_of(diff, divergence);
        EXPECT_LE(std::ranges::count(report, '\n'), 25) << report;
        EXPECT_EQ(report.find("part of the map"), std::string::npos) << report;
    }
}

// One test for each pair: finding the differences takes far longer than looking at them.
TEST_P(Pairs, ShowAndExplainEveryDifference) {
    const EditionDiff diff =
        edition_diff(edition(GetParam().first), edition(GetParam().second), 1, 1000);
    expect_every_rule_that_differs(diff);
    expect_every_clause_that_differs(diff);
    expect_the_answers_shown(diff);
    expect_short_reports_with_boards(diff);
}

TEST(EditionDiff, ShowsProximityBetweenGloomhavenAndJawsOfTheLion) {
    const EditionDiff diff =
        edition_diff(edition(EditionId::gloomhaven), edition(EditionId::jaws_of_the_lion), 1, 0);
    const auto shown = std::ranges::find(diff.shown, "monster.focus-proximity"_clause,
                                         [](const Divergence& d) { return d.rule->clause; });
    ASSERT_NE(shown, diff.shown.end());
    EXPECT_EQ(shown->smallest.scene.figures.size(), 3U);
}

TEST(EditionDiff, ShowsAConditionOfOneEditionAsLackingInTheOther) {
    const EditionDiff diff =
        edition_diff(edition(EditionId::gloomhaven_2), edition(EditionId::frosthaven), 1, 0);
    const auto shown = std::ranges::find(diff.shown, "condition.safeguard"_clause,
                                         [](const Divergence& d) { return d.rule->clause; });
    ASSERT_NE(shown, diff.shown.end());
    EXPECT_EQ(shown->second_says, "does not have safeguard");
    EXPECT_EQ(shown->first_says, "C1 has no safeguard");
}

}  // namespace
}  // namespace standee::verify
