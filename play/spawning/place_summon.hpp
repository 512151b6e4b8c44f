#pragma once

#include <string>
#include <vector>

#include "play/game.hpp"

namespace standee {

/// Where a card places a summon.
struct SummonPlace {
    std::vector<Hex> beside;  ///< adjacent to one of these hexes; empty: to the summoner's hex
    bool on_water = false;    ///< in a hex with a water tile
};

/// Places a new figure in an empty hex adjacent to its summoner, or where the card says. It acts
/// from the next round on [summon.placement, initiative.summon-first-round].
void place_summon(Game& game, const std::string& by, Figure figure, SummonPlace place = {});

}  // namespace standee
