#include <algorithm>
#include <nlohmann/json.hpp>

#include "lib/edition.hpp"
#include "lib/error.hpp"
#include "lib/letters.hpp"
#include "verify/against/report.hpp"
#include "verify/campaign/campaign_json.hpp"
#include "verify/result_folder.hpp"
#include "verify/shrink/document.hpp"

namespace standee::against {
namespace {

Json write_score(const Score& score) {
    return {{"passed", score.passed}, {"failed", score.failed}, {"unsupported", score.unsupported}};
}

/// An object even if it is empty.
Json write_counts(const std::map<std::string, std::uint64_t>& counts) {
    Json json = Json::object();
    for (const auto& [what, count] : counts) {
        json[what] = count;
    }
    return json;
}

Json write_difference(const Difference& difference, const std::string& command) {
    Json editions = Json::object();
    for (const auto& [id, count] : difference.editions) {
        editions[std::string{edition(id).name()}] = count;
    }
    const BothSides sides = in_words(difference.ours, difference.theirs);
    Json json = {{"clause", difference.clause.id()},
                 {"count", difference.count},
                 {"editions", std::move(editions)},
                 {"number", difference.number},
                 {"standeeSays", sides.ours},
                 {"commandSays", sides.theirs},
                 {"case", verify::write_case(difference.smallest)},
                 {"replay", command}};
    if (!difference.wrong_rule.empty()) {
        json["wrongRule"] = difference.wrong_rule;
    }
    if (!difference.shared.empty()) {
        json["shared"] = difference.shared;
    }
    return json;
}

Json write_incident(const Incident& incident) {
    Json json = Json::object();
    if (const auto* failed = std::get_if<Failed>(&incident.reply)) {
        json["kind"] = failed->how == Failed::How::silent ? "hang" : "crash";
        json["what"] = failed->what;
        json["stderr"] = failed->complaints;
    } else if (const auto* malformed = std::get_if<Malformed>(&incident.reply)) {
        json["kind"] = "malformed";
        json["what"] = malformed->what;
        json["line"] = malformed->line;
    }
    json["count"] = incident.count;
    if (incident.tried) {
        json["number"] = incident.number;
        json["case"] = verify::write_case(*incident.tried);
    }
    return json;
}

/// The expectation of a play's fixture: the figures in which the two sides differ.
Json play_expectation(const TableClaim& ours, const Claim& theirs) {
    Json expect = Json::object();
    const auto* table = std::get_if<TableClaim>(&theirs);
    for (const auto& [id, state] : ours.figures) {
        if (table != nullptr && table->figures.contains(id) && table->figures.at(id) == state) {
            continue;
        }
        Json& figure = expect["figures"][id] = {{"at", {state.at.q, state.at.r}}};
        figure["hp"] = state.hp ? Json(*state.hp) : Json(nullptr);
        figure["conditions"] = state.conditions;
    }
    if (table != nullptr) {
        for (const auto& [id, state] : table->figures) {
            if (!ours.figures.contains(id)) {
                expect["gone"].push_back(id);
            }
        }
    }
    if (table == nullptr || ours.elements != table->elements) {
        for (std::size_t i = 0; i < element_count; ++i) {
            expect["elements"][std::string{element_names[i]}] = name_of(ours.elements[i]);
        }
    }
    return expect;
}

}  // namespace

Json write_contest(const ContestResult& result, const std::vector<Clause>& clauses,
                   const CommandFor& command) {
    Json incidents = Json::array();
    for (const Incident& incident : result.incidents) {
        incidents.push_back(write_incident(incident));
    }
    Json differences = Json::array();
    for (const Difference& difference : result.differences) {
        if (concerns(difference, clauses)) {
            differences.push_back(write_difference(difference, command(difference)));
        }
    }
    Json json = {{"format", against_format},
                 {"command", result.command},
                 {"plan", verify::write_plan(result.plan)},
                 {"cases", result.numbers},
                 {"turns", result.turns},
                 {"plays", result.plays},
                 {"leftOut", result.left_out},
                 {"agreed", result.agreed},
                 {"differing", result.differing},
                 {"lookedInto", result.looked_into},
                 {"unsupported", write_counts(result.unsupported)},
                 {"incidents", std::move(incidents)},
                 {"differences", std::move(differences)}};
    json["wrongRules"] = {{"known", result.wrong_rules}, {"wouldShow", result.would_show}};
    json["warnings"] = result.warnings();
    if (result.learned) {
        json["learned"] = {{"questions", result.learned->questions},
                           {"turns", result.learned->turns},
                           {"plays", result.learned->plays},
                           {"unknown", result.learned->unknown}};
        if (!result.learned->failed.empty()) {
            json["learned"]["failed"] = result.learned->failed;
        }
        if (result.learned->cut_short) {
            json["learned"]["cutShort"] = true;
        }
    }
    if (!result.stopped.empty()) {
        json["stopped"] = result.stopped;
    }
    return json;
}

Json write_conformance(const Conformance& result) {
    Json editions = Json::object();
    for (const auto& [id, score] : result.editions) {
        editions[std::string{edition(id).name()}] = write_score(score);
    }
    Json clauses = Json::object();
    for (const auto& [clause, score] : result.clauses) {
        clauses[std::string{clause.id()}] = write_score(score);
    }
    Json failures = Json::array();
    for (const Failure& failure : result.failures) {
        failures.push_back({{"file", failure.file},
                            {"edition", edition(failure.edition).name()},
                            {"clauses", verify::clause_list(failure.clauses)},
                            {"expected", failure.expected},
                            {"answered", failure.answered}});
    }
    return {{"format", score_format},
            {"command", result.command},
            {"total", write_score(result.total)},
            {"notAsked", result.not_asked},
            {"leftOut", result.left_out},
            {"editions", std::move(editions)},
            {"clauses", std::move(clauses)},
            {"unsupported", write_counts(result.unsupported)},
            {"failures", std::move(failures)}};
}

Json fixture_of(const Difference& difference) {
    const BothSides sides = in_words(difference.ours, difference.theirs);
    Json fixture = Json::object();
    fixture["name"] = file_name_of(difference);
    fixture["note"] = {"standee: " + sides.ours, "command: " + sides.theirs};
    if (!difference.wrong_rule.empty()) {
        fixture["note"].push_back("It answers as if: " + difference.wrong_rule);
    }
    fixture["clauses"] = {difference.clause.id()};
    const Json tried = verify::write_case(difference.smallest);
    for (const auto& [name, part] : tried.items()) {
        fixture[name] = part;
    }
    if (const auto* turn = std::get_if<TurnClaim>(&difference.ours)) {
        fixture["expect"] = write_turn_expectation(*turn);
    } else if (const auto* table = std::get_if<TableClaim>(&difference.ours)) {
        fixture["expect"] = play_expectation(*table, difference.theirs);
    }
    return fixture;
}

std::string file_name_of(const Difference& difference) {
    constexpr std::size_t longest = 60;
    std::string words;
    for (const char c : difference.wrong_rule.substr(0, longest)) {
        words += is_letter(c) ? c : '-';
    }
    return std::string{difference.clause.id()} + (words.empty() ? "" : "-" + words);
}

void write_contest_files(const ContestResult& result, const std::string& folder,
                         const CommandFor& command) {
    verify::ResultFiles files{{"against.json", write_contest(result, {}, command).dump(1) + "\n"},
                              {"report.txt", report_of(result, {}, command)}};
    for (const Difference& difference : result.differences) {
        files["findings/" + file_name_of(difference) + ".json"] =
            fixture_of(difference).dump() + "\n";
    }
    verify::write_files(files, folder);
}

}  // namespace standee::against
