#pragma once

#include <optional>
#include <string>
#include <vector>

#include "files/hex_names.hpp"
#include "lib/hex.hpp"
#include "lib/scene.hpp"

namespace standee {

/// A hex in which something ends, and the text for it: "(1)", "end".
struct EndMark {
    Hex at;
    std::string label;
};

/// What a picture of the map marks, in addition to what is on the map.
struct MapMarks {
    std::optional<FigureIndex> acting;
    std::vector<FigureIndex> focus;
    std::vector<FigureIndex> targets;     ///< figures attacked besides the focus
    std::vector<std::vector<Hex>> paths;  ///< each from its start, every hex entered
    std::vector<EndMark> ends;
    std::vector<Hex> goals;  ///< hexes that are headed for and not reached
    std::vector<Hex> area;   ///< red hexes
};

/// The style of a picture.
struct MapStyle {
    int width = 80;   ///< the most columns
    int height = 44;  ///< the most rows; twice as many for a whole map of compact hexes
    bool colour = false;
    bool ascii = false;
    /// The names of the hexes, "C5"; none: hexes have the coordinates of the scene.
    std::optional<HexNames> names{};
    /// If given, only the part of the map around these hexes is drawn.
    std::vector<Hex> round{};
};

/// The map of a scene as rows of text: flat-top hexes, heavy wall lines, terrain as texture,
/// figures by id, paths as arrows across the sides that they cross, and a legend of what occurs.
/// The hexes are large, with their coordinates, if that fits the style. Otherwise they are compact,
/// with q above the columns and r in the hexes. If that does not fit either, only the part around
/// the marked hexes is drawn, and a note says so.
std::string map_picture(const Scene& scene, const MapMarks& marks, const MapStyle& style);

/// The same in at most `style.height` lines, including legend and notes: the whole map in large
/// hexes or else in compact ones. Nothing if that does not fit.
std::optional<std::string> whole_map_picture(const Scene& scene, const MapMarks& marks,
                                             const MapStyle& style);

/// The same, or else the part around the marked hexes, at least one hex. Notes for which there is
/// no room are left out.
std::string map_picture_within(const Scene& scene, const MapMarks& marks, const MapStyle& style);

}  // namespace standee
