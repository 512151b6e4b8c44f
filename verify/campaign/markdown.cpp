#include "verify/campaign/markdown.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <range/v3/view/transform.hpp>

#include "lib/edition.hpp"
#include "lib/words.hpp"
#include "verify/campaign/campaign_json.hpp"
#include "verify/campaign/dead_clauses.hpp"
#include "verify/campaign/report.hpp"
#include "verify/campaign/summary.hpp"
#include "verify/compare/clause_differences.hpp"

namespace standee::verify {
namespace {

constexpr std::array<std::string_view, finding_kinds> introductions{
    "",
    "Effects that are due at the same moment, in an order that the rules leave open and that "
    "changes the outcome, where no rule says who decides. A round asks the party.",
    "Two clauses that demand different results of the same case.",
    "Cases in which no clause decides.",
    "Several results where the text promises one.",
    "Turns of which the rules allow no outcome: an element is consumed only if something is "
    "performed, and with it nothing can be; without it, something could.",
    "Clauses that applied in the campaign but never made a difference to what was allowed.",
    "Rulings about which sources disagree. Where both sides can be judged, the program says which "
    "of them the clauses do not support. Otherwise the engine answers as the rulebook's clauses "
    "do, and the fixture states the other side.",
    "Rules in which two editions differ, each with the smallest case found that they answer "
    "differently, and the answers. `standee diff --editions gloomhaven,frosthaven` shows "
    "the boards."};

/// Which printed cards show a finding, by what detected it. Of the others none is known.
struct Printed {
    std::string_view seen_by;
    std::string_view says;
};
constexpr std::array printed{
    Printed{
        "consumption",
        "Blast of Air (Frosthaven 568, Gloomhaven 2nd edition 574), Explosive Blast (548, 554)"},
    Printed{"after an attack: curse, push",
            "an attack of the Mindthief in the second edition, and one monster of Frosthaven"},
    Printed{"after an attack: brittle, push", "the Snow Imps of Frosthaven's scenario 65"},
    Printed{"after an attack: push, pull", "six modifier cards of one class of Frosthaven"},
    Printed{"nobody to choose", "scenarios that spawn monsters, and monsters that spawn others"}};

std::string_view printed_for(std::string_view seen_by) {
    const auto row = std::ranges::find(printed, seen_by, &Printed::seen_by);
    return row == printed.end() ? "none is known" : row->says;
}

/// The kinds in the order of the page: those that printed cards show come first.
constexpr std::array page_order{
    FindingKind::no_outcome,          FindingKind::order_dependence,  FindingKind::gap,
    FindingKind::hidden_tie,          FindingKind::overlap,           FindingKind::dead_clause,
    FindingKind::ruling_against_text, FindingKind::edition_divergence};
static_assert(page_order.size() + 1 == finding_kinds);

/// The editions in which a finding came up, by everything else that it has in common.
using Alike = std::map<std::pair<std::vector<Clause>, std::string>, std::vector<const Finding*>>;

Alike alike(const CampaignResult& result, FindingKind kind) {
    Alike groups;
    for (const Finding& finding : result.findings) {
        if (finding.breach.kind == kind) {
            groups[{finding.breach.clauses, finding.breach.detected_by}].push_back(&finding);
        }
    }
    return groups;
}

/// The report of a finding whose file lies in the folder.
std::string report_in(const std::string& folder, const Finding& finding) {
    const std::string file = fmt::format("{}/{}.json", folder, file_name_of(finding));
    return fmt::format("```\n{}```\n\n", report_of(finding, replay_command(file)));
}

std::string section_of_findings(const CampaignResult& result, FindingKind kind,
                                const std::string& folder) {
    std::string text;
    for (const auto& [key, findings] : alike(result, kind)) {
        std::vector<std::string> editions;
        for (const Finding* finding : findings) {
            editions.emplace_back(edition(finding->edition).title());
        }
        const std::string about = kind == FindingKind::order_dependence
                                      ? ""
                                      : fmt::format(": {}", key.first.front().id());
        text +=
            fmt::format("### {}{}\n\nFound in {}. Printed cards: {}.\n\n", capitalised(key.second),
                        about, joined(editions), printed_for(key.second));
        const Finding& first = *findings.front();
        text += report_in(folder, first);
        if (findings.size() > 1) {
            std::vector<std::string> files;
            for (std::size_t i = 1; i < findings.size(); ++i) {
                files.push_back(fmt::format("`{}.json`", file_name_of(*findings[i])));
            }
            text += fmt::format("The same in the other editions: {}.\n\n", joined(files));
        }
    }
    return text.empty() ? "None found.\n\n" : text;
}

/// "after an attack" of "after an attack: bless, push".
std::string moment_of(const std::string& detected_by) {
    return detected_by.substr(0, detected_by.find(':'));
}

std::string titles_of(const std::vector<const Finding*>& findings) {
    std::vector<std::string> titles;
    for (const Finding* finding : findings) {
        titles.emplace_back(edition(finding->edition).title());
    }
    return joined(titles);
}

/// Order dependences of one moment and the same clauses: by pair of effects, by edition.
struct OrderGroup {
    std::string moment;
    std::vector<Clause> clauses;
    std::vector<std::vector<const Finding*>> pairs;

