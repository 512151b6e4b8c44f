#include "rulebook/attack_value.hpp"

#include <algorithm>

#include "rulebook/damage.hpp"
#include "rulebook/figure_quantities.hpp"

namespace standee::rulebook {
namespace {

/// The cards in the order that was chosen, said by their positions among those drawn or among those
/// that apply [attack.rolling].
std::vector<std::size_t> in_order(const std::vector<std::size_t>& apply,
                                  const std::vector<std::uint8_t>& order) {
    const auto applies = [&](std::size_t i) { return std::ranges::count(apply, i) > 0; };
    std::vector<std::size_t> ordered;
    std::ranges::copy_if(order, std::back_inserter(ordered), applies);
    if (order.size() == apply.size() && ordered.size() < apply.size()) {
        ordered.clear();
        for (const std::size_t i : order) {
            if (i < apply.size()) {
                ordered.push_back(apply[i]);
            }
        }
    }
    std::vector<std::uint8_t> each = order;
    std::ranges::sort(each);
    if (ordered.size() != apply.size() || std::ranges::adjacent_find(each) != each.end()) {
        refuse("attack.rolling"_clause, "an order with cards other than those that apply",
               "each of the cards that apply, once");
    }
    return ordered;
}

/// The cards that apply, one after another; their pierce counts like the attack's [attack.rolling,
/// attack.card-effects].
AttackPoints with_cards(const Table& table, const AttackNumbers& numbers, AttackPoints value,
                        AttackResult& result) {
    auto apply = cards_that_apply(table, numbers.drawn, numbers.mode, numbers.picked, value);
    if (!numbers.order.empty()) {
        apply = in_order(apply, numbers.order);
    }
    for (const std::size_t i : apply) {
        const Card& card = numbers.drawn[i];
        result.used.push_back(i);
        value = with_card(table, value, card);
        if (card.pierce > 0 && table.on("attack.card-effects"_clause)) {
            result.pierce = saturated(std::int64_t{result.pierce} + card.pierce);
        }
    }
    return value;
}

/// The shield less pierce, not below zero, is subtracted; a negative value deals no damage
/// [attack.pierce, attack.value-floor].
void subtract_shield(const Table& table, int shield, const Figure& target, AttackResult& result) {
    if (result.pierce > 0 && !table.on("attack.pierce"_clause)) {
        result.pierce = 0;
    }
    const bool beyond =
        result.pierce > shield && !table.on("attack.pierce"_clause, "no more than the shield");
    result.shield = shield - (beyond ? result.pierce : std::min(shield, result.pierce));
    const std::int64_t left = std::int64_t{result.after_cards} - result.shield;
    result.after_shield = saturated(left);
    if (left < 0 && table.on("attack.value-floor"_clause)) {
        result.after_shield = 0;
    }
    result.after_shield = attack_by_formula(table, target, result.after_cards, shield,
                                            result.pierce, result.after_shield);
    result.harm = {result.after_shield};
}

}  // namespace

/// Bonuses and penalties in the order that the party has chosen; poison's +1 is one of them
/// [attack.order, attack.poison].
AttackPoints with_bonuses(AttackPoints value, const std::vector<event::NamedBonus>& bonuses) {
    for (const event::NamedBonus& named : bonuses) {
        const AttackBonus bonus = named.bonus;
        const std::int64_t points = value.points;
        value.points = saturated(bonus.kind == AttackBonus::Kind::times    ? points * bonus.value
                                 : bonus.kind == AttackBonus::Kind::poison ? points + 1
                                                                           : points + bonus.value);
    }
    return value;
}

/// Base value, bonuses, cards, shield, and in some editions ward and brittle: in that order
/// [attack.order].
AttackResult work_out(const Table& table, const AttackNumbers& numbers, const Figure& target) {
    AttackStages stages = table.book().attack_stages;
    if (!table.on("attack.order"_clause)) {
        stages = std::array{AttackStage::cards, AttackStage::bonuses, AttackStage::shield,
                            AttackStage::ward_and_brittle};
    }
    AttackResult result;
    result.mode = numbers.mode;
    result.drawn = numbers.drawn.size();
    result.pierce = numbers.pierce;
    AttackPoints value{numbers.value, false};
    for (const AttackStage stage : stages) {
        switch (stage) {
            case AttackStage::bonuses:
                value = with_bonuses(value, numbers.bonuses);
                result.after_bonuses = value.points;
                break;
            case AttackStage::cards: value = with_cards(table, numbers, value, result); break;
            case AttackStage::shield: subtract_shield(table, numbers.shield, target, result); break;
            case AttackStage::ward_and_brittle:
                result.harm = after_ward_and_brittle(table, result.after_shield, target);
                break;
        }
        result.after_cards = value.missed ? 0 : value.points;
    }
    return result;
}

}  // namespace standee::rulebook
