#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "lib/hex.hpp"
#include "lib/map.hpp"

namespace standee {

/// The number of a listed hex on a board: 0, 1, 2 ... in hex order.
using HexIndex = std::uint16_t;
inline constexpr HexIndex no_hex = 0xFFFF;

/// Limits of a map; a reader refuses a map that exceeds them.
inline constexpr int max_coordinate = 10'000;       ///< |q| and |r|
inline constexpr std::size_t max_hexes = 20'000;    ///< listed hexes
inline constexpr std::int64_t max_box = 4'000'000;  ///< cells of the box round the map
/// A line of sight between two hexes of the map goes at most this many cells beyond the box.
inline constexpr int board_margin = 2;

/// What lies in a hex.
struct Terrain {
    enum Bit : std::uint16_t {
        obstacle = 1,
        difficult = 2,
        icy = 4,
        trap = 8,
        hazardous = 16,
        closed_door = 32,
        open_door = 64,
        holding = 128,         ///< a trap that stuns or immobilizes
        called_negative = 256  ///< by the scenario
    };
    std::uint16_t bits = 0;

    [[nodiscard]] constexpr bool is(Bit bit) const { return (bits & bit) != 0; }
    /// A trap or hazardous terrain.
    [[nodiscard]] constexpr bool harmful() const { return (bits & (trap | hazardous)) != 0; }
    /// A harmful hex, or one that the scenario calls negative [monster.focus-negative-hexes].
    [[nodiscard]] constexpr bool negative() const { return harmful() || is(called_negative); }
};

/// The six sides of a hex, bit i for the side towards `Direction(i)`.
using Sides = std::uint8_t;

/// The smallest box around the map, with a margin. Its cells are numbered column by column, each
/// column having the same q, so a displacement between two hexes is always the same difference
/// between their cells.
struct Grid {
    int q_min = 0, r_min = 0;
    int width = 0, height = 0;

    [[nodiscard]] bool contains(Hex h) const {
        return h.q >= q_min && h.q < q_min + width && h.r >= r_min && h.r < r_min + height;
    }
    /// The cell of a hex that the grid contains.
    [[nodiscard]] int cell(Hex h) const { return (h.q - q_min) * height + (h.r - r_min); }
    /// The difference between the cells of two hexes that are `offset` apart.
    [[nodiscard]] int cells_by(Hex offset) const { return offset.q * height + offset.r; }
    [[nodiscard]] int size() const { return width * height; }
};

/// A map compiled for searches: its hexes numbered without gaps, their neighbours after walls and
/// closed doors, terrain, links, and the sides that block sight. It holds no figures.
class Board {
public:
    /// Compiles a map that a reader has checked: the hexes are distinct, everything on the map lies
    /// in a listed hex, walls are between neighbours, and the limits above hold. Duplicate hexes
    /// are merged.
    explicit Board(const Map& map);

    [[nodiscard]] HexIndex size() const { return static_cast<HexIndex>(hexes_.size()); }
    [[nodiscard]] Hex hex(HexIndex i) const { return hexes_[i]; }
    [[nodiscard]] std::span<const Hex> hexes() const { return hexes_; }

    /// The number of a hex, or `no_hex` where it is not listed.
    [[nodiscard]] HexIndex find(Hex h) const {
        return grid_.contains(h) ? index_[static_cast<std::size_t>(grid_.cell(h))] : no_hex;
    }

    /// The adjacent hex in each direction. `no_hex` where there is none: beyond a wall line or a
    /// border, and into or out of a closed door [map.wall-line, map.closed-door].
    [[nodiscard]] const std::array<HexIndex, 6>& neighbours(HexIndex i) const {
        return neighbours_[i];
    }
    [[nodiscard]] std::span<const std::array<HexIndex, 6>> neighbours() const {
        return neighbours_;
    }
    [[nodiscard]] bool adjacent(HexIndex a, HexIndex b) const;

    /// The hexes that links join to this one, in hex order, each once. Links count for walking,
    /// jumping and flying and for nothing else [map.linked-hexes].
    [[nodiscard]] std::span<const HexIndex> links(HexIndex i) const {
        return links_.empty() ? std::span<const HexIndex>{}
                              : std::span{links_}.subspan(link_start_[i],
                                                          link_start_[i + 1U] - link_start_[i]);
    }
    [[nodiscard]] bool has_links() const { return !links_.empty(); }

    [[nodiscard]] Terrain terrain(HexIndex i) const { return terrain_[i]; }
    [[nodiscard]] std::span<const Terrain> terrain() const { return terrain_; }
    [[nodiscard]] bool has_water(HexIndex i) const { return !water_.empty() && water_[i]; }
    /// The terrain of a hex for a figure that stays in water: a hex with a water tile is a plain
    /// corridor whatever else but a door lies in it; every other hex is an obstacle
    /// [card.water-only].
    [[nodiscard]] Terrain terrain_in_water(HexIndex i) const {
        const auto doors = terrain_[i].bits & (Terrain::closed_door | Terrain::open_door);
        return {static_cast<std::uint16_t>(doors | (has_water(i) ? 0 : Terrain::obstacle))};
    }
    /// The terrain of a hex for a figure that hazardous terrain (`hazard`) or water tiles (`water`)
    /// do not affect [card.unaffected].
    [[nodiscard]] Terrain terrain_without(HexIndex i, bool hazard, bool water) const {
        constexpr unsigned liquid = Terrain::difficult | Terrain::icy | Terrain::hazardous;
        unsigned bits = terrain_[i].bits;
        bits &= hazard ? ~static_cast<unsigned>(Terrain::hazardous) : ~0U;
        bits &= water && has_water(i) ? ~liquid : ~0U;
        return {static_cast<std::uint16_t>(bits)};
    }
    /// Whether a wall line lies between two hexes, which need not be on the board [map.wall-line].
    [[nodiscard]] bool wall_between(Hex a, Hex b) const;
    [[nodiscard]] bool has_ice() const { return has_ice_; }

    [[nodiscard]] const Grid& grid() const { return grid_; }
    /// For each cell the sides that block sight. A side that blocks is set in both cells that share
    /// it.
    [[nodiscard]] std::span<const Sides> blocked_sides() const { return blocked_sides_; }
    /// Whether anything on this board blocks sight at all.
    [[nodiscard]] bool blocks_sight() const { return blocks_sight_; }

private:
    void index_hexes(const Map& map);
    void lay_terrain(const Map& map);
    void raise_walls(const Map& map);
    void join_neighbours(Border edges);
    void join_links(const Map& map);
    void block_side(Hex hex, Direction direction);

    std::vector<Hex> hexes_;
    std::vector<std::array<HexIndex, 6>> neighbours_;
    std::vector<Terrain> terrain_;
    std::vector<bool> water_;  // empty: none
    std::vector<std::uint32_t> link_start_;
    std::vector<HexIndex> links_;
    std::vector<std::pair<Hex, Hex>> walls_;  // the lesser hex first, in order
    Grid grid_;
    std::vector<HexIndex> index_;       // by cell
    std::vector<Sides> blocked_sides_;  // by cell
    bool blocks_sight_ = false;
    bool has_ice_ = false;
};

}  // namespace standee
