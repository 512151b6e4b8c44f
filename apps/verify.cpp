#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

#include <cstdio>
#include <iostream>
#include <memory>

#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "files/rules_json.hpp"
#include "lib/edition.hpp"
#include "lib/error.hpp"
#include "lib/words.hpp"
#include "verify/campaign/campaign.hpp"
#include "verify/campaign/campaign_json.hpp"
#include "verify/campaign/files.hpp"
#include "verify/campaign/house_rule.hpp"
#include "verify/campaign/markdown.hpp"
#include "verify/campaign/report.hpp"
#include "verify/compare/edition_diff.hpp"
#include "verify/generate/scope.hpp"

namespace standee {
namespace {

using verify::CampaignPlan;
using verify::CampaignProgress;
using verify::CampaignResult;

constexpr std::uint64_t default_cases = 100'000;
constexpr std::uint64_t diff_cases = 40'000;

[[noreturn]] void bad_usage(std::string found, std::string expected) {
    throw InputError{{ErrorCode::usage, "", std::move(found), std::move(expected), {}}};
}

/// "3/64": the fourth of 64.
verify::Shard shard_of(const std::string& text) {
    verify::Shard shard;
    char rest = 0;
    unsigned long long index = 0;
    unsigned long long count = 0;
    if (std::sscanf(text.c_str(), "%llu/%llu%c", &index, &count, &rest) != 2 || index >= count) {
        bad_usage(fmt::format("--shard {}", text), "a part of a whole, from 0/64 to 63/64");
    }
    shard.index = index;
    shard.count = count;
    return shard;
}

std::vector<Edition> editions_of(const std::vector<std::string>& names) {
    std::vector<Edition> editions;
    for (const EditionId id : all_editions) {  // in the order of the registry, each once
        if (names.empty() || std::ranges::find(names, id, edition_named) != names.end()) {
            editions.push_back(edition(id));
        }
    }
    for (const std::string& name : names) {
        if (!edition_named(name)) {
            bad_usage(fmt::format("--editions {}", name),
                      "gloomhaven, jaws-of-the-lion, frosthaven or gloomhaven-2");
        }
    }
    return editions;
}

CampaignPlan plan_of(const VerifyArguments& arguments) {
    CampaignPlan plan;
    plan.seed = arguments.seed;
    plan.scope = arguments.scope;
    plan.cases = arguments.cases;
    plan.seconds = arguments.seconds;
    plan.jobs = arguments.jobs;
    plan.editions = editions_of(arguments.editions);
    if (!arguments.shard.empty()) {
        plan.shards = {shard_of(arguments.shard)};
    }
    if (plan.scope.empty() && !plan.cases && !plan.seconds) {
        plan.cases = default_cases;
    }
    return plan;
}

/// One line on standard error that is written over, about once a second.
class ProgressLine {
public:
    void operator()(const CampaignProgress& progress) {
        seconds_ = progress.seconds;
        done_ = progress.done;
        if (!at_terminal_ || progress.seconds < next_) {
            return;
        }
        next_ = progress.seconds + 1;
        const double rate = static_cast<double>(progress.done) / progress.seconds;
        std::string line = fmt::format("\r{} cases, {:.0f} a second", progress.done, rate);
        if (progress.total > 0) {
            const double left =
                static_cast<double>(progress.total) - static_cast<double>(progress.done);
            line += fmt::format(", {:.0f} s left", std::max(0.0, left / rate));
        }
        std::cerr << fmt::format("{:<60}", line) << std::flush;
        shown_ = true;
    }
    /// How fast it went, for the end of the table.
    std::string end() {
        if (shown_) {
            std::cerr << '\r' << std::string(60, ' ') << '\r' << std::flush;
        }
        return fmt::format("{} in {:.1f} s, {:.0f} a second\n", counted(done_, "number"), seconds_,
                           seconds_ > 0 ? static_cast<double>(done_) / seconds_ : 0);
    }

private:
    bool at_terminal_ = isatty(STDERR_FILENO) == 1;
    double next_ = 1;
    double seconds_ = 0;
    std::size_t done_ = 0;
    bool shown_ = false;
};

/// The reports of the findings, and the table.
void show(const CampaignResult& result, const std::string& out) {
    const std::string folder = out.empty() ? "" : out + "/findings/";
    for (const verify::Finding& finding : result.findings) {
        if (finding.breach.kind == verify::FindingKind::violation || out.empty()) {
            std::cout << report_of(finding, folder + file_name_of(finding) + ".json") << '\n';
        }
    }
    std::cout << table_of(result);
}

void finish(const CampaignResult& result, const std::string& out, Run& run) {
    if (!out.empty()) {
        write_result(result, out);
    }
    show(result, out);
    if (result.found(verify::FindingKind::violation) > 0) {
        run.status = Status::does_not_hold;
    }
}

/// Says what is wrong with the arguments on standard error, once.
void guarded(Run& run, const std::function<void()>& work) {
    try {
        work();
    } catch (const InputError& error) {
        std::cerr << "standee: " << error.what() << '\n';
        run.status = Status::bad_input;
    }
}

void run_plan(const VerifyArguments& arguments, Run& run) {
    ProgressLine line;
    const CampaignResult result = verify::run_campaign(
        plan_of(arguments), [&](const CampaignProgress& progress) { line(progress); });
    const std::string speed = line.end();
    finish(result, arguments.out, run);
    std::cout << speed;
}

void run_house_rule(const VerifyArguments& arguments, Run& run) {
    if (!arguments.editions.empty()) {
        bad_usage("--rules and --editions", "one of them: the file of rules names its edition");
    }
    std::optional<Edition> rules;
    with_file(arguments.rules, run, [&] {
        const Json document = read_document(arguments.rules);
        rules = verify::read_house_rules(Reader{document});
    });
    if (!rules) {
        return;
    }
    ProgressLine line;
    const verify::HouseRuleResult result = verify::try_house_rule(
        plan_of(arguments), *rules, [&](const CampaignProgress& progress) { line(progress); });
    const std::string speed = line.end();
    finish(result.campaign, arguments.out, run);
    const std::size_t introduced = result.campaign.findings.size();
    std::cout << fmt::format("{}, {}: {} by the house rule, {} in the edition as printed too\n",
                             rules->title(), write_rules(*rules).dump(),
                             counted(introduced, "finding"), result.printed_too)
              << speed;
    if (introduced > 0) {
        run.status = Status::does_not_hold;
    }
}

void merge(const VerifyArguments& arguments, Run& run) {
    std::vector<CampaignResult> parts;
    for (const std::string& folder : arguments.folders) {
        if (!with_file(folder, run, [&] { parts.push_back(verify::read_result(folder)); })) {
            return;
        }
    }
    finish(verify::merged(parts), arguments.out, run);
}

void replay(const VerifyArguments& arguments, Run& run) {
    for (const std::string& file : arguments.files) {
        with_file(file, run, [&] {
            const std::vector<verify::Finding> findings = verify::replayed(file);
            for (const verify::Finding& finding : findings) {
                std::cout << report_of(finding, file) << '\n';
                if (finding.breach.kind == verify::FindingKind::violation) {
                    run.status = Status::does_not_hold;
                }
            }
            std::cout << fmt::format("{}: {}\n", file, counted(findings.size(), "finding"));
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
    std::vector<verify::EditionDiff> diffs;
    for (const auto& [first, second] :
         {std::pair{EditionId::gloomhaven, EditionId::frosthaven},
          std::pair{EditionId::gloomhaven, EditionId::jaws_of_the_lion},
          std::pair{EditionId::frosthaven, EditionId::gloomhaven_2}}) {
        diffs.push_back(
            verify::edition_diff(edition(first), edition(second), result->plan.seed, diff_cases));
    }
    const auto rulings = verify::contested_rulings(files_under(arguments.files, run));
    std::cout << verify::contradictions_page(*result, diffs, rulings, arguments.out);
}

}  // namespace

void run_verify(const VerifyArguments& arguments, Run& run) {
    guarded(run, [&] {
        arguments.rules.empty() ? run_plan(arguments, run) : run_house_rule(arguments, run);
    });
}

void run_verify_merge(const VerifyArguments& arguments, Run& run) {
    guarded(run, [&] { merge(arguments, run); });
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
