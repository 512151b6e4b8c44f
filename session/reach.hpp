#pragma once

#include <string>
#include <vector>

#include "lib/scene.hpp"

namespace standee {

/// A way of a figure to a hex and what it costs.
struct Way {
    std::vector<Hex> path;  ///< without the start; hexes over which it slides are left out
    int points = 0;
    int negative_hexes = 0;
};

/// The best way from `from` to `to`: fewest negative hexes, then fewest points. A closed door opens
/// to whoever enters it, so it is free ground at both ends. Throws InputError if there is none, or
/// if the figure may not end there.
Way way_to(const Scene& scene, const Figure& figure, Hex from, Hex to, bool jump);

/// The same to a hex on the way to another. One beside `from` that it may enter is one step away,
/// although it may not end there.
Way way_through(const Scene& scene, const Figure& figure, Hex from, Hex to, bool jump);

/// The best ways from `from` to every hex in which the figure may end a move of at most `points`,
/// closed doors included, in hex order; none while it is immobilized or stunned
/// [condition.immobilize, condition.stun].
std::vector<Way> ways_from(const Scene& scene, const Figure& figure, Hex from, bool jump,
                           int points);

/// An enemy that a figure sees.
struct SeenEnemy {
    std::string figure;
    int range = 0;
};

/// The enemies that a figure in `from` could attack at some range: in line of sight, and not
/// invisible to it; nearest first, then in the order of the scene.
std::vector<SeenEnemy> enemies_seen(const Scene& scene, const Figure& figure, Hex from);

}  // namespace standee
