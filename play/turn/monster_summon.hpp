#pragma once

#include <string>

#include "lib/ability.hpp"
#include "play/game_state.hpp"

namespace standee {

/// Summons the figures of a card, each into an empty hex adjacent to the summoner and as near an
/// enemy as possible; where no such hex is left, no more. Whether there was one [monster.summon].
bool perform_monster_summon(GameState& table, const std::string& by, const SummonAbility& summon);

}  // namespace standee
