#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace standee {

/// The meaning of a piece of text, which decides its colour.
enum class TextRole : std::uint8_t {
    plain,
    faint,    ///< coordinates, hex lines, citations
    heading,  ///< titles
    wall,     ///< wall lines, wall hexes, closed doors
    terrain,  ///< obstacles, difficult and icy hexes
    danger,   ///< negative hexes: traps and hazardous terrain
    acting,   ///< the figure whose turn it is
    focus,    ///< the focus
    target,   ///< other figures that are attacked, and the hexes of an area
    enemy,    ///< enemies of the figure that acts
    ally,     ///< its allies
    path,     ///< the path of the acting figure
    end,      ///< where it ends
    good,     ///< something that holds
    bad       ///< something that does not hold
};

/// `text` in the colour of `ink`, or as it is without `colour`.
std::string inked(std::string_view text, TextRole ink, bool colour);

}  // namespace standee
