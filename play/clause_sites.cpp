#include "play/clause_sites.hpp"

namespace standee {

std::vector<ClauseSite> clause_sites::play::all() {
    return joined({apply(),
                   apply_cards(),
                   apply_elements(),
                   attack(),
                   attack_effects(),
                   attack_step(),
                   monster_attack(),
                   decks(),
                   modifier_cards(),
                   card_elements(),
                   consuming(),
                   elements(),
                   game_state(),
                   flight(),
                   forced(),
                   forced_paths(),
                   looting(),
                   movement(),
                   tiles(),
                   around(),
                   bonuses(),
                   conditions(),
                   damage(),
                   play(),
                   round(),
                   spawning(),
                   standees(),
                   turn_order(),
                   timing(),
                   ability_executor(),
                   card_record(),
                   card_turn(),
                   dependent_abilities(),
                   granted_abilities(),
                   monster_summon(),
                   own_stats(),
                   nearness(),
                   targeted_abilities(),
                   targeting(),
                   turn_plan(),
                   turns()});
}

}  // namespace standee
