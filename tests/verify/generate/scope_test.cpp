#include "verify/generate/scope.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "files/scene_json.hpp"
#include "lib/edition.hpp"

namespace standee::generate {
namespace {

const std::vector<Edition> one_edition{edition(EditionId::frosthaven)};

/// A small description with everything in it, on so many hexes of a disc.
Scope small_scope(std::vector<Hex> hexes, int most_special, int most_walls, int enemies) {
    Scope scope;
    scope.name = "small";
    scope.hexes = std::move(hexes);
    scope.specials = {Special::obstacle, Special::trap, Special::icy};
    scope.most_special = most_special;
    scope.most_walls = most_walls;
    scope.enemies = enemies;
    scope.moves = {0, 2};
    scope.attacks = {{0, 1}, {2, 2}};
    scope.jumps = true;
    return scope;
}

std::vector<Hex> flower() {
    std::vector<Hex> hexes{{0, 0}};
    for (const Direction d : all_directions) {
        hexes.push_back(neighbour({0, 0}, d));
    }
    return hexes;
}

std::uint64_t enumerated(const ScopeScenes& scenes) {
    Scene scene;
    std::uint64_t count = 0;
    for (std::uint64_t number = 0; number < scenes.size(); ++number) {
        count += scenes.nth(number, scene) ? 1 : 0;
    }
    return count;
}

TEST(ScopeCount, BurnsidesLemmaCountsWhatIsEnumeratedOnADisc) {
    const Scope scope = small_scope(flower(), 2, 0, 1);
    const ScopeScenes scenes{scope, one_edition};
    EXPECT_EQ(enumerated(scenes), scenes.count());
    EXPECT_LT(scenes.count() * 11, scenes.size());  // nearly all come in twelves
}

TEST(ScopeCount, BurnsidesLemmaCountsWhatIsEnumeratedWithWallLines) {
    const Scope scope = small_scope(flower(), 1, 2, 1);
    const ScopeScenes scenes{scope, one_edition};
    EXPECT_EQ(enumerated(scenes), scenes.count());
}

TEST(ScopeCount, BurnsidesLemmaCountsWhatIsEnumeratedOnAStrip) {
    const Scope scope = small_scope({{0, 0}, {1, 0}, {2, 0}, {3, 0}}, 4, 3, 2);
    const ScopeScenes scenes{scope, one_edition};
    EXPECT_EQ(enumerated(scenes), scenes.count());
}

TEST(ScopeCount, ABoardThatFitsOnItselfInOneWayHasAllItsFillings) {
    const Scope scope =
        small_scope({{0, 0}, {1, 0}, {2, 0}, {3, 0}, {0, 1}, {1, 1}, {0, 2}}, 1, 0, 1);
    const ScopeScenes scenes{scope, one_edition};
    EXPECT_EQ(scenes.count(), scenes.size());
}

TEST(ScopeScenes, AreAllDifferentAndLegal) {
    const Scope scope = small_scope({{0, 0}, {1, 0}, {0, 1}}, 3, 2, 1);
    const ScopeScenes scenes{scope, {printed_editions().begin(), printed_editions().end()}};
    std::set<std::string> seen;
    Scene scene;
    for (std::uint64_t number = 0; number < scenes.size(); ++number) {
        if (scenes.nth(number, scene)) {
            EXPECT_EQ(read_scene(write_scene(scene)), scene);
            EXPECT_TRUE(seen.insert(write_scene(scene).dump()).second) << number;
        }
    }
    EXPECT_EQ(seen.size(), scenes.count());
}

TEST(ScopeScenes, HoldAtMostSoManySpecialHexesAndWalls) {
    const Scope scope = small_scope(flower(), 2, 1, 1);
    const ScopeScenes scenes{scope, one_edition};
    Scene scene;
    std::size_t most_special = 0;
    std::size_t most_walls = 0;
    for (std::uint64_t number = 0; number < scenes.size(); ++number) {
        if (scenes.nth(number, scene)) {
            const Map& map = scene.map;
            most_special =
                std::max(most_special, map.obstacles.size() + map.traps.size() + map.icy.size());
            most_walls = std::max(most_walls, map.walls.size());
        }
    }
    EXPECT_EQ(most_special, 2U);
    EXPECT_EQ(most_walls, 1U);
}

TEST(Scopes, EachHasANameOfItsOwnAndSaysWhatItHolds) {
    for (const Scope& scope : scopes()) {
        EXPECT_EQ(scope_named(scope.name), &scope);
        EXPECT_FALSE(scope.says.empty());
        const ScopeScenes scenes{scope, one_edition};
        EXPECT_LE(scenes.count(), scenes.size());
    }
    EXPECT_EQ(scope_named("nowhere"), nullptr);
}

}  // namespace
}  // namespace standee::generate
