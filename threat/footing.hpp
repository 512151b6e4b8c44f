#pragma once

#include <cstdint>
#include <vector>

#include "focus/trap_grip.hpp"
#include "lib/board.hpp"
#include "lib/scene.hpp"

namespace standee {

/// Whether a figure can continue on its way.
enum class Freedom : std::uint8_t {
    held,    ///< no, because it is stunned or immobilized
    free,    ///< yes
    guarded  ///< yes, and its safeguard prevents the next negative condition
};

/// What a figure meets in the hexes that it enters on foot.
class Footing {
public:
    /// `board` is the compiled map of the scene.
    Footing(const Scene& scene, const Board& board, const Figure& figure);

    [[nodiscard]] Freedom at_first() const { return at_first_; }
    /// The freedom of the figure after it has entered a hex. If the party chooses which of several
    /// conditions a safeguard prevents, the best choice counts. A figure that is held still slides
    /// on. A trap counts each time that its hex is entered, as it does in the cost of a path
    /// [condition.stun, condition.immobilize, condition.safeguard, map.icy].
    [[nodiscard]] Freedom after(Freedom before, HexIndex hex) const;
    /// A number for what happens to the figure in a hex; `no_hex`: nothing. Each trap has a number
    /// of its own; all hazardous terrain has the same [map.trap, map.hazardous].
    [[nodiscard]] HexIndex met_in(HexIndex hex) const { return met_[hex].what; }

private:
    struct Met {
        HexIndex what = no_hex;
        TrapGrip grip;
    };
    static constexpr HexIndex hazard = no_hex - 1;  // more than any hex of a board

    std::vector<Met> met_;  // by hex
    Freedom at_first_ = Freedom::free;
    bool always_guarded_ = false;
};

}  // namespace standee
