#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "play/game_state.hpp"

namespace standee {

/// The path of a figure for one move and the moves after it on its card, on foot or by jumping.
struct Way {
    const std::vector<Hex>& path;
    std::size_t reached = 0;     ///< the position in the path at which the figure stands
    std::span<const int> moves;  ///< the points of this move and of the moves after it
    bool jump = false;
};

/// The positions in the path of the hexes that the figure enters by its own steps, without those
/// that it slides into [map.icy].
std::vector<std::size_t> own_steps(const GameState& state, const Figure& figure, const Way& way);

/// How many of those steps the figure makes with the first of the moves: as many as its points pay
/// for, to a hex in which it may end. A jump lands in no more negative hexes than the path
/// requires, so it may stop in front of one that a later jump passes over [move.points,
/// monster.focus-negative-hexes].
std::size_t steps_of_first_move(const GameState& state, const Figure& figure, const Way& way,
                                const std::vector<std::size_t>& steps);

}  // namespace standee
