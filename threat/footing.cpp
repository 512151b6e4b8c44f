#include "threat/footing.hpp"

#include "play/harm/conditions.hpp"

namespace standee {
namespace {

bool holds(Condition condition) {
    return condition == Condition::stun || condition == Condition::immobilize;
}

}  // namespace

Footing::Footing(const Scene& scene, const Board& board, const Figure& figure)
    : met_(board.size()), always_guarded_{figure.permanent.contains(Condition::safeguard)} {
    at_first_ = figure.has(Condition::safeguard) ? Freedom::guarded : Freedom::free;
    if (figure.water_only || figure.no_interaction) {
        return;
    }
    for (HexIndex hex = 0; hex < board.size(); ++hex) {
        const Terrain terrain =
            board.terrain_without(hex, figure.minds_no_hazard, figure.minds_no_water);
        met_[hex].what = terrain.is(Terrain::hazardous) ? hazard : no_hex;
    }
    for (const Trap& trap : scene.map.traps) {
        const HexIndex hex = board.find(trap.at);
        met_[hex].what = hex;
        meet(trap, scene, figure, met_[hex]);
    }
}

void Footing::meet(const Trap& trap, const Scene& scene, const Figure& figure, Met& met) {
    for (const Condition condition : trap.conditions) {
        if (!is_immune(figure, condition, scene.edition)) {
            met.holds = static_cast<std::uint8_t>(met.holds + (holds(condition) ? 1 : 0));
            met.negative = static_cast<std::uint8_t>(met.negative + (is_negative(condition)));
            met.guards = met.guards || condition == Condition::safeguard;
        }
    }
}

Freedom Footing::after(Freedom before, HexIndex hex) const {
    const Met& met = met_[hex];
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
