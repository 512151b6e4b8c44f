#pragma once

#include <vector>

#include "lib/clauses/decided_by.hpp"

/// The clauses by which each source of this folder decides.
namespace standee::clause_sites::focus {

ClauseSites advantage_nearby();
ClauseSites approach();
ClauseSites area_layouts();
ClauseSites attack_hexes();
ClauseSites card_plan();
ClauseSites choose_focus();
ClauseSites destination();
ClauseSites heading();
ClauseSites initiative();
ClauseSites negative_hex_detour();
ClauseSites paid_orders();
ClauseSites placements();
ClauseSites several_moves();
ClauseSites turn();
ClauseSites turn_context();
ClauseSites turn_options();
ClauseSites why_not();
ClauseSites why_not_attack();
ClauseSites why_not_blockers();
ClauseSites why_not_end();
ClauseSites why_not_focus();

/// All of them, by source.
std::vector<ClauseSite> all();

}  // namespace standee::clause_sites::focus
