#include <algorithm>
#include <nlohmann/json.hpp>

#include "verify/compare/families.hpp"
#include "verify/compare/scene_builder.hpp"

namespace standee::verify::families {
namespace {

using generate::Dice;

/// Four hexes half round one that is wall: the first and the last do not see each other.
Scene bend(Dice& dice, const Edition& edition) {
    const auto first = static_cast<std::size_t>(dice.below(direction_count));
    std::vector<Hex> hexes;
    for (std::size_t i = first; i < first + 4; ++i) {
        hexes.push_back(neighbour({0, 0}, all_directions[i % direction_count]));
    }
    Scene scene = stage(edition, std::move(hexes));
    scene.map.wall_hexes.push_back({0, 0});
    return scene;
}

Json monster_json(const std::string& id, Hex at) {
    return {{"id", id}, {"name", "Imp"}, {"at", json_of(at)}, {"hp", 3}, {"maxHp", 3}};
}

}  // namespace

Case attack_past_a_wall(Dice& dice, const Edition& edition) {
    Scene scene = stage(edition, block(3, 2));
    scene.map.edges = Border::walls;
    draw_hex(dice, scene.map.hexes);
    std::vector<Hex> free = scene.map.hexes;
    const Hex from = draw_hex(dice, free);
    const Hex to = draw_hex(dice, free);
    add(scene, "C1", Kind::character, from);
    add(scene, "M1", Kind::monster, to);
    for (int walls = dice.between(0, 2); walls > 0; --walls) {
        const Hex a = dice.pick(scene.map.hexes);
        const Hex b = neighbour(a, all_directions[static_cast<std::size_t>(dice.below(6))]);
        if (std::ranges::count(scene.map.hexes, b) > 0) {
            scene.map.walls.push_back({a, b});
        }
    }
    return play_of(std::move(scene), {{{"attack",
                                        {{"by", "C1"},
                                         {"target", "M1"},
                                         {"value", 2},
                                         {"range", 5},
                                         {"draw", Json::array({"+0"})}}}}});
}

Case heal_round_a_corner(Dice& dice, const Edition& edition) {
    Scene scene = bend(dice, edition);
    add(scene, "M1", Kind::monster, scene.map.hexes.front());
    add(scene, "M2", Kind::monster, scene.map.hexes.back()).hp = dice.between(3, 6);
    return play_of(
        std::move(scene),
        {{{"turn",
           {{"figure", "M1"}, {"abilities", Json::array({Json{{"heal", {{"value", 3}}}}})}}}}});
}

Case area_beside_a_wall_hex(Dice& dice, const Edition& edition) {
    const auto turned = static_cast<std::size_t>(dice.below(direction_count));
    const Hex wall = neighbour({0, 0}, all_directions[turned]);
    const Hex beyond = neighbour(wall, all_directions[(turned + 1) % direction_count]);
    Scene scene = stage(edition, {{0, 0}, beyond});
    scene.map.wall_hexes.push_back(wall);
    add(scene, "A", Kind::monster, {0, 0});
    add(scene, "C1", Kind::character, beyond);
    AttackAbility attack;
    attack.value = {2, false};
    attack.range = Amount{1, false};
    attack.area = Area{};
    attack.area->red = {{0, 0}, {1, 0}};
    return turn_of(std::move(scene), "A", {Ability{attack}});
}

Case loot_round_a_corner(Dice& dice, const Edition& edition) {
    Scene scene = bend(dice, edition);
    scene.loot.push_back(scene.map.hexes.back());
    if (dice.percent(50)) {
        scene.loot.push_back(scene.map.hexes[1]);
    }
    add(scene, "C1", Kind::character, scene.map.hexes.front());
    return play_of(std::move(scene), {{{"loot", {{"figure", "C1"}, {"range", 3}}}}});
}

Case step_onto_hazardous_terrain(Dice& dice, const Edition& edition) {
    Scene scene = stage(edition, block(2, 1));
    scene.level = dice.below(8);
    scene.map.hazardous.push_back(scene.map.hexes.back());
    add(scene, "C1", Kind::character, scene.map.hexes.front());
    return play_of(std::move(scene),
                   {{{"move", {{"figure", "C1"}, {"path", Json::array({json_of({1, 0})})}}}}});
}

Case summon_onto_a_loot_token(Dice& dice, const Edition& edition) {
    Scene scene = stage(edition, block(2, 2));
    std::vector<Hex> free = scene.map.hexes;
    add(scene, "C1", Kind::character, draw_hex(dice, free));
    std::erase_if(free, [&](Hex hex) { return !are_neighbours(hex, scene.figures.front().at); });
    const Hex place = draw_hex(dice, free);
    scene.loot.push_back(place);
    const Json figure{{"id", "S1"}, {"hp", 3}, {"maxHp", 3}, {"attack", 2}};
    return play_of(std::move(scene),
                   {{{"summon", {{"by", "C1"}, {"figure", figure}, {"at", json_of(place)}}}}});
}

Case flight_lost_over_an_obstacle(Dice& dice, const Edition& edition) {
    const int length = dice.between(2, 3);
    Scene scene = stage(edition, block(length, 1));
    scene.map.obstacles.push_back(scene.map.hexes.front());
    add(scene, "C1", Kind::character, scene.map.hexes.front()).flying = true;
    return play_of(std::move(scene), {{{"lose", {{"figure", "C1"}, {"condition", "flying"}}}}});
}

Case monster_summons_round_obstacles(Dice& dice, const Edition& edition) {
    Scene scene = stage(edition, block(5, 3));
    std::vector<Hex> free = scene.map.hexes;
    const Hex at{1, 0};
    std::erase(free, at);
    add(scene, "M1", Kind::monster, at);
    std::erase_if(free, [](Hex hex) { return hex.q < 3 && hex.q != 0; });
    add(scene, "C1", Kind::character, draw_hex(dice, free));
    for (const Hex hex : block(5, 3)) {
        if (hex != at && hex != scene.figures.back().at && dice.percent(35)) {
            scene.map.obstacles.push_back(hex);
        }
    }
    const Json summon{{"name", "Imp"}, {"rank", "normal"}, {"hp", 2}, {"attack", 1}, {"move", 1}};
    return play_of(
        std::move(scene),
        {{{"turn", {{"figure", "M1"}, {"abilities", Json::array({Json{{"summon", summon}}})}}}}});
}

Case monsters_short_of_standees(Dice& dice, const Edition& edition) {
    Scene scene = stage(edition, block(5, 2));
    std::vector<Hex> free = scene.map.hexes;
    add(scene, "C1", Kind::character, draw_hex(dice, free));
    add(scene, "C2", Kind::character, draw_hex(dice, free));
    scene.standees["Imp"] = 1;
    const Json figures = Json::array(
        {monster_json("M1", draw_hex(dice, free)), monster_json("M2", draw_hex(dice, free))});
    return play_of(std::move(scene), {{{"spawn", {{"by", "C1"}, {"figures", figures}}}}});
}

}  // namespace standee::verify::families
