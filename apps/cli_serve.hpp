#pragma once

#include <CLI/App.hpp>

#include "apps/commands.hpp"

namespace standee {

/// Adds `standee serve`.
void add_serve(CLI::App& app, Run& run);

}  // namespace standee
