#include <algorithm>
#include <array>

#include "rulebook/bonuses.hpp"
#include "rulebook/conditions.hpp"
#include "rulebook/damage.hpp"
#include "rulebook/each_target.hpp"
#include "rulebook/targeting.hpp"

// Heal, shield, retaliate and other bonuses.

namespace standee::rulebook {
namespace {

/// A bonus is the figure's own unless the card gives it to others: then to the nearest. It lasts
/// for the round [bonus.round].
void begin(CardInProgress& card, const std::vector<ActiveBonus>& bonuses,
           const AbilityReach& reach) {
    const Ids owners = reach.whom == Whom::usual
                           ? Ids{card.id}
                           : nearest(card.table, card.id, reach, "bonus.round"_clause);
    for_each_target(card, owners, {}, false, [&](const std::string& owner) {
        for (const ActiveBonus& bonus : bonuses) {
            begin_bonus(card.table, owner, bonus);
        }
    });
}

/// Whether the figure has a negative condition that a heal takes away [heal.hit-points].
bool has_ailment(const Table& table, const std::string& id) {
    const Figure& figure = table.figure(id);
    return std::ranges::any_of(
        std::array{Condition::wound, Condition::poison, Condition::bane, Condition::brittle},
        [&](Condition one) { return figure.has(one); });
}

}  // namespace

/// Heals itself or the ally in range that has lost the most hit points, those whom the card names
/// first. Whoever is cured gains what the card says [monster.heal, card.heals-first, card.cured].
void perform(CardInProgress& card, const HealAbility& ability) {
    AbilityReach reach{ability.range, ability.targets, ability.whom, true, ability.of};
    reach.first = ability.first;
    const Ids healed =
        ability.self ? itself(card.table, card.id) : most_hurt(card.table, card.id, reach);
    const int amount = ability.count ? number_of(card, *ability.count) : ability.value.number;
    // "For each target damaged" is a heal each: the first may only remove poison [card.counted].
    const bool for_each_figure = ability.count && ability.count->times > 0 &&
                                 ability.count->per == Counted::targets_damaged &&
                                 ability.count->divide == 1 && ability.count->plus == 0 &&
                                 !ability.count->most;
    if (for_each_figure && amount == 0) {
        return;
    }
    for_each_target(card, healed, ability.effects, false, [&](const std::string& to) {
        const bool ails = has_ailment(card.table, to);
        for (int given = 0; card.table.is_here(to) && (given == 0 || given < amount);) {
            const int one = for_each_figure ? ability.count->times : amount;
            heal(card.table, to, one, card.id, "monster.heal"_clause);
            given += one > 0 ? one : 1;
        }
        if (ails && card.table.on("card.cured"_clause)) {
            apply_effects(card.table, card.id, to, ability.cured);
        }
    });
}

/// A shield for this round [bonus.shield, bonus.round].
void perform(CardInProgress& card, const ShieldAbility& ability) {
    begin(card, {{.kind = ActiveBonus::Kind::shield, .value = ability.value.number}},
          {ability.within, ability.targets, ability.whom, false, ability.of});
}

/// A retaliate for this round [bonus.retaliate, bonus.round].
void perform(CardInProgress& card, const RetaliateAbility& ability) {
    begin(card,
          {{.kind = ActiveBonus::Kind::retaliate,
            .value = ability.value.number,
            .range = ability.range,
            .effects = ability.effects}},
          {ability.within, ability.targets, ability.whom, false, ability.of});
}

/// What else a card gives for this round [bonus.round].
void perform(CardInProgress& card, const BonusAbility& ability) {
    begin(card, ability.bonuses(),
          {ability.within, ability.targets, ability.whom, false, ability.of});
}

bool helps_itself(const Ability& ability) {
    if (const auto* shield = std::get_if<ShieldAbility>(&ability.what)) {
        return shield->whom == Whom::usual;
    }
    if (const auto* retaliate = std::get_if<RetaliateAbility>(&ability.what)) {
        return retaliate->whom == Whom::usual;
    }
    if (const auto* heal = std::get_if<HealAbility>(&ability.what)) {
        return heal->self && heal->effects.empty();
    }
    const auto* condition = std::get_if<ConditionAbility>(&ability.what);
    return condition != nullptr && condition->self && condition->effects.empty();
}

bool perform_help(CardInProgress& card, const Ability& ability) {
    return performs<HealAbility, ShieldAbility, RetaliateAbility, BonusAbility>(card, ability);
}

}  // namespace standee::rulebook
