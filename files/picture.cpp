#include "files/picture.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "lib/letters.hpp"
#include "lib/work.hpp"

namespace standee {
namespace {

bool is_floor(char sign) { return sign == '.' || is_capital(sign) || is_digit(sign); }

/// Lays what the sign says; false for one that says nothing.
bool lay(Map& map, char sign, Hex hex) {
    if (sign == '#') {
        map.wall_hexes.push_back(hex);
        return true;
    }
    map.hexes.push_back(hex);
    switch (sign) {
        case 'o': map.obstacles.push_back(hex); return true;
        case 'd': map.difficult.push_back(hex); return true;
        case 'i': map.icy.push_back(hex); return true;
        case 'h': map.hazardous.push_back(hex); return true;
        case 't': map.traps.push_back({hex, std::nullopt, {}}); return true;
        case '+': map.doors.push_back({hex, false}); return true;
        case '/': map.doors.push_back({hex, true}); return true;
        default: return is_floor(sign);
    }
}

/// The half-height of a hex: lines of a picture count these.
int half_of(Hex hex) { return 2 * hex.r + hex.q; }

/// The hex drawn at a place of the text, where one lies there.
std::optional<Hex> hex_at(Hex origin, int column, int line) {
    const int q = origin.q + column / 2;
    const int twice_r = half_of(origin) + line - q;
    if (column % 2 != 0 || twice_r % 2 != 0) {
        return std::nullopt;
    }
    return Hex{q, twice_r / 2};
}

/// How many lines higher a picture without an origin is to be read, so that its first sign is a
/// hex.
int shift_of(const std::vector<std::string>& lines) {
    for (std::size_t line = 0; line < lines.size(); ++line) {
        const std::size_t column = lines[line].find_first_not_of(' ');
        if (column != std::string::npos) {
            return (static_cast<int>(line) - static_cast<int>(column) / 2) % 2 == 0 ? 0 : 1;
        }
    }
    return 0;
}

using Signs = std::map<Hex, char>;

void put(Signs& signs, char sign, const std::vector<Hex>& hexes) {
    for (const Hex hex : hexes) {
        signs[hex] = sign;
    }
}

/// A later sign takes the place of an earlier one.
Signs signs_of(const Map& map) {
    Signs signs;
    put(signs, '.', map.hexes);
    put(signs, 'd', map.difficult);
    put(signs, 'i', map.icy);
    put(signs, 'h', map.hazardous);
    put(signs, 'o', map.obstacles);
    for (const Trap& trap : map.traps) {
        if (!trap.damage && trap.conditions.empty()) {
            signs[trap.at] = 't';
        }
    }
    for (const Door& door : map.doors) {
        signs[door.at] = door.open ? '/' : '+';
    }
    put(signs, '#', map.wall_hexes);
    return signs;
}

}  // namespace

void read_picture(const Reader& lines, std::optional<Hex> origin, Map& map) {
    const std::vector<std::string> texts =
        lines.list([](const Reader& line) { return line.text(); });
    const int shift = origin ? 0 : shift_of(texts);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        for (std::size_t column = 0; column < texts[i].size(); ++column) {
            const char sign = texts[i][column];
            if (sign == ' ') {
                continue;
            }
            const auto hex = hex_at(origin.value_or(Hex{}), static_cast<int>(column),
                                    static_cast<int>(i) - shift);
            const std::string found =
                std::string{"'"} + sign + "' in column " + std::to_string(column + 1);
            if (!hex) {
                lines[i].fail_with(
                    ErrorCode::out_of_range, found + ", where no hex lies",
                    R"(a sign in every fourth column of a line, and two columns further on the )"
                    R"(lines between, as in [".   .", "  .", ".   ."])");
            }
            if (!lay(map, sign, *hex)) {
                lines[i].fail_with(ErrorCode::unknown_name, found,
                                   "one of . o d i t h # + / or a capital letter or digit");
            }
        }
    }
}

Picture picture_of(const Map& map) {
    const Signs signs = signs_of(map);
    Picture picture;
    if (signs.empty()) {
        return picture;
    }
    int first = half_of(signs.begin()->first);
    for (const auto& [hex, sign] : signs) {
        first = std::min(first, half_of(hex));
    }
    const int q = signs.begin()->first.q;  // the least: hexes are in order of q
    const int up = (first - q) % 2 == 0 ? first : first - 1;
    picture.origin = {q, (up - q) / 2};
    for (const auto& [hex, sign] : signs) {
        const auto line = static_cast<std::size_t>(half_of(hex) - up);
        const auto column = static_cast<std::size_t>(2 * (hex.q - q));
        picture.lines.resize(std::max(picture.lines.size(), line + 1));
        std::string& text = picture.lines[line];
        if (column >= text.size()) {
            spend(4 * (column + 1 - text.size()));  // the answer repeats it
            text.resize(column + 1, ' ');
        }
        text[column] = sign;
    }
    return picture;
}

Map beside_picture(const Map& map) {
    const Signs signs = signs_of(map);
    const auto drop = [&](std::vector<Hex>& hexes, char sign) {
        std::erase_if(hexes, [&](Hex hex) { return signs.at(hex) == sign; });
    };
    Map left = map;
    left.hexes.clear();
    left.wall_hexes.clear();
    left.doors.clear();
    drop(left.obstacles, 'o');
    drop(left.difficult, 'd');
    drop(left.icy, 'i');
    drop(left.hazardous, 'h');
    std::erase_if(left.traps, [&](const Trap& trap) { return signs.at(trap.at) == 't'; });
    return left;
}

}  // namespace standee
