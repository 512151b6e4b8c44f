#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rulebook/table.hpp"

namespace standee::rulebook {

/// Where a card places a summon.
struct SummonPlace {
    std::vector<Hex> beside;  ///< adjacent to one of these hexes; empty: to the summoner's hex
    bool on_water = false;    ///< in a hex with a water tile
};

/// [summon.placement, initiative.summon-first-round]
void place_summon(Table& table, const std::string& by, Figure figure, const SummonPlace& place);
/// Those of the hexes that are as close as possible to an enemy of the figure, which is not on the
/// map yet [monster.summon].
std::vector<Hex> nearest_to_an_enemy(const Table& table, const Figure& figure,
                                     const std::vector<Hex>& hexes);
/// The hex in which something of `id` is placed; if there are several, one is chosen.
Hex choose_place(Table& table, Clause clause, const std::string& id, const std::vector<Hex>& hexes);
/// A figure of a set with the stats of its rank's stat card and an id that is not in use. It has no
/// hit points if the scene does not have the card.
Figure new_monster(const Table& table, const std::string& set, const std::string& rank);
/// Reveals or spawns monsters [monster.spawn, monster.standees]. `by` is the figure whose card
/// spawns them; empty: no card does.
void spawn(Table& table, const std::string& revealer, std::vector<Figure> figures,
           const std::string& by = {});
/// How many standees of the set are not on the map; none: there are enough [monster.standees].
std::optional<int> standees_left(const Table& table, const std::string& set);
/// The lowest standee number that no figure of the set has.
int free_standee(const Table& table, const std::string& set);
/// The standee number of a new monster of a set. One of those that are not on the map is drawn at
/// random, or by the table [monster.standee-drawn].
int draw_standee(Table& table, const std::string& figure, const std::string& set);

/// The least range from a hex to an enemy that the figure may focus on.
int range_to_an_enemy(const Table& table, const Figure& figure, Hex hex);

}  // namespace standee::rulebook
