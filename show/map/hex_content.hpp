#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lib/scene.hpp"
#include "show/canvas/text_role.hpp"
#include "show/map/map_picture.hpp"

namespace standee {

/// What a map can show in a hex as texture or as a mark on a figure; also its legend.
enum class Symbol : std::uint8_t {
    acting,
    focus,
    target,
    path,
    end,
    goal,
    area,
    trap,
    hazardous,
    negative,
    difficult,
    icy,
    obstacle,
    closed_door,
    open_door,
    link,
    treasure,
    pressure_plate,
    loot,
    wall_hex,
    wall
};

/// How a symbol is drawn, and what the legend says about it.
struct SignLook {
    std::string_view glyph;
    std::string_view ascii;
    TextRole ink{};
    std::string_view means;
};
const SignLook& look_of(Symbol sign);
std::string_view written(Symbol sign, bool ascii);

/// A short text in a hex. A mark may come before it, or on another line if both together are too
/// wide.
struct Label {
    std::string mark;
    std::string text;
    TextRole ink{};
};

/// Everything that a picture shows in one hex.
struct HexContent {
    std::vector<Symbol> textures;  ///< what lies there, the most dangerous first
    std::vector<Label> labels;     ///< figure, end, goal; the most important first
};

/// The contents of the hexes that are not empty.
std::map<Hex, HexContent> faces_of(const Scene& scene, const MapMarks& marks, bool ascii,
                                   std::span<const std::string> figure_labels);

/// The first letter of each part of an id, and its digits: "bandit-guard-2" becomes "bg2".
std::string initials(std::string_view id);

/// A label for each figure: its id if that takes at most `width` columns, otherwise a short name
/// that no other figure has: its initials, or a number.
std::vector<std::string> figure_labels(const Scene& scene, int width);

}  // namespace standee
