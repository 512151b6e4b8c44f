#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "files/document.hpp"
#include "lib/error.hpp"
#include "lib/hex.hpp"
#include "lib/map.hpp"

// Offset coordinates: a hex is [column,row] of a map whose columns (odd-q, even-q: flat-top) or
// rows (odd-r, even-r: pointy-top) are shifted by half a hex. Inside the program every hex is
// axial; hexes are converted when they are read and when they are written.

namespace standee {

/// Whether whole rows are shifted, not columns.
constexpr bool by_rows(Coordinates coordinates) {
    return coordinates == Coordinates::odd_r || coordinates == Coordinates::even_r;
}

/// The axial hex for the offset coordinates `written`.
Hex to_axial(Hex written, Coordinates coordinates);
/// The offset coordinates of an axial hex.
Hex from_axial(Hex hex, Coordinates coordinates);

/// The hex in a text that consists only of "[3,-1]" or "3,-1".
std::optional<Hex> hex_in_text(std::string_view text);

/// An answer in axial hexes, with its hexes converted to these coordinates. Pairs that are not
/// hexes of the map stay as they are: areas, initiatives, positions in lists. So does a `scene` in
/// the answer, which has already been converted.
Json in_coordinates(Json answer, Coordinates coordinates);
/// The same for words: converts every "[q,r]" of a text.
std::string text_in_coordinates(std::string_view text, Coordinates coordinates);

/// An error of the engine, with its hexes converted to these coordinates.
Error error_in_coordinates(Error error, Coordinates coordinates);

}  // namespace standee
