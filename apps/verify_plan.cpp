#include "apps/verify_plan.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <system_error>
#include <utility>

#include "files/scene_json.hpp"
#include "lib/edition.hpp"
#include "lib/error.hpp"
#include "verify/campaign/files.hpp"
#include "verify/campaign/summary.hpp"

namespace standee {
namespace {

constexpr std::uint64_t default_cases = 100'000;
constexpr std::uint64_t default_neighbours = 10'000;

/// "3/64" is the fourth of 64 parts.
verify::Shard shard_of(const std::string& text) {
    verify::Shard shard;
    const char* const end = text.data() + text.size();
    const auto [slash, no_index] = std::from_chars(text.data(), end, shard.index);
    const bool divided = no_index == std::errc{} && slash != end && *slash == '/';
    const auto [last, no_count] = std::from_chars(divided ? slash + 1 : end, end, shard.count);
    if (!divided || no_count != std::errc{} || last != end || shard.index >= shard.count) {
        bad_usage(fmt::format("--shard {}", text), "a part of a whole, from 0/64 to 63/64");
    }
    return shard;
}

/// The editions named, in the order of the registry, each once. Without names: those with a
/// rulebook, and `besides`.
std::vector<Edition> editions_of(const std::vector<std::string>& names,
                                 std::optional<EditionId> besides) {
    for (const std::string& name : names) {
        if (!edition_named(name)) {
            bad_usage(fmt::format("--editions {}", name), any_edition());
        }
    }
    std::vector<Edition> editions;
    for (const Edition& known : known_editions()) {
        const bool rulebook = rulebook_of(known.id) == known.id;
        const bool named = names.empty()
                               ? rulebook || known.id == besides
                               : std::ranges::find(names, known.id, edition_named) != names.end();
        if (named) {
            editions.push_back(known);
        }
    }
    return editions;
}

/// Refuses options that do not go together: one of them would have no effect.
void demand_sense(const VerifyArguments& arguments) {
    if (arguments.against.empty() && !arguments.fixtures.empty()) {
        bad_usage("--fixtures", "--against COMMAND beside it, or standee check PATH");
    }
    if (!arguments.around.empty() && !arguments.scope.empty()) {
        bad_usage("--around and --scope", "one of them");
    }
    if (arguments.around == "-") {
        bad_usage("--around -", "a file, which the commands for findings can name");
    }
    if (arguments.only &&
        (!arguments.shard.empty() || !arguments.out.empty() || arguments.seconds)) {
        bad_usage("--case with --shard, --seconds or --out", "one case, which is shown in full");
    }
}

}  // namespace

void bad_usage(std::string found, std::string expected) {
    throw InputError{{ErrorCode::usage, "", std::move(found), std::move(expected), {}}};
}

verify::CampaignPlan plan_of(const VerifyArguments& arguments) {
    demand_sense(arguments);
    verify::CampaignPlan plan;
    plan.seed = arguments.seed;
    plan.scope = arguments.scope;
    plan.cases = arguments.cases;
    plan.seconds = arguments.seconds;
    plan.jobs = arguments.jobs;
    plan.only = arguments.only;
    // Other implementations may know the four alone, and a scope is complete for each.
    const bool drawn = plan.scope.empty() && arguments.around.empty() && arguments.against.empty();
    plan.editions =
        editions_of(arguments.editions, drawn ? edition_named("trail-of-ashes") : std::nullopt);
    if (!arguments.shard.empty()) {
        plan.shards = {shard_of(arguments.shard)};
    }
    plan.any_lines = arguments.any_lines;
    if (!arguments.around.empty()) {
        // Neighbours change the edition too, so the first of several is enough to begin with.
        plan.around = verify::read_cases_file(arguments.around).front();
    }
    if (plan.scope.empty() && !plan.cases && !plan.seconds && !plan.only) {
        plan.cases = plan.around ? default_neighbours : default_cases;
    }
    return plan;
}

std::string case_command(const VerifyArguments& arguments, const verify::CampaignPlan& plan,
                         std::uint64_t number) {
    return fmt::format("{} {}", case_command(arguments, plan), number);
}

std::string case_command(const VerifyArguments& arguments, const verify::CampaignPlan& plan) {
    std::string command = "standee verify";
    const auto add = [&command](std::string_view option, const std::string& value) {
        command += fmt::format(" {} {}", option, verify::shell_word(value));
    };
    if (!arguments.rules.empty()) {
        add("--rules", arguments.rules);
    } else if (!arguments.editions.empty()) {
        std::vector<std::string_view> names;
        for (const Edition& rules : plan.editions) {
            names.push_back(rules.name());
        }
        add("--editions", fmt::format("{}", fmt::join(names, ",")));
    }
    if (!arguments.property.empty()) {
        add("--property", arguments.property);
    }
    if (!arguments.around.empty()) {
        add("--around", arguments.around);
    }
    if (plan.any_lines) {
        command += " --any-lines";
    }
    if (!plan.scope.empty()) {
        add("--scope", plan.scope);
        if (plan.cases) {  // drawn from the scope; otherwise the whole scope is tried
            add("--cases", std::to_string(*plan.cases));
        }
    }
    return command + fmt::format(" --seed {} --case", plan.seed);
}

}  // namespace standee
