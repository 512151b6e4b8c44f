#include "verify/diff/edition_diff.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "lib/house_rules.hpp"
#include "show/card_words.hpp"
#include "show/citation.hpp"
#include "show/map_picture.hpp"
#include "show/text.hpp"
#include "verify/campaign/source.hpp"
#include "verify/diff/answer.hpp"
#include "verify/shrink/smallest.hpp"

namespace standee::verify {
namespace {

/// Compares two editions case by case.
class Comparison {
public:
    Comparison(EditionId first, EditionId second)
        : first_{edition(first)}, second_{edition(second)} {
        diff_.first = first;
        diff_.second = second;
        for (const RuleDifference& rule : rule_differences()) {
            if (!rule.alike(first_, second_)) {
                diff_.not_shown.push_back(&rule);
            }
        }
    }

    void look_at(const Case& tried) {
        const auto first = answer_by(first_, tried);
        const auto second = answer_by(second_, tried);
        if (!first || !second) {
            return;
        }
        ++diff_.cases;
        if (*first == *second) {
            return;
        }
        ++diff_.differing;
        if (!diff_.unexplained && answer_by(with_all_rules(first_, second_), tried) != second) {
            diff_.unexplained = tried;
        }
        std::erase_if(diff_.not_shown, [&](const RuleDifference* rule) {
            return is_decided_by(*rule, tried) && show(*rule, tried);
        });
    }

    EditionDiff result() {
        std::ranges::sort(diff_.shown, {}, &Divergence::rule);
        return std::move(diff_);
    }

private:
    /// Whether the editions differ on the case, and this rule of the second alone makes the first
    /// answer as the second does.
    [[nodiscard]] bool is_decided_by(const RuleDifference& rule, const Case& tried) const {
        Edition one_rule_other = first_;
        rule.take(one_rule_other, second_);
        const auto first = answer_by(first_, tried);
        const auto second = answer_by(second_, tried);
        return first && second && *first != *second && answer_by(one_rule_other, tried) == second;
    }

    bool show(const RuleDifference& rule, const Case& tried) {
        Divergence divergence{&rule, {}, {}, {}};
        divergence.smallest = smallest(tried, [&](const Case& smaller) {
            return smaller.scene.edition == first_.id && is_decided_by(rule, smaller);
        });
        divergence.first_says = *answer_by(first_, divergence.smallest);
        divergence.second_says = *answer_by(second_, divergence.smallest);
        diff_.shown.push_back(std::move(divergence));
        return true;
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

EditionDiff edition_diff(EditionId first, EditionId second, std::uint64_t seed,
                         std::uint64_t cases) {
    CampaignPlan plan;
    plan.seed = seed;
    plan.cases = cases;
    plan.editions = {first};
    const CaseSource source{plan};
    Comparison comparison{first, second};
    Case tried;
    for (std::uint64_t number = 0; number < cases; ++number) {
        source.make(number, tried);
        comparison.look_at(tried);
    }
    return comparison.result();
}

std::string report_of(const EditionDiff& diff, const Divergence& divergence) {
    const Case& tried = divergence.smallest;
    std::string text =
        lines_of("", fmt::format("{}: {}", divergence.rule->clause.id(), divergence.rule->what));
    text += map_picture(tried.scene, {}, {80, 14, false, false});
    if (tried.steps.empty()) {
        text += lines_of("card:   ", card_words(tried.scene));
    }
    for (const std::string& step : tried.steps) {
        text += lines_of("step:   ", step);
    }
    const auto side = [&](EditionId id, const std::string& says) {
        text += lines_of("", fmt::format("{}: {}", edition(id).title, says));
        text += lines_of("    ", cited(divergence.rule->clause, id));
    };
    side(diff.first, divergence.first_says);
    side(diff.second, divergence.second_says);
    return text;
}

}  // namespace standee::verify
