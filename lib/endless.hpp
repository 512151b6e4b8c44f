#pragma once

#include <cstddef>

namespace standee {

/// A play or a round tells of at most this many events. The longest that are played at a table have
/// some hundreds.
inline constexpr std::size_t most_events = 10'000;

/// Refuses the next event of a play or round that has told of `most_events`: cards may have figures
/// appear for ever, each of which acts in the same round [monster.spawn]. Throws InputError.
void check_ends(std::size_t events);

}  // namespace standee
