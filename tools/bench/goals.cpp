#include "tools/bench/goals.hpp"

#include <fmt/format.h>

#include <array>
#include <optional>
#include <string_view>

namespace standee::bench {
namespace {

/// A figure and what it should be at most, in microseconds.
struct Goal {
    std::string_view what;
    std::string_view benchmark;
    std::string_view counter;  ///< of microseconds; with /s, of things a second; empty: the time
    double most;
};

constexpr std::string_view fill_counter = "published_turns/iterations:1 hand_fill_us";

constexpr std::array<Goal, 16> goals{{
    {"median published turn", "published_turns/iterations:1", "turn_us", 2.235},
    {"mover-131, Gloomhaven", "heaviest_case/mover_131_gloomhaven", "", 1'000},
    {"mover-131, Jaws of the Lion", "heaviest_case/mover_131_jaws_of_the_lion", "", 1'000},
    {"mover-131, Frosthaven", "heaviest_case/mover_131_frosthaven", "", 1'000},
    {"round of 20 figures, Gloomhaven", "whole_round/twenty_gloomhaven", "", 100},
    {"round of 20 figures, Frosthaven", "whole_round/twenty_frosthaven", "", 100},
    {"threat map of 65 hexes, Gloomhaven", "threat/gloomhaven", "", 2'000},
    {"threat map of 65 hexes, Frosthaven", "threat/frosthaven", "", 2'000},
    {"verified turn on 12 hexes", "verified_turns_on/twelve_hexes", "turns/s", 4},
    {"verified turn on 16 by 7 hexes", "verified_turns_on/sixteen_by_seven", "turns/s", 1e6 / 60e3},
    {"attack, Gloomhaven", "resolve_attacks/gloomhaven", "", 0.02},
    {"attack, Frosthaven", "resolve_attacks/frosthaven", "", 0.02},
    {"attack with rolling cards, Gloomhaven", "resolve_attacks/gloomhaven_rolling", "", 0.02},
    {"attack with rolling cards, Frosthaven", "resolve_attacks/frosthaven_rolling", "", 0.02},
    {"reading a scene of 100 hexes", "reading_a_scene", "", 10},
    {"turn as text, from the library", "turn_of_a_text", "", 20},
}};

std::optional<double> found(const std::map<std::string, double>& values, const std::string& name) {
    const auto value = values.find(name);
    return value == values.end() ? std::nullopt : std::optional{value->second};
}

}  // namespace

void GoalReporter::ReportRuns(const std::vector<Run>& runs) {
    ConsoleReporter::ReportRuns(runs);
    for (const Run& run : runs) {
        if (run.error_occurred) {
            continue;
        }
        const std::string name = run.benchmark_name();
        const double in_unit = run.GetAdjustedRealTime();
        microseconds_[name] = in_unit * 1e6 / benchmark::GetTimeUnitMultiplier(run.time_unit);
        for (const auto& [counter, value] : run.counters) {
            counters_[name + " " + counter] = value;
        }
    }
}

void GoalReporter::Finalize() {
    const auto fill = found(counters_, std::string{fill_counter});
    if (!fill) {
        return;  // no yardstick was asked for
    }
    GetOutputStream() << fmt::format(
        "\nGoals. A hand-written fill took {:.3f} us (where the goals were set: {:.3f}).\n"
        "{:<42}{:>12}{:>12}{:>14}{:>9}\n",
        *fill, reference_fill, "", "us", "fills", "goal, fills", "ratio");
    for (const Goal& goal : goals) {
        const std::string name{goal.benchmark};
        auto time = goal.counter.empty() ? found(microseconds_, name)
                                         : found(counters_, name + " " + std::string{goal.counter});
        if (!time) {
            continue;
        }
        const double microseconds = goal.counter.ends_with("/s") ? 1e6 / *time : *time;
        const double fills = microseconds / *fill;
        const double allowed = goal.most / reference_fill;
        GetOutputStream() << fmt::format("{:<42}{:>12.3f}{:>12.2f}{:>14.2f}{:>9.2f}{}\n", goal.what,
                                         microseconds, fills, allowed, fills / allowed,
                                         fills <= allowed ? "" : "  not met");
    }
    const auto in_session = found(microseconds_, "a_turn_in_a_session");
    const auto alone = found(microseconds_, "a_turn_alone");
    if (in_session && alone) {
        GetOutputStream() << fmt::format(
            "A turn in a session of 24 figures takes {:.2f} times as long as alone; the goal is "
            "2.\n",
            *in_session / *alone);
    }
}

}  // namespace standee::bench
