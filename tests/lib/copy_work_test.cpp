#include "lib/copy_work.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "tests/support/figures.hpp"

namespace standee {
namespace {

TEST(CopyWork, GrowsWithHexesFiguresAndCards) {
    Scene scene;
    const std::uint64_t empty = copy_work(scene);
    support::add_hexes(scene, 10, 0, 10);
    const std::uint64_t with_hexes = copy_work(scene);
    support::add_figure(scene, "M", Kind::monster, {0, 0}, 9, 9);
    const std::uint64_t with_a_figure = copy_work(scene);
    scene.decks["monsters"].resize(100);
    scene.decks["allies"].resize(100);
    EXPECT_LT(empty, with_hexes);
    EXPECT_LT(with_hexes, with_a_figure);
    EXPECT_EQ(copy_work(scene), with_a_figure + 200UL * 10) << "the cards of all decks count";
}

/// What a hundred of something add to the work.
std::uint64_t added_by(void (*add)(Scene&)) {
    Scene scene;
    support::add_figure(scene, "M", Kind::monster, {0, 0}, 9, 9);
    const std::uint64_t before = keeping_work(scene);
    add(scene);
    return keeping_work(scene) - before;
}

TEST(KeepingWork, IsMoreThanCopyingWhereThereAreCards) {
    Scene scene;
    scene.cards["M"].abilities.resize(100, Ability{MoveAbility{{1, false}, false}});
    const std::uint64_t table = table_work(scene);
    EXPECT_GT(copy_work(scene), table);
    EXPECT_GE(keeping_work(scene) - table, 2 * (copy_work(scene) - table));
}

TEST(CopyWork, OfAFigureGrowsWithItsBonuses) {
    Figure figure;
    const std::uint64_t without = copy_work(figure);
    figure.bonuses.resize(1);
    EXPECT_GT(copy_work(figure), without);
}

// Each of these takes some hundred bytes.
TEST(KeepingWork, CountsWhateverADocumentMayListManyOf) {
    static const std::vector<Ability> all(100, Ability{MoveAbility{{1, false}, false}});
    EXPECT_GE(added_by([](Scene& s) { s.cards["M"].abilities = all; }), 100 * 100);
    EXPECT_GE(added_by([](Scene& s) { s.monsters["M"].cards.emplace_back().abilities = all; }),
              100 * 100);
    EXPECT_GE(added_by([](Scene& s) {
                  s.monsters["M"].boss.emplace().specials.emplace_back().abilities = all;
              }),
              100 * 100);
    EXPECT_GE(added_by([](Scene& s) {
                  GrantAbility grant;
                  grant.abilities = all;
                  s.cards["M"].abilities.emplace_back(std::move(grant));
              }),
              100 * 100)
        << "lines within lines count";
    EXPECT_GE(added_by([](Scene& s) { s.turn = TurnOrder{"M", all}; }), 100 * 100);
    EXPECT_GE(added_by([](Scene& s) { s.figures[0].bonuses.resize(100); }), 100 * 80);
    EXPECT_GE(added_by([](Scene& s) { s.figures[0].retaliate.resize(100); }), 100 * 20);
    EXPECT_GE(added_by([](Scene& s) { s.figures[0].attack_effects.resize(100); }), 100 * 20);
    EXPECT_GE(added_by([](Scene& s) { s.figures[0].also_at.resize(100); }), 100 * 4);
    EXPECT_GE(added_by([](Scene& s) { s.discards["monsters"].resize(100); }), 100 * 10);
    EXPECT_GE(added_by([](Scene& s) { s.map.walls.resize(100); }), 100 * 8);
    EXPECT_GE(added_by([](Scene& s) { s.map.traps.resize(100); }), 100 * 20);
    EXPECT_EQ(added_by([](Scene& s) { s.map.links.resize(100); }),
              added_by([](Scene& s) { s.map.walls.resize(100); }));
    EXPECT_EQ(added_by([](Scene& s) { s.map.doors.resize(100); }),
              added_by([](Scene& s) { s.map.walls.resize(100); }));
}

TEST(KeepingWork, CountsTheLettersOfTexts) {
    static const std::string letters(3000, 'x');
    EXPECT_GE(added_by([](Scene& s) { s.cards["M"].name = letters; }), 1000);
    EXPECT_GE(added_by([](Scene& s) { s.cards["M"].text.push_back({letters, {}}); }), 1000);
    EXPECT_GE(added_by([](Scene& s) { s.cards["M"].text.push_back({{}, letters}); }), 1000);
    EXPECT_GE(
        added_by([](Scene& s) { s.monsters["M"].boss.emplace().text.push_back({letters, {}}); }),
        1000);
    EXPECT_GE(
        added_by([](Scene& s) {
            s.monsters["M"].boss.emplace().specials.emplace_back().text.push_back({letters, {}});
        }),
        1000);
}

}  // namespace
}  // namespace standee
