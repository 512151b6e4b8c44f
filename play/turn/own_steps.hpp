#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "play/game_state.hpp"

namespace standee {

/// The path of a figure by one move and the moves that follow it on its card, by foot or jump.
struct Way {
    const std::vector<Hex>& path;
    std::size_t reached = 0;     ///< position in the path where the figure stands
    std::span<const int> moves;  ///< the points of this move and of those after it
    bool jump = false;
};

/// The positions in the path of the hexes that the figure enters by its own steps, and not by
/// sliding [map.icy].
std::vector<std::size_t> own_steps(const GameState& state, const Figure& figure, const Way& way);

/// How many of those steps the figure takes by the first of the moves: as many as its points pay
/// for and end where it may. A jump ends in no more negative hexes than the way needs, so it may
/// stop short of one that a later jump passes over [move.points, monster.focus-negative-hexes].
std::size_t steps_of_first_move(const GameState& state, const Figure& figure, const Way& way,
                                const std::vector<std::size_t>& steps);

}  // namespace standee
