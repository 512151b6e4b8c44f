#include "import/ghs/area.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

namespace standee::ghs {
namespace {

constexpr std::size_t most_hexes = 100;
constexpr int farthest = 50;

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// The text before `separator`; both are removed from `rest`.
std::string_view take_until(std::string_view& rest, char separator) {
    const std::size_t end = std::min(rest.find(separator), rest.size());
    const std::string_view taken = trimmed(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return taken;
}

std::optional<int> coordinate(std::string_view text) {
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, number);
    const bool good = problem == std::errc{} && stop == end && std::abs(number) <= farthest;
    return good ? std::optional{number} : std::nullopt;
}

/// Rows of pointy-topped hexes, odd ones shifted right, as axial hexes: the six neighbours of a hex
/// become the six neighbours of a flat-topped one.
Hex from_rows(int column, int row) {
    const int odd = (row % 2 + 2) % 2;
    return {column - (row - odd) / 2, row};
}

struct Cell {
    Hex hex;
    std::string_view type;
};

std::optional<Cell> read_cell(std::string_view text) {
    if (text.size() < 2 || text.front() != '(' || text.back() != ')') {
        return std::nullopt;
    }
    std::string_view rest = text.substr(1, text.size() - 2);
    const auto column = coordinate(take_until(rest, ','));
    const auto row = coordinate(take_until(rest, ','));
    if (!column || !row) {
        return std::nullopt;
    }
    return Cell{from_rows(*column, *row), trimmed(rest)};
}

bool holds_together(std::vector<Hex> rest) {
    std::vector<Hex> reached{rest.back()};
    rest.pop_back();
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const auto beside =
            std::ranges::partition(rest, [&](Hex hex) { return !are_neighbours(hex, reached[i]); });
        reached.insert(reached.end(), beside.begin(), beside.end());
        rest.erase(beside.begin(), beside.end());
    }
    return rest.empty();
}

/// Colours one hex of the area; returns the reason if that is impossible.
std::string colour(const Cell& cell, Area& area) {
    constexpr std::array<std::string_view, 3> room{"blank", "invisible", "enhance"};
    if (cell.type == "active") {
        if (area.grey) {
            return "an attacker that occupies several hexes";
        }
        area.grey = cell.hex;
    } else if (cell.type == "target") {
        area.red.push_back(cell.hex);
    } else if (cell.type == "ally") {
        area.blue.push_back(cell.hex);
    } else if (std::ranges::find(room, cell.type.substr(0, cell.type.find(':'))) == room.end()) {
        return "an area with a hex of unknown type: " + std::string{cell.type};
    }
    return "";
}

}  // namespace

AreaReading read_area(std::string_view text) {
    Area area;
    std::vector<Hex> hexes;
    std::string_view rest = text;
    while (!rest.empty()) {
        const auto cell = read_cell(take_until(rest, '|'));
        if (!cell || hexes.size() == most_hexes) {
            return {std::nullopt, "an area that is not a list of hexes"};
        }
        if (const std::string why = colour(*cell, area); !why.empty()) {
            return {std::nullopt, why};
        }
        hexes.push_back(cell->hex);
    }
    if (area.red.empty()) {
        return {std::nullopt, "an area without a target hex"};
    }
    std::vector<Hex> sorted = hexes;
    std::ranges::sort(sorted);
    if (std::ranges::adjacent_find(sorted) != sorted.end()) {
        return {std::nullopt, "an area that lists a hex twice"};
    }
    if (!holds_together(hexes)) {
        return {std::nullopt, "an area whose hexes are not connected"};
    }
    return {std::move(area), ""};
}

}  // namespace standee::ghs
