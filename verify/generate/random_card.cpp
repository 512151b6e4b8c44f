#include <algorithm>
#include <utility>

#include "verify/generate/parts.hpp"

namespace standee::generate {
namespace {

enum class Movement { none, walk, jump, teleport };

Movement random_movement(Dice& dice) {
    const int draw = dice.below(100);
    return draw < 7    ? Movement::none
           : draw < 75 ? Movement::walk
           : draw < 92 ? Movement::jump
                       : Movement::teleport;
}

Amount random_points(Dice& dice) {
    return dice.percent(12) ? Amount{dice.between(-1, 2), true} : Amount{dice.between(1, 5), false};
}

void add_movement(Dice& dice, Movement movement, std::vector<Ability>& card) {
    switch (movement) {
        case Movement::none: break;
        case Movement::walk: card.emplace_back(MoveAbility{random_points(dice), false}); break;
        case Movement::jump: card.emplace_back(MoveAbility{random_points(dice), true}); break;
        case Movement::teleport: card.emplace_back(TeleportAbility{dice.between(0, 5)}); break;
    }
}

std::vector<Area> melee_areas() {
    const std::vector<std::vector<Hex>> reds{
        {{1, 0}, {1, -1}},
        {{0, -1}, {0, -2}},
        {{1, 0}, {2, 0}},
        {{0, -1}, {1, -1}, {-1, 0}},
        {{0, -1}, {-1, -1}, {0, -2}, {1, -2}},
        {{2, -1}},
        {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}},
        {{-1, -2}, {0, -1}, {0, -2}},
    };
    std::vector<Area> areas;
    for (const std::vector<Hex>& red : reds) {
        areas.push_back({Hex{}, red, {}});
    }
    return areas;
}

std::vector<Area> ranged_areas() {
    const std::vector<std::vector<Hex>> reds{
        {{0, 0}},
        {{0, 0}, {0, -1}},
        {{0, 0}, {0, -1}, {1, -1}},
        {{0, 0}, {1, 0}, {2, 0}},
        {{0, 0}, {0, 2}},
        {{0, 0}, {1, 0}, {0, 1}, {-1, 2}},
        {{0, 0}, {0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}},
    };
    std::vector<Area> areas;
    for (const std::vector<Hex>& red : reds) {
        areas.push_back({std::nullopt, red, {}});
    }
    return areas;
}

/// Any few hexes, the first of them grey for melee.
Area scribbled_area(Dice& dice, bool grey) {
    std::vector<Hex> hexes;
    for (int q = -1; q <= 1; ++q) {
        for (int r = -2; r <= 1; ++r) {
            hexes.push_back({q, r});
        }
    }
    dice.shuffle(hexes);
    const auto count = static_cast<std::ptrdiff_t>(dice.between(1, 4));
    Area area;
    if (grey) {
        area.grey = hexes.back();
    }
    area.red.assign(hexes.begin(), hexes.begin() + count);
    return area;
}

void colour_blue(Dice& dice, Area& area) {
    for (const Direction d : all_directions) {
        const Hex hex = neighbour(area.grey.value_or(area.red.front()), d);
        const bool taken = std::ranges::find(area.red, hex) != area.red.end() || area.grey == hex;
        if (!taken && dice.percent(50)) {
            area.blue.push_back(hex);
            return;
        }
    }
}

Area random_area(Dice& dice, bool grey) {
    Area area = dice.percent(20) ? scribbled_area(dice, grey)
                                 : dice.pick(grey ? melee_areas() : ranged_areas());
    if (dice.percent(8)) {
        colour_blue(dice, area);
    }
    return area;
}

/// How many: a number, "all", or relative; nothing for what the stat card says.
std::optional<TargetCount> random_targets(Dice& dice, bool with_area) {
    const int draw = dice.below(100);
    if (draw < (with_area ? 75 : 50)) {
        return std::nullopt;
    }
    if (draw < 92 || with_area) {
        return TargetCount{{dice.percent(4) ? 0 : dice.between(1, 4), false}, false};
    }
    return draw < 96 ? TargetCount{{1, false}, true}
                     : TargetCount{{dice.between(-1, 1), true}, false};
}

ElementChoice random_element(Dice& dice) {
    return dice.percent(15) ? ElementChoice::any()
                            : ElementChoice::only(static_cast<Element>(dice.below(element_count)));
}

/// One element; at times two, of which one leaves a choice that the other may narrow.
std::vector<ElementChoice> random_price(Dice& dice) {
    if (!dice.percent(30)) {
        return {random_element(dice)};
    }
    const ElementChoice either{static_cast<std::uint8_t>(ElementChoice::only(Element::fire).of |
                                                         ElementChoice::only(Element::ice).of)};
    std::vector<ElementChoice> price{dice.percent(50) ? ElementChoice::any() : either,
                                     fire_or_ice(dice)};
    if (dice.percent(50)) {
        std::ranges::reverse(price);
    }
    return price;
}

/// Further targets without a cost, for elements, or for what cannot be known yet. Prices may
/// compete for the same elements.
void add_conditional_targets(Dice& dice, AttackAbility& attack) {
    if (dice.percent(50)) {
        attack.adds.push_back({std::nullopt, 0, dice.between(0, 2), 0, {}});
    }
    const int costs = dice.between(0, 2);
    for (int i = 0; i < costs; ++i) {
        auto price = dice.percent(60) ? random_price(dice) : std::vector{fire_or_ice(dice)};
        attack.adds.push_back({AddIf{std::move(price), {}, {}}, 1, 1, 0, {}});
    }
    if (dice.percent(30)) {
        attack.adds.push_back({AddIf{{}, Condition::poison, {}}, 0, 1, 0, {}});
    }
}

AttackAbility random_attack(Dice& dice) {
    AttackAbility attack;
    attack.value = dice.percent(20) ? Amount{dice.between(-1, 1), true} : Amount{2, false};
    const int kind = dice.below(100);
    const bool melee = kind < 50;
    if (!melee) {
        attack.range =
            dice.percent(20) ? Amount{dice.between(0, 1), true} : Amount{dice.between(1, 4), false};
    } else {
        attack.melee = dice.percent(20);
        if (attack.melee && dice.percent(40)) {
            attack.range = Amount{dice.between(1, 3), false};
        }
    }
    if (kind % 9 < 3) {
        attack.area = random_area(dice, melee);
        if (melee && dice.percent(10)) {
            attack.melee = false;
            attack.range = Amount{dice.between(1, 3), false};
        }
        if (!melee && attack.range->relative) {
            attack.range = Amount{dice.between(1, 4), false};
        }
    }
    attack.targets = random_targets(dice, attack.area.has_value());
    if (dice.percent(8)) {
        add_conditional_targets(dice, attack);
    }
    if (dice.percent(10)) {
        attack.effects.emplace_back(PushEffect{2, {}});
    }
    attack.advantage = dice.percent(4);
    attack.disadvantage = dice.percent(4);
    const bool counted = !attack.area && !(attack.targets && attack.targets->all);
    attack.all_on_one = dice.percent(4) && counted;
    return attack;
}

/// Something that steers no movement.
Ability bystander(Dice& dice) {
    switch (dice.below(4)) {
        case 0: return {HealAbility{{2, false}, 3}};
        case 1: return {ShieldAbility{{1, false}}};
        case 2: return {InfuseAbility{{random_element(dice)}}};
        default: return {LootAbility{1}};
    }
}

/// An attack; at times another one in its place for an element or a rank.
Ability attack_or_another(Dice& dice) {
    const Ability attack{random_attack(dice)};
    if (!dice.percent(8)) {
        return attack;
    }
    const Ability other{random_attack(dice)};
    return dice.percent(60)
               ? Ability{ConsumeAbility{random_price(dice), {attack}, {other}}}
               : Ability{RankAbility{dice.percent(50) ? "elite" : "normal", {attack}, {other}}};
}

}  // namespace

