#include "pathing/sight/line_cone.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace standee {

std::optional<LineCone> LineCone::through(CrossedSide first, CrossedSide second) {
    if (!beyond(first, second.left) && !beyond(first, second.right)) {
        return std::nullopt;  // lines cross the sides at most in the other order
    }
    std::array<Face, 3> faces{{{first.left, -1}, {first.right, 1}, {second.left, -1}}};
    Face last{second.right, 1};
    if (turn(faces[0].at, faces[1].at, faces[2].at) == 0) {
        std::swap(faces[2], last);
    }
    // If three faces are in the right cyclic order, each lies inside the edge between the other
    // two.
    if (turn(faces[0].at, faces[1].at, faces[2].at) * faces[2].side > 0) {
        std::swap(faces[0], faces[1]);
    }
    std::optional<LineCone> cone{LineCone{}};
    cone->faces_.assign(faces.begin(), faces.end());
    if (!cone->keep(last)) {
        cone.reset();
    }
    return cone;
}

std::int64_t LineCone::right_of_edge(std::size_t i, LatticePoint p) const {
    const Face& face = faces_[i];
    const Face& next = faces_[i + 1 == faces_.size() ? 0 : i + 1];
    return turn(face.at, next.at, p) * face.side * next.side;
}

LineCone::Place LineCone::place(LatticePoint p) const {
    bool left = false;
    bool right = false;
    for (std::size_t i = 0; i < faces_.size(); ++i) {
        const std::int64_t value = right_of_edge(i, p);
        left = left || value < 0;
        right = right || value > 0;
    }
    // A point to the left of some edges and to the right of none is to the left of every line
    // within.
    return left && right ? Place::either : left ? Place::left : Place::right;
}

bool LineCone::keep(Face face) {
    const auto inside = [&](std::size_t i) { return right_of_edge(i, face.at) * face.side; };
    bool all = true;
    bool none = true;
    for (std::size_t i = 0; i < faces_.size(); ++i) {
        const std::int64_t value = inside(i);
        all = all && value >= 0;
        none = none && value <= 0;
    }
    if (all || none) {
        return !none;
    }
    std::vector<Face> kept;
    kept.reserve(faces_.size() + 1);
    bool begins_inside = inside(faces_.size() - 1) > 0;
    for (std::size_t i = 0; i < faces_.size(); ++i) {
        const bool ends_inside = inside(i) > 0;
        if (begins_inside || ends_inside) {
            kept.push_back(faces_[i]);
        }
        if (begins_inside && !ends_inside) {
            kept.push_back(face);
        }
        begins_inside = ends_inside;
    }
    faces_ = std::move(kept);
    return true;
}

RationalPoint LineCone::middle_at(CrossedSide at) const {
    // The sum of the edges is a line within the cone. Only its values at the two ends are needed.
    std::int64_t left = 0;
    std::int64_t right = 0;
    for (std::size_t i = 0; i < faces_.size(); ++i) {
        left -= right_of_edge(i, at.left);
        right += right_of_edge(i, at.right);
    }
    return reduced({right * at.left.x + left * at.right.x, right * at.left.y + left * at.right.y,
                    left + right});
}

}  // namespace standee
