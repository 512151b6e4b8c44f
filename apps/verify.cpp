#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "api/clauses.hpp"
#include "apps/commands.hpp"
#include "apps/crash_report.hpp"
#include "apps/files.hpp"
#include "apps/verify_plan.hpp"
#include "apps/verify_progress.hpp"
#include "disputes/contested.hpp"
#include "files/line_of.hpp"
#include "files/read_file.hpp"
#include "files/why_json.hpp"
#include "lib/edition.hpp"
#include "lib/error.hpp"
#include "lib/words.hpp"
#include "play/turn/whole_turn.hpp"
#include "show/canvas/text.hpp"
#include "verify/against/claim.hpp"
#include "verify/campaign/campaign.hpp"
#include "verify/campaign/campaign_json.hpp"
#include "verify/campaign/files.hpp"
#include "verify/campaign/house_rule.hpp"
#include "verify/campaign/markdown.hpp"
#include "verify/campaign/report.hpp"
#include "verify/campaign/source.hpp"
#include "verify/campaign/summary.hpp"
#include "verify/case_words.hpp"
#include "verify/compare/edition_diff.hpp"
#include "verify/formulas/property_search.hpp"
#include "verify/formulas/trial_report.hpp"
#include "verify/generate/scope.hpp"
#include "verify/result_folder.hpp"

