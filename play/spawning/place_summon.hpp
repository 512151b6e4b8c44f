#pragma once

#include <string>
#include <vector>

#include "play/game.hpp"

namespace standee {

/// Where a card has a summon placed.
struct SummonPlace {
    std::vector<Hex> beside;  ///< one of these; empty: the summoner's hex
    bool on_water = false;    ///< in a hex with a water tile
};

/// Puts a new figure into an empty hex adjacent to its summoner, or where the card says; it acts
/// from the next round on [summon.placement, initiative.summon-first-round].
void place_summon(Game& game, const std::string& by, Figure figure, SummonPlace place = {});

}  // namespace standee
