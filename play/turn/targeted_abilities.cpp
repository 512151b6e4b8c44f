#include "play/clause_sites.hpp"
#include "play/ground/looting.hpp"
#include "play/harm/bonuses.hpp"
#include "play/harm/conditions.hpp"
#include "play/harm/damage.hpp"
#include "play/turn/ability_executor.hpp"
#include "play/turn/card_turn.hpp"
#include "play/turn/granted_abilities.hpp"
#include "play/turn/monster_summon.hpp"

// Abilities other than moves and attacks: each with the figures that it is for.

namespace standee {

constexpr auto ability_executor_heal_rule = decided_by("monster.heal"_clause);
Flow AbilityExecutor::operator()(const HealAbility& ability) {
    const Reach reach{ability.range, ability.targets, ability.whom};
    const auto targets =
        ability.self ? std::optional{std::vector{id_}} : most_hurt(game_, id_, reach);
    return for_each(targets, ability.effects, [&](const std::string& target) {
        heal(game_, target, ability.value.against(0).value_or(0), id_, "monster.heal"_clause);
        return Flow::goes_on;
    });
}

constexpr auto begin_rule = decided_by("bonus.round"_clause);
// A bonus is the figure's own unless the card names others.
Flow AbilityExecutor::begin(const ActiveBonus& bonus, const Reach& reach) {
    const auto owners = reach.whom == Whom::usual
                            ? std::optional{std::vector{id_}}
                            : nearest(game_, id_, reach, "bonus.round"_clause);
    return for_each(owners, {}, [&](const std::string& owner) {
        begin_bonus(game_, owner, bonus);
        return Flow::goes_on;
    });
}

Flow AbilityExecutor::operator()(const ShieldAbility& shield) {
    ActiveBonus bonus;
    bonus.kind = ActiveBonus::Kind::shield;
    bonus.value = shield.value.number;
    return begin(bonus, {shield.within, shield.targets, shield.whom});
}

Flow AbilityExecutor::operator()(const RetaliateAbility& retaliate) {
    ActiveBonus bonus;
    bonus.kind = ActiveBonus::Kind::retaliate;
    bonus.value = retaliate.value.number;
    bonus.range = retaliate.range;
    return begin(bonus, {retaliate.within, retaliate.targets, retaliate.whom});
}

constexpr auto gaining_rule = decided_by("target.allies-enemies"_clause);
std::optional<std::vector<std::string>> AbilityExecutor::gaining(
    const ConditionAbility& condition) {
    const Reach reach{condition.range, condition.targets, condition.whom};
    if (condition.self) {
        return std::vector{id_};
    }
    const bool harms = is_negative(condition.gain);
    const bool enemies =
        condition.whom == Whom::enemies || (condition.whom == Whom::usual && harms);
    if (enemies) {
        return enemies_targeted(game_, id_, reach);
    }
    return harms ? nearest(game_, id_, reach, "target.allies-enemies"_clause)
                 : allies_gaining(game_, id_, condition.gain, reach);
}

constexpr auto positive_condition_rule =
    decided_by("monster.negative-targeted"_clause, "monster.positive-condition"_clause);
Flow AbilityExecutor::operator()(const ConditionAbility& condition) {
    const Clause clause = is_negative(condition.gain) ? "monster.negative-targeted"_clause
                                                      : "monster.positive-condition"_clause;
    return for_each(gaining(condition), condition.effects, [&](const std::string& target) {
        gain(game_, target, condition.gain, clause);
        return Flow::goes_on;
    });
}

template <class Push>
Flow AbilityExecutor::force_all(Force force, const Push& push) {
    return for_each(enemies_targeted(game_, id_, {push.range, push.targets}), push.effects,
                    [&](const std::string& target) {
                        return standee::force(game_,
                                              {force, id_, target, push.points, std::nullopt});
                    });
}

Flow AbilityExecutor::operator()(const PushAbility& push) { return force_all(Force::push, push); }

Flow AbilityExecutor::operator()(const PullAbility& pull) { return force_all(Force::pull, pull); }

constexpr auto suffering_rule = decided_by("target.allies-enemies"_clause);
std::optional<std::vector<std::string>> AbilityExecutor::suffering(const DamageAbility& damage) {
    const Reach reach{damage.range, damage.targets, damage.whom};
    if (damage.self) {
        return std::vector{id_};
    }
    if (damage.targets && damage.targets->all) {
        return all_in_range(game_.state(), id_, reach);
    }
    const bool enemies = damage.whom == Whom::usual || damage.whom == Whom::enemies;
    return enemies ? enemies_targeted(game_, id_, reach)
                   : nearest(game_, id_, reach, "target.allies-enemies"_clause);
}

constexpr auto damage_rule = decided_by("ability.needs-target"_clause);
Flow AbilityExecutor::operator()(const DamageAbility& damage) {
    if (game_.state().rules().untargeted_damage_always_performed) {
        does();
    }
    const int amount = damage.value.against(game_.state().figure(id_).attack).value_or(0);
    return for_each(suffering(damage), damage.effects, [&](const std::string& target) {
        suffer(game_, {target, amount, DamageSource::direct, id_});
        return Flow::goes_on;
    });
}

Flow AbilityExecutor::operator()(const LootAbility& ability) {
    if (can_loot(game_.state(), id_, ability.range)) {
        does();
        loot(game_, id_, ability.range);
    }
    return Flow::goes_on;
}

Flow AbilityExecutor::operator()(const SummonAbility& ability) {
    const auto placed = perform_monster_summon(game_, id_, ability);
    if (!placed) {
        return Flow::stops;
    }
    if (*placed) {
        does();
    }
    return Flow::goes_on;
}

constexpr auto grant_control_rule = decided_by("command.grant-control"_clause);
Flow AbilityExecutor::operator()(const GrantAbility& grant) {
    const Reach reach{grant.range, grant.targets, grant.whom};
    const auto allies = nearest(game_, id_, reach, "command.grant-control"_clause);
    if (!allies) {
        return Flow::stops;
    }
    for (const std::string& ally : *allies) {
        if (!is_here(ally)) {
            continue;
        }
        does();
        const bool by_player = game_.state().figure(ally).kind == Kind::character;
        const Flow flow = by_player ? perform_as_player(game_, ally, grant.abilities)
                                    : perform_abilities(game_, ally, grant.abilities);
        if (flow == Flow::stops) {
            return Flow::stops;
        }
    }
    return Flow::goes_on;
}

ClauseSites clause_sites::play::targeted_abilities() {
    static constexpr auto sites =
        sites_of(ability_executor_heal_rule, begin_rule, gaining_rule, positive_condition_rule,
                 suffering_rule, damage_rule, grant_control_rule);
    return sites;
}

}  // namespace standee
