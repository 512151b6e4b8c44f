#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lib/hex.hpp"

// The fields of a Monster Mover link, before they are turned into a scene.

namespace standee::mover {

/// Monster Mover's board: columns of hexes numbered upward from the bottom, odd columns half a hex
/// higher. A cell is `column * board_height + row`.
inline constexpr int board_width = 29;
inline constexpr int board_height = 25;
inline constexpr int board_cells = board_width * board_height;

/// The square in which an area is drawn, numbered like the board; a melee attacker stands in its
/// centre.
inline constexpr int area_width = 7;
inline constexpr int area_cells = area_width * area_width;
inline constexpr int area_centre = area_cells / 2;
/// Whether an area can have this cell: Monster Mover does not offer the corners of the square.
bool in_area(int cell);

/// The hex of a cell, and the cell of a hex; none outside the board.
Hex hex_of_cell(int cell);
std::optional<int> cell_of_hex(Hex hex);
/// The offset of a cell of an area from its centre, and the cell at an offset.
Hex offset_of_area_cell(int cell);
std::optional<int> area_cell_at(Hex offset);

enum class Content : std::uint8_t { empty, obstacle, wall, trap, hazardous, difficult, icy };
enum class Token : std::uint8_t { none, character, monster };
enum class Flight : std::uint8_t { none, jump, flying };
enum class Rules : std::uint8_t { frosthaven, gloomhaven, jaws_of_the_lion };

/// The sides of a cell that can have a wall line.
inline constexpr std::array<Direction, 3> wall_sides{Direction::n, Direction::ne, Direction::se};

struct Cell {
    Content content = Content::empty;
    Token token = Token::none;
    int initiative = 1;  ///< the token's place in the order of its side, 1 to 9
    std::array<bool, 3> walls{};

    friend bool operator==(const Cell&, const Cell&) = default;
};

struct Link {
    int move = 0;     ///< 0 to 9
    int range = 0;    ///< 0 to 9; 0 is melee
    int targets = 0;  ///< 0 to 5; `all_targets`
    Flight flight = Flight::none;
    bool muddled = false;
    bool characters_act = false;
    bool rotated = false;  ///< how the board is shown
    Rules rules = Rules::frosthaven;
    bool teleport = false;
    std::optional<int> active;  ///< the cell of the figure that acts
    std::vector<int> area;      ///< cells of the area, ascending
    std::map<int, Cell> cells;  ///< those that are not empty

    friend bool operator==(const Link&, const Link&) = default;
};

inline constexpr int most_move = 9;
inline constexpr int most_range = 9;
inline constexpr int all_targets = 6;
inline constexpr int last_initiative = 9;

/// Reads a link of any version, alone or at the end of an address. Throws InputError if it is not
/// a link or a field is out of range.
Link parse_link(std::string_view text);

/// Writes a link of the newest version, 1.5.0, without the address.
std::string print_link(const Link& link);

}  // namespace standee::mover
