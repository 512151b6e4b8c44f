#include "verify/monitors/play/plane.hpp"

#include <algorithm>

namespace standee::verify {
namespace {

bool lies_in(const std::vector<Hex>& list, Hex hex) {
    return std::ranges::find(list, hex) != list.end();
}

bool joins(const std::vector<Edge>& edges, Hex a, Hex b) {
    return std::ranges::any_of(
        edges, [a, b](const Edge& e) { return e == Edge{a, b} || e == Edge{b, a}; });
}

}  // namespace

bool Plane::is_listed(Hex hex) const {
    return lies_in(map_->hexes, hex) || lies_in(revealed_, hex);
}
bool Plane::is_obstacle(Hex hex) const { return lies_in(map_->obstacles, hex); }
bool Plane::is_water(Hex hex) const { return lies_in(map_->water, hex); }
bool Plane::is_icy(Hex hex) const { return lies_in(map_->icy, hex); }
bool Plane::is_hazardous(Hex hex) const { return lies_in(map_->hazardous, hex); }

bool Plane::is_closed_door(Hex hex) const {
    return std::ranges::any_of(map_->doors,
                               [hex](const Door& d) { return d.at == hex && !d.open; }) &&
           !lies_in(opened_, hex);
}

bool Plane::is_locked_door(Hex hex) const {
    return is_closed_door(hex) && std::ranges::find(map_->doors, hex, &Door::at)->locked;
}

bool Plane::is_walled(Hex a, Hex b) const { return joins(map_->walls, a, b); }
bool Plane::linked(Hex a, Hex b) const { return joins(map_->links, a, b); }

bool Plane::adjacent(Hex a, Hex b) const {
    return are_neighbours(a, b) && is_listed(a) && is_listed(b) && !is_walled(a, b) &&
           !is_closed_door(a) && !is_closed_door(b);
}

std::optional<int> Plane::range(Hex from, Hex to) const {
    std::vector<Hex> reached{from};
    std::vector<int> steps{0};
    for (std::size_t next = 0; next < reached.size(); ++next) {
        const Hex at = reached[next];
        if (at == to) {
            return steps[next];
        }
        for (const Direction direction : all_directions) {
            const Hex beside = neighbour(at, direction);
            if (!lies_in(reached, beside) && adjacent(at, beside)) {
                reached.push_back(beside);
                steps.push_back(steps[next] + 1);
            }
        }
    }
    return std::nullopt;
}

}  // namespace standee::verify
