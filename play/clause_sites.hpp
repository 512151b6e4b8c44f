#pragma once

#include <vector>

#include "lib/clauses/decided_by.hpp"

/// The clauses by which each source of this folder decides.
namespace standee::clause_sites::play {

ClauseSites apply();
ClauseSites apply_cards();
ClauseSites apply_elements();
ClauseSites attack();
ClauseSites attack_effects();
ClauseSites attack_step();
ClauseSites controlled();
ClauseSites death_attack();
ClauseSites monster_attack();
ClauseSites decks();
ClauseSites modifier_cards();
ClauseSites card_elements();
ClauseSites consuming();
ClauseSites elements();
ClauseSites game_state();
ClauseSites flight();
ClauseSites forced();
ClauseSites forced_paths();
ClauseSites looting();
ClauseSites movement();
ClauseSites tiles();
ClauseSites around();
ClauseSites bonuses();
ClauseSites conditions();
ClauseSites damage();
ClauseSites on_death();
ClauseSites play();
ClauseSites round();
ClauseSites deaths();
ClauseSites spawning();
ClauseSites standees();
ClauseSites turn_order();
ClauseSites timing();
ClauseSites ability_executor();
ClauseSites card_record();
ClauseSites card_turn();
ClauseSites controlled_abilities();
ClauseSites dependent_abilities();
ClauseSites explaining();
ClauseSites figure_order();
ClauseSites granted_abilities();
ClauseSites monster_summon();
ClauseSites nearness();
ClauseSites own_stats();
ClauseSites targeted_abilities();
ClauseSites targeting();
ClauseSites turn_plan();
ClauseSites turns();

/// All of them, by source.
std::vector<ClauseSite> all();

}  // namespace standee::clause_sites::play
