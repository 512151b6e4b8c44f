#include "focus/clause_sites.hpp"

namespace standee {

std::vector<ClauseSite> clause_sites::focus::all() {
    return joined({advantage_nearby(),    approach(),    area_layouts(),
                   attack_hexes(),        card_plan(),   choose_focus(),
                   destination(),         heading(),     initiative(),
                   negative_hex_detour(), paid_orders(), placements(),
                   several_moves(),       turn(),        turn_context(),
                   turn_options(),        why_not(),     why_not_attack(),
                   why_not_blockers(),    why_not_end(), why_not_focus()});
}

}  // namespace standee
