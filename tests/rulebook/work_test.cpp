#include <gtest/gtest.h>

#include <string>

#include "lib/work.hpp"
#include "rulebook/card_readings.hpp"
#include "tests/rulebook/picture.hpp"

// How much work the rulebook counts for long cards and large rooms.

namespace standee::rulebook::test {
namespace {

/// A card with `count` consumptions, all of fire.
std::vector<Ability> with_consumptions(std::size_t count) {
    return std::vector<Ability>(
        count, Ability{ConsumeAbility{{ElementChoice::only(Element::fire)}, {}, {}}});
}

TEST(RulebookWork, CountsEachReadingThatIsComparedWithAnother) {
    constexpr std::size_t count = 60;
    const std::vector<Ability> card = with_consumptions(count);
    const Figure figure;
    const Book book{rules_of(edition(F))};
    const WorkLimit limit;
    const auto found = readings(book, {figure, {Element::fire}, {}, true, {}}, lines_of(card));
    ASSERT_EQ(found.size(), count);
    constexpr std::size_t met = count * count / 2;
    EXPECT_GE(limit.done(), count * count * (count / 3) + met * 6 * (count / 2));
}

std::uint64_t work_in_a_column(std::size_t hexes) {
    Scene scene = column(F, "A" + std::string(hexes, '.'));
    play_card(scene, std::vector<Ability>(40, melee()));
    const WorkLimit limit;
    options_of(scene);
    return limit.done();
}

TEST(RulebookWork, CountsTheRoomForEachAttackThatIsPlanned) {
    EXPECT_GE(work_in_a_column(300), work_in_a_column(100) + 40UL * 200 * 2);
}

}  // namespace
}  // namespace standee::rulebook::test
