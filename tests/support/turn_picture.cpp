#include "tests/support/turn_picture.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

namespace standee {
namespace {

void lay(Map& map, char letter, Hex hex) {
    if (letter == '#') {
        map.wall_hexes.push_back(hex);
        return;
    }
    map.hexes.push_back(hex);
    switch (letter) {
        case 'o': map.obstacles.push_back(hex); break;
        case 'd': map.difficult.push_back(hex); break;
        case 'i': map.icy.push_back(hex); break;
        case 'h': map.hazardous.push_back(hex); break;
        case 't': map.traps.push_back({.at = hex}); break;
        case '+': map.doors.push_back({hex, false}); break;
        case '/': map.doors.push_back({hex, true}); break;
        default: break;
    }
}

void place(Scene& scene, char letter, Hex hex) {
    Figure figure;
    figure.id = std::string(1, letter);
    figure.at = hex;
    if (letter == 'O') {
        figure.kind = Kind::objective;
        figure.side = Side::party;
    } else if (letter >= 'C' && letter <= 'G') {
        figure.kind = Kind::character;
        figure.side = Side::party;
        figure.initiative = Initiative{10.0 * (letter - 'B'), {}};
    }
    scene.figures.push_back(figure);
}

bool is_figure(char letter) { return letter >= 'A' && letter <= 'O'; }

}  // namespace

TurnPicture::TurnPicture(std::string_view text, EditionId edition) {
    scene.edition = standee::edition(edition);
    scene.map.edges = Border::open;
    scene.turn = TurnOrder{"A", std::vector<Ability>{move(2), melee()}};
    int column = 0;
    int line = 0;
    for (const char letter : text) {
        if (letter == '\n') {
            column = 0;
            ++line;
            continue;
        }
        if (letter != ' ') {
            const int row = line - column / 2;
            if (column % 2 != 0 || row % 2 != 0) {
                throw std::invalid_argument(
                    fmt::format("no hex lies at '{}' in line {}", letter, line));
            }
            const Hex hex{column / 2, row / 2};
            lay(scene.map, letter, hex);
            letters.emplace_back(letter, hex);
            if (is_figure(letter)) {
                place(scene, letter, hex);
            }
        }
        ++column;
    }
}

Hex TurnPicture::at(char letter) const {
    const auto found = std::ranges::find(letters, letter, &std::pair<char, Hex>::first);
    return found == letters.end() ? throw std::invalid_argument("no such letter") : found->second;
}

Figure& TurnPicture::figure(char letter) {
    return *std::ranges::find(scene.figures, std::string(1, letter), &Figure::id);
}

TurnPicture& TurnPicture::walls(const std::vector<std::string_view>& pairs) {
    for (const std::string_view pair : pairs) {
        scene.map.walls.push_back({at(pair.at(0)), at(pair.at(1))});
    }
    return *this;
}

TurnPicture& TurnPicture::links(const std::vector<std::string_view>& pairs) {
    for (const std::string_view pair : pairs) {
        scene.map.links.push_back({at(pair.at(0)), at(pair.at(1))});
    }
    return *this;
}

TurnPicture& TurnPicture::card(std::vector<Ability> abilities) {
    scene.turn->abilities = std::move(abilities);
    return *this;
}

TurnPicture TurnPicture::in(EditionId edition) const {
    TurnPicture other = *this;
    other.scene.edition = standee::edition(edition);
    return other;
}

std::string TurnPicture::name_of(Hex hex) const {
    const auto found = std::ranges::find(letters, hex, &std::pair<char, Hex>::second);
    const bool named = found != letters.end() && std::isalnum(found->first) != 0 &&
                       std::islower(found->first) == 0;
    return named ? std::string(1, found->first) : fmt::format("[{},{}]", hex.q, hex.r);
}

std::vector<std::string> TurnPicture::outcomes() const {
    std::vector<std::string> result;
    for (const TurnOption& option : plan_turn(scene).options) {
        std::string words = name_of(option.end) + ":";
        for (const FigureIndex target : option.targets) {
            words += " " + scene.figures[target].id;
        }
        result.push_back(words);
    }
    return result;
}

std::string TurnPicture::foci() const {
    std::vector<std::string> ids;
    for (const FigureIndex focus : plan_turn(scene).focus) {
        ids.push_back(scene.figures[focus].id);
    }
    return fmt::format("{}", fmt::join(ids, " "));
}

Ability move(int points) { return {MoveAbility{.points = {points}}}; }
Ability jump(int points) { return {MoveAbility{.points = {points}, .jump = true}}; }
Ability teleport(int range) { return {TeleportAbility{.range = range}}; }
Ability melee(int targets) {
    return {AttackAbility{.value = {2}, .targets = TargetCount{.count = {targets}}}};
}
Ability ranged(int range, int targets) {
    return {AttackAbility{
        .value = {2}, .range = Amount{range}, .targets = TargetCount{.count = {targets}}}};
}

}  // namespace standee
