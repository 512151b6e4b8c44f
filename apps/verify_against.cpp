#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "api/clauses.hpp"
#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "apps/inputs.hpp"
#include "apps/verify_plan.hpp"
#include "apps/verify_progress.hpp"
#include "files/line_of.hpp"
#include "files/monster_json.hpp"
#include "files/why_json.hpp"
#include "lib/edition.hpp"
#include "lib/error.hpp"
#include "show/canvas/text.hpp"
#include "verify/against/conformance.hpp"
#include "verify/against/contest.hpp"
#include "verify/against/report.hpp"
#include "verify/campaign/summary.hpp"
#include "verify/result_folder.hpp"

// standee verify --against: asks another implementation and compares its answers with ours.

namespace standee {
namespace {

using against::Difference;
using against::Program;

/// Options of our own campaigns that would have no effect here.
void demand_own_options(const VerifyArguments& arguments) {
    if (!arguments.rules.empty() || !arguments.property.empty()) {
        bad_usage(arguments.rules.empty() ? "--against and --property" : "--against and --rules",
                  "--against with cases of the printed editions");
    }
    if (arguments.jobs != 1) {
        bad_usage("--against and --jobs", "one job: the command is started once");
    }
    if (!arguments.fixtures.empty() &&
        (arguments.cases || arguments.only || arguments.seconds || !arguments.scope.empty() ||
         !arguments.around.empty() || !arguments.shard.empty())) {
        bad_usage("--fixtures with options that draw cases", "one of the two");
    }
}

/// The command line that shows a difference again: by its file if there is one, otherwise by the
/// case from which it was shrunk.
against::CommandFor replay_of(const VerifyArguments& arguments, const verify::CampaignPlan& plan) {
    return [&arguments, &plan](const Difference& difference) {
        const std::string command =
            "standee verify --against " + verify::shell_word(arguments.against);
        if (!arguments.out.empty()) {
            return fmt::format("{} --fixtures {}", command,
                               verify::shell_word(fmt::format("{}/findings/{}.json", arguments.out,
                                                              file_name_of(difference))));
        }
        verify::Finding finding;
        finding.number = difference.number;
        const std::string campaign = case_command(arguments, plan, finding.number) +
                                     (arguments.as_drawn ? " --as-drawn" : "");
        return command + campaign.substr(std::string{"standee verify"}.size());
    };
}

void ask_cases(const VerifyArguments& arguments, Program& program, Run& run) {
    const std::vector<Clause> clauses = api::clauses_called(arguments.clauses);
    verify::CampaignPlan plan;
    if (!with_file(arguments.around, run, [&] { plan = plan_of(arguments); })) {
        return;
    }
    ProgressLine line{arguments.progress};
    const against::ContestResult result = against::run_contest(
        plan, program, [&](const verify::CampaignProgress& progress) { line(progress); },
        arguments.as_drawn ? against::Drawing::as_drawn : against::Drawing::learned);
    line.end();
    const against::CommandFor command = replay_of(arguments, plan);
    if (!arguments.out.empty()) {
        write_contest_files(result, arguments.out, command);
    }
    if (arguments.json) {
        std::cout << line_of(write_contest(result, clauses, command)) << '\n';
    } else {
        std::cout << report_of(result, clauses, command);
    }
    const bool concerned = std::ranges::any_of(
        result.differences, [&](const Difference& one) { return concerns(one, clauses); });
    if (concerned || !result.incidents.empty()) {
        run.status = Status::does_not_hold;
    }
}

/// The fixtures of some editions and clauses; all fixtures if none are named.
bool is_asked_for(const Fixture& fixture, const VerifyArguments& arguments,
                  const std::vector<Clause>& clauses) {
    const bool named =
        clauses.empty() || std::ranges::any_of(fixture.notes.clauses, [&](Clause clause) {
            return std::ranges::count(clauses, clause) > 0;
        });
    if (!named || arguments.editions.empty() || !fixture.scene_reader()) {
        return named;
    }
    const std::string_view edition = scene_of(fixture).edition.name();
    return std::ranges::any_of(arguments.editions, [&](const std::string& name) {
        const auto id = edition_named(name);
        return id && standee::edition(*id).name() == edition;
    });
}

void ask_fixtures(const VerifyArguments& arguments, Program& program, Run& run) {
    const std::vector<Clause> clauses = api::clauses_called(arguments.clauses);
    static_cast<void>(plan_of(arguments));  // checks that these editions exist
    std::vector<against::NamedFixture> fixtures;
    for (const std::string& file : files_under(arguments.fixtures, run)) {
        each_document(file, run, [&](const std::string& name, Document document) {
            if (is_monster_data(document)) {
                return;
            }
            Fixture fixture = read_fixture(std::move(document));
            if (is_asked_for(fixture, arguments, clauses)) {
                fixtures.push_back({name, std::move(fixture)});
            }
        });
    }
    if (run.status == Status::bad_input) {
        return;
    }
    const against::Conformance result = against::run_fixtures(fixtures, program);
    if (result.total.all() + result.not_asked == 0) {
        bad_usage("no turn or play with an expectation", "at least one fixture to ask");
    }
    if (arguments.json) {
        std::cout << line_of(write_conformance(result)) << '\n';
    } else {
        std::cout << report_of(result);
    }
    run.status = result.holds() ? run.status : Status::does_not_hold;
}

}  // namespace

void run_verify_against(const VerifyArguments& arguments, Run& run) {
    run.json = arguments.json;
    try {
        demand_own_options(arguments);
        if (!arguments.out.empty()) {
            verify::demand_result_folder(arguments.out);
        }
        Program program{arguments.against, arguments.timeout};
        arguments.fixtures.empty() ? ask_cases(arguments, program, run)
                                   : ask_fixtures(arguments, program, run);
    } catch (const InputError& error) {
        if (run.json) {
            std::cerr << line_of(write_error("", error.error())) << '\n';
        } else {
            std::cerr << "standee: " << printable(error.what()) << '\n';
        }
        run.status = Status::bad_input;
    }
}

}  // namespace standee
