#include <algorithm>
#include <vector>

#include "lib/board.hpp"
#include "verify/generate/parts.hpp"

// Objectives that stand in several hexes.

namespace standee::generate {
namespace {

bool is_free(const Scene& scene, Hex hex) {
    return std::ranges::none_of(scene.figures,
                                [hex](const Figure& figure) { return stands_in(figure, hex); });
}

/// The hexes with nobody in them that are adjacent to one of the objective's.
std::vector<Hex> free_beside(const Scene& scene, const Board& board, const Figure& objective) {
    std::vector<Hex> free;
    for_each_hex_of(objective, [&](Hex hex) {
        for (const HexIndex next : board.neighbours(board.find(hex))) {
            if (next != no_hex && is_free(scene, board.hex(next))) {
                free.push_back(board.hex(next));
            }
        }
    });
    return free;
}

}  // namespace

void grow_objectives(Dice& dice, Scene& scene) {
    const Board board{scene.map};
    for (Figure& figure : scene.figures) {
        if (figure.kind != Kind::objective || !dice.percent(60)) {
            continue;
        }
        for (int more = dice.between(1, 3); more > 0; --more) {
            const std::vector<Hex> free = free_beside(scene, board, figure);
            if (!free.empty()) {
                figure.also_at.push_back(dice.pick(free));
            }
        }
    }
}

}  // namespace standee::generate
