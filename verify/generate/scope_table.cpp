#include <algorithm>

#include "verify/generate/scope.hpp"

namespace standee::generate {
namespace {

/// All hexes within `radius` of the origin.
std::vector<Hex> disc(int radius) {
    std::vector<Hex> hexes;
    for (int q = -radius; q <= radius; ++q) {
        for (int r = -radius; r <= radius; ++r) {
            if (hex_distance({}, {q, r}) <= radius) {
                hexes.push_back({q, r});
            }
        }
    }
    return hexes;
}

/// A parallelogram.
std::vector<Hex> grid(int columns, int rows) {
    std::vector<Hex> hexes;
    for (int q = 0; q < columns; ++q) {
        for (int r = 0; r < rows; ++r) {
            hexes.push_back({q, r});
        }
    }
    return hexes;
}

using enum Special;

const std::vector<ScopeAttack> simple{{0, 1}, {2, 1}};
const std::vector<ScopeAttack> varied{{0, 1}, {1, 1}, {2, 1}, {3, 1}, {0, 2}, {2, 2}};

void add_discs(std::vector<Scope>& scopes) {
    scopes.push_back({.name = "flower",
                      .says = "7 hexes in a disc, at most 2 of them an obstacle, a trap, difficult "
                              "or icy; 2 enemies; move 0 to 3; melee or range 2",
                      .hexes = disc(1),
                      .specials = {obstacle, trap, difficult, icy},
                      .most_special = 2,
                      .enemies = 2,
                      .moves = {0, 1, 2, 3},
                      .attacks = simple});
    scopes.push_back({.name = "flower-walls",
                      .says =
                          "7 hexes in a disc, at most 2 wall lines and 1 trap; 2 enemies; move 0 "
                          "to 2; melee or range 2",
                      .hexes = disc(1),
                      .specials = {trap},
                      .most_special = 1,
                      .most_walls = 2,
                      .enemies = 2,
                      .moves = {0, 1, 2},
                      .attacks = simple});
    scopes.push_back({.name = "flower-full",
                      .says = "7 hexes in a disc, each plain, an obstacle, a trap, difficult or "
                              "icy; 2 enemies; move 0 to 4, walked or jumped; six attacks",
                      .hexes = disc(1),
                      .specials = {obstacle, trap, difficult, icy},
                      .most_special = 7,
                      .enemies = 2,
                      .moves = {0, 1, 2, 3, 4},
                      .attacks = varied,
                      .jumps = true});
}

void add_grids(std::vector<Scope>& scopes) {
    scopes.push_back({.name = "square",
                      .says = "3 by 3 hexes, at most 3 of them an obstacle, a trap, difficult or "
                              "icy; 2 enemies; move 0 to 4; melee or range 2",
                      .hexes = grid(3, 3),
                      .specials = {obstacle, trap, difficult, icy},
                      .most_special = 3,
                      .enemies = 2,
                      .moves = {0, 1, 2, 3, 4},
                      .attacks = simple});
    scopes.push_back({.name = "dozen",
                      .says = "4 by 3 hexes, at most 3 of them an obstacle, a trap, difficult or "
                              "icy; 2 enemies; move 0 to 4; six attacks",
                      .hexes = grid(4, 3),
                      .specials = {obstacle, trap, difficult, icy},
                      .most_special = 3,
                      .enemies = 2,
                      .moves = {0, 1, 2, 3, 4},
                      .attacks = varied});
    scopes.push_back({.name = "hall",
                      .says = "16 by 7 hexes, at most 3 of them an obstacle, a trap, difficult or "
                              "icy; 3 enemies; move 0 to 4; six attacks",
                      .hexes = grid(16, 7),
                      .specials = {obstacle, trap, difficult, icy},
                      .most_special = 3,
                      .enemies = 3,
                      .moves = {0, 1, 2, 3, 4},
                      .attacks = varied});
}

std::vector<Scope> table() {
    std::vector<Scope> scopes;
    add_discs(scopes);
    add_grids(scopes);
    std::ranges::sort(scopes, {}, &Scope::name);
    return scopes;
}

}  // namespace

std::span<const Scope> scopes() {
    static const std::vector<Scope> all = table();
    return all;
}

const Scope* scope_named(std::string_view name) {
    const auto found = std::ranges::find(scopes(), name, &Scope::name);
    return found == scopes().end() ? nullptr : &*found;
}

}  // namespace standee::generate
