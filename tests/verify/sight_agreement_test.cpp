#include <gtest/gtest.h>

#include <cstddef>

#include "lib/board.hpp"
#include "lib/edition.hpp"
#include "pathing/sight/sight.hpp"
#include "rulebook/line_of_sight.hpp"
#include "verify/generate/random_scene.hpp"

namespace standee {
namespace {

TEST(SightAgreement, BoardAndRulebookGiveTheSameForEveryPairOfHexes) {
    int pairs = 0;
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
        const Scene scene = generate::random_scene(seed);
        const Board board{scene.map};
        const std::vector<rulebook::WallPiece> walls = rulebook::sight_walls(scene.map);
        for (const EditionId id : all_editions) {
            const Sight sight{board, edition(id)};
            for (HexIndex a = 0; a < board.size(); ++a) {
                const auto b = static_cast<HexIndex>((static_cast<std::uint64_t>(a * 7U) + seed) %
                                                     board.size());
                if (a != b) {
                    ++pairs;
                    EXPECT_EQ(sight.clear(a, b),
                              sees(walls, edition(id), board.hex(a), board.hex(b)))
                        << "seed " << seed << ", " << edition(id).name() << ", hexes " << a
                        << " and " << b;
                }
            }
        }
    }
    EXPECT_GT(pairs, 10'000);
}

}  // namespace
}  // namespace standee
