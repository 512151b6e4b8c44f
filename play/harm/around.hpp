#pragma once

#include <span>
#include <string>
#include <vector>

#include "lib/ability.hpp"
#include "play/game_state.hpp"

namespace standee {

/// The figures adjacent to one of the hexes `middle` that suffer the damage dealt by `by`, in order
/// of their ids: enemies of `by`, unless `whom` says otherwise. Such damage has no targets, so it
/// needs no sight [damage.direct].
std::vector<std::string> around(const GameState& state, const Figure& by,
                                std::span<const Hex> middle, Whom whom);

}  // namespace standee
