#pragma once

#include <string>

#include "session/table.hpp"

// What a game says of figures that have no stat card, or not all that their card says.

namespace standee {

/// Of which sets on the map no hit points are known, and what to do; empty: of none.
std::string missing_stat_cards(const Setting& setting, const Scene& scene);
/// Says of sets that have come onto the map without hit points that damage to them is not counted.
/// Once for each set.
void note_missing_stat_cards(Table& table);
/// Says of damage to such a figure that it is not counted.
void note_lost_damage(Table& table, const Happened& happened);
/// Says which stats a summon still lacks, and how to say them.
void note_missing_stats(Table& table, const std::string& id);

}  // namespace standee
