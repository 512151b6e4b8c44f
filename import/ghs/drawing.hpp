#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "files/reader.hpp"
#include "lib/map.hpp"
#include "lib/scene.hpp"

// Rooms that the party has drawn, and how they join.

namespace standee::ghs {

/// A room as the party has drawn it, in axial hexes of the scenario's map.
struct Drawing {
    Map map;
    std::map<std::string, Hex> places;  ///< of figures by id
    std::vector<Hex> loot;
    /// This closed door of it, as one reads them, lies on one of another room, wherever that is.
    std::optional<std::size_t> at_door{};
};

/// A drawing: a scene, a map, or the lines of a picture, with `at` where it lies.
Drawing read_drawing(const Reader& whole);

void move_by(Drawing& drawing, Hex shift);

/// The closed doors as one reads a picture: from the top, then from the left.
std::vector<Hex> doors_in_order(const Map& map);

bool has_hex(const Map& map, Hex hex);

/// The drawings of rooms by their ids.
using Drawings = std::map<std::string, Drawing>;

/// The drawings in which each hex lies, by their places in the order of the ids.
class DrawingsOfHexes {
public:
    explicit DrawingsOfHexes(const Drawings& drawings);
    [[nodiscard]] const std::vector<std::size_t>& at(Hex hex) const;

private:
    std::map<Hex, std::vector<std::size_t>> drawings_;
};

/// Says which rooms lie on each other by mistake.
std::vector<std::string> overlaps(const Drawings& drawings);

/// A door that joins rooms lies in each of them.
void share_doors(std::vector<Map*>& maps);

/// Walls between hexes of two rooms that touch, where no hex of both lies.
void wall_off(Map& room, const Map& other);

}  // namespace standee::ghs