    [[nodiscard]] bool is_printed() const {
        return std::ranges::any_of(pairs, [](const auto& findings) {
            return std::ranges::find(printed, findings.front()->breach.detected_by,
                                     &Printed::seen_by) != printed.end();
        });
    }
};

/// Those that printed cards show come first.
std::vector<OrderGroup> order_groups(const CampaignResult& result) {
    std::map<std::pair<std::string, std::vector<Clause>>, OrderGroup> groups;
    for (const auto& [key, findings] : alike(result, FindingKind::order_dependence)) {
        const std::string moment = moment_of(key.second);
        OrderGroup& group =
            groups.try_emplace({moment, key.first}, OrderGroup{moment, key.first, {}})
                .first->second;
        group.pairs.push_back(findings);
    }
    std::vector<OrderGroup> sorted;
    for (auto& [key, group] : groups) {
        sorted.push_back(std::move(group));
    }
    std::ranges::stable_sort(sorted, std::greater<>{}, &OrderGroup::is_printed);
    return sorted;
}

/// For each group a table of all pairs of effects, and one board.
std::string section_of_orders(const CampaignResult& result, const std::string& folder) {
    std::string text;
    for (const auto& [moment, clauses, pairs] : order_groups(result)) {
        const bool one = clauses.front() == clauses.back();
        text += fmt::format(
            "### {}: `{}`{}\n\n| effects | found in | printed cards | one order | the other | "
            "replay |\n| --- | --- | --- | --- | --- | --- |\n",
            capitalised(moment), clauses.front().id(),
            one ? "" : fmt::format(" and `{}`", clauses.back().id()));
        for (const auto& findings : pairs) {
            const Finding& first = *findings.front();
            text +=
                fmt::format("| {} | {} | {} | {} | {} | [file]({}.json) |\n",
                            first.breach.detected_by.substr(moment.size() + 2), titles_of(findings),
                            printed_for(first.breach.detected_by), first.breach.one_says,
                            first.breach.other_says, file_name_of(first));
        }
        const Finding& shown = *pairs.front().front();
        text += "\n" + report_in(folder, shown);
    }
    return text.empty() ? "None found.\n\n" : text;
}

std::string section_of_dead_clauses(const ClauseTally& tally) {
    std::vector<std::string> dead;
    std::vector<std::string> silent;
    for (const Clause clause : dead_clauses(tally)) {
        (tally.fired[clause.index()] == 0 ? silent : dead)
            .push_back(fmt::format("`{}`", clause.id()));
    }
    const auto listed = [](const std::vector<std::string>& ids) {
        return ids.empty() ? "none" : fmt::format("{}", fmt::join(ids, ", "));
    };
    return fmt::format("Fired and never decisive: {}.\n\nNever fired: {}.\n\n", listed(dead),
                       listed(silent));
}

/// The clauses in which the rulebooks differ and that no case shows, with the reasons.
std::string not_shown_of(const EditionDiff& diff) {
    std::string text =
        fmt::format("\n{} differ; {} of them are shown above.",
                    counted(diff.clauses_shown.size() + diff.clauses_not_shown.size(), "clause"),
                    diff.clauses_shown.size());
    const auto with_reason = ranges::views::transform(
        [](Clause clause) { return fmt::format("`{}` ({})", clause.id(), why_no_case(clause)); });
    return diff.clauses_not_shown.empty()
               ? text + "\n\n"
               : fmt::format("{} The others: {}.\n\n", text,
                             fmt::join(diff.clauses_not_shown | with_reason, "; "));
}

std::string section_of_diffs(const std::vector<EditionDiff>& diffs) {
    std::string text;
    for (const EditionDiff& diff : diffs) {
        const std::string_view first = diff.first.title();
        const std::string_view second = diff.second.title();
        text += fmt::format(
            "### {} and {}\n\n{} of {} cases answered differently, {}.\n\n"
            "| clause | rule | {} | {} |\n| --- | --- | --- | --- |\n",
            first, second, diff.differing, diff.cases,
            diff.unexplained ? "one of them by no rule" : "none unexplained", first, second);
        for (const Divergence& divergence : diff.shown) {
            text +=
                fmt::format("| `{}` | {} | {} | {} |\n", divergence.rule->clause.id(),
                            divergence.rule->what, divergence.first_says, divergence.second_says);
        }
        for (const RuleDifference* rule : diff.not_shown) {
            text +=
                fmt::format("| `{}` | {} | no case shows it | |\n", rule->clause.id(), rule->what);
        }
        text += not_shown_of(diff);
    }
    return text.empty() ? "None found.\n\n" : text;
}

}  // namespace

std::string contradictions_page(const CampaignResult& result, const std::vector<EditionDiff>& diffs,
                                const std::string& rulings, const std::string& folder) {
    std::string text = fmt::format(
        "# Appendix: what the program finds\n\n"
        "`standee verify report` writes this page, which belongs to [contradictions in the "
        "rules](../contradictions.md). A campaign of {} turns, {} plays and {} rounds (seed {}) "
        "tried the rules of the four editions. It combines effects freely, whether or not a "
        "printed card does; what printed cards do comes first. Every board is as small as it can "
        "be: if any one thing is removed from "
        "it, it no longer shows the finding.\n\n",
        result.turns, result.plays, result.rounds, result.plan.seed);
    for (const FindingKind kind : page_order) {
        text += fmt::format("## {}\n\n{}\n\n", capitalised(words_of(kind)),
                            introductions.at(static_cast<std::size_t>(kind)));
        switch (kind) {
            case FindingKind::order_dependence: text += section_of_orders(result, folder); break;
            case FindingKind::dead_clause: text += section_of_dead_clauses(result.tally); break;
            case FindingKind::ruling_against_text: text += rulings; break;
            case FindingKind::edition_divergence: text += section_of_diffs(diffs); break;
            default: text += section_of_findings(result, kind, folder); break;
        }
    }
    text.pop_back();
    return text;
}

}  // namespace standee::verify