Ability random_rarity(Dice& dice) {
    switch (dice.below(4)) {
        case 0: return {RemoveAbility{dice.percent(50) ? Condition::poison : Condition::muddle}};
        case 1: return {TokenAbility{{"guard", "imp"}, dice.between(0, 2)}};
        case 2: {
            HealAbility heal{{dice.between(1, 3), false}, 4};
            heal.whom = Whom::self_and_allies;
            heal.first = {dice.pick(std::vector<std::string>{"guard", "imp"})};
            return {heal};
        }
        default: {
            HealAbility heal{{dice.between(1, 3), false}, 3};
            heal.cured.emplace_back(Condition::strengthen);
            return {heal};
        }
    }
}

ElementChoice fire_ice_or_any(Dice& dice) {
    const int draw = dice.below(100);
    const ElementChoice either{static_cast<std::uint8_t>(ElementChoice::only(Element::fire).of |
                                                         ElementChoice::only(Element::ice).of)};
    return draw < 20 ? ElementChoice::any() : draw < 35 ? either : fire_or_ice(dice);
}

ElementChoice fire_or_ice(Dice& dice) {
    return ElementChoice::only(dice.percent(60) ? Element::fire : Element::ice);
}

TurnOrder random_turn(Dice& dice, const Scene& scene) {
    TurnOrder turn{"A", std::nullopt};
    if (scene.find("A")->kind == Kind::summon && dice.percent(40)) {
        return turn;
    }
    std::vector<Ability> card;
    const Movement movement = random_movement(dice);
    add_movement(dice, movement, card);
    if (dice.percent(4)) {
        FocusAbility focus;
        focus.on = dice.percent(70) ? FocusOn::farthest : static_cast<FocusOn>(dice.below(4));
        focus.range = dice.percent(40) ? std::optional{dice.between(2, 6)} : std::nullopt;
        focus.no_summons = dice.percent(15);
        card.insert(card.begin(), Ability{focus});
    }
    if (dice.percent(6)) {
        ConsumeAbility consume{{fire_or_ice(dice)}, {}};
        add_movement(dice, movement, consume.to);
        card.emplace_back(consume);
    } else if (dice.percent(6)) {
        add_movement(dice, movement, card);
    }
    if (dice.percent(10)) {
        Ability other = bystander(dice);
        card.insert(card.begin() + dice.below(static_cast<int>(card.size()) + 1), std::move(other));
    }
    if (dice.percent(94)) {
        card.push_back(attack_or_another(dice));
    }
    if (dice.percent(10)) {
        card.push_back(bystander(dice));
    }
    if (dice.percent(5)) {
        add_movement(dice, movement, card);
    }
    for (int percent = 14; dice.percent(percent); percent = 8) {
        if (dice.percent(40)) {
            add_movement(dice, movement, card);
        }
        card.emplace_back(random_attack(dice));
    }
    turn.abilities = card;
    return turn;
}

Ability shield_for(ElementChoice price, int shield) {
    return {ConsumeAbility{{price}, {{ShieldAbility{{shield, false}}}}, {}}};
}

}  // namespace standee::generate
