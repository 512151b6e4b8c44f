#include "threat/footing.hpp"

namespace standee {

Footing::Footing(const Scene& scene, const Board& board, const Figure& figure)
    : met_(board.size()), always_guarded_{figure.permanent.contains(Condition::safeguard)} {
    at_first_ = figure.has(Condition::safeguard) ? Freedom::guarded : Freedom::free;
    if (!feels_the_ground_on_foot(figure)) {
        return;
    }
    for (HexIndex hex = 0; hex < board.size(); ++hex) {
        const Terrain terrain =
            board.terrain_without(hex, figure.minds_no_hazard, figure.minds_no_water);
        met_[hex].what = terrain.is(Terrain::hazardous) ? hazard : no_hex;
    }
    for (const Trap& trap : scene.map.traps) {
        const HexIndex hex = board.find(trap.at);
        met_[hex] = {hex, grip_of(trap, figure, scene.edition)};
    }
}

Freedom Footing::after(Freedom before, HexIndex hex) const {
    const TrapGrip& met = met_[hex].grip;
    if (always_guarded_ || before == Freedom::held) {
        return before;
    }
    const bool guarded = before == Freedom::guarded;
    if (met.guards && met.holds <= (guarded ? 1 : 0)) {
        return Freedom::guarded;  // gained last
    }
    if (met.holds > (guarded || met.guards ? 1 : 0)) {
        return Freedom::held;
    }
    return guarded && met.negative == 0 ? Freedom::guarded : Freedom::free;
}

}  // namespace standee
