#pragma once

#include <map>
#include <string>
#include <vector>

#include "show/map/hex_content.hpp"
#include "show/map/map_outline.hpp"
#include "show/map/map_view.hpp"

namespace standee {

/// What went into a picture.
struct DrawnMap {
    const Scene& scene;
    const MapMarks& marks;
    const MapView& view;
    const std::vector<Hex>& hexes;           ///< those drawn, in hex order
    const std::map<Hex, HexContent>& faces;  ///< of all hexes
    const std::vector<std::string>& names;   ///< of the figures, as they are drawn
};

/// The signs that occur and what they mean.
std::string legend_lines(const DrawnMap& drawn, const MapOutline& outline, const MapStyle& style);

/// What a picture cannot say by itself: how its coordinates are read, what of the map it leaves
/// out, whose id it shortens, which hexes are linked, and all that is in hexes with no room for it.
std::string note_lines(const DrawnMap& drawn, const std::vector<Hex>& crowded,
                       const MapStyle& style);

}  // namespace standee
