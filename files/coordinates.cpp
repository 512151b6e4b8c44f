#include "files/coordinates.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <utility>

#include "lib/board.hpp"
#include "lib/words.hpp"

namespace standee {
namespace {

/// Fields that hold pairs of numbers which are no hexes of the map, or hexes that are written so.
constexpr std::array<std::string_view, 11> other_pairs{"app",    "scene",      "grey",   "red",
                                                       "blue",   "initiative", "order",  "choose",
                                                       "decide", "used",       "players"};

/// How far a line of this index is shifted, in half hexes: its own parity, or the other.
int shove(int index, bool odd) { return odd ? index & 1 : -(index & 1); }

bool by_columns(Coordinates coordinates) {
    return coordinates == Coordinates::odd_q || coordinates == Coordinates::even_q;
}

bool odd_ones(Coordinates coordinates) {
    return coordinates == Coordinates::odd_q || coordinates == Coordinates::odd_r;
}

bool is_hex(const Json& json) {
    return json.is_array() && json.size() == 2 && json[0].is_number_integer() &&
           json[1].is_number_integer();
}

/// Reads "[q,r]" at the start of `text`; how many characters it has, 0 where there is none.
std::size_t hex_at_start(std::string_view text, Hex& hex) {
    const char* const end = text.data() + text.size();
    const auto q = std::from_chars(text.data() + 1, end, hex.q);
    if (q.ec != std::errc{} || q.ptr == end || *q.ptr != ',') {
        return 0;
    }
    const auto r = std::from_chars(q.ptr + 1, end, hex.r);
    const bool closed = r.ec == std::errc{} && r.ptr != end && *r.ptr == ']';
    return closed ? static_cast<std::size_t>(r.ptr + 1 - text.data()) : 0;
}

}  // namespace

Hex to_axial(Hex written, Coordinates coordinates) {
    if (coordinates == Coordinates::axial) {
        return written;
    }
    const bool odd = odd_ones(coordinates);
    if (by_columns(coordinates)) {
        return {written.q, written.r - (written.q - shove(written.q, odd)) / 2};
    }
    return {written.q - (written.r - shove(written.r, odd)) / 2, written.r};
}

Hex from_axial(Hex hex, Coordinates coordinates) {
    if (coordinates == Coordinates::axial) {
        return hex;
    }
    const bool odd = odd_ones(coordinates);
    if (by_columns(coordinates)) {
        return {hex.q, hex.r + (hex.q - shove(hex.q, odd)) / 2};
    }
    return {hex.q + (hex.r - shove(hex.r, odd)) / 2, hex.r};
}

std::optional<Hex> hex_in_text(std::string_view text) {
    const auto trimmed = [](std::string_view padded) {
        const std::size_t first = std::min(padded.find_first_not_of(' '), padded.size());
        return padded.substr(first, padded.find_last_not_of(' ') + 1 - first);
    };
    text = trimmed(text);
    if (text.starts_with('[') && text.ends_with(']')) {
        text = text.substr(1, text.size() - 2);
    }
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) {
        return std::nullopt;
    }
    const auto coordinate = [&](std::string_view digits) -> std::optional<int> {
        digits = trimmed(digits);
        int number = 0;
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        const bool whole = read.ec == std::errc{} && read.ptr == digits.data() + digits.size();
        return whole && std::abs(number) <= max_coordinate ? std::optional{number} : std::nullopt;
    };
    const auto q = coordinate(text.substr(0, comma));
    const auto r = coordinate(text.substr(comma + 1));
    return q && r ? std::optional{Hex{*q, *r}} : std::nullopt;
}

Json in_coordinates(Json answer, Coordinates coordinates) {
    if (coordinates == Coordinates::axial) {
        return answer;
    }
    if (is_hex(answer)) {
        const Hex hex = from_axial({answer[0].get<int>(), answer[1].get<int>()}, coordinates);
        return Json::array({hex.q, hex.r});
    }
    if (answer.is_object()) {
        for (auto& [name, value] : answer.get_ref<Json::object_t&>()) {
            if (name == "says" && value.is_string()) {
                value = text_in_coordinates(value.get_ref<const std::string&>(), coordinates);
            } else if (std::ranges::find(other_pairs, name) == other_pairs.end()) {
                value = in_coordinates(std::move(value), coordinates);
            }
        }
    } else if (answer.is_array()) {
        for (Json& value : answer) {
            value = in_coordinates(std::move(value), coordinates);
        }
    }
    return answer;
}

std::string text_in_coordinates(std::string_view text, Coordinates coordinates) {
    std::string written;
    for (std::size_t i = 0; i < text.size();) {
        Hex hex;
        const std::size_t length = text[i] == '[' ? hex_at_start(text.substr(i), hex) : 0;
        written += length == 0 ? std::string(1, text[i]) : text_of(from_axial(hex, coordinates));
        i += std::max<std::size_t>(length, 1);
    }
    return written;
}

Error error_in_coordinates(Error error, Coordinates coordinates) {
    error.found = text_in_coordinates(error.found, coordinates);
    error.expected = text_in_coordinates(error.expected, coordinates);
    return error;
}

}  // namespace standee
