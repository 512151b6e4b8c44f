#include <fmt/format.h>

#include <algorithm>

#include "verify/compare/families.hpp"
#include "verify/compare/scene_builder.hpp"

namespace standee::verify::families {
namespace {

using generate::Dice;

Figure& add_enemy(Scene& scene, Dice& dice, int number, Hex at) {
    Figure& enemy = add(scene, fmt::format("C{}", number), Kind::character, at);
    enemy.initiative = Initiative{static_cast<double>(dice.between(1, 9) * 10 + number), {}};
    return enemy;
}

Ability moves(int points, bool jump = false) { return {MoveAbility{{points, false}, jump}}; }

Ability attacks(int value, std::optional<int> range, int targets) {
    AttackAbility attack;
    attack.value = {value, false};
    if (range) {
        attack.range = Amount{*range, false};
    }
    attack.targets = TargetCount{{targets, false}, false};
    return {attack};
}

/// A monster A that moves and attacks, and enemies at random.
Case many_enemies(Dice& dice, Scene scene, int enemies, int points, std::optional<int> range) {
    std::vector<Hex> free = scene.map.hexes;
    add(scene, "A", Kind::monster, draw_hex(dice, free));
    for (int number = 1; number <= enemies; ++number) {
        add_enemy(scene, dice, number, draw_hex(dice, free));
    }
    return turn_of(std::move(scene), "A", {moves(points), attacks(2, range, 2)});
}

}  // namespace

Case jump_over_difficult_hexes(Dice& dice, const Edition& edition) {
    Scene scene = stage(edition, block(4, 2));
    add(scene, "A", Kind::monster, {0, 0});
    add_enemy(scene, dice, 1, {3, dice.between(-1, 0)});
    for (const Hex hex : scene.map.hexes) {
        if (hex.q > 0 && hex.q < 3 && dice.percent(60)) {
            scene.map.difficult.push_back(hex);
        }
    }
    return turn_of(std::move(scene), "A",
                   {moves(dice.between(1, 2), true), attacks(2, std::nullopt, 1)});
}

Case invisible_enemy_in_a_corridor(Dice& dice, const Edition& edition) {
    const int length = dice.between(4, 5);
    Scene scene = stage(edition, block(length, 1));
    add(scene, "A", Kind::monster, scene.map.hexes.front());
    add_enemy(scene, dice, 1, scene.map.hexes.back());
    Figure& unseen =
        add_enemy(scene, dice, 2, scene.map.hexes[static_cast<std::size_t>(dice.between(1, 2))]);
    unseen.conditions.push_back({Condition::invisible, false});
    return turn_of(std::move(scene), "A", {moves(dice.between(2, 4)), attacks(2, std::nullopt, 1)});
}

Case flier_over_a_stun_trap(Dice& dice, const Edition& edition) {
    const int length = dice.between(4, 5);
    Scene scene = stage(edition, block(length, 1));
    const Condition holds = dice.percent(50) ? Condition::stun : Condition::immobilize;
    add(scene, "A", Kind::monster, scene.map.hexes.front()).immunities.insert(holds);
    add_enemy(scene, dice, 1, scene.map.hexes.back());
    const Hex between = scene.map.hexes[static_cast<std::size_t>(dice.between(1, 2))];
    add(scene, "M2", Kind::monster, between).flying = true;
    scene.map.traps.push_back({between, 0, {holds}});
    return turn_of(std::move(scene), "A", {moves(dice.between(2, 4)), attacks(2, std::nullopt, 1)});
}

Case long_rest_beside_an_objective(Dice& dice, const Edition& edition) {
    Scene scene = stage(edition, block(3, 1));
    add(scene, "A", Kind::monster, scene.map.hexes[1]);
    const bool left = dice.percent(50);
    add(scene, "C1", Kind::character, scene.map.hexes[left ? 0 : 2]).initiative =
        Initiative{99, {}};
    add(scene, "O1", Kind::objective, scene.map.hexes[left ? 2 : 0]);
    return turn_of(std::move(scene), "A", {attacks(dice.between(1, 3), std::nullopt, 1)});
}

Case enemies_at_different_ranges(Dice& dice, const Edition& edition) {
    Scene scene = stage(edition, block(4, 2));
    std::vector<Hex> free = scene.map.hexes;
    add(scene, "A", Kind::monster, draw_hex(dice, free));
    add_enemy(scene, dice, 1, draw_hex(dice, free));
    add_enemy(scene, dice, 2, draw_hex(dice, free));
    return turn_of(std::move(scene), "A", {attacks(2, dice.between(3, 4), 1)});
}

Case attack_of_an_archer(Dice& dice, const Edition& edition) {
    Scene scene = stage(edition, block(4, 2));
    std::vector<Hex> free = scene.map.hexes;
    add(scene, "A", Kind::monster, draw_hex(dice, free)).range = dice.between(2, 3);
    add_enemy(scene, dice, 1, draw_hex(dice, free));
    return turn_of(std::move(scene), "A", {moves(dice.between(0, 2)), attacks(2, std::nullopt, 1)});
}

Case several_targets_in_reach(Dice& dice, const Edition& edition) {
    Scene scene = stage(edition, block(4, 3));
    const int range = dice.between(2, 3);
    const int points = dice.between(1, 2);
    const int enemies = dice.between(2, 3);
    return many_enemies(dice, std::move(scene), enemies, points, range);
}

Case several_targets_out_of_reach(Dice& dice, const Edition& edition) {
    Scene scene = stage(edition, block(6, dice.between(2, 3)));
    return many_enemies(dice, std::move(scene), 3, 1, dice.percent(50) ? 2 : 1);
}

Case summon_without_enemies(Dice& dice, const Edition& edition) {
    const int length = dice.between(3, 5);
    Scene scene = stage(edition, block(length, 1));
    add_enemy(scene, dice, 1, scene.map.hexes.back());
    Figure& summon = add(scene, "S1", Kind::summon, scene.map.hexes.front());
    summon.summoner = "C1";
    return turn_of(std::move(scene), "S1",
                   {moves(dice.between(1, 3)), attacks(1, std::nullopt, 1)});
}

}  // namespace standee::verify::families
