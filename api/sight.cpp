#include "pathing/sight/sight.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/answers.hpp"
#include "files/coordinates.hpp"
#include "files/fixture_json.hpp"
#include "files/values_json.hpp"
#include "files/why_json.hpp"
#include "lib/board.hpp"
#include "lib/clauses/page.hpp"
#include "lib/error.hpp"
#include "lib/words.hpp"
#include "show/canvas/text.hpp"

namespace standee::api {
namespace {

/// The hex on the map, or the hex of the figure with that id.
HexIndex place_of(const Json& written, const std::string& field, const Scene& scene,
                  const Board& board) {
    const Reader all{written, "/options/" + field};
    const Reader reader = all.with(scene.map.coordinates);
    const Figure* figure = reader.is_text() ? scene.find(reader.text()) : nullptr;
    if (reader.is_text() && figure == nullptr) {
        reader.fail(ErrorCode::bad_reference, "a hex of the map, or the id of a figure");
    }
    const HexIndex index = board.find(figure != nullptr ? figure->at : read_hex(reader));
    if (index == no_hex) {
        reader.fail(ErrorCode::bad_reference, "a hex of the map");
    }
    return index;
}

Json write_point(RationalPoint point) {
    return {{"x", point.x}, {"y", point.y}, {"over", point.over}};
}

Json write_walls(const std::vector<HexEdge>& walls, Coordinates coordinates) {
    Json list = Json::array();
    for (const HexEdge& wall : walls) {
        list.push_back({write_hex(wall.hex), write_hex(neighbour(wall.hex, wall.side))});
    }
    return in_coordinates(std::move(list), coordinates);
}

Json write_centre(Hex hex) {
    const LatticePoint point = centre(hex);
    return {{"x", point.x}, {"y", point.y}, {"over", 1}};
}

/// "[0,0] (A)"
std::string name_of_place(const Scene& scene, Hex hex) {
    const auto there = std::ranges::find(scene.figures, hex, &Figure::at);
    return text_of(hex) + (there == scene.figures.end() ? "" : " (" + there->id + ")");
}

std::string in_words(const Scene& scene, Hex from, Hex to, const SightLine& line,
                     const MapStyle& style) {
    std::vector<std::string> walls;
    for (const HexEdge& wall : line.in_the_way) {
        walls.push_back(text_of(wall.hex) + " and " + text_of(neighbour(wall.hex, wall.side)));
    }
    const std::string both = name_of_place(scene, from) + " and " + name_of_place(scene, to);
    Paragraph words;
    words.add(line.clear ? both + " see each other."
                         : both +
                               " do not see each other: every line touches a wall. The one "
                               "with the fewest touches the sides between " +
                               fmt::format("{}", fmt::join(walls, "; ")) + ".");
    words.add(fmt::format(" [los.line, {}]", page_of("los.line"_clause, scene.edition.id)),
              TextRole::faint);
    const MapMarks marks{.ends = {{from, "from"}, {to, "to"}}};
    return text_in_coordinates(
        words.lines(style.width, "", style.colour) + "\n" + map_picture(scene, marks, style),
        scene.map.coordinates);
}

Json in_json(const Scene& scene, Hex from, Hex to, const SightLine& line) {
    const Coordinates coordinates = scene.map.coordinates;
    return {{"format", "sight-answer/1"},
            {"from", write_hex(from_axial(from, coordinates))},
            {"to", write_hex(from_axial(to, coordinates))},
            {"visible", line.clear},
            {"clause", "los.line"_clause.id()},
            {"page", page_of("los.line"_clause, scene.edition.id)},
            {"line", {write_point(line.segment.from), write_point(line.segment.to)}},
            {"centres", {write_centre(from), write_centre(to)}},
            {"blockedBy", write_walls(line.in_the_way, coordinates)}};
}

}  // namespace

std::string answer_sight(Json document, const SightOptions& options, const Form& form) {
    const Scene scene = scene_of(read_fixture(std::move(document)));
    const Board board{scene.map};
    const HexIndex from = place_of(options.from, "from", scene, board);
    const HexIndex to = place_of(options.to, "to", scene, board);
    const SightLine line = Sight{board, scene.edition}.line(from, to);
    return form.json ? line_of(in_json(scene, board.hex(from), board.hex(to), line)) + "\n"
                     : in_words(scene, board.hex(from), board.hex(to), line, form.style);
}

}  // namespace standee::api
