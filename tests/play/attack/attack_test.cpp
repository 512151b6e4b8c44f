#include "play/arithmetic/attack.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <vector>

#include "play/deck/decks.hpp"
#include "tests/support/properties/counted_property.hpp"

namespace standee {
namespace {

Card arbitrary_card() {
    const int kind = *rc::gen::inRange(0, 9);
    Card card;
    card.value = *rc::gen::inRange(-2, 3);
    card.pierce = *rc::gen::inRange(0, 3);
    card.rolling = kind == 0;
    if (kind == 1) {
        card.modifier = Card::Modifier::miss;
    } else if (kind == 2) {
        card.modifier = Card::Modifier::twice;
    } else if (kind == 3) {
        card.modifier = Card::Modifier::bless;
    } else if (kind == 4) {
        card.modifier = Card::Modifier::curse;
    } else if (kind == 5) {
        card.effects = {Condition::stun};
    } else if (kind == 6) {
        card.effects = {Condition::muddle};
    }
    return card;
}

/// An attack with all that it refers to.
struct AnAttack {
    std::vector<Card> cards;
    std::vector<AttackBonus> bonuses;
    AttackInput input;
    EditionId edition{};

    AnAttack() {
        cards = *rc::gen::container<std::vector<Card>>(6, rc::gen::exec(arbitrary_card));
        cards.push_back(Card{});
        cards.push_back(Card{});
        bonuses = *rc::gen::container<std::vector<AttackBonus>>(rc::gen::exec([] {
            const bool times = *rc::gen::inRange(0, 4) == 0;
            return AttackBonus{times ? AttackBonus::Kind::times : AttackBonus::Kind::plus,
                               *rc::gen::inRange(times ? 0 : -3, 4)};
        }));
        input.value = *rc::gen::inRange(0, 8);
        input.poisoned = *rc::gen::arbitrary<bool>();
        input.advantage = *rc::gen::arbitrary<bool>();
        input.disadvantage = *rc::gen::arbitrary<bool>();
        input.ward = *rc::gen::arbitrary<bool>();
        input.brittle = *rc::gen::arbitrary<bool>();
        input.character = *rc::gen::arbitrary<bool>();
        input.shield = *rc::gen::inRange(0, 6);
        input.pierce = *rc::gen::inRange(0, 6);
        edition = *rc::gen::elementOf(all_editions);
    }
    AttackResult result() {
        input.cards = cards;
        input.bonuses = bonuses;
        return resolve(input, standee::edition(edition));
    }
};

// condition.ward-brittle
RC_GTEST_PROP(Attack, WardAndBrittleTogetherNeverChangeTheAmount, ()) {
    AnAttack attack;
    attack.edition = EditionId::frosthaven;
    attack.input.ward = attack.input.brittle = true;
    const AttackResult result = attack.result();
    RC_ASSERT(result.harm.amount == result.after_shield);
    RC_ASSERT(result.harm.ward_used == (result.after_shield > 0));
    RC_ASSERT(result.harm.brittle_used == (result.after_shield > 0));
}

// attack.pierce
RC_GTEST_PROP(Attack, PierceNeverMakesAnAttackStrongerThanWithoutAShield, ()) {
    AnAttack attack;
    const bool pierced = attack.input.pierce >= attack.input.shield;
    const int with_shield = attack.result().harm.amount;
    attack.input.shield = 0;
    RC_ASSERT(with_shield <= attack.result().harm.amount);
    RC_ASSERT((!pierced || with_shield == attack.result().harm.amount));
}

// bonus.shield
RC_GTEST_PROP(Attack, AShieldNeverHelpsTheAttacker, ()) {
    AnAttack attack;
    const int before = attack.result().after_shield;
    attack.input.shield += *rc::gen::inRange(1, 4);
    RC_ASSERT(attack.result().after_shield <= before);
}

// attack.value-floor
RC_GTEST_PROP(Attack, DamageIsNeverBelowZero, ()) {
    AnAttack attack;
    const AttackResult result = attack.result();
    RC_ASSERT(result.after_shield >= 0);
    RC_ASSERT(result.harm.amount >= 0);
}

// attack.no-stacking
RC_GTEST_PROP(Attack, AdvantageAndDisadvantageTogetherEqualNeither, ()) {
    AnAttack attack;
    attack.input.advantage = attack.input.disadvantage = true;
    const AttackResult both = attack.result();
    attack.input.advantage = attack.input.disadvantage = false;
    const AttackResult neither = attack.result();
    RC_ASSERT(both.harm == neither.harm);
    RC_ASSERT(both.drawn == neither.drawn);
}

// attack.advantage, attack.disadvantage; without rolling cards
RC_GTEST_PROP(Attack, AdvantageIsNeverWorseThanDisadvantage, ()) {
    AnAttack attack;
    for (Card& card : attack.cards) {
        card.rolling = false;
        card.effects.clear();
        card.pierce = 0;
    }
    attack.input.advantage = true;
    attack.input.disadvantage = false;
    const int better = attack.result().after_shield;
    attack.input.advantage = false;
    attack.input.disadvantage = true;
    RC_ASSERT(attack.result().after_shield <= better);
}

// attack.miss
TEST(Attack, AMissAmongTheCardsUsedMakesItZero) {
    support::Share missed;
    support::check_property([&] {
        AnAttack attack;
        const AttackResult result = attack.result();
        const bool misses = std::ranges::any_of(result.used, [&](std::uint8_t position) {
            const Card::Modifier modifier = attack.cards[position].modifier;
            return modifier == Card::Modifier::miss || modifier == Card::Modifier::curse;
        });
        missed.count(misses);
        if (misses) {
            RC_ASSERT(result.after_shield == 0);
        }
    });
    EXPECT_GE(missed.percent(), 10);
}

TEST(Attack, SaysHowManyCardsItNeeds) {
    const std::vector<Card> one{{.value = 1, .rolling = true}};
    AttackInput input;
    input.cards = one;
    const AttackResult result = resolve(input, edition(EditionId::frosthaven));
    EXPECT_EQ(result.fault, AttackFault::too_few_cards);
    EXPECT_EQ(result.drawn, 2U);
    input.advantage = true;
    EXPECT_EQ(resolve(input, edition(EditionId::frosthaven)).drawn, 3U);
    EXPECT_EQ(resolve(input, edition(EditionId::gloomhaven)).drawn, 2U);
}

TEST(Attack, DrawsNoMoreThanItsLimit) {
    std::vector<Card> cards(max_cards_drawn - 1, Card{.value = 0, .rolling = true});
    const Edition& rules = edition(EditionId::frosthaven);
    const auto drawn_from = [&] {
        AttackInput input;
        input.cards = cards;
        return resolve(input, rules);
    };
    cards.emplace_back();
    EXPECT_EQ(drawn_from().fault, AttackFault::none);
    EXPECT_EQ(drawn_from().drawn, max_cards_drawn);
    EXPECT_EQ(drawn_from().used.size(), max_cards_drawn);

    cards.back().rolling = true;
    EXPECT_EQ(drawn_from().fault, AttackFault::too_few_cards);
    EXPECT_EQ(drawn_from().drawn, max_cards_drawn + 1);

    cards.emplace_back();
    EXPECT_EQ(drawn_from().fault, AttackFault::too_many_cards);
    EXPECT_EQ(drawn_from().drawn, max_cards_drawn);
}

TEST(Attack, AnOrderNamesTheCardsThatApplyByDrawOrAmongThemselves) {
    CardPositions used;
    used.push_back(0);
    used.push_back(2);
    const auto order_of = [&](std::vector<std::uint8_t> order) {
        const auto result = reordered(used, order);
        return result ? std::vector<std::uint8_t>{result->begin(), result->end()}
                      : std::vector<std::uint8_t>{};
    };
    EXPECT_EQ(order_of({2, 0}), (std::vector<std::uint8_t>{2, 0}));
    EXPECT_EQ(order_of({2, 1, 0}), (std::vector<std::uint8_t>{2, 0}));
    EXPECT_EQ(order_of({1, 0}), (std::vector<std::uint8_t>{2, 0}));
    EXPECT_TRUE(order_of({0}).empty());
    EXPECT_TRUE(order_of({0, 0}).empty());
    EXPECT_TRUE(order_of({0, 3}).empty());
    EXPECT_TRUE(order_of({1, 2}).empty());
    EXPECT_EQ(order_of({0, 1}), (std::vector<std::uint8_t>{0, 2}));
}

TEST(Attack, DoublingWithoutEndStaysWithinBounds) {
    std::vector<Card> cards(100, Card{.modifier = Card::Modifier::twice, .rolling = true});
    cards.emplace_back();
    AttackInput input;
    input.value = 5;
    input.cards = cards;
    EXPECT_EQ(resolve(input, edition(EditionId::frosthaven)).harm.amount, max_attack_value);
}

TEST(Deck, AStandardDeckHasTwentyCardsOfWhichMissAndDoubleAreShuffledBack) {
    const std::vector<Card> deck = standard_deck();
    EXPECT_EQ(deck.size(), 20U);
    EXPECT_EQ(std::ranges::count(deck, true, &Card::shuffle), 2);
    int sum = 0;
    for (const Card& card : deck) {
        sum += card.value;
    }
    EXPECT_EQ(sum, 0);
}

}  // namespace
}  // namespace standee