namespace standee {
namespace {

using verify::CampaignProgress;
using verify::CampaignResult;
using verify::Finding;
using verify::FindingKind;

constexpr std::uint64_t diff_cases = 40'000;
/// Cases in which house rules are compared with the edition as printed, if nothing is asked.
constexpr std::uint64_t trial_cases = 20'000;

/// The printed result, and its exit status.
struct Printed {
    std::vector<Clause> clauses;  ///< only findings about these; none: all
    verify::CommandFor command;
    const verify::HouseRuleResult* house_rule = nullptr;
    const verify::formulas::HouseTrial* trial = nullptr;
    verify::formulas::TrialCommand trial_command{};
};

/// A line on the contradictions that switches bring.
std::string words_on(const verify::HouseRuleResult& result) {
    return fmt::format(
        "{} that the edition as printed does not have; {} that it has too, not listed\n",
        counted(result.campaign.findings.size(), "finding"), result.printed_too);
}

Json answer_of(const CampaignResult& result, const Printed& printed) {
    Json answer = write_answer(result, printed.clauses, printed.command);
    if (printed.house_rule != nullptr) {
        answer["printedToo"] = printed.house_rule->printed_too;
    }
    if (printed.trial != nullptr) {
        answer["houseRule"] = write_trial(*printed.trial, printed.trial_command);
    }
    return answer;
}

/// The case that was asked for, in which nothing is wrong.
std::string one_case(const verify::CampaignPlan& plan) {
    verify::Case tried;
    if (!verify::CaseSource{plan}.make(*plan.only, tried)) {
        return "";
    }
    std::string text = fmt::format("Case {} in {}:\n", *plan.only, tried.scene.edition.title()) +
                       case_words(tried, acting_mark(tried));
    if (tried.kind() == verify::CaseKind::turn) {
        const TurnAnswer answer = plan_whole_turn(tried.scene);
        text += verify::lines_after("answer:  ",
                                    against::in_words(against::claim_of(tried.scene, answer)));
    }
    return text;
}

/// The summary and a line for each finding. A case that was asked for is shown in full.
void print_words(const CampaignResult& result, const Printed& printed) {
    if (printed.trial != nullptr) {
        std::cout << report_of(*printed.trial, printed.trial_command);
        if (!printed.trial->house.has_switches()) {
            return;
        }
        std::cout << "\nEngine and rulebook by the switches:\n";
    }
    std::cout << summary_of(result, printed.clauses)
              << (printed.house_rule != nullptr ? words_on(*printed.house_rule) : "");
    if (result.plan.only && result.findings.empty()) {
        std::cout << "\n" << one_case(result.plan);
    }
    for (const Finding& finding : result.findings) {
        if (finding.concerns(printed.clauses)) {
            std::cout << (result.plan.only ? "\n" + report_of(finding)
                                           : line_of(finding, printed.command(finding)));
        }
    }
}

/// Prints the result, and also writes all of it to a folder if asked to.
void finish(const CampaignResult& result, const VerifyArguments& arguments, const Printed& printed,
            Run& run) {
    if (!arguments.out.empty()) {
        write_result(
            printed.trial != nullptr ? with_contradictions(result, *printed.trial) : result,
            arguments.out);
    }
    if (arguments.json) {
        std::cout << line_of(answer_of(result, printed)) << '\n';
    } else {
        print_words(result, printed);
    }
    const auto fails = [&](const Finding& finding) {
        return finding.concerns(printed.clauses) &&
               (printed.house_rule != nullptr || finding.breach.kind == FindingKind::violation);
    };
    const bool contradicts = printed.trial != nullptr && printed.trial->contradictions() > 0;
    if (contradicts || std::ranges::any_of(result.findings, fails)) {
        run.status = Status::does_not_hold;
    }
}

/// Findings are replayed from their files if these were written; otherwise their cases are
/// generated again.
verify::CommandFor commands(const VerifyArguments& arguments, const verify::CampaignPlan& plan) {
    return [&arguments, &plan](const Finding& finding) {
        return arguments.out.empty() ? case_command(arguments, plan, finding.number)
                                     : verify::replay_command_in(arguments.out, finding);
    };
}

/// Reports an error in the arguments on standard error, once.
void guarded(Run& run, const std::function<void()>& work) {
    try {
        work();
    } catch (const InputError& error) {
        if (run.json) {
            std::cerr << line_of(write_error("", error.error())) << '\n';
        } else {
            std::cerr << "standee: " << printable(error.what()) << '\n';
        }
        run.status = Status::bad_input;
    }
}

/// The plan of the arguments; none, with a report, if it cannot be read. A crash on one of its
/// cases will be reported.
std::optional<verify::CampaignPlan> plan_for(const VerifyArguments& arguments, Run& run) {
    std::optional<verify::CampaignPlan> plan;
    if (arguments.around.empty()) {
        plan = plan_of(arguments);
    } else {
        with_file(arguments.around, run, [&] { plan = plan_of(arguments); });
    }
    if (plan) {
        report_crashes(case_command(arguments, *plan));
    }
    return plan;
}

void run_plan(const VerifyArguments& arguments, Run& run) {
    const std::vector<Clause> clauses = api::clauses_called(arguments.clauses);
    const auto plan = plan_for(arguments, run);
    if (!plan) {
        return;
    }
    ProgressLine line{arguments.progress};
    const CampaignResult result =
        verify::run_campaign(*plan, [&](const CampaignProgress& progress) { line(progress); });
    line.end();
    finish(result, arguments, {clauses, commands(arguments, *plan)}, run);
}

void run_house_rule(const VerifyArguments& arguments, Run& run) {
    if (!arguments.editions.empty()) {
        bad_usage("--rules and --editions", "one of them: the file of rules names its edition");
    }
    const std::vector<Clause> clauses = api::clauses_called(arguments.clauses);
    std::optional<verify::formulas::HouseRules> rules;
    with_file(arguments.rules, run, [&] {
        const Document document = read_document(arguments.rules);
        rules = verify::formulas::read_house_rules(Reader{document});
    });
    auto plan = rules ? plan_for(arguments, run) : std::nullopt;
    if (!plan) {
        return;
    }
    ProgressLine line{arguments.progress};
    const auto show = [&](const CampaignProgress& progress) { line(progress); };
    verify::CampaignPlan trial_plan = *plan;
    if (!arguments.cases && trial_plan.cases) {
        trial_plan.cases = std::min(*trial_plan.cases, trial_cases);
    }
    const auto trial = verify::formulas::try_house_rules(trial_plan, *rules, show);
    plan->editions = {rules->edition};
    plan->formulas = rules->only_in_rulebook();
    verify::HouseRuleResult result{CampaignResult{*plan}};
    if (rules->has_switches() || rules->written.empty()) {
        result = verify::try_house_rule(*plan, rules->edition, show);
    }
    line.end();
    const auto command = [&](const verify::formulas::EffectFound& found) {
        return case_command(arguments, *plan, found.number);
    };
    finish(result.campaign, arguments,
           {clauses, commands(arguments, *plan), &result, &trial, command}, run);
}

/// Looks for counterexamples to the properties of a file.
void run_properties(const VerifyArguments& arguments, Run& run) {
    if (!arguments.rules.empty()) {
        bad_usage("--property and --rules", "one of them: properties are of printed editions");
    }
    if (!arguments.out.empty()) {
        bad_usage("--property and --out", "--property FILE --json, which has the cases");
    }
    std::vector<verify::formulas::Property> properties;
    bool read = false;
    with_file(arguments.property, run, [&] {
        const Document document = read_document(arguments.property);
        properties = verify::formulas::read_properties(Reader{document});
        read = true;
    });
    const auto plan = read ? plan_for(arguments, run) : std::nullopt;
    if (!plan) {
        return;
    }
    ProgressLine line{arguments.progress};
    const auto search = verify::formulas::search_properties(
        *plan, std::move(properties), [&](const CampaignProgress& progress) { line(progress); });
    line.end();
    const auto command = [&](const verify::formulas::Counterexample& found) {
        return case_command(arguments, *plan, found.number);
    };
    if (arguments.json) {
        std::cout << line_of(write_search(search, command)) << '\n';
    } else {
        std::cout << report_of(search, command);
    }
    run.status = search.hold() ? run.status : Status::does_not_hold;
}

/// Before hours of work, not after them.
void demand_place_for_result(const VerifyArguments& arguments) {
    if (!arguments.out.empty()) {
        verify::demand_result_folder(arguments.out);
    }
}

/// Findings are replayed from the combined result if it is written, otherwise from the part that
/// has them.
void merge(const VerifyArguments& arguments, Run& run) {
    const std::vector<Clause> clauses = api::clauses_called(arguments.clauses);
    std::vector<CampaignResult> parts;
    for (const std::string& folder : arguments.folders) {
        if (!with_file(folder, run, [&] { parts.push_back(verify::read_result(folder)); })) {
            return;
        }
    }
    const auto command = [&](const Finding& finding) {
        std::string folder = arguments.out;
        for (std::size_t i = 0; i < parts.size() && folder.empty(); ++i) {
            const bool has = std::ranges::any_of(parts[i].findings, [&](const Finding& other) {
                return other.key() == finding.key() && other.number == finding.number;
            });
            folder = has ? arguments.folders[i] : "";
        }
        return verify::replay_command_in(folder, finding);
    };
    finish(verify::merged(parts), arguments, {clauses, command}, run);
}

void replay(const VerifyArguments& arguments, Run& run) {
    if (arguments.json) {
        bad_usage("replay --json", "verify --json, whose findings have their cases");
    }
    const std::vector<Clause> clauses = api::clauses_called(arguments.clauses);
    for (const std::string& file : arguments.files) {
        with_file(file, run, [&] {
            std::vector<Finding> findings = verify::replayed(file);
            std::erase_if(findings, [&](const Finding& f) { return !f.concerns(clauses); });
            for (const Finding& finding : findings) {
                std::cout << report_of(finding) << '\n';
                if (finding.breach.kind == FindingKind::violation) {
                    run.status = Status::does_not_hold;
                }
            }
            std::cout << fmt::format("{}: {}\n", printable(file),
                                     counted(findings.size(), "finding"));
        });
    }
}

/// The page on contradictions, from a campaign and from diffs of neighbouring editions.
void report(const VerifyArguments& arguments, Run& run) {
    std::optional<CampaignResult> result;
    with_file(arguments.folders.front(), run,
              [&] { result = verify::read_result(arguments.folders.front()); });
    if (!result) {
        return;
    }
    const std::uint64_t cases = std::min(diff_cases, result->cases());
    std::vector<verify::EditionDiff> diffs;
    for (const auto& [first, second] :
         {std::pair{EditionId::gloomhaven, EditionId::frosthaven},
          std::pair{EditionId::gloomhaven, EditionId::jaws_of_the_lion},
          std::pair{EditionId::frosthaven, EditionId::gloomhaven_2}}) {
        diffs.push_back(
            verify::edition_diff(edition(first), edition(second), result->plan.seed, cases));
    }
    const std::string rulings =
        contested_page(contested_rulings(files_under(arguments.files, run)));
    std::cout << verify::contradictions_page(
        *result, diffs, rulings,
        arguments.out.empty() ? arguments.folders.front() + "/findings" : arguments.out);
}

}  // namespace

void run_verify(const VerifyArguments& arguments, Run& run) {
    run.json = arguments.json;
    guarded(run, [&] {
        demand_place_for_result(arguments);
        if (!arguments.property.empty()) {
            run_properties(arguments, run);
        } else {
            arguments.rules.empty() ? run_plan(arguments, run) : run_house_rule(arguments, run);
        }
    });
}

void run_verify_merge(const VerifyArguments& arguments, Run& run) {
    run.json = arguments.json;
    guarded(run, [&] {
        demand_place_for_result(arguments);
        merge(arguments, run);
    });
}

void run_verify_report(const VerifyArguments& arguments, Run& run) {
    guarded(run, [&] { report(arguments, run); });
}

void run_verify_replay(const VerifyArguments& arguments, Run& run) {
    guarded(run, [&] { replay(arguments, run); });
}

void run_verify_scopes() {
    for (const generate::Scope& scope : generate::scopes()) {
        const generate::ScopeScenes scenes{scope,
                                           {printed_editions().begin(), printed_editions().end()}};
        std::cout << fmt::format("{:<14}{:>20} scenes: {}\n", scope.name, scenes.count(),
                                 scope.says);
    }
}

}  // namespace standee
