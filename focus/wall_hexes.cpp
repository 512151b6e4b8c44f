#include "focus/wall_hexes.hpp"

#include <algorithm>

#include "lib/work.hpp"

namespace standee {

// Range is not counted from a closed door into a wall hex [map.wall-line, map.closed-door].
void WallHexes::find(const Map& map, const Board& board) {
    clear();
    spend(map.wall_hexes.size());
    for (const Hex at : map.wall_hexes) {
        WallHex wall{.at = at};
        std::ranges::transform(all_directions, wall.beside.begin(), [&](Direction direction) {
            const Hex next = neighbour(at, direction);
            const HexIndex hex = board.find(next);
            const bool open = hex != no_hex && !board.wall_between(at, next) &&
                              !board.terrain(hex).is(Terrain::closed_door);
            return open ? hex : no_hex;
        });
        if (std::ranges::any_of(wall.beside, [](HexIndex hex) { return hex != no_hex; })) {
            found_.push_back(wall);
        }
    }
    std::ranges::sort(found_, {}, &WallHex::at);
}

bool WallHexes::is_within(int most, Hex hex, const RangeCount& count) const {
    const auto found = std::ranges::lower_bound(found_, hex, {}, &WallHex::at);
    return found != found_.end() && found->at == hex &&
           std::ranges::any_of(found->beside, [&](HexIndex beside) {
               return beside != no_hex && count.of(beside) >= 0 && count.of(beside) < most;
           });
}

}  // namespace standee
