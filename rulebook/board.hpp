#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "lib/figure.hpp"
#include "lib/map.hpp"
#include "rulebook/rules.hpp"

namespace standee::rulebook {

inline constexpr int nowhere = -1;

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

/// One listed hex and its properties.
struct Tile {
    Hex at;
    std::array<int, 6> beside;  ///< the tile in each direction; `nowhere` beyond a wall
    std::uint8_t lines = 0;     ///< wall lines on its sides, bit i for direction i
    bool obstacle = false;
    bool difficult = false;
    bool icy = false;
    bool trap = false;
    bool holding = false;  ///< a trap that stuns or immobilizes
    bool hazardous = false;
    bool closed_door = false;
    bool called_negative = false;  ///< the scenario calls it negative

    bool bare = true;  ///< nothing lies in it that affects movement
};

/// Two tiles joined for steps; each direction is a link of its own [map.linked-hexes].
struct Link {
    int from = nowhere;
    int to = nowhere;
};

/// The map tile by tile, numbered in hex order. Results that depend only on hexes, walls and doors
/// are kept as long as these stay the same.
class Grid {
public:
    /// Takes another map, in the form that it has under the clauses that exist.
    void lay(const Map& map, const Book& book);

    [[nodiscard]] int size() const { return static_cast<int>(tiles_.size()); }
    [[nodiscard]] const Tile& tile(int index) const { return tiles_[at(index)]; }
    [[nodiscard]] std::span<const Tile> tiles() const { return tiles_; }
    [[nodiscard]] std::span<const Link> links() const { return links_; }
    [[nodiscard]] std::span<const Link> links_from(int tile) const {
        return links_.empty() ? std::span<const Link>{} : find_links(tile);
    }
    [[nodiscard]] const Map& map() const { return map_; }
    /// A number that changes whenever hexes, walls or doors change.
    [[nodiscard]] std::uint64_t layout() const { return layout_; }

    /// The number of a hex; `nowhere` if the map does not list it.
    [[nodiscard]] int find(Hex hex) const {
        const int q = hex.q - q_min_;
        const int r = hex.r - r_min_;
        return q < 0 || r < 0 || q >= width_ || r >= height_ ? nowhere
                                                             : number_[at(q * height_ + r)];
    }

    /// Range between two tiles, counted from neighbour to neighbour; `nowhere` where there is no
    /// such way [range.count].
    int range(int from, int to) { return ranges_from(from)[at(to)]; }
    /// The range from one tile to every tile.
    std::span<const std::int16_t> ranges_from(int from);

private:
    [[nodiscard]] std::span<const Link> find_links(int tile) const;
    void lay(const Map& map);
    void number_hexes(std::vector<Hex> hexes);
    void join_neighbours(const Map& map);
    void join_links(const Map& map);
    void lay_terrain(const Map& map);

    Map map_;
    std::uint64_t layout_ = 0;
    std::vector<Tile> tiles_;
    std::vector<Link> links_;
    int q_min_ = 0, r_min_ = 0, width_ = 0, height_ = 0;
    std::vector<int> number_;  // by place in the box round the map
    std::vector<std::vector<std::int16_t>> ranges_;
    std::vector<std::uint64_t> ranges_layout_;  // the layout for which a row was counted
    std::vector<int> ring_, next_ring_;
};

}  // namespace standee::rulebook
