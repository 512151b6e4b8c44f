#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lib/condition.hpp"
#include "lib/hex.hpp"

namespace standee {

/// What lies round the listed hexes.
enum class Border : std::uint8_t {
    walls,  ///< every side between a listed and an unlisted hex is a wall
    open    ///< a cut-out of a larger map: nothing enters, but the border blocks no sight
};

struct Door {
    Hex at;
    bool open = false;
    bool locked = false;  ///< a wall for everyone while it is closed [map.locked-door]
    friend constexpr bool operator==(Door, Door) = default;
};

/// A trap. Without `damage` it is the scenario's damage trap: 2 plus the level [map.trap-damage];
/// one that only gives conditions deals 0.
struct Trap {
    Hex at;
    std::optional<int> damage;
    std::vector<Condition> conditions;
    friend bool operator==(const Trap&, const Trap&) = default;
};

/// How files write a hex of the map. Within the program every hex is axial.
enum class Coordinates : std::uint8_t { axial, odd_q, even_q, odd_r, even_r };
inline constexpr std::array<std::string_view, 5> coordinates_names{"axial", "odd-q", "even-q",
                                                                   "odd-r", "even-r"};

/// What lies in a hex, or may be laid there.
enum class TileKind : std::uint8_t { obstacle, difficult, icy, hazardous, trap, water };
inline constexpr std::array<std::string_view, 6> tile_names{"obstacle",  "difficult", "icy",
                                                            "hazardous", "trap",      "water"};

/// What a water tile that is created counts as, by the key of the scenario.
enum class WaterIs : std::uint8_t { difficult, corridor, icy, hazardous };
inline constexpr std::array<std::string_view, 4> water_names{"difficult", "corridor", "icy",
                                                             "hazardous"};

/// The map as it is written down; `Board` is what is computed from it.
struct Map {
    Coordinates coordinates = Coordinates::axial;  ///< of the file it comes from
    std::vector<Hex> hexes;
    std::vector<Hex> wall_hexes;
    std::vector<Edge> walls;
    Border edges = Border::walls;
    std::vector<Door> doors;
    std::vector<Hex> obstacles;
    std::vector<Hex> difficult;
    std::vector<Hex> icy;
    std::vector<Hex> hazardous;
    std::vector<Trap> traps;
    std::vector<Edge> links;
    std::vector<Hex> treasure;
    std::vector<Hex> water;  ///< water tiles; what else they are, the other lists say
    WaterIs water_is = WaterIs::difficult;
    std::vector<Hex> starting_hexes;   ///< of the characters
    std::vector<Hex> pressure_plates;  ///< they change nothing here [map.pressure-plate]
    std::vector<Hex> negative;  ///< that the scenario calls so [monster.focus-negative-hexes]
    /// Hexes by the letter or name with which the scenario marks them, for cards that name a place
    /// [card.marked].
    std::map<std::string, std::vector<Hex>> marks;
    /// Of rooms not yet revealed, none of them in `hexes`; a door that opens adds them there
    /// [map.reveal].
    std::vector<Hex> unrevealed;

    friend bool operator==(const Map&, const Map&) = default;
};

}  // namespace standee
