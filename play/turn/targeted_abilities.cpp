#include <type_traits>

#include "play/clause_sites.hpp"
#include "play/ground/looting.hpp"
#include "play/harm/around.hpp"
#include "play/harm/bonuses.hpp"
#include "play/harm/conditions.hpp"
#include "play/harm/damage.hpp"
#include "play/turn/ability_executor.hpp"
#include "play/turn/card_turn.hpp"
#include "play/turn/figure_order.hpp"
#include "play/turn/granted_abilities.hpp"
#include "play/turn/monster_summon.hpp"

// Abilities other than moves and attacks: each with the figures that it is for.

namespace standee {

namespace {

constexpr auto itself_rule = decided_by("ally.no-interaction"_clause);
/// The figure as the target of its own ability, if any ability can target it.
std::vector<std::string> itself(const GameState& state, const std::string& id) {
    return state.figure(id).no_interaction ? std::vector<std::string>{} : std::vector{id};
}

}  // namespace

constexpr auto ability_executor_heal_rule = decided_by("monster.heal"_clause);
Flow AbilityExecutor::operator()(const HealAbility& ability) {
    const Reach reach{ability.range, ability.targets, ability.whom, true, ability.of};
    const auto targets =
        ability.self ? std::optional{itself(game_.state(), id_)} : most_hurt(game_, id_, reach);
    const int amount =
        ability.count ? number(*ability.count) : ability.value.against(0).value_or(0);
    return for_each(targets, ability.effects, [&](const std::string& target) {
        heal(game_, target, amount, id_, "monster.heal"_clause);
        return Flow::goes_on;
    });
}

constexpr auto begin_rule = decided_by("bonus.round"_clause);
// A bonus is the figure's own unless the card names others.
Flow AbilityExecutor::begin(const std::vector<ActiveBonus>& bonuses, const Reach& reach) {
    const auto owners = reach.whom == Whom::usual
                            ? std::optional{std::vector{id_}}
                            : nearest(game_, id_, reach, "bonus.round"_clause);
    return for_each(owners, {}, [&](const std::string& owner) {
        for (const ActiveBonus& bonus : bonuses) {
            begin_bonus(game_, owner, bonus);
        }
        return Flow::goes_on;
    });
}

Flow AbilityExecutor::operator()(const ShieldAbility& shield) {
    ActiveBonus bonus;
    bonus.kind = ActiveBonus::Kind::shield;
    bonus.value = shield.value.number;
    return begin({bonus}, {shield.within, shield.targets, shield.whom, false, shield.of});
}

Flow AbilityExecutor::operator()(const RetaliateAbility& retaliate) {
    ActiveBonus bonus;
    bonus.kind = ActiveBonus::Kind::retaliate;
    bonus.value = retaliate.value.number;
    bonus.range = retaliate.range;
    return begin({bonus},
                 {retaliate.within, retaliate.targets, retaliate.whom, false, retaliate.of});
}

constexpr auto gaining_rule = decided_by("target.allies-enemies"_clause);
std::optional<std::vector<std::string>> AbilityExecutor::gaining(
    const ConditionAbility& condition) {
    const Reach reach{condition.range, condition.targets, condition.whom, true, condition.of};
    if (condition.self) {
        return itself(game_.state(), id_);
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

template <class Ability>
using EffectOf = std::conditional_t<std::is_same_v<Ability, PushAbility>, PushEffect, PullEffect>;

constexpr auto forces_and_effects_rule = decided_by("forced.sum"_clause);
/// The push or pull of an ability, with those of its effects that add up with it, and then the
/// other effects.
template <class Push>
std::vector<Effect> forces_and_effects(const Push& push, const Edition& rules) {
    std::vector<Effect> effects{EffectOf<Push>{push.points, std::nullopt}};
    effects.insert(effects.end(), push.effects.begin(), push.effects.end());
    return gathered(effects, rules);
}

constexpr auto force_all_rule =
    decided_by("forced.normal-rules"_clause, "condition.after-main-effect"_clause);
// One that moves nobody is not performed, and nothing else comes of it.
template <class Push>
Flow AbilityExecutor::force_all(Force force, const Push& push) {
    auto found = enemies_targeted(game_, id_, {push.range, push.targets});
    if (!found) {
        return Flow::stops;
    }
    const std::vector<Effect> all = forces_and_effects(push, game_.state().rules());
    const auto& main = std::get<EffectOf<Push>>(all.front());
    const std::vector<Effect> others{all.begin() + 1, all.end()};
    const bool does_more = std::ranges::any_of(
        others, [](const Effect& effect) { return !std::holds_alternative<Condition>(effect); });
    const auto targets =
        order_of_forced(game_, id_, std::move(*found), force, main.points, does_more);
    if (!targets) {
        return Flow::stops;
    }
    for (const std::string& target : *targets) {
        if (!is_here(target) || !is_here(id_)) {
            continue;
        }
        const Hex from = game_.state().figure(target).at;
        if (standee::force(game_, {force, id_, target, main.points, main.path}) == Flow::stops) {
            return Flow::stops;
        }
        const Figure* after = game_.state().find(target);
        if (after != nullptr && after->at == from) {
            continue;
        }
        does();
        if (apply_effects(game_, id_, target, others) == Flow::stops) {
            return Flow::stops;
        }
    }
    return Flow::goes_on;
}

Flow AbilityExecutor::operator()(const PushAbility& push) { return force_all(Force::push, push); }

Flow AbilityExecutor::operator()(const PullAbility& pull) { return force_all(Force::pull, pull); }

constexpr auto suffering_rule =
    decided_by("target.allies-enemies"_clause, "los.not-for-untargeted"_clause);
std::optional<std::vector<std::string>> AbilityExecutor::suffering(const DamageAbility& damage) {
    const Reach reach{damage.range, damage.targets, damage.whom, false};
    if (damage.self) {
        return itself(game_.state(), id_);
    }
    if (damage.around_created) {
        const std::vector<Hex> created(record_.created ? 1 : 0, record_.created.value_or(Hex{}));
        return around(game_.state(), game_.state().figure(id_), created, damage.whom);
    }
    if (damage.pick != Pick::by_focus) {
        return enemy_picked(game_, id_, reach, damage.pick, damage.in_sight);
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
    const int amount = damage.count
                           ? number(*damage.count)
                           : damage.value.against(game_.state().figure(id_).attack).value_or(0);
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
    SummonAbility summon = ability;
    if (ability.hp_count) {
        summon.hp = std::max(1, number(*ability.hp_count));
    }
    if (ability.figure_count) {
        summon.count = std::max(0, number(*ability.figure_count));
    }
    const std::vector<Hex> beside = ability.beside_target ? record_.hexes_of_target(game_)
                                                          : hexes_of(game_.state().figure(id_));
    if (beside.empty()) {
        return Flow::goes_on;
    }
    const auto placed = perform_monster_summon(game_, id_, summon, beside);
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
    const Reach reach{grant.range, grant.targets, grant.whom, true, grant.of};
    auto found =
        nearest(game_, id_, reach, "command.grant-control"_clause,
                [&](const Figure& ally) { return can_be_granted(game_, ally, grant.abilities); });
    if (!found) {
        return Flow::stops;
    }
    const auto allies = order_of_granted(game_, id_, std::move(*found), grant.abilities);
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
    static constexpr auto sites = sites_of(
        itself_rule, ability_executor_heal_rule, begin_rule, gaining_rule, positive_condition_rule,
        forces_and_effects_rule, force_all_rule, suffering_rule, damage_rule, grant_control_rule);
    return sites;
}

}  // namespace standee
