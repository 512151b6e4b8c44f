#include "verify/campaign/campaign_json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "files/rules_json.hpp"
#include "files/scene_json.hpp"
#include "lib/edition.hpp"
#include "show/words/citation.hpp"
#include "verify/shrink/document.hpp"

namespace standee::verify {
namespace {

constexpr std::array<std::string_view, finding_kinds> kind_names{
    "violation",   "order-dependence",    "overlap",
    "gap",         "hidden-tie",          "no-consistent-outcome",
    "dead-clause", "ruling-against-text", "edition-divergence"};

/// The name, or with house rules `{"edition":"frosthaven","rules":{...}}`.
Json write_edition(const Edition& rules) {
    Json house = write_rules(rules);
    return house.empty() ? Json(rules.name())
                         : Json{{"edition", rules.name()}, {"rules", std::move(house)}};
}

Edition read_edition_of_plan(const Reader& reader) {
    if (!reader.is_object()) {
        return edition(read_edition(reader));
    }
    reader.only({"edition", "rules"});
    return read_edition_and_rules(reader);
}

CampaignPlan read_plan(const Reader& reader) {
    reader.only({"seed", "scope", "cases", "editions", "formulas", "shards", "around", "anyLines"});
    CampaignPlan plan;
    plan.seed = reader.at("seed").natural();
    plan.scope = reader.text_or("scope", "");
    if (const auto cases = reader.find("cases")) {
        plan.cases = cases->natural();
    }
    plan.any_lines = reader.boolean_or("anyLines", false);
    plan.editions = reader.at("editions").list(read_edition_of_plan);
    if (const auto formulas = reader.find("formulas")) {
        for (const std::string& name : formulas->field_names()) {
            plan.formulas.push_back({name, formulas->at(name).text()});
        }
    }
    if (const auto around = reader.find("around")) {
        plan.around = read_case(around->json());
    }
    if (const auto shards = reader.find("shards")) {
        plan.shards =
            shards->list([](const Reader& s) { return Shard{s[0].natural(), s[1].natural()}; });
    }
    return plan;
}

Json write_tally(const ClauseTally& tally) {
    Json json = Json::object();
    for (std::size_t i = 0; i < clause_ids.size(); ++i) {
        if (tally.fired[i] > 0) {
            json[std::string{clause_ids[i]}] = {tally.fired[i], tally.decisive[i]};
        }
    }
    return json;
}

Clause read_clause(const Reader& reader) { return Clause::at(reader.one_of(clause_ids, "clause")); }

ClauseTally read_tally(const Reader& reader) {
    ClauseTally tally;
    for (const std::string& id : reader.field_names()) {
        const Reader counts = reader.at(id);
        const std::optional<Clause> clause = Clause::find(id);
        if (!clause) {
            counts.fail(ErrorCode::unknown_name, "the id of a clause");
        }
        tally.fired[clause->index()] = counts[0].natural();
        tally.decisive[clause->index()] = counts[1].natural();
    }
    return tally;
}

Json write_finding(const Finding& finding) {
    const Violation& breach = finding.breach;
    return {{"kind", name_of(breach.kind)},
            {"clauses", clause_list(breach.clauses)},
            {"seenBy", breach.detected_by},
            {"edition", edition(finding.edition).name()},
            {"number", finding.number},
            {"oneSays", breach.one_says},
            {"otherSays", breach.other_says},
            {"first", write_case(finding.first)},
            {"smallest", write_case(finding.smallest)}};
}

Finding read_finding(const Reader& reader) {
    reader.only({"kind", "clauses", "seenBy", "edition", "number", "oneSays", "otherSays", "first",
                 "smallest"});
    Finding finding;
    finding.breach = {reader.at("kind").named<FindingKind>(kind_names, "kind of finding"),
                      reader.at("clauses").list(read_clause), reader.at("seenBy").text(),
                      reader.at("oneSays").text(), reader.at("otherSays").text()};
    finding.edition = read_edition(reader.at("edition"));
    finding.number = reader.at("number").natural();
    finding.first = read_case(reader.at("first").json());
    finding.smallest = read_case(reader.at("smallest").json());
    return finding;
}

[[noreturn]] void cannot_merge(std::string found, std::string expected) {
    throw InputError{{ErrorCode::bad_reference, "", std::move(found), std::move(expected), {}}};
}

/// Adds the shards of a part; one that is there already is an error.
void add_shards(CampaignPlan& whole, const CampaignPlan& part) {
    for (const Shard& shard : part.shards) {
        if (shard.count != part.shards.front().count || shard.count != whole.shards.front().count) {
            cannot_merge(fmt::format("shard {}/{}", shard.index, shard.count),
                         fmt::format("one of {}", whole.shards.front().count));
        }
        if (std::ranges::find(whole.shards, shard) != whole.shards.end()) {
            cannot_merge(fmt::format("shard {}/{} twice", shard.index, shard.count),
                         "each part once");
        }
        whole.shards.push_back(shard);
    }
}

bool same_campaign(const CampaignPlan& a, const CampaignPlan& b) {
    const auto around = [](const CampaignPlan& plan) {
        return plan.around ? write_case(*plan.around) : Json{};
    };
    return around(a) == around(b) && a.seed == b.seed && a.scope == b.scope && a.cases == b.cases &&
           a.any_lines == b.any_lines && a.editions == b.editions && a.formulas == b.formulas;
}

}  // namespace

std::string_view name_of(FindingKind kind) { return kind_names[static_cast<std::size_t>(kind)]; }

std::string words_of(FindingKind kind) {
    std::string words{name_of(kind)};
    std::ranges::replace(words, '-', ' ');
    return words;
}

std::string file_name_of(const Finding& finding) {
    const auto in_a_file_name = [](std::string text) {
        std::erase_if(text, [](char c) { return c == ':' || c == ','; });
        std::ranges::replace(text, ' ', '-');
        return text;
    };
    std::string name{name_of(finding.breach.kind)};
    for (const Clause clause : finding.breach.clauses) {
        name += fmt::format("-{}", clause.id());
    }
    if (finding.breach.kind != FindingKind::violation || finding.breach.detected_by == "rulebook") {
        name += "-" + in_a_file_name(finding.breach.detected_by);
    }
    return fmt::format("{}-{}", name, edition(finding.edition).name());
}

Json write_plan(const CampaignPlan& plan) {
    Json json = {{"seed", plan.seed}};
    if (!plan.scope.empty()) {
        json["scope"] = plan.scope;
    }
    if (plan.around) {
        json["around"] = write_case(*plan.around);
    }
    if (plan.cases) {
        json["cases"] = *plan.cases;
    }
    if (plan.any_lines) {
        json["anyLines"] = true;
    }
    if (plan.only) {
        json["case"] = *plan.only;
    }
    for (const Edition& rules : plan.editions) {
        json["editions"].push_back(write_edition(rules));
    }
    for (const HouseFormula& formula : plan.formulas) {
        json["formulas"][formula.name] = formula.text;
    }
    if (plan.shards != std::vector<Shard>{{0, 1}}) {
        for (const Shard& shard : plan.shards) {
            json["shards"].push_back({shard.index, shard.count});
        }
    }
    return json;
}

Json clause_list(const std::vector<Clause>& clauses) {
    Json list = Json::array();
    std::ranges::for_each(clauses, [&](Clause clause) { list.push_back(clause.id()); });
    return list;
}

Json write_campaign(const CampaignResult& result) {
    Json findings = Json::array();
    for (const Finding& finding : result.findings) {
        findings.push_back(write_finding(finding));
    }
    return {{"format", campaign_format},
            {"plan", write_plan(result.plan)},
            {"numbers", result.numbers},
            {"turns", result.turns},
            {"plays", result.plays},
            {"rounds", result.rounds},
            {"clauses", write_tally(result.tally)},
            {"findings", std::move(findings)}};
}

CampaignResult read_campaign(const Reader& reader) {
    reader.only({"format", "plan", "numbers", "turns", "plays", "rounds", "clauses", "findings"});
    if (reader.at("format").text() != campaign_format) {
        reader.at("format").fail(ErrorCode::unknown_name, std::string{campaign_format});
    }
    return {read_plan(reader.at("plan")),
            reader.at("numbers").natural(),
            reader.at("turns").natural(),
            reader.at("plays").natural(),
            reader.at("rounds").natural(),
            read_tally(reader.at("clauses")),
            reader.at("findings").list(read_finding)};
}

Json fixture_of(const Finding& finding) {
    const Violation& breach = finding.breach;
    Json fixture = Json::object();
    fixture["name"] = file_name_of(finding);
    fixture["note"] = {breach.one_says, breach.other_says};
    fixture["clauses"] = clause_list(breach.clauses);
    const Json tried = write_case(finding.smallest);
    for (const auto& [name, part] : tried.items()) {
        fixture[name] = part;
    }
    return fixture;
}

CampaignResult merged(const std::vector<CampaignResult>& parts) {
    CampaignResult whole = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const CampaignResult& part = parts[i];
        if (!same_campaign(whole.plan, part.plan)) {
            cannot_merge("parts of two campaigns", "one seed, scope, number of cases and editions");
        }
        add_shards(whole.plan, part.plan);
        whole.numbers += part.numbers;
        whole.turns += part.turns;
        whole.plays += part.plays;
        whole.rounds += part.rounds;
        whole.tally += part.tally;
        std::ranges::copy(part.findings, std::back_inserter(whole.findings));
    }
    // Of equal findings, the one that a single run meets first.
    std::ranges::stable_sort(whole.findings, {}, [](const Finding& finding) {
        return std::tuple_cat(finding.key(), std::tuple{finding.number});
    });
    const auto alike = [](const Finding& a, const Finding& b) { return a.key() == b.key(); };
    const auto repeated = std::ranges::unique(whole.findings, alike);
    whole.findings.erase(repeated.begin(), repeated.end());
    std::ranges::sort(whole.plan.shards, {}, &Shard::index);
    if (whole.plan.shards.size() == whole.plan.shards.front().count) {
        whole.plan.shards = {{0, 1}};
    }
    return whole;
}

}  // namespace standee::verify
