#include "verify/campaign/markdown.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "lib/edition.hpp"
#include "lib/json/fixture_json.hpp"
#include "lib/json/monster_json.hpp"
#include "lib/words.hpp"
#include "verify/campaign/campaign_json.hpp"
#include "verify/campaign/report.hpp"
#include "verify/monitors/play_verifier.hpp"
#include "verify/monitors/turn_verifier.hpp"

namespace standee::verify {
namespace {

constexpr std::array introductions{
    "",
    "Effects that are due at the same moment, whose order the rules leave open, and of which one "
    "order comes to something else than another. At a table someone has to decide; the engine "
    "takes the order written and says so.",
    "Two clauses that demand different results of the same case.",
    "Cases in which no clause decides.",
    "Several results where the text promises one.",
    "Clauses that spoke in the campaign and never made a difference to what was allowed.",
    "Rulings that sources contest: the engine answers as the rulebook's clauses do, and the "
    "fixture tells the other side.",
    "Rules that two editions have otherwise, each with the smallest case found in which they "
    "answer differently. `standee diff --editions A,B` shows the boards."};

/// The editions in which a finding came up, by what it is otherwise alike in.
using Alike = std::map<std::pair<std::vector<Clause>, std::string>, std::vector<const Finding*>>;

Alike alike(const CampaignResult& result, FindingKind kind) {
    Alike groups;
    for (const Finding& finding : result.findings) {
        if (finding.breach.kind == kind) {
            groups[{finding.breach.clauses, finding.breach.seen_by}].push_back(&finding);
        }
    }
    return groups;
}

std::string section_of_findings(const CampaignResult& result, FindingKind kind,
                                const std::string& folder) {
    std::string text;
    for (const auto& [key, findings] : alike(result, kind)) {
        std::vector<std::string> editions;
        for (const Finding* finding : findings) {
            editions.emplace_back(edition(finding->edition).title);
        }
        const std::string about = kind == FindingKind::order_dependence
                                      ? ""
                                      : fmt::format(": {}", key.first.front().id());
        text += fmt::format("### {}{}\n\nFound in {}.\n\n", capitalised(key.second), about,
                            joined(editions));
        const Finding& first = *findings.front();
        text +=
            fmt::format("```\n{}```\n\n",
                        report_of(first, fmt::format("{}/{}.json", folder, file_name_of(first))));
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

std::string section_of_dead_clauses(const ClauseTally& tally) {
    std::vector<std::string> dead;
    std::vector<std::string> silent;
    const auto look_at = [&](Clause clause) {
        const std::size_t i = clause.index();
        auto& list = tally.fired[i] == 0 ? silent : dead;
        const std::string id = fmt::format("`{}`", clause.id());
        if (tally.decisive[i] == 0 && std::ranges::find(list, id) == list.end()) {
            list.push_back(id);
        }
    };
    for (const auto& monitor : turn_monitor_names()) {
        look_at(monitor.clause);
    }
    for (const auto& monitor : play_monitor_names()) {
        look_at(monitor.clause);
    }
    const auto listed = [](const std::vector<std::string>& ids) {
        return ids.empty() ? "none" : fmt::format("{}", fmt::join(ids, ", "));
    };
    return fmt::format("Fired and never decisive: {}.\n\nNever fired: {}.\n\n", listed(dead),
                       listed(silent));
}

/// "map.hazardous, Gloomhaven p.14, Frosthaven p.14, p.16".
std::string cited_everywhere(Clause clause) {
    const ClauseText& text = text_of(clause);
    std::string words{clause.id()};
    if (!text.gloomhaven_pages.empty()) {
        words += fmt::format(", Gloomhaven {}", text.gloomhaven_pages);
    }
    if (!text.frosthaven_pages.empty()) {
        words += fmt::format(", Frosthaven {}", text.frosthaven_pages);
    }
    return words;
}

std::string section_of_rulings(const std::vector<ContestedRuling>& rulings) {
    std::string text;
    for (const ContestedRuling& ruling : rulings) {
        text += fmt::format("- `{}`: {}", ruling.file, ruling.question);
        if (!ruling.verdict.empty()) {
            text += fmt::format(" **{}**", ruling.verdict);
        }
        text += ruling.why.empty() ? "\n" : fmt::format(" {}\n", ruling.why);
        for (const Clause clause : ruling.clauses) {
            text += fmt::format("  - {}\n", cited_everywhere(clause));
        }
    }
    return text.empty() ? "None found.\n\n" : text + "\n";
}

std::string section_of_diffs(const std::vector<EditionDiff>& diffs) {
    std::string text;
    for (const EditionDiff& diff : diffs) {
        text += fmt::format("### {} and {}\n\n{} of {} cases answered differently, {}.\n\n",
                            edition(diff.first).title, edition(diff.second).title, diff.differing,
                            diff.cases,
                            diff.unexplained ? "one of them by no rule" : "none unexplained");
        for (const Divergence& divergence : diff.shown) {
            text += fmt::format(
                "- `{}`, {}: {} on {}\n", divergence.rule->clause.id(), divergence.rule->what,
                counted(divergence.smallest.scene.figures.size(), "figure"),
                counted(divergence.smallest.scene.map.hexes.size(), "hex", "hexes"));
        }
        for (const RuleDifference* rule : diff.not_shown) {
            text += fmt::format("- `{}`, {}: no case of these shows it\n", rule->clause.id(),
                                rule->what);
        }
        text += '\n';
    }
    return text.empty() ? "None found.\n\n" : text;
}

}  // namespace

std::vector<ContestedRuling> contested_rulings(const std::vector<std::string>& files) {
    std::vector<ContestedRuling> rulings;
    for (const std::string& file : files) {
        Json document = read_document(file);
        if (is_monster_data(document)) {
            continue;  // it rules on nothing
        }
        const FixtureNotes notes = read_fixture(std::move(document)).notes;
        if (notes.contested.set) {
            rulings.push_back(
                {file, notes.question.empty() ? notes.name : notes.question, notes.verdict,
                 notes.contested.why.empty() ? fmt::format("{}", fmt::join(notes.note, " "))
                                             : notes.contested.why,
                 notes.clauses});
        }
    }
    return rulings;
}

std::string contradictions_page(const CampaignResult& result, const std::vector<EditionDiff>& diffs,
                                const std::vector<ContestedRuling>& rulings,
                                const std::string& folder) {
    std::string text = fmt::format(
        "# Contradictions in the rules\n\n"
        "This page is written by `standee verify report`. A campaign of {} turns and {} plays "
        "(seed {}) tried the rules of the four editions; every board below is as small as it can "
        "be: without any one thing on it what it shows is gone.\n\n",
        result.turns, result.plays, result.plan.seed);
    for (std::size_t i = 1; i < finding_kinds; ++i) {
        const auto kind = static_cast<FindingKind>(i);
        text += fmt::format("## {}\n\n{}\n\n", capitalised(words_of(kind)), introductions.at(i));
        switch (kind) {
            case FindingKind::dead_clause: text += section_of_dead_clauses(result.tally); break;
            case FindingKind::ruling_against_text: text += section_of_rulings(rulings); break;
            case FindingKind::edition_divergence: text += section_of_diffs(diffs); break;
            default: text += section_of_findings(result, kind, folder); break;
        }
    }
    text.pop_back();
    return text;
}

}  // namespace standee::verify
