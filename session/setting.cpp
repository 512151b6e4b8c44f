#include "session/setting.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "files/fixture_json.hpp"
#include "files/scenario_json.hpp"

namespace standee {
namespace {

/// Whether a figure of a room is revealed by the rules: monsters and allied sets are; everything
/// else is simply there.
bool is_revealed(const Figure& figure) {
    const bool enemy = (figure.kind == Kind::monster || figure.kind == Kind::boss) &&
                       figure.side == Side::monsters;
    return (enemy || (figure.kind == Kind::ally && figure.rank)) && !is_large(figure);
}

bool comes_later(const RoomFigure& figure) { return is_revealed(figure.figure) || !figure.placed; }

void add_hexes(const Map& map, std::vector<Hex>& hexes) {
    for (const auto* more : {&map.hexes, &map.unrevealed, &map.wall_hexes}) {
        hexes.insert(hexes.end(), more->begin(), more->end());
    }
}

HexNames names_in(const Scenario& scenario) {
    std::vector<Hex> hexes;
    add_hexes(scenario.scene.map, hexes);
    for (const ScenarioRoom& room : scenario.rooms) {
        if (room.map) {
            add_hexes(*room.map, hexes);
        }
    }
    return HexNames{hexes};
}

}  // namespace

std::vector<RoomFigure> coming_with(const ScenarioRoom& room, int players) {
    std::vector<RoomFigure> coming;
    for (const RoomFigure& figure : room.figures) {
        if (comes_for(figure, players) && comes_later(figure)) {
            coming.push_back(figure);
        }
    }
    return coming;
}

Scene with_room(const Scene& scene, const ScenarioRoom& room, int players) {
    Scene revealed = scene;
    if (room.map) {
        add_room(revealed.map, *room.map);
    }
    for (const RoomFigure& figure : room.figures) {
        if (comes_for(figure, players) && !comes_later(figure)) {
            revealed.figures.push_back(figure.figure);
        }
    }
    revealed.loot.insert(revealed.loot.end(), room.loot.begin(), room.loot.end());
    return revealed;
}

Setting read_setting(const Json& document) {
    Setting setting;
    if (is_scenario(document)) {
        setting.scenario = read_scenario(document);
    } else {
        setting.scenario.scene = scene_of(read_fixture(document));
        setting.scenario.players = static_cast<int>(
            std::ranges::count(setting.scenario.scene.figures, Kind::character, &Figure::kind));
    }
    setting.names = names_in(setting.scenario);
    return setting;
}

}  // namespace standee
