#include "verify/clauses/coverage_words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "lib/edition.hpp"
#include "show/canvas/text.hpp"
#include "show/words/clause_json.hpp"

namespace standee::verify {
namespace {

std::string or_dash(const std::string& text) { return text.empty() ? "-" : text; }

std::vector<std::string> places_of(const std::vector<ClauseSite>& sites) {
    std::vector<std::string> places;
    std::ranges::transform(sites, std::back_inserter(places), place_of);
    return places;
}

/// "3 clauses have no monitor: a, b, c".
template <class Lacks>
std::string lacking(std::span<const ClauseCoverage> rows, std::string_view what, int width,
                    Lacks lacks) {
    std::vector<std::string_view> ids;
    for (const ClauseCoverage& row : rows) {
        if (lacks(row)) {
            ids.push_back(row.clause.id());
        }
    }
    const std::string words = fmt::format("{} {}{}{}", counted(ids.size(), "clause"), what,
                                          ids.empty() ? "" : ": ", fmt::join(ids, ", "));
    return Paragraph{}.add(words).lines(width, "", false);
}

/// "11 clauses without a monitor", and below it these by the reason why.
template <class Lacks, class Why>
std::string lacking_by_reason(std::span<const ClauseCoverage> rows, std::string_view what,
                              int width, Lacks lacks, Why why) {
    std::vector<std::pair<std::string_view, std::vector<std::string_view>>> groups;
    std::size_t number = 0;
    for (const ClauseCoverage& row : rows) {
        if (!lacks(row)) {
            continue;
        }
        ++number;
        const std::string_view reason = why(row.clause);
        auto group = std::ranges::find(groups, reason, [](const auto& g) { return g.first; });
        if (group == groups.end()) {
            group = groups.insert(group, {reason, {}});
        }
        group->second.push_back(row.clause.id());
    }
    std::string text =
        fmt::format("{} {}{}\n", counted(number, "clause"), what, number > 0 ? ":" : "");
    for (const auto& [reason, ids] : groups) {
        text += Paragraph{}
                    .add(fmt::format("{}: {}", reason.empty() ? "no reason given" : reason,
                                     fmt::join(ids, ", ")))
                    .lines(width, "  - ", false);
    }
    return text;
}

std::string table_line(const ClauseCoverage& row, bool with_campaign) {
    std::string decided = row.decided_by.empty() ? "-" : place_of(row.decided_by.front());
    if (row.decided_by.size() > 1) {
        decided += fmt::format(" +{}", row.decided_by.size() - 1);
    }
    std::string line = fmt::format("{:<32}{:<34}{:<22}{:>8}", row.clause.id(), decided,
                                   or_dash(fmt::format("{}", fmt::join(row.monitored_by, ", "))),
                                   row.fixtures.size());
    return line + (with_campaign ? fmt::format("{:>12}{:>12}\n", row.fired, row.decisive) : "\n");
}

std::string_view why_not_decided(Clause clause) { return entry_of(clause).not_decided; }

}  // namespace

std::string clause_in_words(const ClauseEntry& entry, int width, bool colour) {
    std::string where;
    for (const ClausePages& in : entry.pages) {
        where += fmt::format("{}{} {}", where.empty() ? "" : "; ", edition(in.rulebook).title(),
                             in.pages);
    }
    std::string words = Paragraph{}
                            .add(entry.id, TextRole::heading)
                            .add(fmt::format(" ({})", where), TextRole::faint)
                            .lines(width, "", colour);
    words += Paragraph{}.add(entry.says).lines(width, "  ", colour);
    for (const ClauseDifference& difference : entry.differs) {
        words += Paragraph{}
                     .add(fmt::format("{}: ", edition(difference.edition).title()), TextRole::faint)
                     .add(difference.says)
                     .lines(width, "  - ", colour);
    }
    return words;
}

std::string coverage_in_words(const ClauseCoverage& row, bool with_fixtures, int width,
                              bool colour) {
    const auto line = [&](std::string_view first, const auto& list, std::string_view none) {
        Paragraph words;
        for (const auto& item : list) {
            words.add_whole(printable(item)).add(" ");
        }
        if (list.empty()) {
            words.add(none.empty() ? "nothing" : fmt::format("nothing: {}", none), TextRole::faint);
        }
        return words.lines(width, first, colour);
    };
    std::string words =
        line("  decided by  ", places_of(row.decided_by), why_not_decided(row.clause));
    std::vector<std::string> monitors;
    for (const std::string_view of : row.monitored_by) {
        monitors.push_back(fmt::format("the monitor of {}", of));
    }
    words += line("  watched by  ", monitors, why_not_monitored(row.clause));
    if (with_fixtures) {
        words += line("  shown by    ", row.fixtures, {});
    }
    return words;
}

std::string coverage_table(std::span<const ClauseCoverage> rows, bool with_campaign, int width) {
    std::string text =
        fmt::format("{:<32}{:<34}{:<22}{:>8}", "clause", "decided by", "monitored by", "fixtures");
    text += with_campaign ? fmt::format("{:>12}{:>12}\n", "fired", "decisive") : "\n";
    for (const ClauseCoverage& row : rows) {
        text += table_line(row, with_campaign);
    }
    text += '\n';
    text += lacking_by_reason(
        rows, "decided by no line of the engine", width,
        [](const ClauseCoverage& row) { return row.decided_by.empty(); }, why_not_decided);
    text += lacking_by_reason(
        rows, "without a monitor", width,
        [](const ClauseCoverage& row) { return row.monitored_by.empty(); }, why_not_monitored);
    text += lacking(rows, "named by no fixture", width,
                    [](const ClauseCoverage& row) { return row.fixtures.empty(); });
    if (with_campaign) {
        text += lacking(
            rows, "dead: monitored and never fired", width,
            [](const ClauseCoverage& row) { return !row.monitored_by.empty() && row.fired == 0; });
        text +=
            lacking(rows, "dead: fired and never decisive", width,
                    [](const ClauseCoverage& row) { return row.fired > 0 && row.decisive == 0; });
    }
    return text;
}

std::string fixtures_table(std::span<const ClauseCoverage> rows, int width, bool colour) {
    std::size_t longest = 0;
    for (const ClauseCoverage& row : rows) {
        longest = std::max(longest, row.clause.id().size());
    }
    std::string text = fmt::format("{:<{}}  fixtures\n", "clause", longest);
    int named = 0;
    for (const ClauseCoverage& row : rows) {
        Paragraph files;
        for (const std::string& file : row.fixtures) {
            files.add_whole(printable(file)).add(" ");
        }
        named += row.fixtures.empty() ? 0 : 1;
        text += (row.fixtures.empty() ? files.add("-", TextRole::faint) : files)
                    .lines(width, fmt::format("{:<{}}  ", row.clause.id(), longest), colour);
    }
    return text + fmt::format("{} of {} clauses are named by a fixture\n", named, rows.size());
}

Json write_coverage(const ClauseCoverage& row) {
    Json json = write_clause(row.clause);
    json["monitoredBy"] = row.monitored_by;
    json["fixtures"] = row.fixtures;
    if (row.monitored_by.empty()) {
        json["whyNotMonitored"] = why_not_monitored(row.clause);
    }
    json["fired"] = row.fired;
    json["decisive"] = row.decisive;
    return json;
}

}  // namespace standee::verify
