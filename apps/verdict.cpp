#include "apps/verdict.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "apps/plan.hpp"
#include "show/text.hpp"

namespace standee {
namespace {

std::string line_of(Hex end, std::span<const std::string> targets) {
    return fmt::format("end {}{}{}", written(end), targets.empty() ? "" : ", attacks ",
                       joined(targets));
}

std::vector<std::string> ids_of(const Scene& scene, std::span<const FigureIndex> figures) {
    std::vector<std::string> ids;
    for (const FigureIndex figure : figures) {
        ids.push_back(scene.figures[figure].id);
    }
    return ids;
}

std::string focus_line(const std::vector<std::string>& ids) {
    return ids.empty() ? "no focus" : "focus " + joined(ids, "or");
}

/// A turn holds where its options are those expected, none more or fewer, and so are the foci
/// where they are told.
std::optional<Verdict> judge_turn(const Fixture& fixture, TurnPlanner& planner) {
    const Scene scene = scene_of(fixture);
    const auto expectation = turn_expectation_of(fixture, scene);
    if (!expectation) {
        return std::nullopt;
    }
    const TurnAnswer answer = plan_turn_of(fixture, scene, planner, Explain::no);
    Verdict verdict;
    for (const ExpectedOption& option : expectation->options) {
        verdict.expected.push_back(line_of(option.end, option.targets));
    }
    for (const TurnOption& option : answer.options) {
        verdict.answered.push_back(line_of(option.end, ids_of(scene, option.targets)));
    }
    if (expectation->focus) {
        verdict.expected.push_back(focus_line(*expectation->focus));
        verdict.answered.push_back(focus_line(ids_of(scene, answer.focus)));
    }
    std::ranges::sort(verdict.expected);
    std::ranges::sort(verdict.answered);
    return verdict;
}

[[noreturn]] void refuse(const Fixture& fixture, std::string_view field) {
    fixture.part(field)->fail(ErrorCode::usage, "a fixture of a turn");
}

}  // namespace

std::string Verdict::side_by_side(bool colour) const {
    std::vector<std::string> all;
    std::ranges::set_union(expected, answered, std::back_inserter(all));
    constexpr std::string_view left_title = "expected";
    int width = columns_of(left_title);
    for (const std::string& line : all) {
        width = std::max(width, columns_of(printable(line)));
    }
    const auto row = [width](const std::string& left, const std::string& right) {
        const int blanks = width - columns_of(left);
        return fmt::format("{}{}   {}", left, std::string(static_cast<std::size_t>(blanks), ' '),
                           right);
    };
    std::string text = "    " + row(std::string{left_title}, "answered") + "\n";
    for (const std::string& line : all) {
        const bool is_expected = std::ranges::binary_search(expected, line);
        const bool is_answered = std::ranges::binary_search(answered, line);
        const std::string shown = printable(line);
        const std::string both = row(is_expected ? shown : "-", is_answered ? shown : "-");
        const bool agrees = is_expected && is_answered;
        text +=
            (agrees ? "    " : "  ! ") + inked(both, agrees ? Ink::plain : Ink::bad, colour) + "\n";
    }
    return text;
}

std::optional<Verdict> judge(const Fixture& fixture, TurnPlanner& planner) {
    switch (fixture.form) {
        case FixtureForm::play: refuse(fixture, "steps");
        case FixtureForm::dispute: refuse(fixture, "claims");
        case FixtureForm::turn: break;
    }
    return judge_turn(fixture, planner);
}

}  // namespace standee
