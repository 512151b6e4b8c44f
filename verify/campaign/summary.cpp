#include "verify/campaign/summary.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "lib/edition.hpp"
#include "lib/words.hpp"
#include "show/canvas/text.hpp"
#include "verify/campaign/campaign_json.hpp"
#include "verify/campaign/report.hpp"
#include "verify/shrink/document.hpp"

namespace standee::verify {
namespace {

constexpr std::string_view harmless =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_./,:=+@%";

/// Every kind that a finding of a campaign has; clauses never decisive are counted, not found.
bool is_of_findings(FindingKind kind) { return kind != FindingKind::dead_clause; }

std::size_t count_of(const CampaignResult& result, FindingKind kind,
                     const std::vector<Clause>& clauses) {
    return static_cast<std::size_t>(
        std::ranges::count_if(result.findings, [&](const Finding& finding) {
            return finding.breach.kind == kind && finding.concerns(clauses);
        }));
}

std::string findings_in_words(const CampaignResult& result, const std::vector<Clause>& clauses) {
    const std::size_t violations = count_of(result, FindingKind::violation, clauses);
    std::vector<std::string> kinds;
    std::size_t contradictions = 0;
    for (std::size_t i = 1; i < finding_kinds; ++i) {
        const auto kind = static_cast<FindingKind>(i);
        const std::size_t found = is_of_findings(kind) ? count_of(result, kind, clauses) : 0;
        contradictions += found;
        if (found > 0) {
            kinds.push_back(fmt::format("{} {}", words_of(kind), found));
        }
    }
    return fmt::format(
        "{}, {}{}{}{}\n", counted(violations, "violation"),
        counted(contradictions, "contradiction in the rules", "contradictions in the rules"),
        kinds.empty() ? "" : " (", fmt::join(kinds, ", "), kinds.empty() ? "" : ")");
}

std::string times(std::uint64_t count) {
    return count == 1 ? "once" : fmt::format("{} times", count);
}

Json write_clauses(const ClauseTally& tally, const std::vector<Clause>& clauses) {
    Json json = Json::object();
    for (std::size_t i = 0; i < clause_ids.size(); ++i) {
        const Clause clause = Clause::at(i);
        if (clauses.empty() ? tally.fired[i] > 0 : std::ranges::count(clauses, clause) > 0) {
            json[std::string{clause.id()}] = {{"fired", tally.fired[i]},
                                              {"decisive", tally.decisive[i]}};
        }
    }
    return json;
}

Json write_finding(const Finding& finding, const std::string& command) {
    return {{"kind", name_of(finding.breach.kind)},
            {"clauses", clause_list(finding.breach.clauses)},
            {"seenBy", finding.breach.detected_by},
            {"edition", edition(finding.edition).name()},
            {"number", finding.number},
            {"oneSays", finding.breach.one_says},
            {"otherSays", finding.breach.other_says},
            {"case", write_case(finding.smallest)},
            {"command", command}};
}

/// Those of `list` that are among `clauses`; all of them where there are none.
std::vector<Clause> only(std::vector<Clause> list, const std::vector<Clause>& clauses) {
    std::erase_if(list, [&](Clause clause) {
        return !clauses.empty() && std::ranges::count(clauses, clause) == 0;
    });
    return list;
}

}  // namespace

std::string shell_word(const std::string& word) {
    if (!word.empty() && word.find_first_not_of(harmless) == std::string::npos) {
        return word;
    }
    std::string quoted = "'";
    for (const char c : word) {
        quoted += c == '\'' ? std::string{"'\\''"} : std::string{c};
    }
    return quoted + "'";
}

std::string replay_command(const std::string& file) {
    // A name that begins with - would be read as an option.
    return "standee verify replay " + shell_word(file.starts_with("-") ? "./" + file : file);
}

std::string replay_command(const std::string& file, const std::string& rules) {
    const auto as_value = [](const std::string& name) {
        return shell_word(name.starts_with("-") ? "./" + name : name);
    };
    return fmt::format("standee verify --rules {} --around {} --case 0", as_value(rules),
                       as_value(file));
}

std::string summary_of(const CampaignResult& result, const std::vector<Clause>& clauses) {
    const auto count = [](const auto& counts) {
        return std::ranges::count_if(counts, [](std::uint64_t n) { return n > 0; });
    };
    std::string text = fmt::format("{}: {}, {}, {}\n", counted(result.cases(), "case"),
                                   counted(result.turns, "turn"), counted(result.plays, "play"),
                                   counted(result.rounds, "round"));
    if (clauses.empty()) {
        text += fmt::format("{} of {} clauses fired, {} were decisive\n", count(result.tally.fired),
                            clause_ids.size(), count(result.tally.decisive));
    }
    for (const Clause clause : clauses) {
        text += fmt::format("{}: fired {}, decisive {}\n", clause.id(),
                            times(result.tally.fired[clause.index()]),
                            times(result.tally.decisive[clause.index()]));
    }
    if (result.tally == ClauseTally{} && result.plan.formulas.empty()) {
        text += "No clause fired in any case, so this result means nothing.\n";
    }
    return text + findings_in_words(result, clauses);
}

std::string line_of(const Finding& finding, const std::string& command) {
    std::vector<std::string_view> clauses;
    for (const Clause clause : finding.breach.clauses) {
        if (clauses.empty() || clauses.back() != clause.id()) {
            clauses.push_back(clause.id());
        }
    }
    return fmt::format("{} in {}, {} ({}): {}\n", capitalised(words_of(finding.breach.kind)),
                       edition(finding.edition).title(), fmt::join(clauses, " and "),
                       finding.breach.detected_by, command);
}

Json write_answer(const CampaignResult& result, const std::vector<Clause>& clauses,
                  const CommandFor& command) {
    Json found = Json::object();
    for (std::size_t i = 0; i < finding_kinds; ++i) {
        const auto kind = static_cast<FindingKind>(i);
        if (is_of_findings(kind)) {
            found[std::string{name_of(kind)}] = count_of(result, kind, clauses);
        }
    }
    Json findings = Json::array();
    for (const Finding& finding : result.findings) {
        if (finding.concerns(clauses)) {
            findings.push_back(write_finding(finding, command(finding)));
        }
    }
    return {
        {"format", verify_format},
        {"plan", write_plan(result.plan)},
        {"cases", result.cases()},
        {"turns", result.turns},
        {"plays", result.plays},
        {"rounds", result.rounds},
        {"clauses", write_clauses(result.tally, clauses)},
        {"neverFired", clause_list(only(clauses_with(result.tally, never_fired), clauses))},
        {"neverDecisive", clause_list(only(clauses_with(result.tally, never_decisive), clauses))},
        {"found", std::move(found)},
        {"findings", std::move(findings)}};
}

}  // namespace standee::verify
