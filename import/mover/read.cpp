#include <array>

#include "import/mover/link.hpp"
#include "import/mover/mover.hpp"

namespace standee::mover {
namespace {

constexpr std::array<EditionId, 3> editions_of_rules{EditionId::frosthaven, EditionId::gloomhaven,
                                                     EditionId::jaws_of_the_lion};

/// Puts the content of a cell on the map.
void put_content(Content content, Hex hex, Map& map) {
    switch (content) {
        case Content::empty:
        case Content::wall: return;
        case Content::obstacle: map.obstacles.push_back(hex); return;
        case Content::trap: map.traps.push_back({hex, {}, {}}); return;
        case Content::hazardous: map.hazardous.push_back(hex); return;
        case Content::difficult: map.difficult.push_back(hex); return;
        case Content::icy: map.icy.push_back(hex); return;
    }
}

bool is_wall_cell(const Link& link, int cell) {
    const auto found = link.cells.find(cell);
    return found != link.cells.end() && found->second.content == Content::wall;
}

/// Whether a figure can stand in a hex, so that a wall line at it means something.
bool is_floor(const Link& link, Hex hex) {
    const auto cell = cell_of_hex(hex);
    return cell && !is_wall_cell(link, *cell);
}

Map map_in(const Link& link, std::vector<std::string>& notes) {
    Map map;
    map.edges = Border::open;
    for (int cell = 0; cell < board_cells; ++cell) {
        (is_wall_cell(link, cell) ? map.wall_hexes : map.hexes).push_back(hex_of_cell(cell));
    }
    bool useless = false;
    for (const auto& [place, cell] : link.cells) {
        const Hex hex = hex_of_cell(place);
        put_content(cell.content, hex, map);
        for (std::size_t side = 0; side < wall_sides.size(); ++side) {
            const Hex other = neighbour(hex, wall_sides[side]);
            const bool means_something = is_floor(link, hex) || is_floor(link, other);
            if (cell.walls[side] && means_something) {
                map.walls.push_back({hex, other});
            }
            useless = useless || (cell.walls[side] && !means_something);
        }
    }
    if (useless) {
        notes.emplace_back("wall lines between wall hexes are left out");
    }
    return map;
}

Figure figure_in(const Link& link, int place, const Cell& cell) {
    const bool character = cell.token == Token::character;
    const bool acts = link.active == place;
    Figure figure;
    figure.id = (character ? "C" : "M") + std::to_string(place);
    figure.kind = !character ? Kind::monster : acts ? Kind::ally : Kind::character;
    figure.side = character ? Side::party : Side::monsters;
    figure.at = hex_of_cell(place);
    figure.initiative = Initiative{static_cast<double>(cell.initiative), {}};
    figure.flying = acts && link.flight == Flight::flying;
    if (acts && link.muddled) {
        figure.conditions.push_back({Condition::muddle, false});
    }
    return figure;
}

std::optional<Area> area_in(const Link& link, std::vector<std::string>& notes) {
    Area area;
    if (link.range == 0) {
        area.grey = Hex{};
    }
    for (const int cell : link.area) {
        if (area.grey && cell == area_centre) {
            notes.emplace_back("the hex of the attacker in the area of a melee attack is left out");
        } else {
            area.red.push_back(offset_of_area_cell(cell));
        }
    }
    return area.red.empty() ? std::nullopt : std::optional{area};
}

std::optional<Ability> movement_in(const Link& link, std::vector<std::string>& notes) {
    if (link.teleport) {
        if (link.flight == Flight::jump) {
            notes.emplace_back("the jump of a teleport is left out");
        }
        return Ability{TeleportAbility{link.move}};
    }
    const bool jump = link.flight == Flight::jump;
    if (link.move == 0 && !jump) {
        return std::nullopt;
    }
    return Ability{MoveAbility{{link.move, false}, jump}};
}

std::optional<Ability> attack_in(const Link& link, std::vector<std::string>& notes) {
    AttackAbility attack;
    attack.value = {1, false};  // a link has no attack value
    if (link.range > 0) {
        attack.range = Amount{link.range, false};
    }
    if (link.targets != 1) {
        attack.targets = link.targets == all_targets ? TargetCount{{1, false}, true}
                                                     : TargetCount{{link.targets, false}, false};
    }
    attack.area = area_in(link, notes);
    const bool nothing = link.targets == 0 && link.range == 0 && !attack.area;
    return nothing ? std::nullopt : std::optional{Ability{attack}};
}

TurnOrder turn_in(const Link& link, const Figure& figure, std::vector<std::string>& notes) {
    TurnOrder turn{figure.id, std::vector<Ability>{}};
    for (const auto& ability : {movement_in(link, notes), attack_in(link, notes)}) {
        if (ability) {
            turn.abilities->push_back(*ability);
        }
    }
    return turn;
}

/// "move 2, range 5, targets 1": settings for an active figure in a link that has none.
std::string settings_of(const Link& link) {
    std::string text = "move " + std::to_string(link.move) + ", range " +
                       std::to_string(link.range) + ", targets " + std::to_string(link.targets);
    const std::array<std::pair<bool, const char*>, 6> others{
        {{link.flight == Flight::jump, "jump"},
         {link.flight == Flight::flying, "flying"},
         {link.teleport, "teleport"},
         {link.muddled, "muddled"},
         {!link.area.empty(), "an area"},
         {link.characters_act, "the characters' side acts"}}};
    for (const auto& [set, name] : others) {
        text += set ? std::string{", "} + name : "";
    }
    return text;
}

}  // namespace

ImportedLink scene_of_link(const Link& link) {
    ImportedLink result;
    Scene& scene = result.scene;
    scene.edition = edition(editions_of_rules[static_cast<std::size_t>(link.rules)]);
    scene.map = map_in(link, result.notes);
    for (const auto& [place, cell] : link.cells) {
        if (cell.token == Token::none) {
            continue;
        }
        if (cell.content == Content::wall) {
            throw InputError{
                {ErrorCode::out_of_range,
                 "",
                 "a Monster Mover link with a figure in a wall, in cell " + std::to_string(place),
                 "figures in cells that can be entered",
                 {}}};
        }
        scene.figures.push_back(figure_in(link, place, cell));
        if (link.active == place) {
            scene.turn = turn_in(link, scene.figures.back(), result.notes);
        }
    }
    if (!link.active) {
        result.notes.push_back("no figure acts: the link's " + settings_of(link) + " are left out");
    }
    if (link.rotated) {
        result.notes.emplace_back("the rotation of the board is left out");
    }
    return result;
}

ImportedLink read_mover_link(std::string_view text) { return scene_of_link(parse_link(text)); }

}  // namespace standee::mover
