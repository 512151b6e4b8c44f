#include "verify/compare/rule_differences.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace standee::verify {
namespace {

using namespace families;

/// A rule with cases that show it.
struct Shown {
    std::string_view rule;  ///< a rule that several clauses depend on may have several lines
    Family family;
    std::span<const Clause> also = {};
};

/// A condition that some editions have, with cases that show it.
struct ShownCondition {
    Condition condition{};
    Clause clause;
    std::string_view what;
    Family family;
    std::span<const Clause> also = {};
};

void take_condition(Edition& rules, const Edition& from, Condition name) {
    if (from.conditions.contains(name)) {
        rules.conditions.insert(name);
    } else {
        rules.conditions.erase(name);
    }
}

constexpr std::array jumps{"move.jump"_clause};
constexpr std::array unseen{"condition.invisible"_clause};
constexpr std::array looting{"loot.ability"_clause};
constexpr std::array picked{"card.damage-picked"_clause};
constexpr std::array disadvantage{"attack.disadvantage"_clause};
constexpr std::array ambiguous{"attack.ambiguous-worse"_clause};
constexpr std::array starts{"turn.start"_clause};
constexpr std::array direct{"damage.direct"_clause};
constexpr std::array doubled{"condition.ward-brittle"_clause, "attack.order"_clause,
                             "damage.direct"_clause};
constexpr std::array ranked{"monster.extra-targets"_clause};
constexpr std::array further{"monster.move-disadvantage"_clause, "monster.extra-targets"_clause};

constexpr std::array shown_rules{
    Shown{"hazardousDamage", step_onto_hazardous_terrain},
    Shown{"jumpPaysDifficultLanding", jump_over_difficult_hexes, jumps},
    Shown{"passesInvisibleEnemies", invisible_enemy_in_a_corridor, unseen},
    Shown{"lootTokenFillsHex", summon_onto_a_loot_token},
    Shown{"objectivesImmuneToAll", objective_gains_a_condition},
    Shown{"longRestActsLast", long_rest_beside_an_objective},
    Shown{"sight", attack_past_a_wall},
    Shown{"unrangedNeedsSight", heal_round_a_corner},
    Shown{"untargetedNeedsSight", loot_round_a_corner, looting},
    Shown{"untargetedNeedsSight", damage_to_the_closest_or_strongest, picked},
    Shown{"attacksAtOwnRange", attack_of_an_archer},
    Shown{"areaReachesWallHexes", area_beside_a_wall_hex},
    Shown{"attackStages", attack_on_a_ward},
    Shown{"twoCards", two_rolling_cards, disadvantage},
    Shown{"characterPicksWithAdvantage", advantage_with_the_lesser_card, ambiguous},
    Shown{"unusedBlessLeaves", unused_bless_or_curse},
    Shown{"hasAllyDeck", ally_draws},
    Shown{"summonedMonstersDropLoot", summoned_monster_dies},
    Shown{"lootLimit", monster_dies_after_many},
    Shown{"characterForces", push_or_pull_by_a_character},
    Shown{"monsterForces", push_by_a_monster},
    Shown{"forcedMovementAddsUp", two_pushes_on_one_attack},
    Shown{"focusByProximity", enemies_at_different_ranges, ranked},
    Shown{"destination", several_targets_in_reach, further},
    Shown{"headsForBestAttack", several_targets_out_of_reach},
    Shown{"summonNearness", monster_summons_round_obstacles},
    Shown{"nearRevealerFirst", monsters_short_of_standees},
    Shown{"summonFollowsSummoner", summon_without_enemies},
    Shown{"infusionWaitsForSet", monster_of_a_set_infuses},
    Shown{"setConsumesAtStart", monster_has_no_use_for_an_element},
    Shown{"untargetedDamageAlwaysPerformed", damage_reaches_nobody},
    Shown{"alliesActBeforeTheirSet", set_on_both_sides},
    Shown{"roundEndOrdered", end_of_a_round},
    Shown{"flierAboveTrapBlocks", flier_over_a_stun_trap},
    Shown{"lostFlightHurts", flight_lost_over_an_obstacle},
};

constexpr std::array shown_conditions{
    ShownCondition{Condition::regenerate, "condition.regenerate"_clause,
                   "whether regenerate exists", regenerate_heals, starts},
    ShownCondition{Condition::ward, "condition.ward"_clause, "whether ward exists", ward_halves,
                   direct},
    ShownCondition{Condition::brittle, "condition.brittle"_clause, "whether brittle exists",
                   brittle_doubles, doubled},
    ShownCondition{Condition::bane, "condition.bane"_clause, "whether bane exists", bane_strikes},
    ShownCondition{Condition::impair, "condition.impair"_clause, "whether impair exists",
                   impair_is_gained},
    ShownCondition{Condition::safeguard, "condition.safeguard"_clause, "whether safeguard exists",
                   safeguard_prevents},
};

std::vector<RuleDifference> all_differences() {
    std::vector<RuleDifference> all;
    for (const RuleSwitch& rule : rule_switches()) {
        if (rule.name == "addedConditions") {
            for (const ShownCondition& shown : shown_conditions) {
                all.push_back(
                    {&rule, shown.condition, shown.clause, shown.what, shown.family, shown.also});
            }
        }
        for (const Shown& shown : shown_rules) {
            if (shown.rule == rule.name) {
                all.push_back(
                    {&rule, std::nullopt, rule.clause, rule.says, shown.family, shown.also});
            }
        }
    }
    return all;
}

}  // namespace

bool RuleDifference::alike(const Edition& a, const Edition& b) const {
    return condition ? a.conditions.contains(*condition) == b.conditions.contains(*condition)
                     : same_rule(*rule, a, b);
}

void RuleDifference::take(Edition& rules, const Edition& from) const {
    if (condition) {
        take_condition(rules, from, *condition);
        return;
    }
    take_rule(*rule, rules, from);
    if (rule->name == "attackStages") {  // which mean nothing without the conditions of the last
        take_condition(rules, from, Condition::ward);
        take_condition(rules, from, Condition::brittle);
    }
}

std::span<const RuleDifference> rule_differences() {
    static const std::vector<RuleDifference> all = all_differences();
    return all;
}

Edition with_all_rules(const Edition& rules, const Edition& from) {
    Edition all = from;
    all.id = rules.id;
    return all;
}

}  // namespace standee::verify
