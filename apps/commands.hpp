#pragma once

#include <CLI/CLI.hpp>

#include "apps/terminal.hpp"

namespace standee {

/// Exit status of the command.
enum class Status : int {
    answered = 0,
    does_not_hold = 1,  ///< a fixture that is checked does not hold
    bad_input = 2       ///< bad input or usage, with the error on stderr
};

/// What one run of the command works with and comes to.
struct Run {
    ColourChoice colour = ColourChoice::automatic;
    Status status = Status::answered;
};

// Each adds its subcommand, which writes to standard output and leaves its status in `run`.
void add_turn(CLI::App& app, Run& run);
void add_play(CLI::App& app, Run& run);
void add_round(CLI::App& app, Run& run);
void add_threat(CLI::App& app, Run& run);
void add_rule(CLI::App& app, Run& run);
void add_check(CLI::App& app, Run& run);
void add_verify(CLI::App& app, Run& run);
void add_diff(CLI::App& app, Run& run);
void add_signature(CLI::App& app, Run& run);
void add_clauses(CLI::App& app, Run& run);
void add_import(CLI::App& app, Run& run);

}  // namespace standee
