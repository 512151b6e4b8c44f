#include "pathing/sight/sight.hpp"

#include <nlohmann/json.hpp>

#include "api/answers.hpp"
#include "files/coordinates.hpp"
#include "files/fixture_json.hpp"
#include "files/values_json.hpp"
#include "files/why_json.hpp"
#include "lib/board.hpp"
#include "lib/clauses/page.hpp"
#include "lib/error.hpp"

namespace standee::api {
namespace {

HexIndex hex_of_map(const Json& written, const std::string& field, const Scene& scene,
                    const Board& board) {
    const Reader all{written, "/options/" + field};
    const Reader reader = all.with(scene.map.coordinates);
    const HexIndex index = board.find(read_hex(reader));
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

}  // namespace

std::string answer_sight(Json document, const SightOptions& options) {
    const Scene scene = scene_of(read_fixture(std::move(document)));
    const Board board{scene.map};
    const HexIndex from = hex_of_map(options.from, "from", scene, board);
    const HexIndex to = hex_of_map(options.to, "to", scene, board);
    const SightLine line = Sight{board, scene.edition}.line(from, to);
    Json answer{{"format", "sight-answer/1"},
                {"from", options.from},
                {"to", options.to},
                {"visible", line.clear},
                {"clause", "los.line"_clause.id()},
                {"page", page_of("los.line"_clause, scene.edition.id)},
                {"line", {write_point(line.segment.from), write_point(line.segment.to)}},
                {"centres", {write_centre(board.hex(from)), write_centre(board.hex(to))}},
                {"blockedBy", write_walls(line.in_the_way, scene.map.coordinates)}};
    return line_of(answer) + "\n";
}

}  // namespace standee::api
