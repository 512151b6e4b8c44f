#include "rulebook/sight_cache.hpp"

#include <gtest/gtest.h>

#include "lib/edition.hpp"
#include "verify/generate/random_scene.hpp"

namespace standee::rulebook {
namespace {

TEST(SightCache, KeepsWhatIsSeenFromMapToMapAsEachMapByItselfHasIt) {
    Grid ground;
    SightCache sight;
    int unseen = 0;
    for (std::uint64_t seed = 0; seed < 120; ++seed) {
        const Scene scene = generate::random_scene(seed / 2, {6, 5, 4, {}});
        const Edition& rules = printed_editions()[seed % all_editions.size()];
        const Book book{rules_of(rules)};
        ground.lay(scene.map, book);
        sight.open(ground, book);
        const std::vector<WallPiece> walls = sight_walls(scene.map);
        for (int from = 0; from < ground.size(); ++from) {
            const int to = static_cast<int>((static_cast<std::uint64_t>(from) * 5 + seed) %
                                            static_cast<std::uint64_t>(ground.size()));
            const bool seen = sees(walls, rules, ground.tile(from).at, ground.tile(to).at);
            unseen += seen ? 0 : 1;
            EXPECT_EQ(sight.sees(from, to), seen)
                << "seed " << seed << ", " << from << " and " << to;
        }
    }
    EXPECT_GT(unseen, 100);
}

TEST(SightCache, LooksDirectlyWhereHexesAreFarApart) {
    Map map;
    map.edges = Border::open;
    for (int q = 0; q < 40; ++q) {
        map.hexes.push_back({q, -q / 2});
    }
    map.walls = {{{20, -10}, {21, -10}}};
    const Book book{rules_of(edition(EditionId::frosthaven))};
    Grid ground;
    ground.lay(map, book);
    SightCache sight;
    sight.open(ground, book);
    EXPECT_EQ(sight.sees(0, 39), sees(sight_walls(map), edition(EditionId::frosthaven),
                                      map.hexes.front(), map.hexes.back()));
    map.walls.clear();
    ground.lay(map, book);
    sight.open(ground, book);
    EXPECT_TRUE(sight.sees(0, 39));
}

}  // namespace
}  // namespace standee::rulebook
