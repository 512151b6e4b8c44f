#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "lib/ability.hpp"
#include "play/game.hpp"

namespace standee {

/// The id of a new figure of a set: the first of "name-1", "name-2" ... that is not in use.
std::string new_id(const GameState& state, const std::string& name);

/// A figure with the stats of its set's stat card; without stats if the scene does not have the
/// card.
Figure on_its_stat_card(const Scene& scene, const std::string& name, std::string_view rank);

/// Summons the figures of a card. Each is placed in an empty hex adjacent to the summoner, or to
/// `beside` if the card says so, and as near to an enemy as possible. If no such hex is left, no
/// further figure is placed. Returns whether one was; none if the play stops at a choice
/// [monster.summon].
std::optional<bool> perform_monster_summon(Game& game, const std::string& by,
                                           const SummonAbility& summon,
                                           std::span<const Hex> beside);

/// Spawns the figures of a card in the hexes with its mark, or in the closest empty hexes. They act
/// in this round. Returns whether one was spawned; none if the play stops at a choice [card.marked,
/// monster.spawn].
std::optional<bool> perform_marked_spawn(Game& game, const std::string& by,
                                         const SummonAbility& summon);

}  // namespace standee
