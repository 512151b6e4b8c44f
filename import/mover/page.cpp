#include "import/mover/page.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numbers>
#include <utility>
#include <vector>

#include "files/reader.hpp"
#include "focus/turn.hpp"
#include "import/mover/link.hpp"
#include "import/mover/mover.hpp"
#include "lib/board.hpp"
#include "lib/error.hpp"
#include "pathing/range.hpp"
#include "pathing/sight/sight.hpp"

namespace standee::mover {
namespace {

constexpr Limits cells_of_board{0, board_cells - 1};

/// A whole number, which the page may also write as a string or as true or false.
int whole_number(const Reader& reader, Limits limits) {
    if (reader.is_boolean()) {
        return reader.boolean() ? 1 : 0;
    }
    if (!reader.is_text()) {
        return reader.integer(limits);
    }
    const Json parsed = Json::parse(reader.text(), nullptr, false);
    if (!parsed.is_number_integer()) {
        reader.fail(ErrorCode::wrong_type, "a whole number");
    }
    return Reader{parsed, reader.pointer()}.integer(limits);
}

int whole_number_or(const Reader& reader, std::string_view field, int otherwise, Limits limits) {
    const auto there = reader.find(field);
    return there ? whole_number(*there, limits) : otherwise;
}

std::vector<int> cells_in(const Reader& reader, std::string_view field) {
    return reader.list_or_none(
        field, [](const Reader& cell) { return whole_number(cell, cells_of_board); });
}

/// Throws if the page draws a board other than Monster Mover's.
void demand_board(const Reader& request) {
    static_cast<void>(request.at("width").integer({board_width, board_width}));
    static_cast<void>(request.at("height").integer({board_height, board_height}));
}

void read_walls(const Reader& map, Link& link) {
    for (const int cell : cells_in(map, "walls")) {
        link.cells[cell].content = Content::wall;
    }
    const auto lines = map.find("thin_walls");
    for (std::size_t i = 0; lines && i < lines->size(); ++i) {
        const Reader line = (*lines)[i];
        if (!line.is_array() || line.size() != 2) {
            line.fail(ErrorCode::wrong_type, "a wall: [cell, side]");
        }
        const auto side = static_cast<std::size_t>(whole_number(line[1], {0, 2}));
        link.cells[whole_number(line[0], cells_of_board)].walls.at(side) = true;
    }
}

void read_contents(const Reader& map, Link& link) {
    constexpr std::array<std::pair<std::string_view, Content>, 5> layers{
        {{"obstacles", Content::obstacle},
         {"traps", Content::trap},
         {"hazardous", Content::hazardous},
         {"difficult", Content::difficult},
         {"icy", Content::icy}}};
    for (const auto& [field, content] : layers) {
        for (const int cell : cells_in(map, field)) {
            link.cells[cell].content = content;
        }
    }
}

/// The figures. `initiatives` are those of the acting figure's enemies, in their order.
void read_figures(const Reader& request, const Reader& map, Link& link) {
    const std::vector<int> characters = cells_in(map, "characters");
    const std::vector<int> monsters = cells_in(map, "monsters");
    for (const int cell : characters) {
        link.cells[cell].token = Token::character;
    }
    for (const int cell : monsters) {
        link.cells[cell].token = Token::monster;
    }
    const int active = whole_number(request.at("active_figure"), cells_of_board);
    const auto there = link.cells.find(active);
    if (there == link.cells.end() || there->second.token == Token::none) {
        request.at("active_figure").fail(ErrorCode::bad_reference, "the cell of a figure");
    }
    link.active = active;
    link.characters_act = there->second.token == Token::character;
    const std::vector<int>& enemies = link.characters_act ? monsters : characters;
    const std::vector<int> ranks = map.list_or_none(
        "initiatives", [](const Reader& rank) { return whole_number(rank, {0, 99}); });
    for (std::size_t i = 0; i < std::min(enemies.size(), ranks.size()); ++i) {
        link.cells[enemies[i]].initiative = ranks[i];
    }
}

Link read_request(const Reader& request) {
    demand_board(request);
    Link link;
    link.range = whole_number(request.at("range"), {0, most_range});
    link.targets = whole_number(request.at("target"), {0, all_targets});
    link.rules = static_cast<Rules>(whole_number_or(request, "game_rules", 0, {0, 2}));
    read_walls(request.at("map"), link);
    return link;
}

/// The same with everything that a turn needs.
Link read_turn(const Reader& request) {
    Link link = read_request(request);
    link.move = whole_number(request.at("move"), {0, most_move});
    link.flight = static_cast<Flight>(whole_number(request.at("flying"), {0, 2}));
    link.teleport = whole_number_or(request, "teleport", 0, {0, 1}) == 1;
    link.muddled = whole_number_or(request, "muddled", 0, {0, 1}) == 1;
    link.area = request.list_or_none(
        "aoe", [](const Reader& cell) { return whole_number(cell, {0, area_cells - 1}); });
    std::ranges::sort(link.area);
    std::erase(link.area, link.range == 0 ? area_centre : -1);
    read_contents(request.at("map"), link);
    read_figures(request, request.at("map"), link);
    return link;
}

Json cell_json(Hex hex) {
    const auto cell = cell_of_hex(hex);
    return cell ? Json(*cell) : Json(nullptr);
}

/// A point as the page draws it: hexes of radius 1, y upward from the bottom.
Json point_json(RationalPoint point) {
    const LatticePoint origin = centre(hex_of_cell(0));
    const double x = static_cast<double>(point.x) / static_cast<double>(point.over) - origin.x;
    const double y = origin.y - static_cast<double>(point.y) / static_cast<double>(point.over);
    return {1 + x / 2, (1 + y) * std::numbers::sqrt3 / 2};
}

/// What can be seen and reached from each cell.
class Views {
public:
    Views(const Scene& scene, const Board& board, const Link& link)
        : board_{board}, sight_{board, scene.edition}, link_{link} {}

