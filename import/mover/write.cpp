#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "files/render.hpp"
#include "import/mover/differences.hpp"
#include "import/mover/link.hpp"
#include "import/mover/mover.hpp"
#include "import/mover/place.hpp"

namespace standee::mover {
namespace {

[[noreturn]] void refuse_scene(std::string pointer, std::string found, std::string expected,
                               ErrorCode code = ErrorCode::out_of_range) {
    throw InputError{{code, std::move(pointer), std::move(found), std::move(expected), {}}};
}

Rules rules_of(const Scene& scene) {
    switch (rulebook_of(scene.edition.id)) {
        case EditionId::frosthaven: return Rules::frosthaven;
        case EditionId::gloomhaven: return Rules::gloomhaven;
        case EditionId::jaws_of_the_lion: return Rules::jaws_of_the_lion;
        default: break;
    }
    refuse_scene("/edition", in_quotes(scene.edition.name()),
                 "frosthaven, gloomhaven or jaws-of-the-lion, as Monster Mover has no other",
                 ErrorCode::not_in_edition);
}

/// Whether the figure is the one whose turn the scene plans.
bool acts(const Scene& scene, const Figure& figure) {
    return scene.turn && scene.turn->figure == figure.id;
}

/// An ally becomes a character token, but only if it is the one that acts.
Token token_of(const Scene& scene, std::size_t position) {
    const Figure& figure = scene.figures[position];
    const bool party = figure.side == Side::party;
    const Kind wanted = !party ? Kind::monster : acts(scene, figure) ? Kind::ally : Kind::character;
    if (figure.kind != wanted) {
        refuse_scene(
            "/figures/" + std::to_string(position) + "/kind",
            in_quotes(kind_names[static_cast<std::size_t>(figure.kind)]),
            in_quotes(kind_names[static_cast<std::size_t>(wanted)]) +
                ", as a Monster Mover link has characters, monsters and an ally that acts");
    }
    return party ? Token::character : Token::monster;
}

bool is_a_place(double initiative) {
    return initiative >= 1 && initiative <= last_initiative && initiative == std::floor(initiative);
}

/// The initiatives of a side as numbers from 1 to 9. Initiatives that already are such numbers stay
/// as they are; otherwise their order is used and reported as a difference.
std::map<double, int> places_of(const Scene& scene, Side side) {
    std::map<double, int> places;
    bool same = true;
    for (const Figure& figure : scene.figures) {
        if (figure.side == side && figure.initiative) {
            places[figure.initiative->leading] = 0;
            same = same && is_a_place(figure.initiative->leading);
        }
    }
    int next = 1;
    for (auto& [initiative, place] : places) {
        place = same ? static_cast<int>(initiative) : std::min(next++, last_initiative);
    }
    return places;
}

void put_terrain(const std::vector<Hex>& hexes, Content content, Hex shift, Link& link) {
    for (const Hex hex : hexes) {
        if (const auto cell = cell_of_hex(hex + shift)) {
            link.cells[*cell].content = content;
        }
    }
}

void put_wall(Edge wall, Link& link) {
    for (std::size_t side = 0; side < wall_sides.size(); ++side) {
        for (const auto& [from, to] : {std::pair{wall.a, wall.b}, std::pair{wall.b, wall.a}}) {
            const auto cell = cell_of_hex(from);
            if (cell && neighbour(from, wall_sides[side]) == to) {
                link.cells[*cell].walls[side] = true;
            }
        }
    }
}

void put_map(const Map& map, Hex shift, Link& link) {
    put_terrain(map.obstacles, Content::obstacle, shift, link);
    put_terrain(map.hazardous, Content::hazardous, shift, link);
    put_terrain(map.difficult, Content::difficult, shift, link);
    put_terrain(map.icy, Content::icy, shift, link);
    for (const Trap& trap : map.traps) {
        put_terrain({trap.at}, Content::trap, shift, link);
    }
    put_terrain(wall_hexes_of(map), Content::wall, shift, link);
    for (const Edge& wall : map.walls) {
        put_wall({wall.a + shift, wall.b + shift}, link);
    }
}

void put_figures(const Scene& scene, Hex shift, Link& link) {
    const std::array places{places_of(scene, Side::party), places_of(scene, Side::monsters)};
    for (std::size_t i = 0; i < scene.figures.size(); ++i) {
        const Figure& figure = scene.figures[i];
        const int place = *cell_of_hex(figure.at + shift);
        Cell& cell = link.cells[place];
        cell.token = token_of(scene, i);
        cell.initiative =
            figure.initiative
                ? places[static_cast<std::size_t>(figure.side)].at(figure.initiative->leading)
                : 1;
        if (acts(scene, figure)) {
            link.active = place;
            link.characters_act = cell.token == Token::character;
            link.muddled = figure.has(Condition::muddle);
            link.flight = figure.flying ? Flight::flying : Flight::none;
        }
    }
}

int within(int number, int most) { return std::clamp(number, 0, most); }

void put_attack(const AttackAbility& attack, Link& link) {
    link.range = attack.range ? within(attack.range->number, most_range) : 0;
    link.targets = attack.targets ? within(attack.targets->count.number, all_targets - 1) : 1;
    if (attack.targets && attack.targets->all) {
        link.targets = all_targets;
    }
    if (attack.area) {
        link.area = area_cells_of(*attack.area);
    }
}

/// A move or teleport, then an attack; either may be missing.
void put_turn(const Scene& scene, Link& link) {
    if (!scene.turn->abilities) {
        refuse_scene("/turn", "no abilities", "a move and an attack of its own",
                     ErrorCode::missing_field);
    }
    const std::vector<Ability>& abilities = *scene.turn->abilities;
    for (std::size_t i = 0; i < abilities.size(); ++i) {
        const auto* move = std::get_if<MoveAbility>(&abilities[i].what);
        const auto* teleport = std::get_if<TeleportAbility>(&abilities[i].what);
        const auto* attack = std::get_if<AttackAbility>(&abilities[i].what);
        if (move != nullptr && i == 0 && move->towards.empty()) {
            link.move = within(move->points.number, most_move);
            link.flight = move->jump ? Flight::jump : link.flight;
        } else if (teleport != nullptr && i == 0) {
            link.move = within(teleport->range, most_move);
            link.teleport = true;
        } else if (attack != nullptr && i + 1 == abilities.size()) {
            put_attack(*attack, link);
        } else {
            refuse_scene("/turn/abilities/" + std::to_string(i), "this ability",
                         "a move or teleport, then an attack: a Monster Mover link has no others");
        }
    }
}

Link link_of(const Scene& scene, Hex shift) {
    Link link;
    link.rules = rules_of(scene);
    put_map(scene.map, shift, link);
    put_figures(scene, shift, link);
    if (scene.turn) {
        put_turn(scene, link);
    } else {
        link.move = 2;  // as on Monster Mover's empty board
        link.targets = 1;
    }
    std::erase_if(link.cells, [](const auto& entry) { return entry.second == Cell{}; });
    return link;
}

/// Whether nobody on that side has an initiative. Their order is then open, as between equals.
bool without_initiatives(const Scene& scene, Side side) {
    return std::ranges::none_of(scene.figures, [side](const Figure& figure) {
        return figure.side == side && figure.initiative.has_value();
    });
}

/// The figures of the link under their ids in the scene, in its order.
void name_figures(const Scene& scene, Hex shift, Scene& from_link) {
    std::vector<Figure> figures;
    for (const Figure& figure : scene.figures) {
        const auto found = std::ranges::find(from_link.figures, figure.at + shift, &Figure::at);
        Figure same = *found;
        same.id = figure.id;
        same.at = figure.at;
        const bool irrelevant = acts(scene, figure) || without_initiatives(scene, figure.side);
        if (!figure.initiative && irrelevant) {
            same.initiative.reset();
        }
        figures.push_back(std::move(same));
    }
    from_link.figures = std::move(figures);
    if (from_link.turn) {
        from_link.turn->figure = scene.turn->figure;
    }
}

/// The link's attack, written as the scene writes it if both mean the same: the origin of the
/// area, "range": "melee", and "targets": 1 written out.
void word_attack(const Scene& scene, Scene& from_link) {
    if (!scene.turn || !scene.turn->abilities || !from_link.turn ||
        from_link.turn->abilities->size() != scene.turn->abilities->size() ||
        scene.turn->abilities->empty()) {
        return;
    }
    const auto* own = std::get_if<AttackAbility>(&scene.turn->abilities->back().what);
    auto* other = std::get_if<AttackAbility>(&from_link.turn->abilities->back().what);
    if (own == nullptr || other == nullptr) {
        return;
    }
    if (own->area && other->area && same_pattern(*own->area, *other->area)) {
        other->area = own->area;
    }
    other->melee = own->melee && !other->range;
    if (own->targets == TargetCount{} && !other->targets) {
        other->targets = own->targets;
    }
}

/// The content of the link, with the ids, the place, the order and the border of the scene.
Scene said_by(const std::string& link, const Scene& scene, Hex shift) {
    Scene from_link = read_mover_link(link).scene;
    move_map(from_link.map, Hex{} - shift);
    from_link.map.coordinates = scene.map.coordinates;
    if (scene.map.edges == Border::walls) {
        keep_hexes_of(scene.map, from_link.map);
    }
    write_walls_as(scene.map, from_link.map);
    name_figures(scene, shift, from_link);
    word_attack(scene, from_link);
    return from_link;
}

}  // namespace

ExportedScene export_to_mover(const Scene& scene) {
    const Hex shift = place_on_board(scene.map);
    ExportedScene result;
    result.link = print_link(link_of(scene, shift));
    result.left_out = differences(scene, said_by(result.link, scene, shift));
    return result;
}

std::vector<std::string> notes_of(const ExportedScene& exported) {
    std::vector<std::string> notes;
    std::ranges::transform(exported.left_out, std::back_inserter(notes),
                           [](const Error& error) { return "left out: " + error.sentence(); });
    return notes;
}

std::string write_mover_link(const Scene& scene) {
    ExportedScene result = export_to_mover(scene);
    if (!result.left_out.empty()) {
        throw InputError{result.left_out.front()};
    }
    return std::move(result.link);
}

}  // namespace standee::mover
