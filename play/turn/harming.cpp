#include <type_traits>

#include "lib/clause.hpp"
#include "play/ground/forced.hpp"
#include "play/harm/around.hpp"
#include "play/harm/conditions.hpp"
#include "play/harm/damage.hpp"
#include "play/harm/effect_order.hpp"
#include "play/turn/each_target.hpp"
#include "play/turn/figure_order.hpp"
#include "play/turn/performing.hpp"
#include "play/turn/targeting.hpp"

// Performs abilities that harm, other than attacks: conditions (some of which help), damage, push
// and pull.

namespace standee {
namespace {

std::optional<std::vector<std::string>> gaining(CardPerformance& card,
                                                const ConditionAbility& condition) {
    Reach reach{condition.range, condition.targets, condition.whom, true, condition.of};
    reach.only = condition.only;
    if (condition.self) {
        return itself(card);
    }
    const bool harms = is_negative(condition.gain);
    const bool enemies =
        condition.whom == Whom::enemies || (condition.whom == Whom::usual && harms);
    if (enemies) {
        return enemies_targeted(card.game(), card.id(), reach);
    }
    return harms ? nearest(card.game(), card.id(), reach, "target.allies-enemies"_clause)
                 : allies_gaining(card.game(), card.id(), condition.gain, reach);
}

// [los.not-for-untargeted]
std::optional<std::vector<std::string>> suffering(CardPerformance& card,
                                                  const DamageAbility& damage) {
    Reach reach{damage.range, damage.targets, damage.whom, false};
    reach.in_sight = damage.in_sight;
    reach.only = damage.only;
    if (damage.self) {
        return itself(card);
    }
    if (damage.around_created) {
        const std::vector<Hex> created(card.record().created ? 1 : 0,
                                       card.record().created.value_or(Hex{}));
        return around(card.state(), card.figure(), created, damage.whom);
    }
    if (damage.pick != Pick::by_focus) {
        return enemy_picked(card.game(), card.id(), reach, damage.pick);
    }
    if (damage.targets && damage.targets->all) {
        return all_in_range(card.state(), card.id(), reach);
    }
    const bool enemies = damage.whom == Whom::usual || damage.whom == Whom::enemies;
    return enemies ? enemies_targeted(card.game(), card.id(), reach)
                   : nearest(card.game(), card.id(), reach, "target.allies-enemies"_clause);
}

template <class Ability>
using EffectOf = std::conditional_t<std::is_same_v<Ability, PushAbility>, PushEffect, PullEffect>;

/// The push or pull of an ability, including those of its effects that add up with it, and then the
/// other effects [forced.sum].
template <class Push>
std::vector<Effect> forces_and_effects(const Push& push, const Edition& rules) {
    std::vector<Effect> effects{EffectOf<Push>{push.points, std::nullopt}};
    effects.insert(effects.end(), push.effects.begin(), push.effects.end());
    return gathered(effects, rules);
}

// A push or pull that moves nobody is not performed, and its other effects do not happen
// [forced.normal-rules, condition.after-main-effect].
template <class Push>
Flow force_all(CardPerformance& card, Force force, const Push& push) {
    auto found = enemies_targeted(card.game(), card.id(), {push.range, push.targets});
    if (!found) {
        return Flow::stops;
    }
    const std::vector<Effect> all = forces_and_effects(push, card.state().rules());
    const auto& main = std::get<EffectOf<Push>>(all.front());
    const std::vector<Effect> others{all.begin() + 1, all.end()};
    const bool does_more = std::ranges::any_of(
        others, [](const Effect& effect) { return !std::holds_alternative<Condition>(effect); });
    const auto targets =
        order_of_forced(card.game(), card.id(), std::move(*found), force, main.points, does_more);
    if (!targets) {
        return Flow::stops;
    }
    for (const std::string& target : *targets) {
        if (!card.is_here(target) || !card.is_here(card.id())) {
            continue;
        }
        const Hex from = card.state().figure(target).at;
        if (standee::force(card.game(), {force, card.id(), target, main.points, main.path}) ==
            Flow::stops) {
            return Flow::stops;
        }
        const Figure* after = card.state().find(target);
        if (after != nullptr && after->at == from) {
            continue;
        }
        card.does();
        if (apply_effects(card.game(), card.id(), target, others) == Flow::stops) {
            return Flow::stops;
        }
    }
    return Flow::goes_on;
}

}  // namespace

// [condition.safeguard]
Flow perform(CardPerformance& card, const ConditionAbility& condition) {
    const Clause clause = is_negative(condition.gain) ? "monster.negative-targeted"_clause
                                                      : "monster.positive-condition"_clause;
    std::vector<Effect> all = condition.effects;
    all.insert(all.begin(), condition.gain);
    return for_each_of(card, gaining(card, condition), false, may_touch_others(all),
                       [&](const std::string& target) {
                           std::vector<Effect> in_order = all;
                           put_prevented_first(card.game(), target, in_order);
                           gain(card.game(), target, std::get<Condition>(in_order.front()), clause);
                           in_order.erase(in_order.begin());
                           return apply_effects(card.game(), card.id(), target, in_order);
                       });
}

// [ability.needs-target]
Flow perform(CardPerformance& card, const DamageAbility& damage) {
    if (card.state().rules().untargeted_damage_always_performed) {
        card.does();
    }
    const int amount = damage.count ? card.number(*damage.count)
                                    : damage.value.against(card.figure().attack).value_or(0);
    return for_each_target(
        card, suffering(card, damage), damage.effects, true, [&](const std::string& target) {
            suffer(card.game(), {target, amount, DamageSource::direct, card.id()});
            return Flow::goes_on;
        });
}

Flow perform(CardPerformance& card, const PushAbility& push) {
    return force_all(card, Force::push, push);
}

Flow perform(CardPerformance& card, const PullAbility& pull) {
    return force_all(card, Force::pull, pull);
}

}  // namespace standee