    /// Half-open runs of the cells that are in sight and within the attack's range.
    Json reach(Hex from) {
        if (link_.targets == 0) {
            return Json::array();
        }
        range_.within(board_, board_.find(from), std::max(link_.range, 1));
        return runs(from, [this](HexIndex hex) { return range_.of(hex) >= 0; });
    }

    /// Half-open runs of the cells in sight.
    Json sight(Hex from) {
        return runs(from, [](HexIndex) { return true; });
    }

    [[nodiscard]] Json line(Hex from, Hex to) const {
        const Segment segment = sight_.line(board_.find(from), board_.find(to)).segment;
        return {point_json(segment.from), point_json(segment.to)};
    }

private:
    template <class Counts>
    Json runs(Hex from, Counts counts) {
        const HexIndex origin = board_.find(from);
        Json runs = Json::array();
        bool open = false;
        for (int cell = 0; cell <= board_cells; ++cell) {
            const HexIndex hex = cell < board_cells ? board_.find(hex_of_cell(cell)) : no_hex;
            const bool there =
                hex != no_hex && hex != origin && counts(hex) && sight_.clear(origin, hex);
            if (there && !open) {
                runs.push_back({cell, board_cells});
            } else if (!there && open) {
                runs.back()[1] = cell;
            }
            open = there;
        }
        return runs;
    }

    const Board& board_;
    Sight sight_;
    const Link& link_;
    RangeCount range_;
};

Json action_json(const Scene& scene, const TurnOption& option, const Views& views) {
    const auto cells = [&](const std::vector<FigureIndex>& figures) {
        Json list = Json::array();
        for (const FigureIndex figure : figures) {
            list.push_back(cell_json(scene.figures[figure].at));
        }
        return list;
    };
    Json area = Json::array();
    for (const Hex hex : option.area) {
        area.push_back(cell_json(hex));
    }
    Json destinations = Json::array();
    for (const Hex hex : option.attack_hexes) {
        destinations.push_back(cell_json(hex));
    }
    Json lines = Json::array();
    for (const FigureIndex target : option.targets) {
        lines.push_back(views.line(option.end, scene.figures[target].at));
    }
    return {{"move", cell_json(option.end)}, {"attacks", cells(option.targets)},
            {"aoe", std::move(area)},        {"destinations", std::move(destinations)},
            {"focuses", cells(option.foci)}, {"sightlines", std::move(lines)}};
}

/// Adds the reach and sight of these hexes, as far as the page shows them.
void add_views(Json& answer, int shown, const std::vector<Hex>& from, Views& views) {
    Json reach = Json::array();
    Json sight = Json::array();
    for (const Hex hex : from) {
        reach.push_back(shown > 0 ? views.reach(hex) : Json());
        sight.push_back(shown > 1 ? views.sight(hex) : Json());
    }
    if (shown > 0) {
        answer["reach"] = std::move(reach);
    }
    if (shown > 1) {
        answer["sight"] = std::move(sight);
    }
}

}  // namespace

Json solve_for_page(const Json& json) {
    const Reader request{json};
    const Link link = read_turn(request);
    const Scene scene = scene_of_link(link).scene;
    const Board board{scene.map};
    TurnPlanner planner;
    const TurnAnswer turn = planner.plan(scene, board);
    Views views{scene, board, link};
    Json actions = Json::array();
    std::vector<Hex> ends;
    for (const TurnOption& option : turn.options) {
        actions.push_back(action_json(scene, option, views));
        ends.push_back(option.end);
    }
    Json answer{{"scenario_id", request.at("scenario_id").json()}, {"actions", std::move(actions)}};
    add_views(answer, whole_number(request.at("solve_view"), {0, 2}), ends, views);
    return answer;
}

Json views_for_page(const Json& json) {
    const Reader request{json};
    const Link link = read_request(request);
    const Scene scene = scene_of_link(link).scene;
    const Board board{scene.map};
    Views views{scene, board, link};
    std::vector<Hex> from;
    for (const int cell : cells_in(request, "viewpoints")) {
        const Hex hex = hex_of_cell(cell);
        if (std::ranges::find(from, hex) != from.end()) {
            continue;
        }
        from.push_back(hex);
        if (board.find(hex) == no_hex) {
            request.at("viewpoints")
                .fail(ErrorCode::bad_reference, "cells that do not form a wall");
        }
    }
    Json answer{{"scenario_id", request.at("scenario_id").json()}};
    add_views(answer, whole_number(request.at("solve_view"), {0, 2}), from, views);
    return answer;
}

}  // namespace standee::mover
