#include "pathing/sight/sight.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/answers.hpp"
#include "files/coordinates.hpp"
#include "files/fixture_json.hpp"
#include "files/line_of.hpp"
#include "files/values_json.hpp"
#include "files/writing.hpp"
#include "lib/board.hpp"
#include "lib/clauses/page.hpp"
#include "lib/error.hpp"
#include "lib/words.hpp"
#include "pathing/range.hpp"
#include "show/canvas/text.hpp"

namespace standee::api {
namespace {

/// The hex on the map, or the hexes of the figure with that id.
std::vector<HexIndex> places_of(const Json& written, const std::string& field, const Scene& scene,
                                const Board& board) {
    const Reader all{written, "/options/" + field};
    const Reader reader = all.with(scene.map.coordinates);
    const Figure* figure = reader.is_text() ? scene.find(reader.text()) : nullptr;
    if (reader.is_text() && figure == nullptr) {
        reader.fail(ErrorCode::bad_reference, "a hex of the map, or the id of a figure");
    }
    std::vector<HexIndex> places;
    for (const Hex hex : figure != nullptr ? hexes_of(*figure) : std::vector{read_hex(reader)}) {
        places.push_back(board.find(hex));
    }
    if (places.front() == no_hex) {
        reader.fail(ErrorCode::bad_reference, "a hex of the map");
    }
    return places;
}

/// Two of the hexes that see each other; the first of each if none do [map.objective].
std::pair<HexIndex, HexIndex> in_sight_of_each_other(const Sight& sight,
                                                     const std::vector<HexIndex>& from,
                                                     const std::vector<HexIndex>& to) {
    for (const HexIndex a : from) {
        for (const HexIndex b : to) {
            if (sight.clear(a, b)) {
                return {a, b};
            }
        }
    }
    return {from.front(), to.front()};
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

/// The name of a hex with the figure in it: "[0,0] (A)".
std::string name_of_place(const Scene& scene, Hex hex) {
    const auto there = std::ranges::find_if(
        scene.figures, [hex](const Figure& figure) { return stands_in(figure, hex); });
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

/// The range of a hex in a count; null if the count has not reached it.
Json write_range(const RangeCount& count, HexIndex hex) {
    return count.of(hex) < 0 ? Json{} : Json(count.of(hex));
}

/// Every hex in line of sight of a hex, without that hex, with its range: `{"at","range"}`, in the
/// order of the map.
Json write_seen(const Sight& sight, const Board& board, const RangeCount& count, HexIndex from,
                Coordinates coordinates) {
    Json list = Json::array();
    for (int i = 0; i < board.size(); ++i) {
        const auto hex = static_cast<HexIndex>(i);
        if (hex == from || !sight.clear(from, hex)) {
            continue;
        }
        list.push_back(object_of({{"at", write_hex(from_axial(board.hex(hex), coordinates))},
                                  {"range", write_range(count, hex)}}));
    }
    return list;
}

/// The range between the two hexes, and everything that the first one sees.
void add_all_seen(Json& answer, const Sight& sight, const Board& board, HexIndex from, HexIndex to,
                  Coordinates coordinates) {
    RangeCount count;
    count.within(board, from, board.size());
    answer["range"] = write_range(count, to);
    answer["sees"] = write_seen(sight, board, count, from, coordinates);
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

std::string answer_sight(Document document, const SightOptions& options, const Form& form) {
    const Scene scene = scene_of(read_fixture(std::move(document)));
    const Board board{scene.map};
    const Sight sight{board, scene.edition};
    const auto [from, to] =
        in_sight_of_each_other(sight, places_of(options.from, "from", scene, board),
                               places_of(options.to, "to", scene, board));
    const SightLine line = sight.line(from, to);
    if (!form.json) {
        return in_words(scene, board.hex(from), board.hex(to), line, form.style);
    }
    Json answer = in_json(scene, board.hex(from), board.hex(to), line);
    if (options.all) {
        add_all_seen(answer, sight, board, from, to, scene.map.coordinates);
    }
    return line_of(answer) + "\n";
}

}  // namespace standee::api
