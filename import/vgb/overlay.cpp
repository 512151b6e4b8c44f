#include <algorithm>
#include <array>

#include "files/render.hpp"
#include "import/vgb/board.hpp"
#include "lib/work.hpp"

namespace standee::vgb {
namespace {

/// Adds a hex to a list without duplicates.
void add_once(std::vector<Hex>& list, Hex hex) {
    spend(10 + list.size() / 8);
    if (std::ranges::find(list, hex) == list.end()) {
        list.push_back(hex);
    }
}

/// Overlays that are a list of hexes of the map.
constexpr std::array<std::pair<std::string_view, std::vector<Hex> Map::*>, 4> plain_overlays{{
    {"obstacle", &Map::obstacles},
    {"difficult-terrain", &Map::difficult},
    {"hazard", &Map::hazardous},
    {"wall", &Map::wall_hexes},
}};

/// Objects that mark a hex for the players but are not overlay tiles in the rules.
constexpr std::array<std::string_view, 3> marks{"token", "highlight", "rift"};

void lay_treasure(const Overlay& overlay, Scene& scene) {
    for (const Hex cell : overlay.cells) {
        if (overlay.sub_type != "coin") {
            add_once(scene.map.treasure, cell);
            continue;
        }
        const auto coins = static_cast<std::size_t>(overlay.amount);
        spend(200 * coins);
        scene.loot.insert(scene.loot.end(), coins, cell);
    }
}

std::string lay_trap(const Overlay& overlay, Scene& scene) {
    for (const Hex cell : overlay.cells) {
        spend(10 + scene.map.traps.size() / 4);
        if (std::ranges::find(scene.map.traps, cell, &Trap::at) == scene.map.traps.end()) {
            scene.map.traps.push_back({cell, {}, {}});
        }
    }
    return overlay.sub_type == "poison"
               ? "the poison traps are treated as damage traps: the scenario book says what they do"
               : "";
}

}  // namespace

std::string lay_overlay(const Overlay& overlay, Scene& scene) {
    if (overlay.type == "starting-location" || overlay.type == "door") {
        return "";
    }
    if (overlay.type == "treasure") {
        lay_treasure(overlay, scene);
        return "";
    }
    if (overlay.type == "trap") {
        return lay_trap(overlay, scene);
    }
    if (std::ranges::find(marks, overlay.type) != marks.end()) {
        return "overlays that only mark a hex are left out: " + overlay.type;
    }
    const auto plain =
        std::ranges::find(plain_overlays, std::string_view{overlay.type},
                          &std::pair<std::string_view, std::vector<Hex> Map::*>::first);
    if (plain == plain_overlays.end()) {
        throw InputError{{ErrorCode::unknown_name,
                          "",
                          "an overlay of type " + in_quotes(overlay.type),
                          "obstacle, difficult-terrain, hazard, trap, treasure, wall, door, "
                          "starting-location, token, highlight or rift",
                          {}}};
    }
    for (const Hex cell : overlay.cells) {
        add_once(scene.map.*(plain->second), cell);
        if (overlay.type == "wall") {
            spend(scene.map.hexes.size() / 8);
            std::erase(scene.map.hexes, cell);
        }
    }
    return "";
}

}  // namespace standee::vgb
