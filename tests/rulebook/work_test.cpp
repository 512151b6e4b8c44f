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
    constexpr std::size_t reading = 468'480;  // counted as the card is read, before comparisons
    EXPECT_GE(limit.done(), reading + count * count * (count / 3));
}

/// What 200 hexes more add to the work of a card with so many attacks.
std::uint64_t work_of_a_longer_column(std::size_t attacks) {
    const auto work_in_a_column = [&](std::size_t hexes) {
        Scene scene = column(F, "AB" + std::string(hexes, '.'));
        play_card(scene, std::vector<Ability>(attacks, melee()));
        const WorkLimit limit;
        options_of(scene);
        return limit.done();
    };
    return work_in_a_column(300) - work_in_a_column(100);
}

TEST(RulebookWork, CountsTheRoomForEachAttackThatIsPlanned) {
    // Six units a hex: two for the plan, four for what else an attack looks at.
    EXPECT_GE(work_of_a_longer_column(40), work_of_a_longer_column(1) + 39UL * 200 * 5);
}

}  // namespace
}  // namespace standee::rulebook::test
