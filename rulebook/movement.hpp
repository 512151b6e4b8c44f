#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rulebook/entering.hpp"

namespace standee::rulebook {

/// A figure moves along the hexes that it enters by its own steps [move.points, move.jump,
/// move.flying, map.end-unoccupied].
void move_along(Table& table, const std::string& id, const std::vector<Hex>& path, bool jump);
/// [move.teleport]
void teleport(Table& table, const std::string& id, Hex to, const std::string& forced_by);
/// The figure loses flying. `to` names the hex in which it lands [move.flying-lost].
void lose_flying(Table& table, const std::string& id, std::optional<Hex> to);

/// Refuses if the figure would stay in a hex with another one [map.end-unoccupied].
void check_ends_alone(const Table& table, const std::string& id);

}  // namespace standee::rulebook
