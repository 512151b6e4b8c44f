#include "show/map/hex_frame.hpp"

namespace standee {

/// The upper left corner of the box round a hex.
Spot HexFrame::corner(Hex hex) const {
    return {origin_.x + hex.q * (inner_ + slope_), origin_.y + slope_ * (2 * hex.r + hex.q)};
}

std::vector<Spot> HexFrame::side(Hex hex, Direction direction) const {
    const Spot at = corner(hex);
    const bool level = direction == Direction::n || direction == Direction::s;
    std::vector<Spot> spots;
    for (int i = 0; i < (level ? inner_ : slope_); ++i) {
        switch (direction) {
            case Direction::n: spots.push_back({at.x + slope_ + i, at.y}); break;
            case Direction::s: spots.push_back({at.x + slope_ + i, at.y + 2 * slope_}); break;
            case Direction::nw: spots.push_back({at.x + slope_ - 1 - i, at.y + 1 + i}); break;
            case Direction::sw: spots.push_back({at.x + i, at.y + slope_ + 1 + i}); break;
            case Direction::ne: spots.push_back({at.x + slope_ + inner_ + i, at.y + 1 + i}); break;
            case Direction::se:
                spots.push_back({at.x + 2 * slope_ + inner_ - 1 - i, at.y + slope_ + 1 + i});
                break;
        }
    }
    return spots;
}

std::vector<Span> HexFrame::lines(Hex hex) const {
    const Spot at = corner(hex);
    std::vector<Span> spans;
    for (int row = 1; row <= 2 * slope_; ++row) {
        const int inset = row <= slope_ ? slope_ - row : row - slope_ - 1;
        spans.push_back({{at.x + inset + 1, at.y + row}, inner_ + 2 * (slope_ - 1 - inset)});
    }
    return spans;
}

}  // namespace standee
