#include "show/map/map_outline.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace standee {
namespace {

/// A stroke for each side of a hex, in the order of Direction.
using Strokes = std::array<char32_t, direction_count>;
constexpr Strokes plain{U'_', U'\\', U'/', U'_', U'\\', U'/'};
constexpr Strokes heavy{U'▃', U'▚', U'▞', U'▃', U'▚', U'▞'};
constexpr Strokes heavy_ascii{U'#', U'#', U'#', U'#', U'#', U'#'};
constexpr Strokes arrows{U'↑', U'↗', U'↘', U'↓', U'↙', U'↖'};
constexpr Strokes arrows_ascii{U'^', U'>', U'>', U'v', U'<', U'<'};
constexpr char32_t solid_wall = U'▓';
constexpr char32_t solid_ascii = U'%';
constexpr char32_t both_directions = U'↕';
constexpr char32_t both_directions_ascii = U'X';

char32_t stroke(const Strokes& strokes, Direction direction) {
    return strokes[static_cast<std::size_t>(direction)];
}

}  // namespace

std::optional<Direction> direction_between(Hex from, Hex to) {
    const auto found = std::ranges::find_if(
        all_directions, [&](Direction direction) { return neighbour(from, direction) == to; });
    return found == all_directions.end() ? std::nullopt : std::optional{*found};
}

MapOutline::MapOutline(const Map& map, const HexFrame& frame, bool ascii)
    : frame_{frame},
      ascii_{ascii},
      walled_border_{map.edges == Border::walls},
      listed_(map.hexes.begin(), map.hexes.end()),
      wall_hexes_(map.wall_hexes.begin(), map.wall_hexes.end()) {
    for (const Edge& wall : map.walls) {
        walls_.insert({wall.a, wall.b});
        walls_.insert({wall.b, wall.a});
    }
}

bool MapOutline::is_wall(Hex hex, Direction direction) const {
    const Hex beyond = neighbour(hex, direction);
    return walls_.contains({hex, beyond}) || wall_hexes_.contains(beyond) ||
           wall_hexes_.contains(hex) || (walled_border_ && !listed_.contains(beyond));
}

bool MapOutline::is_wall_line(Hex hex, Direction direction) const {
    return is_wall(hex, direction) && !wall_hexes_.contains(hex) &&
           !wall_hexes_.contains(neighbour(hex, direction));
}

void MapOutline::draw_sides(Hex hex, Canvas& canvas) const {
    for (const Direction direction : all_directions) {
        const bool wall = is_wall(hex, direction);
        for (const Spot spot : frame_.side(hex, direction)) {
            canvas.put(spot.x, spot.y, side_glyph(hex, direction),
                       wall ? TextRole::wall : TextRole::faint);
        }
    }
}

char32_t MapOutline::side_glyph(Hex hex, Direction direction) const {
    if (!is_wall(hex, direction)) {
        return stroke(plain, direction);
    }
    // The upper side of a wall hex lies on the last line of the hex above; the others are as
    // solid as what they enclose.
    const Hex beyond = neighbour(hex, direction);
    const bool solid = (wall_hexes_.contains(hex) && direction != Direction::n) ||
                       (wall_hexes_.contains(beyond) && direction != Direction::s);
    if (solid) {
        return ascii_ ? solid_ascii : solid_wall;
    }
    return stroke(ascii_ ? heavy_ascii : heavy, direction);
}

void MapOutline::draw_step(Hex from, Direction direction, Canvas& canvas) {
    const Hex to = neighbour(from, direction);
    crossed_.insert({from, to});
    const std::vector<Spot> side = frame_.side(from, direction);
    const bool level = direction == Direction::n || direction == Direction::s;
    // In compact hexes r stands on the left of the lower side.
    const std::size_t first = !level ? 0 : frame_.large() ? side.size() / 2 : side.size() - 1;
    const std::size_t last = level ? first : side.size() - 1;
    const bool both = crossed_.contains({to, from});
    for (std::size_t i = first; i <= last; ++i) {
        canvas.put(side[i].x, side[i].y,
                   both ? (ascii_ ? both_directions_ascii : both_directions)
                        : stroke(ascii_ ? arrows_ascii : arrows, direction),
                   TextRole::path);
    }
}

bool MapOutline::crossed_below(Hex hex) const {
    const Hex below = neighbour(hex, Direction::s);
    return crossed_.contains({hex, below}) || crossed_.contains({below, hex});
}

}  // namespace standee
