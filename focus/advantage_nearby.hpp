#pragma once

#include <vector>

#include "lib/board.hpp"
#include "lib/scene.hpp"

namespace standee {

/// The hexes from which a figure attacks with advantage because others give it to those nearby, by
/// hex of the board; empty where nobody does [card.advantage-nearby].
std::vector<bool> hexes_with_advantage(const Scene& scene, const Board& board,
                                       const Figure& figure);

}  // namespace standee
