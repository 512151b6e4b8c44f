#pragma once

#include <optional>
#include <string>

#include "play/game_state.hpp"

namespace standee {

/// Who takes the next turn of the round: of those that have not had theirs the earliest, each set
/// of monsters and each character with its summons together; none where all have. What is tied is
/// chosen, and the set that is chosen acts to its end [initiative.order, initiative.ties,
/// initiative.monster-order, initiative.summon, ally.scenario].
///
/// It looks at the figures as they are now, so whoever is revealed or spawned in the round acts in
/// it [monster.spawn], and who was summoned in it does not [initiative.summon-first-round]. Throws
/// InputError where a figure that is to act has no initiative, or its set no card
/// [monster.card-draw].
std::optional<std::string> next_to_act(GameState& table);

}  // namespace standee
