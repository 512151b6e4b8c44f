#pragma once

#include <string>

#include "session/table.hpp"
#include "session/words.hpp"

namespace standee {

/// Corrects the stats of a figure: stats FIGURE hp N, move N, attack N, range N, shield N; "-" if
/// its card has a dash. A turn that could not be played is then tried again.
void correct_stats(Table& table, Words& words, const std::string& command);

}  // namespace standee
