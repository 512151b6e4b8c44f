#include "verify/against/report.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>

#include "lib/edition.hpp"
#include "lib/words.hpp"
#include "show/canvas/text.hpp"
#include "show/words/citation.hpp"
#include "verify/against/features.hpp"
#include "verify/case_words.hpp"

namespace standee::against {
namespace {

constexpr int width = 80;
constexpr std::size_t most_reasons = 10;

std::string lines_of(std::string_view first, const std::string& text) {
    return text.empty() ? "" : Paragraph{}.add(printable(text)).lines(width, first, false);
}

/// Marks the acting figure, and the ends on which the two do not agree.
MapMarks marks_of(const Difference& difference) {
    MapMarks marks;
    const Scene& scene = difference.smallest.scene;
    const auto* ours = std::get_if<TurnClaim>(&difference.ours);
    const auto* theirs = std::get_if<TurnClaim>(&difference.theirs);
    if (ours == nullptr || theirs == nullptr) {
        return marks;
    }
    const auto acting = std::ranges::find(scene.figures, scene.turn->figure, &Figure::id);
    marks.acting = static_cast<FigureIndex>(acting - scene.figures.begin());
    const auto mark = [&](const TurnClaim& one, const TurnClaim& other, const char* label) {
        for (const ExpectedOption& option : one.options) {
            const bool known = std::ranges::any_of(
                other.options, [&](const ExpectedOption& o) { return o.end == option.end; });
            const bool marked = std::ranges::any_of(
                marks.ends, [&](const EndMark& end) { return end.at == option.end; });
            if (!known && !marked) {
                marks.ends.push_back({option.end, label});
            }
        }
    };
    mark(*ours, *theirs, "yes");
    mark(*theirs, *ours, "no");
    return marks;
}

std::string legend_of(const MapMarks& marks) {
    return marks.ends.empty() ? ""
                              : "On the map: \"yes\" is a hex where it may end, but your program "
                                "leaves it out; \"no\" is a hex where your program ends it, but "
                                "that is not allowed.";
}

std::string editions_in_words(const Difference& difference) {
    std::vector<std::string> words;
    for (const auto& [id, count] : difference.editions) {
        words.push_back(fmt::format("{} {}", edition(id).title(), count));
    }
    return fmt::format("{}", fmt::join(words, ", "));
}

/// "map.closed-door: a closed door is open", "map.closed-door is broken".
std::string what_is_wrong(const Difference& difference) {
    return difference.wrong_rule.empty()
               ? fmt::format("{} is broken", difference.clause.id())
               : fmt::format("{}: {}", difference.clause.id(), difference.wrong_rule);
}

/// All differences, one line each, with the numbers under which they are shown, if there are
/// several.
std::string table_of(const ContestResult& result, const std::vector<Clause>& clauses) {
    std::size_t number = 0;
    std::string text = "Differences, with the number of cases:\n";
    for (const Difference& difference : result.differences) {
        if (concerns(difference, clauses)) {
            text += fmt::format("  {:>3}. {:>6}  {}\n", ++number, difference.count,
                                what_is_wrong(difference));
        }
    }
    return number < 2 ? "" : text;
}

std::string one_difference(std::size_t number, const Difference& difference,
                           const std::string& command) {
    const EditionId id = difference.smallest.scene.edition.id;
    const MapMarks marks = marks_of(difference);
    const BothSides sides = in_words(difference.ours, difference.theirs);
    std::string text =
        lines_of(fmt::format("{}. ", number),
                 fmt::format("{}. {} ({}), the smallest in {}:", what_is_wrong(difference),
                             counted(difference.count, "case"), editions_in_words(difference),
                             edition(id).title()));
    text += verify::case_words(difference.smallest, marks);
    text += lines_of("", legend_of(marks));
    if (!difference.shared.empty()) {
        text += lines_of("shared:  ", fmt::format("all {} have {}", difference.count,
                                                  fmt::join(difference.shared, ", and ")));
    }
    text += lines_of("standee: ", sides.ours);
    text += lines_of("command: ", sides.theirs);
    text += lines_of("rule:    ", fmt::format("{}: {}", cited(difference.clause, id),
                                              entry_of(difference.clause).says));
    return text + "replay:  " + command + "\n";
}

/// The last lines that it wrote to standard error.
std::string last_lines(const std::string& complaints) {
    constexpr std::size_t most = 8;
    std::vector<std::string> lines;
    for (std::size_t from = 0; from < complaints.size();) {
        const std::size_t end = std::min(complaints.find('\n', from), complaints.size());
        lines.push_back(printable(complaints.substr(from, end - from)));
        from = end + 1;
    }
    std::string text = lines.empty() ? "" : "On standard error it said:\n";
    for (std::size_t i = lines.size() - std::min(lines.size(), most); i < lines.size(); ++i) {
        text += "    " + lines[i] + "\n";
    }
    return text;
}

std::string one_incident(const Incident& incident) {
    const auto* failed = std::get_if<Failed>(&incident.reply);
    const auto* malformed = std::get_if<Malformed>(&incident.reply);
    std::string text =
        failed != nullptr
            ? lines_of("", fmt::format("The command {}: {}.", failed->what,
                                       counted(incident.count, "time")))
            : lines_of("", fmt::format("The command gave a malformed answer {}: {}.",
                                       counted(incident.count, "time"), malformed->what));
    text += malformed != nullptr ? lines_of("line:    ", malformed->line) : "";
    text += failed != nullptr ? last_lines(failed->complaints) : "";
    if (!incident.tried) {
        return text + "No single request does it.\n";
    }
    text +=
        fmt::format("Case {}{}:\n", incident.number,
                    failed != nullptr && failed->how == Failed::How::silent ? "" : ", made small");
    return text + verify::case_words(*incident.tried, {}) +
           "request: " + request_line(incident.number, request_body(*incident.tried));
}

std::string reasons(const std::map<std::string, std::uint64_t>& unsupported) {
    std::vector<std::pair<std::string, std::uint64_t>> sorted(unsupported.begin(),
                                                              unsupported.end());
    std::ranges::stable_sort(sorted, std::greater<>{}, [](const auto& one) { return one.second; });
    std::string text;
    for (std::size_t i = 0; i < std::min(sorted.size(), most_reasons); ++i) {
        text += fmt::format("  {:>8}  {}\n", sorted[i].second, printable(sorted[i].first));
    }
    return text + (sorted.size() > most_reasons ? fmt::format("            and {} other reasons\n",
                                                              sorted.size() - most_reasons)
                                                : "");
}

/// Features in words, the first of them.
std::string listed(const std::vector<std::string>& features) {
    constexpr std::size_t most_listed = 12;
    std::vector<std::string> words;
    for (const std::string& feature : features) {
        if (words.size() < most_listed) {
            words.push_back(feature_in_words(feature));
        }
    }
    std::string text = fmt::format("{}", fmt::join(words, "; "));
    if (features.size() > words.size()) {
        text += fmt::format("; and {} more", features.size() - words.size());
    }
    return text;
}

std::string words_on(const Learned& learned) {
    const std::string kinds = learned.turns && learned.plays ? "turns and plays"
                              : learned.plays                ? "plays"
                                                             : "turns";
    std::string text =
        lines_of("", fmt::format("Learned from {}: it answers {}. Cases are drawn without what it "
                                 "did not answer{}{}.",
                                 counted(learned.questions, "question"), kinds,
                                 learned.unknown.empty() ? "" : ": ", listed(learned.unknown)));
    if (!learned.failed.empty()) {
        text += lines_of("", fmt::format("They are also drawn without what it only crashed or hung "
                                         "on: {}.",
                                         listed(learned.failed)));
    }
    if (learned.cut_short) {
        text += lines_of("",
                         "It crashed or hung too often to be asked more, so it may answer some "
                         "of this.");
    }
    return text;
}

/// What was learned, how much was answered, and what that means.
std::string words_on_support(const ContestResult& result) {
    std::string text = result.learned ? words_on(*result.learned) : "";
    if (result.asked() > 0) {
        text += lines_of(
            "", fmt::format("{}% of the questions were answered. Of the {} wrong rules that "
                            "Standee knows, these agreeing answers would have exposed {}.",
                            result.answered() * 100 / result.asked(), result.wrong_rules,
                            result.would_show));
    }
    if (const auto warnings = result.warnings(); !warnings.empty()) {
        text += lines_of("", fmt::format("Warning: a result without differences means little ({}).",
                                         fmt::join(warnings, "; ")));
    }
    return text;
}

std::string summary_of(const ContestResult& result) {
    std::string text = fmt::format(
        "{}: {} and {} asked, {} rounds and open plays left out\n{} answered alike, {} "
        "differently, {} unsupported{}\n",
        counted(result.numbers, "case"), counted(result.turns, "turn"),
        counted(result.plays, "play"), result.left_out, result.agreed, result.differing,
        result.without_support(),
        result.without_answer() > 0 ? fmt::format(", {} without an answer", result.without_answer())
                                    : "");
    text += words_on_support(result);
    text += result.stopped.empty() ? "" : fmt::format("Ended early: {}.\n", result.stopped);
    if (!result.unsupported.empty()) {
        text += "Unsupported:\n" + reasons(result.unsupported);
    }
    if (result.looked_into < result.differing) {
        text += fmt::format("Only the first {} of those that differ were examined.\n",
                            result.looked_into);
    }
    return text;
}

std::string score_line(std::string_view name, const Score& score) {
    return fmt::format("{:<34}{:>8}{:>8}{:>13}\n", name, score.passed, score.failed,
                       score.unsupported);
}

}  // namespace

bool concerns(const Difference& difference, const std::vector<Clause>& clauses) {
    return clauses.empty() || std::ranges::count(clauses, difference.clause) > 0;
}

std::string report_of(const ContestResult& result, const std::vector<Clause>& clauses,
                      const CommandFor& command) {
    std::string text = summary_of(result) + table_of(result, clauses);
    for (const Incident& incident : result.incidents) {
        text += "\n" + one_incident(incident);
    }
    std::size_t number = 0;
    for (const Difference& difference : result.differences) {
        if (concerns(difference, clauses)) {
            text += "\n" + one_difference(++number, difference, command(difference));
        }
    }
    return text;
}

std::string report_of(const Conformance& result) {
    const Score& total = result.total;
    std::string text = fmt::format("{}: {} passed, {} failed, {} unsupported; {} left out\n",
                                   counted(total.all(), "fixture"), total.passed, total.failed,
                                   total.unsupported, result.left_out);
    if (result.not_asked > 0) {
        text += fmt::format("Ended early: it had to be restarted too often; {} not asked.\n",
                            counted(result.not_asked, "fixture"));
    }
    text += result.unsupported.empty() ? "" : "Unsupported:\n" + reasons(result.unsupported);
    const auto heading = [](std::string_view what) {
        return fmt::format("\n{:<34}{:>8}{:>8}{:>13}\n", what, "passed", "failed", "unsupported");
    };
    text += heading("edition");
    for (const auto& [id, score] : result.editions) {
        text += score_line(edition(id).title(), score);
    }
    text += heading("clause");
    for (const auto& [clause, score] : result.clauses) {
        text += score_line(clause.id(), score);
    }
    for (const Failure& failure : result.failures) {
        text +=
            fmt::format("\n{} in {}\n", printable(failure.file), edition(failure.edition).title());
        std::string clauses;
        for (const Clause clause : failure.clauses) {
            clauses += (clauses.empty() ? "" : ", ") + std::string{clause.id()};
        }
        text += lines_of("    clauses:  ", clauses);
        text += lines_of("    expected: ", failure.expected);
        text += lines_of("    answered: ", failure.answered);
    }
    return text;
}

}  // namespace standee::against
