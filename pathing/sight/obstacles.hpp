#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "pathing/sight/lattice.hpp"
#include "pathing/sight/line_cone.hpp"

namespace standee {

/// A group of connected walls, as the corners of its convex hull: a line that crosses none of the
/// walls has all of these points on one side.
using Obstacle = std::span<const LatticePoint>;

/// Walls joined into obstacles where they share an end, in the order of the first wall of each
/// obstacle.
class Obstacles {
public:
    Obstacles() = default;
    explicit Obstacles(std::span<const CrossedSide> walls);

    [[nodiscard]] std::size_t size() const { return ends_.size(); }
    [[nodiscard]] Obstacle operator[](std::size_t i) const {
        const std::size_t start = i == 0 ? 0 : ends_[i - 1];
        return std::span{points_}.subspan(start, ends_[i] - start);
    }

private:
    void add_hull(std::vector<LatticePoint>& points);

    std::vector<LatticePoint> points_;
    std::vector<std::size_t> ends_;  // for each obstacle, where its points end
};

/// The part of the lines that passes all obstacles. If several separate cones of lines do, one of
/// them, always the same. The worst case is many small obstacles with many ways between them: each
/// way may have to be tried.
std::optional<LineCone> lines_past(LineCone lines, std::vector<Obstacle> obstacles);

}  // namespace standee
