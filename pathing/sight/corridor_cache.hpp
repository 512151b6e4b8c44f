#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "lib/edition.hpp"
#include "pathing/sight/lattice.hpp"

namespace standee {

/// For hexes at most this far apart, counted straight, the corridor is kept as a table.
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

/// All lines that are worth drawing between the hex [0,0] and another one, on any board, each with
/// the sides that it touches [los.line]. There is sight if a line touches no side that blocks. If a
/// line touches all sides that another one touches, and more, only the other one is kept, so there
/// are few lines.
struct Corridor {
    /// Where a `SideSet` holds the sides of one cell: those in `sides` are packed together, from
    /// bit `shift` of word `word` on.
    struct Cell {
        std::int16_t q = 0;
        std::int16_t r = 0;
        std::uint8_t sides = 0;
        std::uint8_t word = 0;
        std::uint8_t shift = 0;
    };

    std::vector<Cell> cells;
    std::vector<SideSet> blocking_sides;  ///< for each line, the sides that it touches
    std::vector<Segment> segments;        ///< the lines, each from the hex [0,0] to the other hex
};

/// The corridor to the hex at `displacement`, which comes after [0,0] in hex order and is at most
/// `corridor_reach` away. It is made when it is first asked for, once in the life of the program.
const Corridor& corridor(SightRule rule, Hex displacement);

/// Makes such a corridor without using the cache.
Corridor make_corridor(SightRule rule, Hex displacement);

/// `[of][sides]`: those of `sides` that are also in `of`, packed together at the low end in the
/// order of `of`.
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
