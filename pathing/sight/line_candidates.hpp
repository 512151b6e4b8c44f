#pragma once

#include <bitset>
#include <cstddef>
#include <vector>

#include "lib/edition.hpp"
#include "pathing/sight/lattice.hpp"

namespace standee {

/// A limit that is greater than the number of sides near any corridor that is made into a table.
inline constexpr std::size_t most_surveyed_sides = 512;

/// The lines that are worth trying between the hex [0,0] and another one under one rule [los.line],
/// with the sides that each of them touches, ends included, by their number in `sides`. A line that
/// touches all sides of another line is left out: the other line is free whenever this one is.
struct SightLineCandidates {
    using Touched = std::bitset<most_surveyed_sides>;
    struct Line {
        Touched blocking_sides;
        Segment segment;
    };

    std::vector<HexEdge> sides;  ///< the sides that a line may touch, in order
    std::vector<Line> lines;     ///< the line that touches the fewest sides first
};

/// Lists the lines that the rule allows, on any board. From corner to corner, these are the 36
/// between the corners; otherwise the line from centre to centre, and one for each way past the
/// corners of the hexes between.
SightLineCandidates survey(SightRule rule, Hex to);

}  // namespace standee
