#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "lib/hex.hpp"
#include "pathing/movement.hpp"
#include "threat/footing.hpp"

namespace standee {

/// The best ways on foot within a number of movement points: for each hex, those with the fewest
/// negative hexes, then the fewest points. `DistancesFrom` has no limit of points, so the way that
/// it finds may be too long although a shorter one with more negative hexes exists, and it passes
/// traps that hold the figure [move.points, map.trap].
///
/// The search goes from one number of points to the next. Of the ways to a hex, it keeps those for
/// which no other is better in points, in negative hexes and in whether the figure can continue.
class WaysByPoints {
public:
    /// `movement` and `footing` must outlive this object's use.
    WaysByPoints(const Movement& movement, const Footing& footing, HexIndex start, int points);

    /// The cost of the best ways that end in `hex`; none() if there is none.
    [[nodiscard]] Cost to(HexIndex hex) const { return best_[hex]; }

    /// These ways, as the hexes entered by the figure's own steps; at most `most`. Of ways on which
    /// the same things happen to the figure in the same order, only one is listed.
    [[nodiscard]] std::vector<std::vector<Hex>> ways_to(HexIndex hex, std::size_t most) const;

private:
    /// Ways to a hex that are equivalent from there on.
    struct Label {
        HexIndex hex = no_hex;
        Freedom freedom = Freedom::free;
        std::uint16_t points = 0;
        std::uint32_t negative_hexes = 0;

        friend auto operator<=>(const Label&, const Label&) = default;
    };
    /// Ways for which the same number of points has been spent.
    using Layer = std::vector<Label>;
    /// A step out of a hex that the figure may pass.
    struct Entering {
        HexIndex source = no_hex;
        /// The first hex entered; further ones follow if the figure slides.
        HexIndex first = no_hex;
        HexIndex target = no_hex;
        unsigned direction = 0;
        Cost cost;
    };
    /// A part of a way, from a label to the end.
    struct Rest {
        Label from;
        std::vector<HexIndex> own_steps;  // into these hexes, the last first
        std::vector<HexIndex> met;        // the last first
    };
    static constexpr std::size_t freedoms = 3;

    void keep_best_of(Layer& layer);
    [[nodiscard]] std::vector<Entering> steps_from(HexIndex hex) const;
    [[nodiscard]] Freedom after(Freedom before, const Entering& step) const;
    template <class Use>
    void for_each_entered(const Entering& step, Use use) const;
    void extend(const Label& label, int points, std::vector<Layer>& layers);
    template <class Use>
    void for_each_before(const Label& label, Use use) const;
    [[nodiscard]] std::vector<Rest> ends_in(HexIndex hex) const;

    const Movement* movement_;
    const Footing* footing_;
    std::vector<Cost> best_;
    std::vector<Label> labels_;    // in order
    std::vector<Entering> steps_;  // in order of their targets
    std::vector<bool> left_;       // by hex: whether its steps are in `steps_`
    // By hex and freedom: the fewest negative hexes of a way with fewer points and at least that
    // freedom. Working memory of the search.
    std::vector<std::uint32_t> fewest_;
};

}  // namespace standee
