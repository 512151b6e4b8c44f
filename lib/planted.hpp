#pragma once

#include <cstdint>

namespace standee {

/// Wrong versions of single rules, to test whether the verifier catches them. They exist in the
/// test build that defines STANDEE_PLANTED alone, where one at a time is switched on; in every
/// other build `planted` is false when it is compiled, and nothing of them is left.
enum class Fault : std::uint8_t {
    none,
    // Ways
    difficult_costs_one,
    ice_on_difficult_costs_two,
    slide_goes_through_allies,
    slide_feels_nothing,
    slide_enters_obstacles,
    walks_through_enemies,
    walks_past_objectives,
    jump_lands_safely,
    teleport_lands_safely,
    flyer_ends_over_nothing_but_floor,
    traps_are_not_negative,
    hazards_are_not_negative,
    // Range, sight, areas
    range_goes_through_links,
    range_one_short,
    sight_is_not_needed,
    area_is_not_mirrored,
    area_needs_no_ally_in_blue,
    area_adds_all_targets,
    all_is_one,
    // Focus and destination
    focus_by_straight_distance,
    focus_ignores_negative_hexes,
    focus_on_the_last_in_initiative,
    focus_without_initiative,
    summon_after_its_summoner,
    normal_before_elite,
    standees_do_not_count,
    second_initiative_does_not_count,
    objective_at_its_own_initiative,
    invisible_is_targeted,
    stunned_acts,
    disarmed_attacks,
    immobilized_moves,
    muddled_steps_away,
    melee_minds_adjacency,
    adjacency_through_walls,
    one_point_short,
    moves_on_when_no_nearer,
    takes_the_longest_way_nearer,
    shortens_into_traps,
    heads_for_the_first_attack_hex,
    extra_target_too_few,
    relative_move_ignores_stat,
    range_bonus_stays_melee,
    // Attacks and damage
    ward_rounds_up,
    ward_and_brittle_in_turn,
    brittle_stays,
    shield_on_all_damage,
    pierce_does_nothing,
    pierce_beyond_shield_hurts,
    poison_adds_nothing,
    curse_is_minus_two,
    bless_is_plus_two,
    disadvantage_takes_the_better,
    advantage_beats_disadvantage,
    rolling_cards_stop,
    muddle_does_nothing,
    strengthen_does_nothing,
    adjacent_ranged_is_fine,
    retaliate_before_push,
    retaliate_has_no_range,
    retaliates_do_not_add_up,
    // Conditions, turns, rounds
    heal_restores_the_poisoned,
    heal_leaves_wound,
    heals_above_maximum,
    regenerate_outlasts_damage,
    wound_before_regenerate,
    wound_takes_two,
    bane_strikes_at_once,
    bane_takes_five,
    conditions_end_at_once,
    stun_does_not_end,
    safeguard_stays,
    immune_gains,
    shield_outlasts_round,
    bonus_counts_its_first_round,
    uses_do_not_count,
    elements_do_not_wane,
    strong_becomes_inert,
    infusion_at_once,
    waning_cannot_be_consumed,
    consumed_stays,
    trap_stays,
    trap_damage_one_less,
    hazard_ignores_level,
    push_goes_sideways,
    push_goes_one_farther,
    summon_acts_at_once,
    summons_outlive_summoner,
    dead_leave_no_loot,
    negation_of_nothing,
    // Whole rounds
    highest_initiative_first,
    long_rest_acts_first,
    second_card_is_not_compared,
    monsters_before_tied_characters,
    tied_set_is_interrupted,
    summons_act_after_summoner,
    normals_act_first,
    standees_do_not_order_turns,
    acts_twice,
    allies_take_no_turn,
    ability_decks_stay,
    cards_shuffled_last,
    first_of_set_infuses,
    set_consumes_one_by_one,
    newcomers_benefit,
    spawned_wait_a_round,
    standees_never_run_out,
};

#ifdef STANDEE_PLANTED
/// The one that is switched on.
inline constinit Fault planted_fault = Fault::none;
inline bool planted(Fault fault) { return planted_fault == fault; }
#else
constexpr bool planted(Fault /*fault*/) { return false; }
#endif

}  // namespace standee
