#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "lib/ability.hpp"
#include "play/game.hpp"

namespace standee {

/// The id of a new figure of a set: "name-1", "name-2" ...: the first that is free.
std::string new_id(const GameState& state, const std::string& name);

/// A figure with the stats of the stat card of a set, where the scene has it; else without any.
Figure on_its_stat_card(const Scene& scene, const std::string& name, std::string_view rank);

/// Summons the figures of a card, each into an empty hex adjacent to the summoner, or to `beside`
/// where the card says so, and as near an enemy as possible; where no such hex is left, no more.
/// Whether there was one; none where the play stops at a choice [monster.summon].
std::optional<bool> perform_monster_summon(Game& game, const std::string& by,
                                           const SummonAbility& summon,
                                           std::span<const Hex> beside);

/// Spawns the figures of a card in the hexes that the map marks, or in the closest empty ones. They
/// act in this round. Whether there was one; none where the play stops at a choice [card.marked,
/// monster.spawn].
std::optional<bool> perform_marked_spawn(Game& game, const std::string& by,
                                         const SummonAbility& summon);

}  // namespace standee
