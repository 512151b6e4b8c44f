#include "focus/advantage_nearby.hpp"

#include "lib/work.hpp"
#include "pathing/range.hpp"

namespace standee {

// [card.advantage-nearby]
std::vector<bool> hexes_with_advantage(const Scene& scene, const Board& board,
                                       const Figure& figure) {
    std::vector<bool> hexes;
    RangeCount range;
    for (const Figure& other : scene.figures) {
        for (const ActiveBonus& bonus : other.bonuses) {
            if (bonus.kind != ActiveBonus::Kind::advantage_nearby || other.id == figure.id ||
                other.no_interaction) {
                continue;
            }
            spend(1 + bonus.of.size() / 2);
            if (!is_of(bonus.of, figure)) {
                continue;
            }
            hexes.resize(board.size());
            for_each_hex_of(other, [&](Hex at) {
                for (const HexIndex hex : range.within(board, board.find(at), bonus.range)) {
                    hexes[hex] = true;
                }
            });
        }
    }
    return hexes;
}

}  // namespace standee
