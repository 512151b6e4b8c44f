#pragma once

#include "apps/commands.hpp"

namespace standee {

/// Reads the command line and runs the subcommand that it names. Bad usage is one line on standard
/// error.
Status run_command_line(int argc, char** argv);

}  // namespace standee
