#include "verify/monitors/play/view.hpp"
#include "verify/oracle/sight.hpp"

// How far figures are from each other, and whether they see each other.

namespace standee::verify {

std::vector<Hex> hexes_of(const FigureState& standing) {
    std::vector<Hex> hexes = standing.figure->also_at;
    hexes.push_back(standing.at);
    return hexes;
}

std::optional<int> range_between(const Plane& plane, Hex a, const FigureState& b) {
    std::optional<int> least;
    for (const Hex hex : hexes_of(b)) {
        const auto range = plane.range(a, hex);
        least = range && (!least || *range < *least) ? range : least;
    }
    return least;
}

std::optional<int> range_between(const Plane& plane, const FigureState& a, const FigureState& b) {
    std::optional<int> least;
    for (const Hex hex : hexes_of(a)) {
        const auto range = range_between(plane, hex, b);
        least = range && (!least || *range < *least) ? range : least;
    }
    return least;
}

bool are_adjacent(const Plane& plane, const FigureState& a, const FigureState& b) {
    return range_between(plane, a, b) == 1;
}

bool sees_within(const PlayView& view, const FigureState& from, const FigureState& to,
                 const Plane* plane, int most) {
    const auto walls = oracle::sight_walls(view.before().map);
    for (const Hex a : hexes_of(from)) {
        for (const Hex b : hexes_of(to)) {
            const auto range = plane == nullptr ? std::optional{most} : plane->range(a, b);
            if (range && *range <= most && oracle::sees(walls, view.rules(), a, b)) {
                return true;
            }
        }
    }
    return false;
}

}  // namespace standee::verify
