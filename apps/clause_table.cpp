#include "apps/clause_table.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "apps/clause_sites.hpp"
#include "apps/files.hpp"
#include "files/fixture_json.hpp"
#include "files/monster_json.hpp"
#include "show/canvas/text.hpp"
#include "verify/campaign/files.hpp"
#include "verify/monitors/play_verifier.hpp"
#include "verify/monitors/round_verifier.hpp"
#include "verify/monitors/turn_verifier.hpp"

namespace standee {
namespace {

void add_once(std::vector<std::string>& list, std::string_view text) {
    if (std::ranges::find(list, text) == list.end()) {
        list.emplace_back(text);
    }
}

void add_sites(std::vector<ClauseRow>& rows) {
    for (const ClauseSite& site : clause_sites()) {
        const auto row =
            std::ranges::find(rows, site.id, [](const ClauseRow& r) { return r.clause.id(); });
        if (row != rows.end()) {
            add_once(row->decided_by, site.source);
        }
    }
}

void add_monitors(std::vector<ClauseRow>& rows) {
    for (const auto& monitor : verify::turn_monitor_names()) {
        add_once(rows[monitor.clause.index()].monitored_by, "turns");
    }
    for (const auto& monitor : verify::play_monitor_names()) {
        add_once(rows[monitor.clause.index()].monitored_by, "plays");
    }
    for (const auto& monitor : verify::round_monitor_names()) {
        add_once(rows[monitor.clause.index()].monitored_by, "rounds");
    }
}

void add_fixtures(std::vector<ClauseRow>& rows, const std::vector<std::string>& paths, Run& run) {
    for (const std::string& file : files_under(paths, run)) {
        with_file(file, run, [&] {
            Json document = read_document(file);
            if (is_monster_data(document)) {
                return;  // it names no clauses
            }
            for (const Clause clause : read_fixture(std::move(document)).notes.clauses) {
                add_once(rows[clause.index()].fixtures, file);
            }
        });
    }
}

void add_counts(std::vector<ClauseRow>& rows, const std::string& campaign, Run& run) {
    with_file(campaign, run, [&] {
        const verify::ClauseTally tally = verify::read_result(campaign).tally;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            rows[i].fired = tally.fired[i];
            rows[i].decisive = tally.decisive[i];
        }
    });
}

std::string_view why_not_watched(Clause clause) {
    const ClauseEntry& entry = entry_of(clause);
    return entry.not_decided.empty() ? entry.not_watched : entry.not_decided;
}

std::string or_dash(const std::string& text) { return text.empty() ? "-" : text; }

/// "3 clauses have no monitor: a, b, c".
template <class Lacks>
std::string missing_features(const std::vector<ClauseRow>& rows, std::string_view what, int width,
                             Lacks lacks) {
    std::vector<std::string_view> ids;
    for (const ClauseRow& row : rows) {
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
std::string lacking_by_reason(const std::vector<ClauseRow>& rows, std::string_view what, int width,
                              Lacks lacks, Why why) {
    std::vector<std::pair<std::string_view, std::vector<std::string_view>>> groups;
    std::size_t number = 0;
    for (const ClauseRow& row : rows) {
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

}  // namespace

std::vector<ClauseRow> clause_table(const std::vector<std::string>& fixtures,
                                    const std::optional<std::string>& campaign, Run& run) {
    std::vector<ClauseRow> rows;
    for (const ClauseEntry& entry : all_clauses()) {
        rows.push_back({Clause::of(entry.id), {}, {}, {}, 0, 0});
    }
    add_sites(rows);
    add_monitors(rows);
    add_fixtures(rows, fixtures, run);
    if (campaign) {
        add_counts(rows, *campaign, run);
    }
    return rows;
}

std::string table_in_words(const std::vector<ClauseRow>& rows, bool with_campaign, int width) {
    std::string text =
        fmt::format("{:<32}{:<30}{:<22}{:>8}", "clause", "decided by", "monitored by", "fixtures");
    text += with_campaign ? fmt::format("{:>12}{:>12}\n", "fired", "decisive") : "\n";
    for (const ClauseRow& row : rows) {
        std::string decided = row.decided_by.empty() ? "-" : row.decided_by.front();
        if (row.decided_by.size() > 1) {
            decided += fmt::format(" +{}", row.decided_by.size() - 1);
        }
        text += fmt::format("{:<32}{:<30}{:<22}{:>8}", row.clause.id(), decided,
                            or_dash(fmt::format("{}", fmt::join(row.monitored_by, ", "))),
                            row.fixtures.size());
        text += with_campaign ? fmt::format("{:>12}{:>12}\n", row.fired, row.decisive) : "\n";
    }
    text += '\n';
    text += lacking_by_reason(
        rows, "named by no source of the engine", width,
        [](const ClauseRow& row) { return row.decided_by.empty(); },
        [](Clause clause) { return entry_of(clause).not_decided; });
    text += lacking_by_reason(
        rows, "without a monitor", width,
        [](const ClauseRow& row) { return row.monitored_by.empty(); }, why_not_watched);
    text += missing_features(rows, "named by no fixture", width,
                             [](const ClauseRow& row) { return row.fixtures.empty(); });
    if (with_campaign) {
        text += missing_features(
            rows, "dead: monitored and never fired", width,
            [](const ClauseRow& row) { return !row.monitored_by.empty() && row.fired == 0; });
        text += missing_features(
            rows, "dead: fired and never decisive", width,
            [](const ClauseRow& row) { return row.fired > 0 && row.decisive == 0; });
    }
    return text;
}

void add_row(Json& clause, const ClauseRow& row) {
    clause["decidedBy"] = row.decided_by;
    clause["monitoredBy"] = row.monitored_by;
    clause["fixtures"] = row.fixtures;
    if (row.decided_by.empty()) {
        clause["whyNotDecided"] = entry_of(row.clause).not_decided;
    }
    if (row.monitored_by.empty()) {
        clause["whyNotMonitored"] = why_not_watched(row.clause);
    }
    clause["fired"] = row.fired;
    clause["decisive"] = row.decisive;
}

}  // namespace standee
