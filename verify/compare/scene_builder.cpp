#include "verify/compare/scene_builder.hpp"

#include <nlohmann/json.hpp>
#include <utility>

namespace standee::verify {

std::vector<Hex> block(int columns, int rows) {
    std::vector<Hex> hexes;
    for (int q = 0; q < columns; ++q) {
        for (int row = 0; row < rows; ++row) {
            hexes.push_back({q, row - q / 2});
        }
    }
    return hexes;
}

Scene stage(const Edition& edition, std::vector<Hex> hexes) {
    Scene scene;
    scene.edition = edition;
    scene.map.hexes = std::move(hexes);
    scene.map.edges = Border::open;
    return scene;
}

Figure& add(Scene& scene, std::string id, Kind kind, Hex at) {
    Figure figure;
    figure.id = std::move(id);
    figure.kind = kind;
    figure.side = kind == Kind::monster || kind == Kind::boss ? Side::monsters : Side::party;
    figure.at = at;
    figure.hp = 9;
    figure.max_hp = 9;
    return scene.figures.emplace_back(std::move(figure));
}

Hex draw_hex(generate::Dice& dice, std::vector<Hex>& hexes) {
    const auto drawn = hexes.begin() + dice.below(static_cast<int>(hexes.size()));
    const Hex hex = *drawn;
    hexes.erase(drawn);
    return hex;
}

Case turn_of(Scene scene, std::string figure, std::vector<Ability> abilities) {
    scene.turn = TurnOrder{std::move(figure), std::move(abilities)};
    return {std::move(scene), {}};
}

Case play_of(Scene scene, const std::vector<Json>& steps) {
    Case tried{std::move(scene), {}};
    for (const Json& step : steps) {
        tried.steps.push_back(step.dump());
    }
    return tried;
}

Json json_of(Hex hex) { return Json::array({hex.q, hex.r}); }

}  // namespace standee::verify
