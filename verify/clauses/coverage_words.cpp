#include "verify/clauses/coverage_words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "lib/edition.hpp"
#include "show/canvas/text.hpp"
#include "show/words/clause_json.hpp"
#include "show/words/clause_sites.hpp"

namespace standee::verify {
namespace {

std::string or_dash(const std::string& text) { return text.empty() ? "-" : text; }

/// "play/attack/attack.cpp:21 (attack)"
std::string with_function(std::string place, std::string_view function) {
    return function.empty() ? std::move(place) : fmt::format("{} ({})", place, function);
}

std::vector<std::string> places_of(const std::vector<ClauseSite>& sites) {
    std::vector<std::string> places;
    for (const ClauseSite& site : sites) {
        places.push_back(with_function(place_of(site), site.function));
    }
    return places;
}

std::vector<std::string> places_of(const std::vector<RulebookLink>& links) {
    std::vector<std::string> places;
    for (const RulebookLink& link : links) {
        const RulebookFunction& function = rulebook_functions()[link.function];
        places.push_back(with_function(place_of(function), function.name));
    }
    return places;
}

/// Each line of a source behind four spaces.
std::string indented(std::string_view text) {
    std::string lines;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        lines += line.empty() ? "\n" : fmt::format("    {}\n", line);
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return lines;
}

/// The first fixtures, and how many more there are.
std::vector<std::string> first_of(const std::vector<std::string>& fixtures) {
    constexpr std::size_t most = 12;
    if (fixtures.size() <= most) {
        return fixtures;
    }
    std::vector<std::string> first(fixtures.begin(), fixtures.begin() + most);
    first.push_back(fmt::format("and {} more (--json --table lists all)", fixtures.size() - most));
    return first;
}

/// "3 clauses named by no fixture: a, b, c".
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

/// "11 clauses decided by no line of the engine", and below it these by the reason why.
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

/// The first function of the rulebook that carries it out, and how many more there are.
std::string in_rulebook(const ClauseCoverage& row) {
    const std::string first{rulebook_functions()[row.written_in.front().function].name};
    return row.written_in.size() > 1 ? fmt::format("{} +{}", first, row.written_in.size() - 1)
                                     : first;
}

std::string table_line(const ClauseCoverage& row, bool with_campaign) {
    std::string decided = row.decided_by.empty() ? "-" : place_of(row.decided_by.front());
    if (row.decided_by.size() > 1) {
        decided += fmt::format(" +{}", row.decided_by.size() - 1);
    }
    const std::string line = fmt::format(
        "{:<32}{:<34}{:<34}{:>8}", row.clause.id(), decided,
        or_dash(row.written_in.empty() ? std::string{} : in_rulebook(row)), row.fixtures.size());
    return line + (with_campaign ? fmt::format("{:>12}{:>12}\n", row.fired, row.decisive) : "\n");
}

std::string_view why_not_decided(Clause clause) { return entry_of(clause).not_decided; }

std::string_view why_not_written(Clause clause) {
    const ClauseEntry& entry = entry_of(clause);
    return entry.not_decided.empty() ? entry.never_decisive : entry.not_decided;
}

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

std::string coverage_in_words(const ClauseCoverage& row, int width, bool colour) {
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
    std::string words = line("  rulebook    ", places_of(row.written_in), {});
    words += line("  decided by  ", places_of(row.decided_by), why_not_decided(row.clause));
    return words + line("  shown by    ", first_of(row.fixtures), {});
}

std::string rulebook_in_words(const ClauseCoverage& row,
                              std::span<const RulebookFunction> functions) {
    const bool has_own = !row.written_in.empty() && row.written_in.front().heads;
    std::string words;
    for (const RulebookLink& link : row.written_in) {
        if (link.heads || !has_own) {
            const RulebookFunction& function = functions[link.function];
            words += fmt::format("\n  {}\n", place_of(function));
            words += indented(function.text);
        }
    }
    return words;
}

std::string coverage_table(std::span<const ClauseCoverage> rows, bool with_campaign, int width) {
    std::string text =
        fmt::format("{:<32}{:<34}{:<34}{:>8}", "clause", "decided by", "rulebook", "fixtures");
    text += with_campaign ? fmt::format("{:>12}{:>12}\n", "fired", "decisive") : "\n";
    for (const ClauseCoverage& row : rows) {
        text += table_line(row, with_campaign);
    }
    text += '\n';
    text += lacking_by_reason(
        rows, "decided by no line of the engine", width,
        [](const ClauseCoverage& row) { return row.decided_by.empty(); }, why_not_decided);
    text += lacking_by_reason(
        rows, "not in the executable rulebook", width,
        [](const ClauseCoverage& row) { return row.written_in.empty(); }, why_not_written);
    text += lacking(rows, "named by no fixture", width,
                    [](const ClauseCoverage& row) { return row.fixtures.empty(); });
    if (with_campaign) {
        text += lacking(
            rows, "dead: in the rulebook and never looked at", width,
            [](const ClauseCoverage& row) { return !row.written_in.empty() && row.fired == 0; });
        text +=
            lacking(rows, "dead: looked at and never decisive", width,
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
    json["rulebook"] = Json::array();
    for (const RulebookLink& link : row.written_in) {
        const RulebookFunction& function = rulebook_functions()[link.function];
        json["rulebook"].push_back({{"at", place_of(function)},
                                    {"function", function.name},
                                    {"text", function.text},
                                    {"ownClause", link.heads}});
    }
    if (row.written_in.empty()) {
        json["whyNotInRulebook"] = why_not_written(row.clause);
    }
    json["fixtures"] = row.fixtures;
    json["fired"] = row.fired;
    json["decisive"] = row.decisive;
    return json;
}

}  // namespace standee::verify
