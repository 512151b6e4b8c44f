#pragma once

#include <optional>
#include <string>

#include "lib/ability.hpp"
#include "play/game.hpp"

namespace standee {

/// Summons the figures of a card, each into an empty hex adjacent to the summoner, or to `beside`
/// where the card says so, and as near an enemy as possible; where no such hex is left, no more.
/// Whether there was one; none where the play stops at a choice [monster.summon].
std::optional<bool> perform_monster_summon(Game& game, const std::string& by,
                                           const SummonAbility& summon, Hex beside);

}  // namespace standee
