#pragma once

#include <CLI/CLI.hpp>

#include "apps/commands.hpp"

namespace standee {

/// Adds `import` with a subcommand for each program whose files it reads.
void add_import(CLI::App& app, Run& run);

}  // namespace standee
