#include "verify/campaign/files.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "files/document.hpp"
#include "files/fixture_editions.hpp"
#include "files/fixture_json.hpp"
#include "files/play_file.hpp"
#include "files/read_file.hpp"
#include "files/reader.hpp"
#include "files/rules_json.hpp"
#include "verify/campaign/campaign_json.hpp"
#include "verify/campaign/report.hpp"
#include "verify/campaign/summary.hpp"
#include "verify/result_folder.hpp"

namespace standee::verify {
namespace {

namespace fs = std::filesystem;

/// The file of the house rules in a result that has formulas.
constexpr std::string_view rules_file = "rules.json";

/// The case in a fixture: a play where it has steps, a round where it has a round or a bare scene
/// has cards and no turn, else the turn of its scene. Throws InputError where there is none of
/// them, and for a step that cannot be read.
Case case_in(const Fixture& fixture) {
    Case tried{scene_of(fixture)};
    if (const auto steps = fixture.part("steps")) {
        // A campaign passes over steps that cannot be read, as changes may make them.
        static_cast<void>(play_steps(tried.scene, *steps));
        tried.steps = steps->list([](const Reader& step) { return step.json().dump(); });
    }
    if (const auto round = fixture.part("round")) {
        tried.round = round->json().dump();
    } else if (tried.steps.empty() && !tried.scene.turn && !tried.scene.cards.empty()) {
        tried.round = "{}";  // as standee round plays it
    }
    if (tried.kind() == CaseKind::turn && !tried.scene.turn) {
        throw InputError{{ErrorCode::missing_field,
                          "",
                          "a scene alone",
                          "a turn to plan, steps to play, or cards for a round",
                          {}}};
    }
    return tried;
}

/// The house rules of a plan, as --rules reads them.
Json write_house_rules(const CampaignPlan& plan) {
    const Edition& rules = plan.editions.front();
    Json json = {{"edition", rules.name()}};
    if (Json switches = write_rules(rules); !switches.empty()) {
        json["rules"] = std::move(switches);
    }
    for (const HouseFormula& formula : plan.formulas) {
        json["formulas"][formula.name] = formula.text;
    }
    return json;
}

}  // namespace

void write_result(const CampaignResult& result, const std::string& folder) {
    ResultFiles files{{"campaign.json", write_campaign(result).dump(1) + "\n"},
                      {"table.txt", table_of(result)}};
    if (!result.plan.formulas.empty()) {
        files[std::string{rules_file}] = write_house_rules(result.plan).dump(1) + "\n";
    }
    for (const Finding& finding : result.findings) {
        const std::string name = file_name_of(finding);
        const std::string command =
            finding.is_of_formula()
                ? replay_command(name + ".json", "../" + std::string{rules_file})
                : replay_command(name + ".json");
        files["findings/" + name + ".json"] = fixture_of(finding).dump() + "\n";
        files["findings/" + name + ".txt"] = report_of(finding, "in this folder: " + command);
    }
    write_files(files, folder);
}

std::string replay_command_in(const std::string& folder, const Finding& finding) {
    const std::string file = fmt::format("{}/findings/{}.json", folder, file_name_of(finding));
    return finding.is_of_formula() ? replay_command(file, fmt::format("{}/{}", folder, rules_file))
                                   : replay_command(file);
}

CampaignResult read_result(const std::string& folder) {
    const Json document = read_document((fs::path{folder} / "campaign.json").string());
    return read_campaign(Reader{document});
}

std::vector<Case> read_cases_file(const std::string& file) {
    std::vector<Case> cases;
    for (NamedDocument& one : in_each_edition(file, read_document(file))) {
        cases.push_back(case_in(read_fixture(std::move(one.document))));
    }
    return cases;
}

std::vector<Finding> replayed(const std::string& file) {
    ClauseTally uncounted;
    std::vector<Finding> findings;
    for (const Case& tried : read_cases_file(file)) {
        for (Violation& breach : check(tried, uncounted)) {
            findings.push_back({0, tried.scene.edition.id, std::move(breach), tried, tried});
        }
    }
    return findings;
}

}  // namespace standee::verify
