#pragma once

#include "play/step.hpp"
#include "play/table.hpp"

namespace standee {

/// Carries out a step on a table. Refuses one that the rules forbid; the table is then between
/// what was and what would have been, and of no more use.
void perform_step(Table& table, const PlayStep& step);

}  // namespace standee
