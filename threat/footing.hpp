#pragma once

#include <cstdint>
#include <vector>

#include "lib/board.hpp"
#include "lib/scene.hpp"

namespace standee {

/// Whether a figure on its way can go on.
enum class Freedom : std::uint8_t {
    held,    ///< no: it is stunned or immobilized
    free,    ///< yes
    guarded  ///< yes, and its safeguard prevents the next negative condition
};

/// What a figure meets in the hexes that it enters on foot.
class Footing {
public:
    /// `board` is the compiled map of the scene.
    Footing(const Scene& scene, const Board& board, const Figure& figure);

    [[nodiscard]] Freedom at_first() const { return at_first_; }
    /// Its freedom after it has entered a hex. Where the party chooses which of several conditions
    /// a safeguard prevents, the best choice counts. A figure that is held slides on all the same.
    /// A trap counts each time that its hex is entered, as in the cost of a path [condition.stun,
    /// condition.immobilize, condition.safeguard, map.icy].
    [[nodiscard]] Freedom after(Freedom before, HexIndex hex) const;
    /// A number for what happens to it in a hex; `no_hex`: nothing. No two traps are alike, and all
    /// hazardous terrain is [map.trap, map.hazardous].
    [[nodiscard]] HexIndex met_in(HexIndex hex) const { return met_[hex].what; }

private:
    struct Met {
        HexIndex what = no_hex;
        std::uint8_t holds = 0;     ///< so many conditions of a trap hold the figure
        std::uint8_t negative = 0;  ///< so many are negative
        bool guards = false;        ///< one is a safeguard
    };
    static constexpr HexIndex hazard = no_hex - 1;  // more than any hex of a board

    void meet(const Trap& trap, const Scene& scene, const Figure& figure, Met& met);

    std::vector<Met> met_;  // by hex
    Freedom at_first_ = Freedom::free;
    bool always_guarded_ = false;
};

}  // namespace standee
