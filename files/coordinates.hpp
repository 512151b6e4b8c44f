#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "files/document.hpp"
#include "lib/error.hpp"
#include "lib/hex.hpp"
#include "lib/map.hpp"

// Offset coordinates: a hex as [column,row] of a map whose columns (odd-q, even-q: flat-top) or
// rows (odd-r, even-r: pointy-top) are shifted by half a hex. Within the program every hex is
// axial; what is read is turned into axial hexes, and what is written back from them.

namespace standee {

/// Whether whole rows are shifted, not columns.
constexpr bool by_rows(Coordinates coordinates) {
    return coordinates == Coordinates::odd_r || coordinates == Coordinates::even_r;
}

/// The axial hex that is written as `written`.
Hex to_axial(Hex written, Coordinates coordinates);
/// How an axial hex is written.
Hex from_axial(Hex hex, Coordinates coordinates);

/// The hex in a text that is nothing but "[3,-1]" or "3,-1".
std::optional<Hex> hex_in_text(std::string_view text);

/// An answer in axial hexes, with its hexes written so. What is no hex of the map stays: areas,
/// initiatives, positions in lists; and so does a `scene` in it, which has been written so already.
Json in_coordinates(Json answer, Coordinates coordinates);
/// The same in words: every "[q,r]" of a text.
std::string text_in_coordinates(std::string_view text, Coordinates coordinates);

/// An error of the engine with its hexes written in these coordinates.
Error error_in_coordinates(Error error, Coordinates coordinates);

}  // namespace standee
