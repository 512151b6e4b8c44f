#pragma once

#include <optional>
#include <string>
#include <vector>

#include "files/hex_names.hpp"
#include "lib/hex.hpp"
#include "lib/scene.hpp"

namespace standee {

/// A hex where something ends, and what to call that: "(1)", "end".
struct EndMark {
    Hex at;
    std::string label;
};

/// What a picture of the map shows besides what lies and stands on it.
struct MapMarks {
    std::optional<FigureIndex> acting;
    std::vector<FigureIndex> focus;
    std::vector<FigureIndex> targets;     ///< attacked, besides the focus
    std::vector<std::vector<Hex>> paths;  ///< each from its start, every hex entered
    std::vector<EndMark> ends;
    std::vector<Hex> goals;  ///< hexes headed for and not reached
    std::vector<Hex> area;   ///< red hexes
};

/// How a picture is drawn.
struct MapStyle {
    int width = 80;   ///< columns at most
    int height = 44;  ///< rows at most, twice that for a whole map of compact hexes
    bool colour = false;
    bool ascii = false;
    /// Hexes are called by these names, "C5"; none: by the coordinates of the scene.
    std::optional<HexNames> names{};
    /// Only the part of the map round these hexes is drawn; none: the whole map.
    std::vector<Hex> round{};
};

/// The map of a scene as rows of text: flat-top hexes, wall lines heavy, terrain as texture,
/// figures by id, the paths as arrows across the sides that they cross, and a legend of what
/// occurs. Hexes are large with their coordinates where that fits the style; else compact, q above
/// the columns and r in the hexes; else only the part round what is marked, and it says so.
std::string map_picture(const Scene& scene, const MapMarks& marks, const MapStyle& style);

/// The same in at most `style.height` lines, legend and notes among them: the whole map in large
/// hexes or else in compact ones; nothing where that takes more.
std::optional<std::string> whole_map_picture(const Scene& scene, const MapMarks& marks,
                                             const MapStyle& style);

/// The same, or else the part round what is marked, one hex at least; notes that find no room are
/// left out.
std::string map_picture_within(const Scene& scene, const MapMarks& marks, const MapStyle& style);

}  // namespace standee
