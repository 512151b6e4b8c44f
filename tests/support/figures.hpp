#pragma once

#include <string>
#include <utility>

#include "lib/scene.hpp"

namespace standee::support {

/// Adds a figure with so many of its hit points. The reference lasts until the next is added.
inline Figure& add_figure(Scene& scene, std::string id, Kind kind, Hex at, int hp, int max_hp) {
    Figure& figure = scene.figures.emplace_back();
    figure.id = std::move(id);
    figure.kind = kind;
    figure.side = kind == Kind::monster || kind == Kind::boss ? Side::monsters : Side::party;
    figure.at = at;
    figure.hp = hp;
    figure.max_hp = max_hp;
    return figure;
}

/// Adds all hexes of these columns and rows to the map; the last ones are left out.
inline void add_hexes(Scene& scene, int columns, int first_row, int end_row) {
    for (int q = 0; q < columns; ++q) {
        for (int r = first_row; r < end_row; ++r) {
            scene.map.hexes.push_back({q, r});
        }
    }
}

}  // namespace standee::support
