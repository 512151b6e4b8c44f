#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "apps/commands.hpp"

namespace standee {

/// Adds the command `verify`, with its own commands and options.
void add_verify(CLI::App& app, Run& run);

/// Adds --clause, which may be repeated and takes several ids at once.
void add_clause(CLI::App& command, std::vector<std::string>& ids, const std::string& help);

}  // namespace standee
