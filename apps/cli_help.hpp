#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "apps/command_text.hpp"

// The commands `help` and `completion`, and the examples at the end of every help text. They read
// the parser, so an option that is added there is known here.

namespace standee {

/// What the parser knows, without its types.
CommandText command_text(const CLI::App& app);

/// Ends the help of every subcommand with its examples. `program` is how the command was called.
void add_examples(CLI::App& app, const std::string& program);

/// What is wrong with a command line that cannot be parsed: an unknown command, with the one that
/// was probably meant, or what the parser says, and whose help to read.
std::string usage_problem(const CLI::App& app, const CLI::ParseError& error, int argc,
                          const char* const* argv);

/// Adds the commands `help` and `completion`.
void add_help(CLI::App& app);
void add_completion(CLI::App& app);

}  // namespace standee
