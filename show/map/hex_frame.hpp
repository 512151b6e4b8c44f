#pragma once

#include <vector>

#include "lib/hex.hpp"

namespace standee {

/// A place on a canvas.
struct Spot {
    int x = 0;
    int y = 0;
};

/// A stretch of characters on one row of a canvas.
struct Span {
    Spot at;
    int width = 0;
};

/// Where the parts of flat-top hexes lie on a canvas: `slope` 2 is large, 1 compact.
///
///       _____            ___
///      /     \          /   \     A column of hexes is `inner` + `slope` characters wide,
///     /       \         \___/     a hex 2 * `slope` rows high; neighbours share their sides.
///     \       /
///      \_____/
class HexFrame {
public:
    HexFrame(int inner, int slope, Spot origin) : inner_{inner}, slope_{slope}, origin_{origin} {}

    [[nodiscard]] int inner() const { return inner_; }
    [[nodiscard]] bool large() const { return slope_ > 1; }

    /// Columns that hexes with q from 0 to `columns` - 1 take.
    [[nodiscard]] int width_of(int columns) const { return columns * (inner_ + slope_) + slope_; }
    /// Rows of a picture whose hexes span `halves` half-heights (2 r + q) from first to last.
    [[nodiscard]] int height_of(int halves) const { return (halves + 1) * slope_ + slope_ + 1; }

    /// The characters that draw one side, from its upper or left end.
    [[nodiscard]] std::vector<Spot> side(Hex hex, Direction direction) const;
    /// The rows inside a hex, from the top; the last one lies on its lower side.
    [[nodiscard]] std::vector<Span> lines(Hex hex) const;

private:
    [[nodiscard]] Spot corner(Hex hex) const;

    int inner_;
    int slope_;
    Spot origin_;
};

}  // namespace standee
