#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "apps/commands.hpp"
#include "files/seed.hpp"

// Options that several subcommands have.

namespace standee {

/// Adds --json, described by `json_help`, and --ascii.
inline void add_printing(CLI::App& command, Printing& printing, const std::string& json_help) {
    command.add_flag("--json", printing.json, json_help);
    command.add_flag("--ascii", printing.ascii, "Draw with ASCII characters only");
}

/// Adds --monsters, which gives the scenes of a command stat cards.
inline void add_monsters(CLI::App& command, Printing& printing) {
    command
        .add_option(
            "--monsters", printing.monsters,
            "Stat cards for the scenes: files that standee import wrote, or folders of them")
        ->type_name("PATH");
}

/// Adds what decides the choices of a round: --choose, --decide, --seed and --first, and --brief.
template <class Options>
inline void add_decisions(CLI::App& command, Options& options) {
    command.add_option("--choose", options.choose, "The options to take at the choices, in order")
        ->delimiter(',')
        ->type_name("0,2,1");
    command
        .add_option(
            "--decide", options.decide,
            "Decisions of every kind, in the order in which they come up: an index, the content of "
            "an option as JSON, cards such as +1,miss, or done; may be repeated")
        ->allow_extra_args(false)
        ->type_name("DECISION");
    command
        .add_option("--seed", options.seed,
                    "Seed for shuffling; figures without a modifier deck get a standard one")
        ->check(CLI::Range(std::uint64_t{0}, greatest_seed).description(""));
    command.add_flag("--first", options.first, "Take the first option of every further choice");
    command.add_flag("--brief", options.brief, "Leave out the reasons");
}

/// Adds --without, which leaves clauses out.
inline void add_without(CLI::App& command, std::vector<std::string>& clauses) {
    command
        .add_option("--without", clauses,
                    "Answer by the executable rulebook as if these clauses did not exist, and say "
                    "what changes; may be repeated")
        ->type_name("CLAUSE,...")
        ->delimiter(',')
        ->allow_extra_args(false);
}

}  // namespace standee
