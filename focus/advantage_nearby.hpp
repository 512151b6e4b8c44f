#pragma once

#include <vector>

#include "lib/board.hpp"
#include "lib/scene.hpp"

namespace standee {

/// For each hex of the board, whether the figure would attack from there with advantage because
/// another figure gives advantage to those nearby. Empty if no figure does [card.advantage-nearby].
std::vector<bool> hexes_with_advantage(const Scene& scene, const Board& board,
                                       const Figure& figure);

}  // namespace standee
