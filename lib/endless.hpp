#pragma once

#include <cstddef>

namespace standee {

/// The most events that a play or a round may have. The longest ones at a table have a few hundred.
inline constexpr std::size_t most_events = 10'000;

/// Throws InputError if a play or round already has `most_events` events. Without this limit cards
/// could make figures appear for ever, each of which acts in the same round [monster.spawn].
void check_ends(std::size_t events);

}  // namespace standee
