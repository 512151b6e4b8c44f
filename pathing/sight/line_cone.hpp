#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "pathing/sight/lattice.hpp"

namespace standee {

/// A set of directed lines, all that pass certain points of the lattice on their left and others
/// on their right: never empty, and open, so that each of them can be rotated and moved a little.
///
/// As a line is three numbers (u, v, w), with u x + v y + w positive to its right, such a set is
/// a convex cone. It is kept as its faces in cyclic order, each the point that its lines
/// touch; two faces that follow each other meet in the line through both points.
class LineCone {
public:
    /// The lines that cross one side, then another. Nothing where no line does.
    static std::optional<LineCone> through(CrossedSide first, CrossedSide second);

    /// Narrows the beam to its lines with `p` on the left, or right. False where there are
    /// none; the beam is then of no more use.
    [[nodiscard]] bool keep_left(LatticePoint p) { return keep({p, -1}); }
    [[nodiscard]] bool keep_right(LatticePoint p) { return keep({p, 1}); }

    /// On which side of its lines a point lies.
    enum class Place : std::uint8_t { left, right, either };
    [[nodiscard]] Place place(LatticePoint p) const;

    /// Where one line in the midst of the beam crosses the side `at`, which all of them cross.
    [[nodiscard]] RationalPoint middle_at(CrossedSide at) const;

private:
    struct Face {
        LatticePoint at;
        int side;  // 1: the point lies to the right of the lines, -1: to the left
    };

    [[nodiscard]] bool keep(Face face);
    /// For the line where face i intersects the next: positive where it passes `p` on its left.
    [[nodiscard]] std::int64_t right_of_edge(std::size_t i, LatticePoint p) const;

    std::vector<Face> faces_;
};

}  // namespace standee
