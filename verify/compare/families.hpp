#pragma once

#include "verify/case.hpp"
#include "verify/generate/dice.hpp"

// Families of cases, each drawn to bring out one rule in which editions differ: small scenes in
// which little else can make the answers differ. Every case is legal in the edition it is drawn
// for.

namespace standee::verify {

/// Draws one case of a family for an edition.
using Family = Case (*)(generate::Dice& dice, const Edition& edition);

namespace families {

// Turns (families_turns.cpp)
Case jump_over_difficult_hexes(generate::Dice& dice, const Edition& edition);
Case invisible_enemy_in_a_corridor(generate::Dice& dice, const Edition& edition);
Case flier_over_a_stun_trap(generate::Dice& dice, const Edition& edition);
Case long_rest_beside_an_objective(generate::Dice& dice, const Edition& edition);
Case enemies_at_different_ranges(generate::Dice& dice, const Edition& edition);
Case attack_of_an_archer(generate::Dice& dice, const Edition& edition);
Case several_targets_in_reach(generate::Dice& dice, const Edition& edition);
Case several_targets_out_of_reach(generate::Dice& dice, const Edition& edition);
Case summon_without_enemies(generate::Dice& dice, const Edition& edition);

// Sight and what lies and stands on the map (families_map.cpp)
Case attack_past_a_wall(generate::Dice& dice, const Edition& edition);
Case heal_round_a_corner(generate::Dice& dice, const Edition& edition);
Case area_beside_a_wall_hex(generate::Dice& dice, const Edition& edition);
Case loot_round_a_corner(generate::Dice& dice, const Edition& edition);
Case step_onto_hazardous_terrain(generate::Dice& dice, const Edition& edition);
Case summon_onto_a_loot_token(generate::Dice& dice, const Edition& edition);
Case flight_lost_over_an_obstacle(generate::Dice& dice, const Edition& edition);
Case monster_summons_round_obstacles(generate::Dice& dice, const Edition& edition);
Case monsters_short_of_standees(generate::Dice& dice, const Edition& edition);

// Attacks and decks (families_attacks.cpp)
Case attack_on_a_ward(generate::Dice& dice, const Edition& edition);
Case two_rolling_cards(generate::Dice& dice, const Edition& edition);
Case advantage_with_the_lesser_card(generate::Dice& dice, const Edition& edition);
Case unused_bless_or_curse(generate::Dice& dice, const Edition& edition);
Case ally_draws(generate::Dice& dice, const Edition& edition);
Case push_or_pull_by_a_character(generate::Dice& dice, const Edition& edition);
Case push_by_a_monster(generate::Dice& dice, const Edition& edition);
Case two_pushes_on_one_attack(generate::Dice& dice, const Edition& edition);

// Conditions, death, elements, the round (families_plays.cpp)
Case objective_gains_a_condition(generate::Dice& dice, const Edition& edition);
Case ward_halves(generate::Dice& dice, const Edition& edition);
Case regenerate_heals(generate::Dice& dice, const Edition& edition);
Case brittle_doubles(generate::Dice& dice, const Edition& edition);
Case bane_strikes(generate::Dice& dice, const Edition& edition);
Case impair_is_gained(generate::Dice& dice, const Edition& edition);
Case safeguard_prevents(generate::Dice& dice, const Edition& edition);
Case summoned_monster_dies(generate::Dice& dice, const Edition& edition);
Case monster_dies_after_many(generate::Dice& dice, const Edition& edition);
Case monster_of_a_set_infuses(generate::Dice& dice, const Edition& edition);
Case monster_has_no_use_for_an_element(generate::Dice& dice, const Edition& edition);
Case damage_reaches_nobody(generate::Dice& dice, const Edition& edition);
Case damage_to_the_closest_or_strongest(generate::Dice& dice, const Edition& edition);
Case set_on_both_sides(generate::Dice& dice, const Edition& edition);
Case end_of_a_round(generate::Dice& dice, const Edition& edition);

}  // namespace families
}  // namespace standee::verify
