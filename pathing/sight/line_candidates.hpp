#pragma once

#include <bitset>
#include <cstddef>
#include <vector>

#include "lib/edition.hpp"
#include "pathing/sight/lattice.hpp"

namespace standee {

/// More sides than lie near any corridor that is made into a table.
inline constexpr std::size_t most_surveyed_sides = 512;

/// The lines worth trying between the hex [0,0] and another under one rule [los.line], and the
/// sides that each touches, ends included, by their number in `sides`. None touches all that
/// another one does, so a line is not here if one that is free whenever it is free is here.
struct SightLineCandidates {
    using Touched = std::bitset<most_surveyed_sides>;
    struct Line {
        Touched blocking_sides;
        Segment segment;
    };

    std::vector<HexEdge> sides;  ///< those that may be blocking_sides, in order
    std::vector<Line> lines;     ///< from the fewest sides blocking_sides to the most
};

/// Surveys all lines that the rule allows, on any board: for corner to corner the 36 between
/// the corners; else one for each way past the corners of the hexes between, and the line from
/// centre to centre.
SightLineCandidates survey(SightRule rule, Hex to);

}  // namespace standee
