#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "lib/edition.hpp"
#include "pathing/sight/lattice.hpp"

namespace standee {

/// Hexes up to this far apart, counted straight, have their corridor ready as a table.
inline constexpr int corridor_reach = 12;

/// A set of sides within a corridor.
struct SideSet {
    std::array<std::uint64_t, 2> words{};

    [[nodiscard]] constexpr bool empty() const { return (words[0] | words[1]) == 0; }
    [[nodiscard]] constexpr bool intersects(const SideSet& other) const {
        return ((words[0] & other.words[0]) | (words[1] & other.words[1])) != 0;
    }
    friend constexpr SideSet operator&(const SideSet& a, const SideSet& b) {
        return {{a.words[0] & b.words[0], a.words[1] & b.words[1]}};
    }
    friend constexpr bool operator==(const SideSet&, const SideSet&) = default;
};

/// All that lies between the hex [0,0] and another, on any board: the ways to draw a line from
/// one to the other, each with the sides that it touches [los.line]. There is sight if some
/// line touches no side that blocks. A line whose sides are all blocking_sides by another line, and
/// more, stands for both, so the lines are few.
struct Corridor {
    /// Where the sides of one cell are found in a `SideSet`: those in `sides` packed together,
    /// from bit `shift` of word `word` on.
    struct Cell {
        std::int16_t q = 0;
        std::int16_t r = 0;
        std::uint8_t sides = 0;
        std::uint8_t word = 0;
        std::uint8_t shift = 0;
    };

    std::vector<Cell> cells;
    std::vector<SideSet> blocking_sides;  ///< by each line
    std::vector<Segment> segments;        ///< each line, from the hex [0,0] to the other
};

/// The corridor to the hex at `displacement`, which is not [0,0], comes after it in hex order
/// and is at most `corridor_reach` away. Made when first asked for, once in a program.
const Corridor& corridor(SightRule rule, Hex displacement);

/// The corridor itself, made anew.
Corridor make_corridor(SightRule rule, Hex displacement);

/// `[of][sides]`: the sides of `sides` that `of` holds too, packed together at the low end.
inline constexpr auto packed_sides = [] {
    constexpr unsigned sets = 1U << direction_count;
    std::array<std::array<std::uint8_t, sets>, sets> table{};
    for (unsigned of = 0; of < sets; ++of) {
        for (unsigned sides = 0; sides < sets; ++sides) {
            unsigned packed = 0;
            unsigned bit = 0;
            for (unsigned i = 0; i < direction_count; ++i) {
                if (((of >> i) & 1U) != 0) {
                    packed |= ((sides >> i) & 1U) << bit++;
                }
            }
            table[of][sides] = static_cast<std::uint8_t>(packed);
        }
    }
    return table;
}();

}  // namespace standee
