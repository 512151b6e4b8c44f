#pragma once

#include <map>
#include <string>
#include <vector>

#include "show/map/hex_content.hpp"
#include "show/map/map_outline.hpp"
#include "show/map/map_view.hpp"

namespace standee {

/// The data from which a picture was drawn.
struct DrawnMap {
    const Scene& scene;
    const MapMarks& marks;
    const MapView& view;
    const std::vector<Hex>& hexes;           ///< the hexes that were drawn, in hex order
    const std::map<Hex, HexContent>& faces;  ///< of all hexes
    const std::vector<std::string>& names;   ///< the labels of the figures in the picture
};

/// The symbols in the picture, and their meanings.
std::string legend_lines(const DrawnMap& drawn, const MapOutline& outline, const MapStyle& style);

/// Notes about what a picture cannot show: how its coordinates are read, the parts of the map that
/// it leaves out, the ids that it shortens, linked hexes, and the contents of hexes without enough
/// room.
std::string note_lines(const DrawnMap& drawn, const std::vector<Hex>& crowded,
                       const MapStyle& style);

}  // namespace standee
