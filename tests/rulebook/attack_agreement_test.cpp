#include <gtest/gtest.h>

#include <array>
#include <iostream>
#include <string>
#include <vector>

#include "play/arithmetic/attack.hpp"
#include "tests/rulebook/naive_attack.hpp"

// The kernel's attack and the naive one agree over a whole bounded domain, not a sample of it.

namespace standee {
namespace {

using rulebook::DrawAdvantage;
using rulebook::PlainAttack;
using rulebook::PlainCard;

constexpr std::array<std::string_view, 9> modifiers{"+0", "+1",   "-1",    "+2",   "-2",
                                                    "2x", "miss", "bless", "curse"};

Card card_of(const PlainCard& plain) {
    Card card;
    card.rolling = plain.rolling;
    if (plain.modifier == "miss") {
        card.modifier = Card::Modifier::miss;
    } else if (plain.modifier == "curse") {
        card.modifier = Card::Modifier::curse;
    } else if (plain.modifier == "2x") {
        card.modifier = Card::Modifier::twice;
    } else if (plain.modifier == "bless") {
        card.modifier = Card::Modifier::bless;
    } else {
        card.value = std::stoi(std::string{plain.modifier});
    }
    return card;
}

class Comparison {
public:
    void compare(const PlainAttack& attack, EditionId id) {
        ++compared;
        cards_.clear();
        for (const PlainCard& plain : attack.deck) {
            cards_.push_back(card_of(plain));
        }
        const AttackBonus bonus{AttackBonus::Kind::plus, attack.bonus};
        AttackInput input;
        input.value = attack.value;
        input.bonuses = {&bonus, 1};
        input.poisoned = attack.poison;
        input.cards = cards_;
        input.advantage = attack.luck == DrawAdvantage::advantage;
        input.disadvantage = attack.luck == DrawAdvantage::disadvantage;
        input.shield = attack.shield;
        input.pierce = attack.pierce;
        input.ward = attack.ward;
        input.brittle = attack.brittle;
        const AttackResult kernel = resolve(input, edition(id));
        const auto naive = naive_attack(attack, edition(id));
        if (naive.has_value() != (kernel.fault == AttackFault::none)) {
            report(attack, id, "one of them runs out of cards");
        } else if (naive && !(*naive ==
                              rulebook::PlainResult{kernel.drawn, kernel.harm.amount,
                                                    attack.ward && !kernel.harm.ward_used,
                                                    attack.brittle && !kernel.harm.brittle_used})) {
            report(attack, id,
                   "kernel " + std::to_string(kernel.harm.amount) + ", naive " +
                       std::to_string(naive->damage));
        }
    }

    long compared = 0;

private:
    static void report(const PlainAttack& attack, EditionId id, const std::string& what) {
        std::string cards;
        for (const PlainCard& card : attack.deck) {
            cards += std::string{card.modifier} + (card.rolling ? " rolling, " : ", ");
        }
        ADD_FAILURE() << edition(id).title() << ": attack " << attack.value << " +" << attack.bonus
                      << (attack.poison ? " poison" : "") << ", cards " << cards << "mode "
                      << static_cast<int>(attack.luck) << ", shield " << attack.shield << " pierce "
                      << attack.pierce << (attack.ward ? " ward" : "")
                      << (attack.brittle ? " brittle" : "") << ": " << what;
    }

    std::vector<Card> cards_;
};

/// Calls `use` for every defence: shield and pierce 0 to 5, ward and brittle where they exist.
template <class Use>
void each_defence(PlainAttack attack, EditionId id, Use use) {
    const ConditionSet known = edition(id).conditions;
    for (attack.shield = 0; attack.shield <= 5; ++attack.shield) {
        for (attack.pierce = 0; attack.pierce <= 5; ++attack.pierce) {
            for (int subset = 0; subset < 4; ++subset) {
                attack.ward = (subset & 1) != 0;
                attack.brittle = (subset & 2) != 0;
                if ((!attack.ward || known.contains(Condition::ward)) &&
                    (!attack.brittle || known.contains(Condition::brittle))) {
                    use(attack);
                }
            }
        }
    }
}

TEST(AttackArithmetic, AgreesForEveryCardPairBonusAndDefence) {
    Comparison comparison;
    for (const EditionId id : all_editions) {
        for (const std::string_view first : modifiers) {
            for (const std::string_view second : modifiers) {
                for (const DrawAdvantage luck : {DrawAdvantage::plain, DrawAdvantage::advantage,
                                                 DrawAdvantage::disadvantage}) {
                    for (int bits = 0; bits < 6 * 4 * 2; ++bits) {
                        PlainAttack attack;
                        attack.deck = {{first}, {second}};
                        attack.luck = luck;
                        attack.value = bits % 6;
                        attack.bonus = bits / 6 % 4;
                        attack.poison = bits >= 24;
                        each_defence(attack, id,
                                     [&](const PlainAttack& one) { comparison.compare(one, id); });
                        ASSERT_FALSE(testing::Test::HasFailure());
                    }
                }
            }
        }
    }
    RecordProperty("compared", std::to_string(comparison.compared));
    std::cout << comparison.compared << " attacks compared\n";
    // 81 pairs, 3 ways to draw, 48 attacks, 36 shields; subsets of ward and brittle: 1, 1, 4, 2.
    EXPECT_EQ(comparison.compared, 81L * 3 * 48 * 36 * (1 + 1 + 4 + 2));
}

TEST(AttackArithmetic, AgreesForEveryRunOfRollingCards) {
    Comparison comparison;
    constexpr std::size_t kinds = modifiers.size() * 2;
    constexpr std::size_t decks = kinds * kinds * kinds * kinds;
    for (const EditionId id : all_editions) {
        for (std::size_t number = 0; number < decks; ++number) {
            PlainAttack attack;
            for (std::size_t rest = number, i = 0; i < 4; ++i, rest /= kinds) {
                attack.deck.push_back({modifiers[rest % kinds / 2], rest % 2 == 1});
            }
            for (const DrawAdvantage luck :
                 {DrawAdvantage::plain, DrawAdvantage::advantage, DrawAdvantage::disadvantage}) {
                for (const int value : {0, 1, 3}) {
                    attack.luck = luck;
                    attack.value = value;
                    comparison.compare(attack, id);
                }
            }
            ASSERT_FALSE(testing::Test::HasFailure());
        }
    }
    std::cout << comparison.compared << " attacks compared\n";
    EXPECT_EQ(comparison.compared, static_cast<long>(decks) * 4 * 9);
}

}  // namespace
}  // namespace standee
