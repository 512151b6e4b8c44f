#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <cstdlib>

namespace standee {

/// A hex in axial coordinates, flat-top when drawn: q grows to the right, r downward. Hexes are
/// ordered by q, then r; this is the "hex order" of every answer.
struct Hex {
    int q = 0;
    int r = 0;

    friend constexpr bool operator==(Hex, Hex) = default;
    friend constexpr std::strong_ordering operator<=>(Hex a, Hex b) {
        return a.q != b.q ? a.q <=> b.q : a.r <=> b.r;
    }
    friend constexpr Hex operator+(Hex a, Hex b) { return {a.q + b.q, a.r + b.r}; }
    friend constexpr Hex operator-(Hex a, Hex b) { return {a.q - b.q, a.r - b.r}; }
};

/// The six directions, clockwise from north.
enum class Direction : std::uint8_t { n, ne, se, s, sw, nw };

inline constexpr int direction_count = 6;
inline constexpr std::array<Direction, direction_count> all_directions{
    Direction::n, Direction::ne, Direction::se, Direction::s, Direction::sw, Direction::nw};

/// The step from a hex to its neighbour in `direction`.
constexpr Hex offset(Direction direction) {
    constexpr std::array<Hex, direction_count> offsets{
        {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};
    return offsets[static_cast<std::size_t>(direction)];
}

constexpr Hex neighbour(Hex hex, Direction direction) { return hex + offset(direction); }

constexpr Direction opposite(Direction direction) {
    return static_cast<Direction>((static_cast<int>(direction) + 3) % direction_count);
}

/// The number of steps between two hexes if nothing were in the way.
constexpr int hex_distance(Hex a, Hex b) {
    const auto magnitude = [](int x) { return x < 0 ? -x : x; };
    const Hex d = a - b;
    return (magnitude(d.q) + magnitude(d.r) + magnitude(d.q + d.r)) / 2;
}

constexpr bool are_neighbours(Hex a, Hex b) { return hex_distance(a, b) == 1; }

/// `offset` rotated by 60 degrees clockwise about the origin.
constexpr Hex rotated(Hex offset) { return {-offset.r, offset.q + offset.r}; }

/// `offset` reflected in the axis through the origin that swaps q and r.
constexpr Hex reflected(Hex offset) { return {offset.r, offset.q}; }

/// The number of orientations of a pattern: 0 to 5 are rotations, 6 to 11 rotations of its
/// reflection.
inline constexpr int orientation_count = 12;

constexpr Hex transformed(Hex offset, int orientation) {
    Hex result = orientation >= direction_count ? reflected(offset) : offset;
    for (int turn = orientation % direction_count; turn > 0; --turn) {
        result = rotated(result);
    }
    return result;
}

/// A pair of hexes: a wall line between neighbours, or a link between any two.
struct Edge {
    Hex a;
    Hex b;

    friend constexpr auto operator<=>(const Edge&, const Edge&) = default;
};

}  // namespace standee
