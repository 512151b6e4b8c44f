#pragma once

#include <string>
#include <vector>

#include "lib/scene.hpp"
#include "show/map/hex_frame.hpp"
#include "show/map/map_picture.hpp"

namespace standee {

/// Columns q and half-heights 2 r + q, first to last.
struct MapWindow {
    int q_first = 0, q_last = 0;
    int half_first = 0, half_last = 0;

    [[nodiscard]] int columns() const { return q_last - q_first + 1; }
    [[nodiscard]] int halves() const { return half_last - half_first + 1; }
    [[nodiscard]] bool contains(Hex hex) const {
        const int half = 2 * hex.r + hex.q;
        return hex.q >= q_first && hex.q <= q_last && half >= half_first && half <= half_last;
    }
    /// The smallest window that contains this one and the hex.
    [[nodiscard]] MapWindow with(Hex hex) const;
};

/// The part of a map that is drawn, and the size and place of its hexes.
struct MapView {
    MapWindow window;
    HexFrame frame;
    bool whole = true;  ///< nothing is left out
};

/// The largest view of a map that fits a style; if it is not the whole map, the part around the
/// marked hexes.
MapView view_of(const Scene& scene, const MapMarks& marks, const MapStyle& style);

/// Every hex that a map names as a place: listed hexes and wall hexes.
std::vector<Hex> places_of(const Map& map);

}  // namespace standee
