#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "lib/map.hpp"

namespace standee::verify {

/// The map as one measures it by hand: hexes, walls, doors, and nothing compiled.
class Plane {
public:
    /// `opened`: doors that have come to stand open since the map was drawn; `revealed`: hexes of
    /// the rooms behind them. The map must outlive the plane.
    explicit Plane(const Map& map, std::vector<Hex> opened = {}, std::vector<Hex> revealed = {})
        : map_{&map}, opened_{std::move(opened)}, revealed_{std::move(revealed)} {}

    [[nodiscard]] bool is_listed(Hex hex) const;
    [[nodiscard]] bool is_closed_door(Hex hex) const;
    [[nodiscard]] bool is_locked_door(Hex hex) const;
    /// A tile of that kind [map.obstacle ...].
    [[nodiscard]] bool is_obstacle(Hex hex) const;
    [[nodiscard]] bool is_water(Hex hex) const;
    [[nodiscard]] bool is_icy(Hex hex) const;
    [[nodiscard]] bool is_hazardous(Hex hex) const;
    /// Whether a wall line parts two neighbours [map.wall-line].
    [[nodiscard]] bool is_walled(Hex a, Hex b) const;
    /// Neighbours with no wall line and no closed door between [range.count].
    [[nodiscard]] bool adjacent(Hex a, Hex b) const;
    [[nodiscard]] bool linked(Hex a, Hex b) const;
    /// Steps from hex to hex, through anything but walls; none where there is no such way.
    [[nodiscard]] std::optional<int> range(Hex from, Hex to) const;

    /// The plane after a tile has come or gone.
    [[nodiscard]] Plane with(Map map) const {
        Plane changed = *this;
        changed.own_ = std::make_shared<const Map>(std::move(map));
        changed.map_ = changed.own_.get();
        return changed;
    }

private:
    std::shared_ptr<const Map> own_;  // null: the map that was given
    const Map* map_;
    std::vector<Hex> opened_, revealed_;
};

}  // namespace standee::verify
