#pragma once

#include <string>
#include <vector>

#include "lib/scene.hpp"

namespace standee {

/// A path of a figure to a hex, and its cost.
struct Way {
    std::vector<Hex> path;  ///< without the start, and without hexes that the figure slides over
    int points = 0;
    int negative_hexes = 0;
};

/// The best path from `from` to `to`: fewest negative hexes, then fewest points. A closed door
/// opens for a figure that enters it, so it counts as a plain hex at both ends. Throws InputError
/// if there is no path, or if the figure may not end there.
Way way_to(const Scene& scene, const Figure& figure, Hex from, Hex to, bool jump);

/// The same to a hex on the way to another one. A hex adjacent to `from` that the figure may enter
/// is one step away, even if the figure may not end there.
Way way_through(const Scene& scene, const Figure& figure, Hex from, Hex to, bool jump);

/// The best paths from `from` to every hex in which the figure may end a move of at most `points`,
/// including closed doors, in hex order. Empty if the figure is immobilized or stunned
/// [condition.immobilize, condition.stun].
std::vector<Way> ways_from(const Scene& scene, const Figure& figure, Hex from, bool jump,
                           int points);

/// An enemy that a figure can see.
struct SeenEnemy {
    std::string figure;
    int range = 0;
};

/// The enemies that a figure in `from` could attack at some range: in line of sight and not
/// invisible. The nearest first, then in the order of the scene.
std::vector<SeenEnemy> enemies_seen(const Scene& scene, const Figure& figure, Hex from);

}  // namespace standee
