#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "files/document.hpp"
#include "lib/scene.hpp"
#include "verify/case.hpp"
#include "verify/generate/dice.hpp"

// What the families of cases (families.hpp) are put together from.

namespace standee::verify {

/// Hexes in columns q = 0 to `columns` - 1, each of `rows` hexes, the columns side by side.
std::vector<Hex> block(int columns, int rows);

/// A scene of an edition on these hexes, cut out of a larger map.
Scene stage(const Edition& edition, std::vector<Hex> hexes);

/// Puts a figure with 9 of 9 hit points on the stage; monsters and bosses are the monsters' side,
/// all others the party's. The reference holds until the next figure.
Figure& add(Scene& scene, std::string id, Kind kind, Hex at);

/// Takes one of the hexes out of the list and returns it.
Hex draw_hex(generate::Dice& dice, std::vector<Hex>& hexes);

/// The turn of a figure with these abilities, to be planned.
Case turn_of(Scene scene, std::string figure, std::vector<Ability> abilities);

/// A play of these steps.
Case play_of(Scene scene, const std::vector<Json>& steps);

Json json_of(Hex hex);

}  // namespace standee::verify
