#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "pathing/sight/lattice.hpp"
#include "pathing/sight/line_cone.hpp"

namespace standee {

/// Walls that link together, as the corners of the hull round them: a line that crosses no wall
/// of an obstacle has all of these on one side.
using Obstacle = std::span<const LatticePoint>;

/// Walls joined into obstacles where they share an end; in order of the first wall of each.
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
    std::vector<std::size_t> ends_;  // where the points of each obstacle end
};

/// Those of the lines that pass all obstacles; where that leaves several beams, one of them,
/// always the same. Worst where obstacles are many, small and leave many ways between them:
/// it may then look at each way.
std::optional<LineCone> lines_past(LineCone lines, std::vector<Obstacle> obstacles);

}  // namespace standee
