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

/// What lies around the listed hexes.
enum class Border : std::uint8_t {
    walls,  ///< every side between a listed and an unlisted hex is a wall
    /// The map is a cut-out of a larger one: no figure may leave it, but the border does not block
    /// sight.
    open
};

struct Door {
    Hex at;
    bool open = false;
    bool locked = false;  ///< while it is closed it is a wall for everybody [map.locked-door]
    friend constexpr bool operator==(Door, Door) = default;
};

/// A trap. Without `damage` it is the damage trap of the scenario: 2 plus the scenario level
/// [map.trap-damage]. A trap that only gives conditions has `damage` 0.
struct Trap {
    Hex at;
    std::optional<int> damage;
    std::vector<Condition> conditions;
    friend bool operator==(const Trap&, const Trap&) = default;
};

/// The coordinates in which files write hexes. Inside the program every hex is axial.
enum class Coordinates : std::uint8_t { axial, odd_q, even_q, odd_r, even_r };
inline constexpr std::array<std::string_view, 5> coordinates_names{"axial", "odd-q", "even-q",
                                                                   "odd-r", "even-r"};

/// A tile that lies in a hex, or can be placed there.
enum class TileKind : std::uint8_t { obstacle, difficult, icy, hazardous, trap, water };
inline constexpr std::array<std::string_view, 6> tile_names{"obstacle",  "difficult", "icy",
                                                            "hazardous", "trap",      "water"};

/// What a newly created water tile counts as, according to the key of the scenario.
enum class WaterIs : std::uint8_t { difficult, corridor, icy, hazardous };
inline constexpr std::array<std::string_view, 4> water_names{"difficult", "corridor", "icy",
                                                             "hazardous"};

/// The map as a file lists it. `Board` is computed from it.
struct Map {
    Coordinates coordinates = Coordinates::axial;  ///< of the file that the map comes from
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
    std::vector<Hex> water;  ///< water tiles; the other lists say what else these hexes hold
    WaterIs water_is = WaterIs::difficult;
    std::vector<Hex> starting_hexes;   ///< of the characters
    std::vector<Hex> pressure_plates;  ///< they have no effect here [map.pressure-plate]
    /// Negative because the scenario says so [monster.focus-negative-hexes].
    std::vector<Hex> negative;
    /// The hexes with each mark, by the letter or name of the mark; cards refer to places by their
    /// marks [card.marked].
    std::map<std::string, std::vector<Hex>> marks;
    /// Hexes of rooms that are not revealed yet, none of them in `hexes`. Opening a door adds the
    /// hexes of its room to `hexes` [map.reveal].
    std::vector<Hex> unrevealed;

    friend bool operator==(const Map&, const Map&) = default;
};

}  // namespace standee
