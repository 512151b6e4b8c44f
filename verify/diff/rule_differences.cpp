#include "verify/diff/rule_differences.hpp"

#include <algorithm>
#include <array>

namespace standee::verify {
namespace {

template <auto field>
constexpr RuleDifference rule(Clause clause, std::string_view what) {
    return {clause, what,
            [](const Edition& a, const Edition& b) {
                if constexpr (requires { std::ranges::begin(a.*field); }) {
                    return std::ranges::equal(a.*field, b.*field);
                } else {
                    return a.*field == b.*field;
                }
            },
            [](Edition& rules, const Edition& from) { rules.*field = from.*field; }};
}

constexpr std::array rules{
    rule<&Edition::hazardous_rounds_up>("map.hazardous"_clause,
                                        "how the damage of hazardous terrain is rounded"),
    rule<&Edition::jump_pays_difficult_landing>("map.difficult"_clause,
                                                "whether a jump pays 2 for a difficult last hex"),
    rule<&Edition::passes_invisible_enemies>("map.end-unoccupied"_clause,
                                             "whether invisible enemies let others pass"),
    rule<&Edition::token_fills_hex>("map.empty-hex"_clause, "whether a loot token fills a hex"),
    rule<&Edition::objectives_immune_to_all>("map.objective"_clause,
                                             "to which conditions objectives are immune"),
    rule<&Edition::long_rest_acts_last>("initiative.order"_clause, "when a long rest acts"),
    rule<&Edition::sight>("los.line"_clause, "how a line of sight is drawn"),
    rule<&Edition::unranged_needs_sight>("los.line"_clause,
                                         "whether a target of no range needs sight"),
    rule<&Edition::untargeted_needs_sight>("los.not-for-untargeted"_clause,
                                           "whether what has a range and no target needs sight"),
    rule<&Edition::attack_stages>("attack.order"_clause, "the order of an attack's arithmetic"),
    rule<&Edition::two_cards>("attack.rolling"_clause,
                              "rolling cards with advantage and disadvantage"),
    rule<&Edition::character_picks_with_advantage>(
        "attack.advantage"_clause, "whether a character picks its card with advantage"),
    rule<&Edition::unused_bless_leaves>("deck.bless-curse"_clause,
                                        "when a bless or a curse leaves the deck"),
    rule<&Edition::curses_limited_by_deck>("deck.bless-curse"_clause, "how many curses there are"),
    rule<&Edition::has_ally_deck>("deck.ally"_clause, "whether allies have a deck of their own"),
    rule<&Edition::conditions>("condition.single"_clause, "which conditions there are"),
    rule<&Edition::summoned_monsters_drop>("damage.monster-death"_clause,
                                           "whether summoned monsters leave loot"),
    rule<&Edition::loot_limit>("damage.monster-death"_clause, "how many loot tokens there are"),
    rule<&Edition::character_forces>("forced.normal-rules"_clause,
                                     "how far a character pushes and pulls"),
    rule<&Edition::monster_forces>("forced.normal-rules"_clause,
                                   "how far a monster pushes and pulls"),
    rule<&Edition::forced_movement_adds_up>("forced.sum"_clause, "whether pushes add up"),
    rule<&Edition::focus_by_proximity>("monster.focus-proximity"_clause,
                                       "whether the nearest by range is the focus"),
    rule<&Edition::destination>("monster.move-max-targets"_clause,
                                "how the hex to attack from is chosen"),
    rule<&Edition::heads_for_best_attack>("monster.move-max-targets"_clause,
                                          "where it heads out of reach"),
    rule<&Edition::summon_follows_summoner>("summon.no-focus"_clause,
                                            "what a summon without a focus may do"),
    rule<&Edition::infusion_waits_for_set>("element.infuse"_clause,
                                           "when what monsters infuse is there"),
    rule<&Edition::set_consumes_together>("element.consume"_clause, "for whom a monster consumes"),
    rule<&Edition::round_end_ordered>("round.end"_clause,
                                      "whether the end of a round has an order"),
    rule<&Edition::lost_flight_hurts>("move.flying-lost"_clause,
                                      "whether losing flight over an obstacle hurts"),
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
