#pragma once

#include <optional>
#include <set>

#include "lib/scene.hpp"
#include "show/canvas/canvas.hpp"
#include "show/map/hex_frame.hpp"

namespace standee {

/// The sides of the hexes of a map: which of them are walls, and how they are drawn.
class MapOutline {
public:
    MapOutline(const Map& map, const HexFrame& frame, bool ascii);

    /// Whether a side of a listed hex is a wall: a wall line, a wall hex, or the border of a map
    /// that has walls around it [map.wall-line].
    [[nodiscard]] bool is_wall(Hex hex, Direction direction) const;

    /// The same for a side between two hexes of which neither is a wall hex.
    [[nodiscard]] bool is_wall_line(Hex hex, Direction direction) const;

    /// Draws the sides of one hex. A wall stays visible whichever of its two hexes is drawn last.
    void draw_sides(Hex hex, Canvas& canvas) const;

    /// Draws an arrow across the side by which a path leaves `from`.
    void draw_step(Hex from, Direction direction, Canvas& canvas);

    /// Whether a path crosses the lower side of a hex.
    [[nodiscard]] bool crossed_below(Hex hex) const;

private:
    [[nodiscard]] char32_t side_glyph(Hex hex, Direction direction) const;

    const HexFrame& frame_;
    bool ascii_;
    bool walled_border_;
    std::set<Hex> listed_;
    std::set<Hex> wall_hexes_;
    std::set<Edge> walls_;    // in both directions
    std::set<Edge> crossed_;  // in the direction of the paths
};

/// The direction from a hex to its neighbour; none if they are not neighbours.
std::optional<Direction> direction_between(Hex from, Hex to);

}  // namespace standee
