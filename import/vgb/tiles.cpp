#include "import/vgb/tiles.hpp"

#include "files/coordinates.hpp"
#include "import/vgb/elm.hpp"

namespace standee::vgb {
namespace {

/// Rows of a tile, and hexes of a row. The tiles of the game have fewer than twelve.
constexpr std::size_t longest = 40;

void demand_length(const Reader& reader, std::size_t length, const char* unit) {
    if (length > longest) {
        reader.fail_with(ErrorCode::too_many, std::to_string(length) + unit,
                         "at most " + std::to_string(longest));
    }
}

Tile read_tile(const Reader& rows) {
    Tile tile;
    demand_length(rows, rows.size(), " rows");
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const std::string text = rows[row].text();
        demand_length(rows[row], text.size(), " hexes in a row");
        for (std::size_t column = 0; column < text.size(); ++column) {
            const Hex hex = from_columns(static_cast<int>(column), static_cast<int>(row));
            if (text[column] != '#' && text[column] != '.') {
                rows[row].fail(ErrorCode::unknown_name, "a row of # (floor) and . (none)");
            }
            if (text[column] == '#') {
                tile.floor.push_back(hex);
            }
            tile.box.push_back(hex);
        }
    }
    return tile;
}

}  // namespace

Hex from_columns(int column, int row) { return to_axial({column, row}, Coordinates::odd_r); }

Hex rotated_by(Hex hex, int turns) {
    for (int turn = turns % direction_count; turn > 0; --turn) {
        hex = rotated(hex);
    }
    return hex;
}

Tiles read_tiles(const Reader& reader) {
    if (reader.is_text()) {
        const Json read = tiles_in_elm(reader.text());
        return read_tiles(Reader{read, reader.pointer()});
    }
    Tiles tiles;
    const Reader shapes = reader.at("tiles");
    for (const std::string& name : shapes.field_names()) {
        tiles[name] = read_tile(shapes.at(name));
    }
    return tiles;
}

}  // namespace standee::vgb
