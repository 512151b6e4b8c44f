#include "verify/generate/transform.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace standee::generate {
namespace {

constexpr std::array<std::vector<Hex> Map::*, 12> hex_lists{
    &Map::hexes,     &Map::wall_hexes, &Map::obstacles, &Map::difficult,      &Map::icy,
    &Map::hazardous, &Map::treasure,   &Map::water,     &Map::starting_hexes, &Map::pressure_plates,
    &Map::negative,  &Map::unrevealed};
constexpr std::array<std::vector<Edge> Map::*, 2> edge_lists{&Map::walls, &Map::links};

}  // namespace

Scene with_hexes_moved(Scene scene, const std::function<Hex(Hex)>& where) {
    const auto move = [&](Hex& hex) { hex = where(hex); };
    for (const auto list : hex_lists) {
        for (Hex& hex : scene.map.*list) {
            move(hex);
        }
    }
    for (const auto list : edge_lists) {
        for (Edge& edge : scene.map.*list) {
            move(edge.a);
            move(edge.b);
        }
    }
    for (auto& [name, hexes] : scene.map.marks) {
        std::ranges::for_each(hexes, move);
    }
    for (Door& door : scene.map.doors) {
        move(door.at);
    }
    for (Trap& trap : scene.map.traps) {
        move(trap.at);
    }
    for (Figure& figure : scene.figures) {
        move(figure.at);
        std::ranges::for_each(figure.also_at, move);
    }
    for (Hex& hex : scene.loot) {
        move(hex);
    }
    return scene;
}

Scene in_another_order(Scene scene, Dice& dice) {
    for (const auto list : hex_lists) {
        dice.shuffle(scene.map.*list);
    }
    for (const auto list : edge_lists) {
        dice.shuffle(scene.map.*list);
        for (Edge& edge : scene.map.*list) {
            if (dice.percent(50)) {
                std::swap(edge.a, edge.b);
            }
        }
    }
    dice.shuffle(scene.map.doors);
    dice.shuffle(scene.map.traps);
    dice.shuffle(scene.figures);
    return scene;
}

}  // namespace standee::generate
