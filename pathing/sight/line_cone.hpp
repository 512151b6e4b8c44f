#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "pathing/sight/lattice.hpp"

namespace standee {

/// A set of directed lines: all lines that pass certain points of the lattice on their left and
/// others on their right. It is never empty, and it is open: each of its lines can be rotated and
/// moved a little without leaving it.
///
/// A line is three numbers (u, v, w), with u x + v y + w positive to its right, so such a set is a
/// convex cone. It is stored as its faces in cyclic order, each by the point that its lines touch.
/// Two consecutive faces meet in the line through both of their points.
class LineCone {
public:
    /// The lines that cross one side and then another one. Nothing if there are none.
    static std::optional<LineCone> through(CrossedSide first, CrossedSide second);

    /// Narrows the cone to its lines that have `p` on their left, or right. Returns false if there
    /// are none; the cone must not be used any more then.
    [[nodiscard]] bool keep_left(LatticePoint p) { return keep({p, -1}); }
    [[nodiscard]] bool keep_right(LatticePoint p) { return keep({p, 1}); }

    /// On which side of the lines a point lies; `either` if on the left of some lines and on the
    /// right of others.
    enum class Place : std::uint8_t { left, right, either };
    [[nodiscard]] Place place(LatticePoint p) const;

    /// Where a line in the middle of the cone crosses the side `at`, which all of its lines cross.
    [[nodiscard]] RationalPoint middle_at(CrossedSide at) const;

private:
    struct Face {
        LatticePoint at;
        int side;  // 1: the point lies to the right of the lines, -1: to the left
    };

    [[nodiscard]] bool keep(Face face);
    /// Positive if `p` lies to the right of the line in which face i meets the next face, negative
    /// if to the left.
    [[nodiscard]] std::int64_t right_of_edge(std::size_t i, LatticePoint p) const;

    std::vector<Face> faces_;
};

}  // namespace standee
