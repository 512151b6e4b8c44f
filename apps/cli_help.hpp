#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "apps/command_text.hpp"

// The commands `help` and `completion`, and the examples at the end of every help text. They read
// the parser, so they know every option that is added there.

namespace standee {

/// What the parser knows, without its types.
CommandText command_text(const CLI::App& app);

/// Appends its examples to the help of every subcommand. `program` is the name by which the command
/// was called.
void add_examples(CLI::App& app, const std::string& program);

/// Describes what is wrong with a command line that cannot be parsed, and which help to read. For
/// an unknown command it names the one that was probably meant; otherwise it is the parser's
/// message.
std::string usage_problem(const CLI::App& app, const CLI::ParseError& error, int argc,
                          const char* const* argv);

/// Adds the commands `help` and `completion`.
void add_help(CLI::App& app);
void add_completion(CLI::App& app);

}  // namespace standee
