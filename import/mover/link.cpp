#include "import/mover/link.hpp"

#include <algorithm>

#include "files/render.hpp"
#include "import/mover/bits.hpp"
#include "lib/error.hpp"

namespace standee::mover {
namespace {

/// The differences between the versions of the format.
struct Version {
    unsigned minor = 0;
    bool small_board = false;  ///< 23 by 20 cells
    unsigned rules_bits = 0;   ///< 0: Gloomhaven; 1: or Jaws of the Lion; 2: all three
    bool teleport = false;
};

constexpr std::array<Version, 6> versions{{{0, true, 0, false},
                                           {1, true, 1, false},
                                           {2, true, 2, false},
                                           {3, false, 2, false},
                                           {4, false, 2, false},
                                           {5, false, 2, true}}};
constexpr Version newest = versions.back();

constexpr int small_height = 20;
constexpr int small_cells = 23 * small_height;

int cells_of(const Version& version) { return version.small_board ? small_cells : board_cells; }
unsigned cell_bits(const Version& version) { return version.small_board ? 9 : 10; }
constexpr unsigned area_bits = 6;

/// The cell of the current board that corresponds to a cell of this version's board.
int on_board(int cell, const Version& version) {
    if (!version.small_board) {
        return cell;
    }
    const int column = cell / small_height + 3;
    const int row = cell % small_height + 3 - column % 2;
    return column * board_height + row;
}

[[noreturn]] void refuse_link(std::string found, std::string expected) {
    throw InputError{{ErrorCode::out_of_range, "", std::move(found), std::move(expected), {}}};
}

/// A field of the link, at most `most`.
int taken(BitReader& bits, unsigned width, int most, std::string_view what, int least = 0) {
    const int value = static_cast<int>(bits.take(width));
    if (value < least || value > most) {
        refuse_link("a Monster Mover link with " + std::string{what} + " " + std::to_string(value),
                    std::to_string(least) + " to " + std::to_string(most));
    }
    return value;
}

Version version_in(BitReader& bits) {
    const unsigned major = bits.take(4);
    const unsigned minor = bits.take(3);
    const unsigned build = bits.take(3);
    const auto known = std::ranges::find(versions, minor, &Version::minor);
    if (major != 1 || build != 0 || known == versions.end()) {
        refuse_link("version " + std::to_string(major) + "." + std::to_string(minor) + "." +
                        std::to_string(build),
                    "a Monster Mover link of a version from 1.0.0 to 1.5.0");
    }
    return *known;
}

Rules rules_in(BitReader& bits, const Version& version) {
    if (version.rules_bits == 0) {
        return Rules::gloomhaven;
    }
    if (version.rules_bits == 1) {
        return bits.flag() ? Rules::jaws_of_the_lion : Rules::gloomhaven;
    }
    return static_cast<Rules>(taken(bits, 2, 2, "rules"));
}

std::optional<int> active_in(BitReader& bits, const Version& version) {
    const int none = cells_of(version);
    const int cell = taken(bits, cell_bits(version), none, "the active figure in cell");
    return cell == none ? std::nullopt : std::optional{on_board(cell, version)};
}

std::vector<int> area_in(BitReader& bits) {
    std::vector<int> area;
    for (unsigned left = bits.take(area_bits); left > 0; --left) {
        area.push_back(taken(bits, area_bits, area_cells - 1, "a hex of the area in cell"));
        if (!in_area(area.back())) {
            refuse_link("a Monster Mover link with a hex of the area in cell " +
                            std::to_string(area.back()),
                        "a cell that an area can have");
        }
    }
    std::ranges::sort(area);
    const auto repeated = std::ranges::unique(area);
    area.erase(repeated.begin(), repeated.end());
    return area;
}

Cell cell_in(BitReader& bits) {
    Cell cell;
    cell.content = static_cast<Content>(taken(bits, 3, 6, "terrain"));
    cell.token = static_cast<Token>(taken(bits, 2, 2, "a figure of kind"));
    if (cell.token != Token::none) {
        cell.initiative = taken(bits, 4, last_initiative, "initiative", 1);
    }
    if (bits.flag()) {
        for (bool& wall : cell.walls) {
            wall = bits.flag();
        }
    }
    return cell;
}

std::map<int, Cell> cells_in(BitReader& bits, const Version& version) {
    std::map<int, Cell> cells;
    int last = -1;
    for (unsigned left = bits.take(cell_bits(version)); left > 0; --left) {
        const unsigned step = bits.flag() ? bits.take(cell_bits(version)) : bits.take(2);
        last += static_cast<int>(step) + 1;
        if (last >= cells_of(version)) {
            refuse_link("a Monster Mover link with cell " + std::to_string(last),
                        "at most cell " + std::to_string(cells_of(version) - 1));
        }
        const Cell cell = cell_in(bits);
        if (!(cell == Cell{})) {
            cells[on_board(last, version)] = cell;
        }
    }
    return cells;
}

void demand_active_figure(const Link& link) {
    if (!link.active) {
        return;
    }
    const auto cell = link.cells.find(*link.active);
    const Token wanted = link.characters_act ? Token::character : Token::monster;
    if (cell == link.cells.end() || cell->second.token != wanted) {
        refuse_link("a Monster Mover link whose active figure is not on the board",
                    "a figure of the side that acts in that cell");
    }
}

Link link_in(BitReader bits, bool extra_teleport) {
    Version version = version_in(bits);
    version.teleport = version.teleport || (extra_teleport && version.minor == 3);
    Link link;
    link.move = taken(bits, 4, most_move, "move");
    link.range = taken(bits, 4, most_range, "range");
    link.targets = taken(bits, 3, all_targets, "target");
    link.flight = static_cast<Flight>(taken(bits, 2, 2, "flight"));
    link.muddled = bits.flag();
    link.characters_act = bits.flag();
    link.rotated = bits.flag();
    link.rules = rules_in(bits, version);
    link.teleport = version.teleport && bits.flag();
    link.active = active_in(bits, version);
    link.area = area_in(bits);
    link.cells = cells_in(bits, version);
    if (!bits.at_end()) {
        refuse_link("a Monster Mover link with extra data after its end", "its end");
    }
    demand_active_figure(link);
    return link;
}

/// The link itself in an address such as "https://host/los/LINK?from=x".
std::string_view without_address(std::string_view text) {
    const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; };
    while (!text.empty() && blank(text.back())) {
        text.remove_suffix(1);
    }
    while (!text.empty() && blank(text.front())) {
        text.remove_prefix(1);
    }
    if (text.find("://") != std::string_view::npos) {
        text = text.substr(0, text.find_first_of("?#"));
        text = text.substr(text.find_last_of('/') + 1);
    }
    const std::size_t last = text.find_last_not_of('=');
    return last == std::string_view::npos ? std::string_view{} : text.substr(0, last + 1);
}

void put_cell(BitWriter& bits, const Cell& cell) {
    bits.put(3, static_cast<unsigned>(cell.content));
    bits.put(2, static_cast<unsigned>(cell.token));
    if (cell.token != Token::none) {
        bits.put(4, static_cast<unsigned>(cell.initiative));
    }
    const bool any = std::ranges::count(cell.walls, true) > 0;
    bits.put_flag(any);
    for (const bool wall : cell.walls) {
        if (any) {
            bits.put_flag(wall);
        }
    }
}

void put_cells(BitWriter& bits, const std::map<int, Cell>& cells) {
    constexpr unsigned small_steps = 4;
    bits.put(cell_bits(newest), static_cast<unsigned>(cells.size()));
    int last = -1;
    for (const auto& [place, cell] : cells) {
        const auto step = static_cast<unsigned>(place - last - 1);
        bits.put_flag(step >= small_steps);
        bits.put(step < small_steps ? 2 : cell_bits(newest), step);
        last = place;
        put_cell(bits, cell);
    }
}

/// The columns of a board and of an area are numbered in the same way; odd ones lie half a hex
/// higher.
Hex hex_at(int column, int row) { return {column, -row - (column + 1) / 2}; }
int row_of(Hex hex) { return -hex.r - (hex.q + 1) / 2; }

}  // namespace

