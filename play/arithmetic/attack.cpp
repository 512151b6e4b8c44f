#include "play/arithmetic/attack.hpp"

#include <algorithm>
#include <cstdint>

namespace standee {
namespace {

// The stage "bonuses": in the order given. Poison's +1 comes first unless the list gives it a place
// [attack.poison].
void apply_bonuses(const AttackInput& input, AttackResult& result) {
    const bool placed = std::ranges::any_of(
        input.bonuses, [](AttackBonus bonus) { return bonus.kind == AttackBonus::Kind::poison; });
    result.after_bonuses = saturated(std::int64_t{input.value} + (input.poisoned && !placed));
    for (const AttackBonus bonus : input.bonuses) {
        result.after_bonuses = with_bonus(result.after_bonuses, bonus, input.poisoned);
    }
}

/// Counts the cards that are drawn. Sets a fault if there are too few of them, or more than an
/// attack may draw.
bool draw_cards(const AttackInput& input, TwoCardRule rule, AttackResult& result) {
    const auto cards = input.cards.first(std::min(input.cards.size(), max_cards_drawn));
    result.drawn = cards_to_draw(cards, result.mode, rule);
    if (result.drawn <= cards.size()) {
        return true;
    }
    if (cards.size() < input.cards.size()) {
        result.fault = AttackFault::too_many_cards;
        result.drawn = max_cards_drawn;
    } else {
        result.fault = AttackFault::too_few_cards;
    }
    return false;
}

// The stage "cards": which of the cards drawn apply, and in which order. False if the order has a
// fault [attack.rolling, attack.advantage, attack.disadvantage].
bool apply_cards(const AttackInput& input, const Edition& edition, AttackResult& result) {
    result.mode = draw_mode(input.advantage, input.disadvantage);
    if (!draw_cards(input, edition.two_cards, result)) {
        return false;
    }
    const bool may_pick = edition.character_picks_with_advantage && input.character;
    const CardChoice choice{result.mode, edition.two_cards,
                            may_pick ? input.use : std::optional<int>{}};
    AttackValue value{result.after_bonuses, false};
    choose_cards(input.cards.first(result.drawn), choice, value, result.used);
    if (!input.order.empty()) {
        const auto ordered = reordered(result.used, input.order);
        if (!ordered) {
            result.fault = AttackFault::bad_order;
            return false;
        }
        result.used = *ordered;
    }
    for (const std::uint8_t position : result.used) {
        value = with_card(value, input.cards[position]);
        result.pierce = saturated(std::int64_t{result.pierce} + input.cards[position].pierce);
    }
    result.after_cards = value.now();
    return true;
}

// The stage "shield": the target's shield less pierce, but never below zero [bonus.shield,
// attack.pierce, attack.value-floor].
void apply_shield(const AttackInput& input, AttackResult& result) {
    result.pierce = saturated(std::int64_t{result.pierce} + input.pierce);
    result.shield = std::max(0, input.shield - std::min(input.shield, result.pierce));
    const std::int64_t left = std::int64_t{result.after_cards} - result.shield;
    result.after_shield = static_cast<int>(std::max<std::int64_t>(0, left));
    result.harm = {result.after_shield};
}

}  // namespace

int with_bonus(int value, AttackBonus bonus, bool poisoned) {
    switch (bonus.kind) {
        case AttackBonus::Kind::plus: return saturated(std::int64_t{value} + bonus.value);
        case AttackBonus::Kind::times: return saturated(std::int64_t{value} * bonus.value);
        case AttackBonus::Kind::poison: return value + (poisoned ? 1 : 0);
    }
    return value;
}

// [condition.ward, condition.brittle, condition.ward-brittle]
SufferedDamage after_ward_and_brittle(int amount, bool ward, bool brittle) {
    if (amount < 1) {
        return {amount};
    }
    const int doubled = saturated(std::int64_t{amount} * 2);
    const int changed = ward ? amount / 2 : doubled;
    return {ward == brittle ? amount : changed, ward, brittle};
}

// [attack.order]
AttackResult resolve(const AttackInput& input, const Edition& edition) {
    AttackResult result;
    for (const AttackStage stage : edition.attack_stages) {
        switch (stage) {
            case AttackStage::bonuses: apply_bonuses(input, result); break;
            case AttackStage::cards:
                if (!apply_cards(input, edition, result)) {
                    return result;
                }
                break;
            case AttackStage::shield: apply_shield(input, result); break;
            case AttackStage::ward_and_brittle:
                result.harm =
                    after_ward_and_brittle(result.after_shield, input.ward, input.brittle);
                break;
        }
    }
    return result;
}

}  // namespace standee
