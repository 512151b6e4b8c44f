#include "disputes/verdict.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <range/v3/action/sort.hpp>
#include <span>

#include "disputes/judge.hpp"
#include "disputes/turn_claim.hpp"
#include "files/fixture_turn.hpp"
#include "files/play_file.hpp"
#include "files/round_file.hpp"
#include "lib/figure_ids.hpp"
#include "show/canvas/text.hpp"

namespace standee {
namespace {

constexpr std::string_view nothing = "-";

std::string line_of(const ExpectedOption& option) {
    const auto& [focus, path, along, fallen, then] = option.details;
    std::string line =
        fmt::format("end {}{}{}", text_of(option.end), option.targets.empty() ? "" : ", attacks ",
                    joined(option.targets));
    if (along) {
        line += ", along its path " + (along->empty() ? "nobody" : joined(*along));
    }
    if (focus) {
        line += ", focus " + *focus;
    }
    if (path) {
        line += ", path";
        for (const Hex hex : *path) {
            line += " " + text_of(hex);
        }
    }
    if (fallen && !fallen->empty()) {
        line += ", after the fall of " + joined(*fallen);
    }
    for (const ExpectedPart& part : then.value_or(std::vector<ExpectedPart>{})) {
        line += fmt::format(", then end {}{}{}", text_of(part.end),
                            part.targets.empty() ? "" : ", attacks ", joined(part.targets));
        if (part.fallen && !part.fallen->empty()) {
            line += " after the fall of " + joined(*part.fallen);
        }
    }
    return line;
}

std::vector<std::string> ids_in_order(const Scene& scene, std::span<const FigureIndex> figures) {
    return ids_of(scene, figures) | ranges::actions::sort;
}

std::string focus_line(const std::vector<std::string>& ids) {
    return ids.empty() ? "no focus" : "focus " + joined(ids, "or");
}

/// One row for each option that is expected or answered, with both sides of it.
std::vector<Verdict::Row> rows_of(const std::vector<ExpectedOption>& expected,
                                  const std::vector<ExpectedOption>& answered) {
    std::vector<ExpectedOption> all;
    std::ranges::set_union(expected, answered, std::back_inserter(all));
    std::vector<Verdict::Row> rows;
    for (const ExpectedOption& option : all) {
        const auto cell = [&](const std::vector<ExpectedOption>& among) {
            return std::ranges::binary_search(among, option) ? line_of(option)
                                                             : std::string{nothing};
        };
        rows.push_back({cell(expected), cell(answered)});
    }
    return rows;
}

/// Judges a turn. It holds if its options are exactly those expected and, if the fixture names
/// foci, so are its foci.
std::optional<Verdict> judge_turn(const Fixture& fixture, TurnPlanner& planner) {
    const Scene scene = scene_of(fixture);
    const auto expectation = turn_expectation_of(fixture, scene);
    if (!expectation) {
        return std::nullopt;
    }
    const TurnAnswer answer = plan_turn_of(fixture, scene, planner, Explain::no);
    const auto answered = in_words_of(expectation->options, outcomes_of(scene, answer));
    Verdict verdict{rows_of(expectation->options, answered)};
    if (expectation->focus) {
        verdict.rows.push_back(
            {focus_line(*expectation->focus), focus_line(ids_in_order(scene, answer.focus))});
    }
    return verdict;
}

/// The verdict on a play or a round. It holds if everything holds that its expectation names.
Verdict verdict_on(const std::vector<Mismatch>& mismatches) {
    Verdict verdict;
    for (const Mismatch& mismatch : mismatches) {
        verdict.rows.push_back(
            {fmt::format("{}: {}", mismatch.what, mismatch.expected), mismatch.found});
    }
    return verdict;
}

/// The verdict on a dispute. It holds if each claim has the verdict in the file, in each edition.
Verdict verdict_on(const std::vector<Surprise>& surprises) {
    Verdict verdict;
    for (const Surprise& surprise : surprises) {
        verdict.rows.push_back({fmt::format("{}, \"{}\": {}", edition(surprise.edition).title(),
                                            surprise.says, surprise.expected),
                                surprise.found});
    }
    return verdict;
}

}  // namespace

bool Verdict::holds() const {
    return std::ranges::all_of(rows, [](const Row& row) { return row.expected == row.answered; });
}

std::string Verdict::side_by_side(bool colour) const {
    constexpr int widest = 100;  // a longer row does not widen the column
    const Row title{"expected", "answered"};
    int width = columns_of(title.expected);
    for (const Row& row : rows) {
        width = std::max(width, columns_of(printable(row.expected)));
    }
    width = std::min(width, widest);
    const auto line = [width](const Row& row) {
        const std::string left = printable(row.expected);
        const int blanks = std::max(width - columns_of(left), 0);
        return fmt::format("{}{}   {}", left, std::string(static_cast<std::size_t>(blanks), ' '),
                           printable(row.answered));
    };
    std::string text = "    " + line(title) + "\n";
    for (const Row& row : rows) {
        const bool agrees = row.expected == row.answered;
        text += (agrees ? "    " : "  ! ") +
                inked(line(row), agrees ? TextRole::plain : TextRole::bad, colour) + "\n";
    }
    return text;
}

std::optional<Verdict> judge(const Fixture& fixture, TurnPlanner& planner) {
    const bool expects = fixture.part("expect").has_value();
    switch (fixture.form) {
        case FixtureForm::turn: return judge_turn(fixture, planner);
        case FixtureForm::play:
            return expects ? std::optional{verdict_on(play_fixture(fixture).mismatches)}
                           : std::nullopt;
        case FixtureForm::round:
            return expects ? std::optional{verdict_on(check_round(fixture))} : std::nullopt;
        case FixtureForm::dispute: return verdict_on(surprises(judge_dispute(fixture)));
    }
    return std::nullopt;
}

}  // namespace standee
