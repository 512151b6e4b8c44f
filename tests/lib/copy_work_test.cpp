#include "lib/copy_work.hpp"

#include <gtest/gtest.h>

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
    EXPECT_EQ(copy_work(scene), with_a_figure + 200 * 10) << "the cards of all decks count";
}

}  // namespace
}  // namespace standee
