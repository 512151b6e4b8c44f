#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "import/vgb/tiles.hpp"
#include "lib/figure.hpp"

// A scenario of Virtual Gloomhaven Board with its rooms side by side. Every hex is an axial hex of
// the whole map. The origin is the board's, so that [column, row] is the same as on the board.

namespace standee::vgb {

/// A map tile. A scenario names it again at each further door that leads to it.
struct Room {
    std::string ref;         ///< "l1a"
    std::vector<Hex> floor;  ///< each hex once
};

/// An object on the map, or on the board in a saved state.
struct Overlay {
    std::string type;                ///< "obstacle"
    std::string sub_type;            ///< "boulder-1"; empty if there is none
    int amount = 1;                  ///< of coins
    std::vector<std::string> links;  ///< the rooms that a door of a saved state joins
    std::vector<Hex> cells;
    std::optional<std::size_t> room;  ///< the room it belongs to; none in a saved state
};

struct Door {
    /// A door, fog, or a wall that can be broken; otherwise a corridor, which is plain floor.
    bool closes = false;
    std::vector<Hex> cells;
    std::array<std::size_t, 2> rooms{};
};

struct PlacedMonster {
    std::string name;  ///< "bandit-guard"
    Hex at;
    std::size_t room = 0;
    /// The rank with two, three and four characters; none: it is absent.
    std::array<std::optional<Rank>, 3> ranks;
};

struct Layout {
    std::vector<Room> rooms;  ///< in the order of the file, each once
    std::vector<Overlay> overlays;
    std::vector<Door> doors;
    std::vector<PlacedMonster> monsters;
    std::vector<std::string> additional;  ///< monsters that appear later

    /// The room of that name.
    [[nodiscard]] std::optional<std::size_t> find_room(std::string_view ref) const;
};

/// The most hexes that rooms and overlays may have together; a scenario has a few hundred.
inline constexpr std::size_t most_hexes = 10'000;

/// Counts hexes and throws InputError, found at `where`, when they are more than `most_hexes`.
void count_hexes(std::size_t& count, std::size_t more, const Reader& where);

/// Lays out a scenario file. Throws InputError if it is not one, has a tile without a shape or is
/// too large.
Layout read_scenario(const Reader& reader, const Tiles& tiles);

/// `[column, row]` as a hex, within the limits of a map.
Hex read_cell(const Reader& reader);
/// An overlay, with its cells as in the file.
Overlay read_overlay(const Reader& reader);

}  // namespace standee::vgb
