#include "verify/compare/edition_diff.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "show/canvas/text.hpp"
#include "show/map/map_picture.hpp"
#include "show/words/card_words.hpp"
#include "show/words/citation.hpp"
#include "show/words/scene_words.hpp"
#include "verify/campaign/source.hpp"
#include "verify/compare/answer.hpp"
#include "verify/compare/clause_differences.hpp"
#include "verify/generate/dice.hpp"
#include "verify/shrink/shrink.hpp"

namespace standee::verify {
namespace {

/// Cases of its family that are drawn for one rule at most, for either edition in turn.
constexpr int family_draws = 400;

/// Compares two editions case by case.
class Comparison {
public:
    Comparison(const Edition& first, const Edition& second) : first_{first}, second_{second} {
        diff_.first = first;
        diff_.second = second;
    }

    /// Shows every rule in which they differ with a case of its family.
    void show_rules(std::uint64_t seed) {
        std::uint64_t number = 0;
        for (const RuleDifference& rule : rule_differences()) {
            ++number;
            if (!rule.alike(first_, second_) && !show(rule, generate::Dice{seed + number})) {
                diff_.not_shown.push_back(&rule);
            }
        }
    }

    void look_at(const Case& tried) {
        const EditionAnswer first = answer_by(first_, tried);
        const EditionAnswer second = answer_by(second_, tried);
        if (second.lacks) {
            return;
        }
        ++diff_.cases;
        if (first == second) {
            return;
        }
        ++diff_.differing;
        if (!diff_.unexplained && answer_by(with_all_rules(first_, second_), tried) != second) {
            diff_.unexplained = tried;
        }
        std::erase_if(diff_.not_shown,
                      [&](const RuleDifference* rule) { return show(*rule, tried); });
    }

    EditionDiff result() {
        std::ranges::sort(diff_.shown, {}, &Divergence::rule);
        for (const Clause clause : clauses_that_differ(diff_.first.id, diff_.second.id)) {
            (is_shown(clause) ? diff_.clauses_shown : diff_.clauses_not_shown).push_back(clause);
        }
        return std::move(diff_);
    }

private:
    struct Answers {
        EditionAnswer first;
        EditionAnswer second;

        [[nodiscard]] std::size_t refused() const { return first.refused + second.refused; }
    };

    [[nodiscard]] Answers answers_to(const Case& tried) const {
        return {answer_by(first_, tried), answer_by(second_, tried)};
    }

    /// Whether the answers differ and one rule alone accounts for it: with it the one edition
    /// answers as the other does.
    [[nodiscard]] bool is_decided_by(const RuleDifference& rule, const Case& tried,
                                     const Answers& answers) const {
        const auto& [first_says, second_says] = answers;
        if (first_says == second_says || first_says.asks || second_says.asks ||
            (first_says.lacks && second_says.says == nothing_changes) ||
            (second_says.lacks && first_says.says == nothing_changes)) {
            return false;
        }
        Edition first = first_;
        rule.take(first, second_);
        if (answer_by(first, tried) == second_says) {
            return true;
        }
        Edition second = second_;
        rule.take(second, first_);
        return answer_by(second, tried) == first_says;
    }

    bool show(const RuleDifference& rule, generate::Dice dice) {
        for (int draw = 0; draw < family_draws; ++draw) {
            if (show(rule, rule.family(dice, draw % 2 == 0 ? first_ : second_))) {
                return true;
            }
        }
        return false;
    }

    /// Whether the rule decides this case. It is made small; no step comes to be refused on the
    /// way that was not.
    bool show(const RuleDifference& rule, const Case& tried) {
        const Answers answers = answers_to(tried);
        if (!is_decided_by(rule, tried, answers)) {
            return false;
        }
        Divergence divergence{&rule, {}, {}, {}};
        divergence.smallest = smallest(tried, [&](const Case& smaller) {
            const Answers now = answers_to(smaller);
            return smaller.scene.edition == tried.scene.edition &&
                   now.refused() <= answers.refused() && is_decided_by(rule, smaller, now);
        });
        divergence.first_says = answer_by(first_, divergence.smallest).says;
        divergence.second_says = answer_by(second_, divergence.smallest).says;
        diff_.shown.push_back(std::move(divergence));
        return true;
    }

    [[nodiscard]] bool is_shown(Clause clause) const {
        return std::ranges::any_of(diff_.shown, [clause](const Divergence& divergence) {
            return divergence.rule->clause == clause ||
                   std::ranges::count(divergence.rule->also, clause) > 0;
        });
    }

    const Edition first_;
    const Edition second_;
    EditionDiff diff_;
};

std::string lines_of(std::string_view first, const std::string& text) {
    constexpr int width = 80;
    return Paragraph{}.add(printable(text)).lines(width, first, false);
}

}  // namespace

EditionDiff edition_diff(const Edition& first, const Edition& second, std::uint64_t seed,
                         std::uint64_t cases) {
    CampaignPlan plan;
    plan.seed = seed;
    plan.cases = cases;
    plan.editions = {first};
    const CaseSource source{plan};
    Comparison comparison{first, second};
    comparison.show_rules(seed);
    Case tried;
    for (std::uint64_t number = 0; number < cases; ++number) {
        source.make(number, tried);
        if (tried.kind() != CaseKind::round) {  // turns and plays show each rule in a smaller case
            comparison.look_at(tried);
        }
    }
    return comparison.result();
}

std::string report_of(const EditionDiff& diff, const Divergence& divergence) {
    const Case& tried = divergence.smallest;
    std::string text =
        lines_of("", fmt::format("{}: {}", divergence.rule->clause.id(), divergence.rule->what));
    text += map_picture_within(tried.scene, {}, {80, 13, false, false});
    const std::string there = scene_words(tried.scene);
    text += there.empty() ? "" : lines_of("there:  ", there);
    if (tried.kind() == CaseKind::turn) {
        const std::string card = card_words(tried.scene);
        text += lines_of("card:   ", card.empty() ? "no ability" : card);
    }
    for (const std::string& step : tried.steps) {
        text += lines_of("step:   ", step);
    }
    if (tried.kind() == CaseKind::round) {
        text += lines_of("round:  ", tried.round);
    }
    const auto side = [&](const Edition& rules, const std::string& says) {
        text += lines_of("", fmt::format("{}: {}", rules.title(), says));
        text += lines_of("    ", cited(divergence.rule->clause, rules.id));
    };
    side(diff.first, divergence.first_says);
    side(diff.second, divergence.second_says);
    return text;
}

}  // namespace standee::verify
