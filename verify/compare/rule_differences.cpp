#include "verify/compare/rule_differences.hpp"

#include <algorithm>
#include <array>

namespace standee::verify {
namespace {

using namespace families;

template <auto field>
bool same(const Edition& a, const Edition& b) {
    if constexpr (requires { std::ranges::begin(a.*field); }) {
        return std::ranges::equal(a.*field, b.*field);
    } else {
        return a.*field == b.*field;
    }
}

template <auto field>
constexpr RuleDifference rule(Clause clause, std::string_view what, Family family,
                              std::span<const Clause> also = {}) {
    return {clause,      what,
            same<field>, [](Edition& rules, const Edition& from) { rules.*field = from.*field; },
            family,      also};
}

template <Condition name>
void take_condition(Edition& rules, const Edition& from) {
    if (from.conditions.contains(name)) {
        rules.conditions.insert(name);
    } else {
        rules.conditions.erase(name);
    }
}

/// That an edition has a condition, or has it not.
template <Condition name>
constexpr RuleDifference has(Clause clause, std::string_view what, Family family,
                             std::span<const Clause> also = {}) {
    return {clause,
            what,
            [](const Edition& a, const Edition& b) {
                return a.conditions.contains(name) == b.conditions.contains(name);
            },
            take_condition<name>,
            family,
            also};
}

/// The stages of an attack mean nothing without the conditions that two of them are about.
void take_stages(Edition& rules, const Edition& from) {
    rules.attack_stages = from.attack_stages;
    take_condition<Condition::ward>(rules, from);
    take_condition<Condition::brittle>(rules, from);
}

constexpr std::array jumps{"move.jump"_clause};
constexpr std::array unseen{"condition.invisible"_clause};
constexpr std::array looting{"loot.ability"_clause};
constexpr std::array disadvantage{"attack.disadvantage"_clause};
constexpr std::array ambiguous{"attack.ambiguous-worse"_clause};
constexpr std::array starts{"turn.start"_clause};
constexpr std::array direct{"damage.direct"_clause};
constexpr std::array doubled{"condition.ward-brittle"_clause, "attack.order"_clause,
                             "damage.direct"_clause};
constexpr std::array ranked{"monster.extra-targets"_clause};
constexpr std::array further{"monster.move-disadvantage"_clause, "monster.extra-targets"_clause};

constexpr std::array rules{
    rule<&Edition::hazardous_rounds_up>("map.hazardous"_clause,
                                        "how the damage of hazardous terrain is rounded",
                                        step_onto_hazardous_terrain),
    rule<&Edition::jump_pays_difficult_landing>("map.difficult"_clause,
                                                "whether a jump pays 2 for a difficult last hex",
                                                jump_over_difficult_hexes, jumps),
    rule<&Edition::passes_invisible_enemies>("map.end-unoccupied"_clause,
                                             "whether invisible enemies let others pass",
                                             invisible_enemy_in_a_corridor, unseen),
    rule<&Edition::token_fills_hex>("map.empty-hex"_clause, "whether a loot token fills a hex",
                                    summon_onto_a_loot_token),
    rule<&Edition::objectives_immune_to_all>("map.objective"_clause,
                                             "to which conditions objectives are immune",
                                             objective_gains_a_condition),
    rule<&Edition::long_rest_acts_last>("initiative.order"_clause, "when a long rest acts",
                                        long_rest_beside_an_objective),
    rule<&Edition::sight>("los.line"_clause, "how a line of sight is drawn", attack_past_a_wall),
    rule<&Edition::unranged_needs_sight>(
        "los.line"_clause, "whether a target of no range needs sight", heal_round_a_corner),
    rule<&Edition::untargeted_needs_sight>("los.not-for-untargeted"_clause,
                                           "whether what has a range and no target needs sight",
                                           loot_round_a_corner, looting),
    RuleDifference{"attack.order"_clause, "the order of an attack's arithmetic",
                   same<&Edition::attack_stages>, take_stages, attack_on_a_ward},
    rule<&Edition::two_cards>("attack.rolling"_clause,
                              "rolling cards with advantage and disadvantage", two_rolling_cards,
                              disadvantage),
    rule<&Edition::character_picks_with_advantage>(
        "attack.advantage"_clause, "whether a character picks its card with advantage",
        advantage_with_the_lesser_card, ambiguous),
    rule<&Edition::unused_bless_leaves>("deck.bless-curse"_clause,
                                        "when a bless or a curse leaves the deck",
                                        unused_bless_or_curse),
    rule<&Edition::curses_limited_by_deck>("deck.bless-curse"_clause, "how many curses there are",
                                           curses_run_out),
    rule<&Edition::has_ally_deck>("deck.ally"_clause, "whether allies have a deck of their own",
                                  ally_draws),
    has<Condition::regenerate>("condition.regenerate"_clause, "whether there is regenerate",
                               regenerate_heals, starts),
    has<Condition::ward>("condition.ward"_clause, "whether there is ward", ward_halves, direct),
    has<Condition::brittle>("condition.brittle"_clause, "whether there is brittle", brittle_doubles,
                            doubled),
    has<Condition::bane>("condition.bane"_clause, "whether there is bane", bane_strikes),
    has<Condition::impair>("condition.impair"_clause, "whether there is impair", impair_is_gained),
    has<Condition::safeguard>("condition.safeguard"_clause, "whether there is safeguard",
                              safeguard_prevents),
    rule<&Edition::summoned_monsters_drop>("damage.monster-death"_clause,
                                           "whether summoned monsters leave loot",
                                           summoned_monster_dies),
    rule<&Edition::loot_limit>("damage.monster-death"_clause, "how many loot tokens there are",
                               monster_dies_after_many),
    rule<&Edition::character_forces>("forced.normal-rules"_clause,
                                     "how far a character pushes and pulls",
                                     push_or_pull_by_a_character),
    rule<&Edition::monster_forces>("forced.normal-rules"_clause,
                                   "how far a monster pushes and pulls", push_by_a_monster),
    rule<&Edition::forced_movement_adds_up>("forced.sum"_clause, "whether pushes add up",
                                            two_pushes_on_one_attack),
    rule<&Edition::focus_by_proximity>("monster.focus-proximity"_clause,
                                       "whether the nearest by range is the focus",
                                       enemies_at_different_ranges, ranked),
    rule<&Edition::destination>("monster.move-max-targets"_clause,
                                "how the hex to attack from is chosen", several_targets_in_reach,
                                further),
    rule<&Edition::heads_for_best_attack>("monster.move-max-targets"_clause,
                                          "where it heads out of reach",
                                          several_targets_out_of_reach),
    rule<&Edition::summons_come_near>("monster.summon"_clause,
                                      "which hex is the nearest to an enemy",
                                      monster_summons_round_obstacles),
    rule<&Edition::near_revealer_first>("monster.standees"_clause,
                                        "who is placed first where standees run short",
                                        monsters_short_of_standees),
    rule<&Edition::summon_follows_summoner>(
        "summon.no-focus"_clause, "what a summon without a focus may do", summon_without_enemies),
    rule<&Edition::infusion_waits_for_set>(
        "element.infuse"_clause, "when what monsters infuse is there", monster_of_a_set_infuses),
    rule<&Edition::set_consumes_together>("element.consume"_clause, "for whom a monster consumes",
                                          monsters_of_a_set_consume),
    rule<&Edition::round_end_ordered>("round.end"_clause, "whether the end of a round has an order",
                                      end_of_a_round),
    rule<&Edition::held_below_flier>("move.flying"_clause,
                                     "whether a flier over a stun trap bars the way",
                                     flier_over_a_stun_trap),
    rule<&Edition::lost_flight_hurts>("move.flying-lost"_clause,
                                      "whether losing flight over an obstacle hurts",
                                      flight_lost_over_an_obstacle),
};

}  // namespace

std::span<const RuleDifference> rule_differences() { return rules; }

Edition with_all_rules(Edition rules_of, const Edition& from) {
    for (const RuleDifference& rule : rules) {
        rule.take(rules_of, from);
    }
    return rules_of;
}

}  // namespace standee::verify
