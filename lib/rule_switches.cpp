#include "lib/rule_switches.hpp"

#include <algorithm>

namespace standee {
namespace {

constexpr std::array switches{
    RuleSwitch{"trapDamage", "map.trap-damage"_clause,
               "the damage, at levels 0 to 7, of a trap that does not state its own, and of losing "
               "flight over an obstacle",
               &Edition::trap_damage},
    RuleSwitch{"hazardousDamage", "map.hazardous"_clause,
               "the damage of hazardous terrain at levels 0 to 7", &Edition::hazardous_damage},
    RuleSwitch{"jumpPaysDifficultLanding", "map.difficult"_clause,
               "whether a jump pays 2 for a difficult last hex",
               &Edition::jump_pays_difficult_landing},
    RuleSwitch{"passesInvisibleEnemies", "map.end-unoccupied"_clause,
               "whether figures may pass through invisible enemies",
               &Edition::passes_invisible_enemies},
    RuleSwitch{"lootTokenFillsHex", "map.empty-hex"_clause,
               "whether a hex with a loot token is not empty", &Edition::loot_token_fills_hex},
    RuleSwitch{"objectivesImmuneToAll", "map.objective"_clause,
               "whether objectives are immune to all conditions, or only to negative ones",
               &Edition::objectives_immune_to_all},
    RuleSwitch{"longRestActsLast", "initiative.order"_clause,
               "whether a long rest acts after all others, or at 99",
               &Edition::long_rest_acts_last},
    RuleSwitch{"sight", "los.line"_clause, "how a line of sight is drawn", &Edition::sight},
    RuleSwitch{"adjacentAlwaysSeen", "los.line"_clause,
               "whether adjacent figures with no wall between them always see each other",
               &Edition::adjacent_always_seen},
    RuleSwitch{"unrangedNeedsSight", "los.line"_clause,
               "whether the target of an ability without a range needs line of sight",
               &Edition::unranged_needs_sight},
    RuleSwitch{"untargetedNeedsSight", "los.not-for-untargeted"_clause,
               "whether an untargeted ability with a range needs line of sight",
               &Edition::untargeted_needs_sight},
    RuleSwitch{"attacksAtOwnRange", "range.default"_clause,
               "whether an attack without a range uses the range on the stat card, or is melee",
               &Edition::attacks_at_own_range},
    RuleSwitch{"areaReachesWallHexes", "area.placement"_clause,
               "whether the red hex of an area that is within range may be a wall hex",
               &Edition::area_reaches_wall_hexes},
    RuleSwitch{"attackStages", "attack.order"_clause, "the order of an attack's arithmetic",
               &Edition::attack_stages},
    RuleSwitch{"twoCards", "attack.rolling"_clause,
               "which cards are drawn with advantage and disadvantage", &Edition::two_cards},
    RuleSwitch{"characterPicksWithAdvantage", "attack.advantage"_clause,
               "whether a character picks its card with advantage",
               &Edition::character_picks_with_advantage},
    RuleSwitch{"unusedBlessLeaves", "deck.bless-curse"_clause,
               "whether a bless or a curse leaves the deck when revealed, or when resolved",
               &Edition::unused_bless_leaves},
    RuleSwitch{"hasAllyDeck", "deck.ally"_clause, "whether allies have a deck of their own",
               &Edition::has_ally_deck},
    RuleSwitch{"addedConditions", "condition.single"_clause,
               "the conditions that exist besides the ten of every edition", &Edition::conditions},
    RuleSwitch{"summonedMonstersDropLoot", "damage.monster-death"_clause,
               "whether summoned monsters drop loot", &Edition::summoned_monsters_drop_loot},
    RuleSwitch{"lootLimit", "damage.monster-death"_clause,
               "how many loot tokens a scenario has; null for no limit", &Edition::loot_limit},
    RuleSwitch{"characterForces", "forced.normal-rules"_clause,
               "how far a character pushes and pulls", &Edition::character_forces},
    RuleSwitch{"monsterForces", "forced.normal-rules"_clause, "how far a monster pushes and pulls",
               &Edition::monster_forces},
    RuleSwitch{"forcedMovementAddsUp", "forced.sum"_clause,
               "whether the pushes and pulls of one ability add up",
               &Edition::forced_movement_adds_up},
    RuleSwitch{"focusByProximity", "monster.focus-proximity"_clause,
               "whether a tie for the focus goes first to the enemy nearest by range",
               &Edition::focus_by_proximity},
    RuleSwitch{"furtherTargetsByPath", "monster.extra-targets"_clause,
               "whether further targets that are ranked go first by the path to attack them",
               &Edition::further_targets_by_path},
    RuleSwitch{"destination", "monster.move-max-targets"_clause,
               "the order of the criteria for choosing the hex to attack from",
               &Edition::destination},
    RuleSwitch{"headsForBestAttack", "monster.move-max-targets"_clause,
               "whether a monster that cannot attack this turn heads for the hex of its best "
               "attack, or for the nearest hex from which to attack its focus",
               &Edition::heads_for_best_attack},
    RuleSwitch{"summonNearness", "monster.summon"_clause,
               "which hex counts as the nearest to an enemy", &Edition::summon_nearness},
    RuleSwitch{"nearRevealerFirst", "monster.standees"_clause,
               "whether, when standees run short, those nearest the revealing character are placed "
               "first, or elites and then those nearest an enemy",
               &Edition::near_revealer_first},
    RuleSwitch{"summonFollowsSummoner", "summon.no-focus"_clause,
               "whether a summon without a focus may go to its summoner",
               &Edition::summon_follows_summoner},
    RuleSwitch{"infusionWaitsForSet", "element.infuse"_clause,
               "whether an element that a monster set infuses becomes strong only when the last of "
               "the set has acted",
               &Edition::infusion_waits_for_set},
    RuleSwitch{"setConsumesTogether", "element.consume"_clause,
               "whether an element that a monster consumes benefits its whole set",
               &Edition::set_consumes_together},
    RuleSwitch{"setConsumesAtStart", "element.consume"_clause,
               "whether a monster set consumes for its whole card at the start of its first turn, "
               "for the monsters present then, or for each ability when a monster performs it",
               &Edition::set_consumes_at_start},
    RuleSwitch{"untargetedDamageAlwaysPerformed", "ability.needs-target"_clause,
               "whether untargeted damage counts as performed even if it reaches nobody",
               &Edition::untargeted_damage_always_performed},
    RuleSwitch{"alliesActBeforeTheirSet", "initiative.ties"_clause,
               "whether allies act before the enemies of their set, or the party chooses",
               &Edition::allies_act_before_their_set},
    RuleSwitch{"roundEndOrdered", "round.end"_clause,
               "whether the steps at the end of a round have a fixed order",
               &Edition::round_end_ordered},
    RuleSwitch{
        "flierAboveTrapBlocks", "move.flying"_clause,
        "whether a figure flying over a stun or immobilize trap blocks the movement of others",
        &Edition::flier_above_trap_blocks},
    RuleSwitch{"lostFlightHurts", "move.flying-lost"_clause,
               "whether losing flight over an obstacle deals damage", &Edition::lost_flight_hurts},
};
static_assert(switches.size() <= 64, "Edition::house_rules has a bit for each");

std::uint64_t bit_of(const RuleSwitch& rule) {
    return std::uint64_t{1} << static_cast<unsigned>(&rule - switches.data());
}

}  // namespace

std::span<const RuleSwitch> rule_switches() { return switches; }

const RuleSwitch* rule_switch_named(std::string_view name) {
    const auto found = std::ranges::find(switches, name, &RuleSwitch::name);
    return found == switches.end() ? nullptr : &*found;
}

bool same_rule(const RuleSwitch& rule, const Edition& a, const Edition& b) {
    return std::visit([&](auto field) { return a.*field == b.*field; }, rule.field);
}

void take_rule(const RuleSwitch& rule, Edition& rules, const Edition& from) {
    std::visit([&](auto field) { rules.*field = from.*field; }, rule.field);
}

Edition with_house_rule(const RuleSwitch& rule, Edition rules, const Edition& from) {
    take_rule(rule, rules, from);
    rules.house_rules &= ~bit_of(rule);
    if (!same_rule(rule, rules, edition(rules.id))) {
        rules.house_rules |= bit_of(rule);
    }
    return rules;
}

Edition without_house_rules(Edition rules) {
    for (const RuleSwitch& rule : switches) {
        if (is_house_rule(rule, rules)) {
            take_rule(rule, rules, edition(rules.id));
        }
    }
    rules.house_rules = 0;
    return rules;
}

bool is_house_rule(const RuleSwitch& rule, const Edition& rules) {
    return (rules.house_rules & bit_of(rule)) != 0;
}

}  // namespace standee