bool in_area(int cell) {
    constexpr std::array<int, 12> corners{0, 1, 6, 7, 13, 14, 28, 35, 41, 42, 43, 48};
    return cell >= 0 && cell < area_cells && std::ranges::find(corners, cell) == corners.end();
}

Hex hex_of_cell(int cell) { return hex_at(cell / board_height, cell % board_height); }

std::optional<int> cell_of_hex(Hex hex) {
    if (hex.q < 0 || hex.q >= board_width) {
        return std::nullopt;
    }
    const int row = row_of(hex);
    return row < 0 || row >= board_height ? std::nullopt
                                          : std::optional{hex.q * board_height + row};
}

Hex offset_of_area_cell(int cell) {
    return hex_at(cell / area_width, cell % area_width) -
           hex_at(area_centre / area_width, area_centre % area_width);
}

std::optional<int> area_cell_at(Hex offset) {
    const Hex hex = offset + hex_at(area_centre / area_width, area_centre % area_width);
    if (hex.q < 0 || hex.q >= area_width || row_of(hex) < 0 || row_of(hex) >= area_width) {
        return std::nullopt;
    }
    const int cell = hex.q * area_width + row_of(hex);
    return in_area(cell) ? std::optional{cell} : std::nullopt;
}

Link parse_link(std::string_view text) {
    const std::string_view link = without_address(text);
    const auto bytes = bytes_of_base64(link);
    if (!bytes || bytes->empty()) {
        refuse_link(link.empty() ? "nothing" : in_quotes(link), "a Monster Mover link");
    }
    try {
        return link_in(BitReader{*bytes}, false);
    } catch (const InputError&) {
        // A continuation of Monster Mover claims version 1.3.0 but writes the teleport bit
        // of 1.5.0.
        try {
            return link_in(BitReader{*bytes}, true);
        } catch (const InputError&) {  // the first error is the one to report
        }
        throw;
    }
}

std::string print_link(const Link& link) {
    BitWriter bits;
    bits.put(4, 1);
    bits.put(3, newest.minor);
    bits.put(3, 0);
    bits.put(4, static_cast<unsigned>(link.move));
    bits.put(4, static_cast<unsigned>(link.range));
    bits.put(3, static_cast<unsigned>(link.targets));
    bits.put(2, static_cast<unsigned>(link.flight));
    bits.put_flag(link.muddled);
    bits.put_flag(link.characters_act);
    bits.put_flag(link.rotated);
    bits.put(2, static_cast<unsigned>(link.rules));
    bits.put_flag(link.teleport);
    bits.put(cell_bits(newest), static_cast<unsigned>(link.active.value_or(board_cells)));
    bits.put(area_bits, static_cast<unsigned>(link.area.size()));
    for (const int cell : link.area) {
        bits.put(area_bits, static_cast<unsigned>(cell));
    }
    put_cells(bits, link.cells);
    return base64_of(bits.bytes());
}

}  // namespace standee::mover
