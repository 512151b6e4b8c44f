#include "import/vgb/tiles.hpp"

#include "files/coordinates.hpp"

namespace standee::vgb {
namespace {

Tile read_tile(const Reader& rows) {
    Tile tile;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const std::string text = rows[row].text();
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
    Tiles tiles;
    const Reader shapes = reader.at("tiles");
    for (const std::string& name : shapes.field_names()) {
        tiles[name] = read_tile(shapes.at(name));
    }
    return tiles;
}

}  // namespace standee::vgb
