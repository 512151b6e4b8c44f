#include "tests/rulebook/picture.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <stdexcept>

namespace standee::rulebook::test {
namespace {

void stand(Scene& scene, char letter, Hex at) {
    Figure figure;
    figure.id = std::string(1, letter);
    figure.at = at;
    figure.attack = 2;
    figure.move = 2;
    if (letter >= 'B' && letter <= 'E') {
        figure.kind = Kind::character;
        figure.side = Side::party;
        figure.initiative = {10.0 * (letter - 'A'), {}};
    } else if (letter == 'm') {
        figure.id += std::to_string(at.r);
    }
    scene.figures.push_back(figure);
}

void draw(Scene& scene, char mark, Hex at) {
    Map& map = scene.map;
    if (mark == '#') {
        map.wall_hexes.push_back(at);
        return;
    }
    map.hexes.push_back(at);
    switch (mark) {
        case '.': break;
        case 'o': map.obstacles.push_back(at); break;
        case 't': map.traps.push_back({at, {}, {}}); break;
        case 'h': map.hazardous.push_back(at); break;
        case 'd': map.difficult.push_back(at); break;
        case 'i': map.icy.push_back(at); break;
        case 'x': map.doors.push_back({at, false}); break;
        case '/': map.doors.push_back({at, true}); break;
        default: stand(scene, mark, at);
    }
}

}  // namespace

Scene picture(EditionId edition, std::initializer_list<std::string_view> lines) {
    Scene scene;
    scene.edition = standee::edition(edition);
    int y = 0;
    for (const std::string_view line : lines) {
        for (std::size_t q = 0; q < line.size(); ++q) {
            if (line[q] == ' ') {
                continue;
            }
            if ((y - static_cast<int>(q)) % 2 != 0) {
                throw std::invalid_argument("a hex between two columns of the picture");
            }
            draw(scene, line[q], hex_at(static_cast<int>(q), y));
        }
        ++y;
    }
    play_card(scene, {move(2), melee()});
    return scene;
}

Scene column(EditionId edition, std::string_view marks) {
    Scene scene;
    scene.edition = standee::edition(edition);
    scene.map.edges = Border::open;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        draw(scene, marks[i], {0, static_cast<int>(i)});
    }
    play_card(scene, {move(2), melee()});
    return scene;
}

Scene field(EditionId edition) {
    constexpr int radius = 4;
    Scene scene;
    scene.edition = standee::edition(edition);
    for (int q = -radius; q <= radius; ++q) {
        for (int r = -radius; r <= radius; ++r) {
            if (hex_distance({}, {q, r}) <= radius) {
                draw(scene, '.', {q, r});
            }
        }
    }
    Figure actor;
    actor.id = "A";
    put(scene, actor);
    play_card(scene, {move(2), melee()});
    return scene;
}

Figure& enemy(Scene& scene, std::string id, Hex at, std::optional<double> initiative) {
    Figure figure;
    figure.id = std::move(id);
    figure.kind = Kind::character;
    figure.side = Side::party;
    figure.at = at;
    if (initiative) {
        figure.initiative = Initiative{*initiative, {}};
    }
    return put(scene, figure);
}

void give(Scene& scene, std::string_view id, Condition condition) {
    figure(scene, id).conditions.push_back({condition, false});
}

Figure& figure(Scene& scene, std::string_view id) {
    return *std::ranges::find(scene.figures, id, &Figure::id);
}

Figure& put(Scene& scene, Figure figure) {
    scene.figures.push_back(std::move(figure));
    return scene.figures.back();
}

void play_card(Scene& scene, std::vector<Ability> card) {
    scene.turn = TurnOrder{"A", std::move(card)};
}

Ability move(int points, bool jump) { return {MoveAbility{{points, false}, jump}}; }

Ability melee(int targets) {
    AttackAbility attack;
    attack.value = {2, false};
    attack.targets = TargetCount{{targets, false}, false};
    return {attack};
}

Ability ranged(int range, int targets) {
    Ability ability = melee(targets);
    std::get<AttackAbility>(ability.what).range = Amount{range, false};
    return ability;
}

Ability with_area(Ability attack, Area area) {
    std::get<AttackAbility>(attack.what).area = std::move(area);
    return attack;
}

std::string options_of(const Scene& scene) {
    std::vector<std::string> options;
    for (const PlannedOption& option : plan_turn(scene).options) {
        options.push_back(fmt::format("[{},{}]{{{}}}", option.end.q, option.end.r,
                                      fmt::join(option.targets, ",")));
    }
    return fmt::format("{}", fmt::join(options, " "));
}

std::string foci_of(const Scene& scene) {
    return fmt::format("{}", fmt::join(plan_turn(scene).foci, ","));
}

}  // namespace standee::rulebook::test
