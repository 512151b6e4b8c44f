#include "lib/clause.hpp"
#include "play/harm/bonuses.hpp"
#include "play/harm/damage.hpp"
#include "play/turn/each_target.hpp"
#include "play/turn/performing.hpp"
#include "play/turn/targeting.hpp"

// Performs abilities that help: heal, shield, retaliate and other bonuses.

namespace standee {
namespace {

// The figure itself gains a bonus, unless the card names others.
Flow begin(CardPerformance& card, const std::vector<ActiveBonus>& bonuses, const Reach& reach) {
    const auto owners = reach.whom == Whom::usual
                            ? std::optional{std::vector{card.id()}}
                            : nearest(card.game(), card.id(), reach, "bonus.round"_clause);
    return for_each_target(card, owners, {}, false, [&](const std::string& owner) {
        for (const ActiveBonus& bonus : bonuses) {
            begin_bonus(card.game(), owner, bonus);
        }
        return Flow::goes_on;
    });
}

/// The heals that an ability performs on each of its targets.
struct Heals {
    int number = 1;
    int amount = 0;
};

/// "Heal 2 for each target damaged" is a separate heal for each of them, and the first of these
/// heals removes poison [card.counted, condition.poison].
Heals heals_of(const CardPerformance& card, const HealAbility& ability) {
    if (!ability.count) {
        return {1, ability.value.against(0).value_or(0)};
    }
    const Count& count = *ability.count;
    const bool for_each_figure = count.per == Counted::targets_damaged && count.times > 0 &&
                                 count.divide == 1 && count.plus == 0 && !count.most;
    const int all = card.number(count);
    return for_each_figure ? Heals{all / count.times, count.times} : Heals{1, all};
}

}  // namespace

// [card.cured]
Flow perform(CardPerformance& card, const HealAbility& ability) {
    Reach reach{ability.range, ability.targets, ability.whom, true, ability.of};
    reach.first = ability.first;
    const auto targets =
        ability.self ? std::optional{itself(card)} : most_hurt(card.game(), card.id(), reach);
    const Heals heals = heals_of(card, ability);
    if (targets && heals.number == 0) {
        return Flow::goes_on;
    }
    return for_each_target(card, targets, ability.effects, false, [&](const std::string& target) {
        const bool cures = has_what_heals_remove(card.state().figure(target));
        for (int left = heals.number; left > 0 && card.state().find(target) != nullptr; --left) {
            heal(card.game(), target, heals.amount, card.id(), "monster.heal"_clause);
        }
        return cures ? apply_effects(card.game(), card.id(), target, ability.cured) : Flow::goes_on;
    });
}

Flow perform(CardPerformance& card, const ShieldAbility& shield) {
    ActiveBonus bonus;
    bonus.kind = ActiveBonus::Kind::shield;
    bonus.value = shield.value.number;
    return begin(card, {bonus}, {shield.within, shield.targets, shield.whom, false, shield.of});
}

Flow perform(CardPerformance& card, const RetaliateAbility& retaliate) {
    ActiveBonus bonus;
    bonus.kind = ActiveBonus::Kind::retaliate;
    bonus.value = retaliate.value.number;
    bonus.range = retaliate.range;
    bonus.effects = retaliate.effects;
    return begin(card, {bonus},
                 {retaliate.within, retaliate.targets, retaliate.whom, false, retaliate.of});
}

Flow perform(CardPerformance& card, const BonusAbility& ability) {
    return begin(card, ability.bonuses(),
                 {ability.within, ability.targets, ability.whom, false, ability.of});
}

}  // namespace standee
