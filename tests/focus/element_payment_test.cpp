#include "focus/element_payment.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lib/work.hpp"
#include "tests/support/errors.hpp"

namespace standee {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using testing::UnorderedElementsAre;

constexpr ElementChoice wild = ElementChoice::any();
constexpr ElementChoice fire = ElementChoice::only(Element::fire);
constexpr ElementChoice ice = ElementChoice::only(Element::ice);

ElementSet there(std::initializer_list<Element> elements) {
    ElementSet set;
    for (const Element element : elements) {
        set.insert(element);
    }
    return set;
}

/// An attack that adds the number of each price, from 1.
std::vector<Ability> attack_with(const std::vector<ElementPrice>& prices) {
    AttackAbility attack;
    int value = 0;
    for (const ElementPrice& price : prices) {
        attack.adds.push_back({AddIf{price, {}, {}}, ++value, 0, 0, {}});
    }
    return {{attack}};
}

std::vector<CardSettlement> settlements(const std::vector<Ability>& card, ElementSet available,
                                        const PaidBefore& before = {},
                                        ConsumesWhen when = ConsumesWhen::together) {
    return card_settlements(pointers_to(card), Figure{}, available, when, before);
}

/// What each settlement pays: for each consumption the elements.
std::vector<std::vector<std::vector<Element>>> payments(
    const std::vector<CardSettlement>& settlements) {
    std::vector<std::vector<std::vector<Element>>> all;
    for (const CardSettlement& settlement : settlements) {
        all.emplace_back();
        for (const SettledConsumption& consumption : settlement) {
            all.back().push_back(consumption.elements);
        }
    }
    return all;
}

std::vector<int> values_of(const std::vector<Ability>& card) {
    std::vector<int> values;
    for (const Add& add : std::get<AttackAbility>(card.front().what).adds) {
        values.push_back(add.value);
    }
    return values;
}

TEST(CardSettlements, EachChoiceOfAPriceConsumesAnElementOfItsOwn) {
    EXPECT_THAT(payments(settlements(attack_with({{wild, fire}}), there({Element::fire}))),
                ElementsAre(ElementsAre(IsEmpty())));
    const ElementSet both = there({Element::fire, Element::ice});
    EXPECT_THAT(payments(settlements(attack_with({{wild, fire}}), both)),
                ElementsAre(ElementsAre(ElementsAre(Element::ice, Element::fire))));
}

TEST(CardSettlements, OfPricesThatAllMayBePaidAreTooMuchWork) {
    const ElementSet all = there(
        {Element::fire, Element::ice, Element::air, Element::earth, Element::light, Element::dark});
    EXPECT_THAT(settlements(attack_with({{wild}, {wild}, {wild}}), all), SizeIs(6 * 5 * 4));
    const auto many = attack_with(std::vector<ElementPrice>(12, {wild}));
    const WorkLimit limit;
    EXPECT_EQ(support::error_of([&] { settlements(many, all); }).code, ErrorCode::too_many);
}

TEST(CardSettlements, AWildConsumptionLeavesWhatAnotherNeeds) {
    const auto ways =
        settlements(attack_with({{wild}, {fire}}), there({Element::fire, Element::ice}));
    EXPECT_THAT(payments(ways),
                ElementsAre(ElementsAre(ElementsAre(Element::ice), ElementsAre(Element::fire))));
}

TEST(CardSettlements, OneElementPaysForOneConsumption) {
    const auto ways = settlements(attack_with({{wild}, {fire}}), there({Element::fire}));
    EXPECT_THAT(payments(ways),
                UnorderedElementsAre(ElementsAre(ElementsAre(Element::fire), IsEmpty()),
                                     ElementsAre(IsEmpty(), ElementsAre(Element::fire))));
    EXPECT_FALSE(pay_the_same(ways.front(), ways.back()));
}

TEST(CardSettlements, EveryElementThatLeavesTheRestPaidIsOffered) {
    const auto ways = settlements(attack_with({{wild}, {fire}}),
                                  there({Element::fire, Element::ice, Element::dark}));
    EXPECT_THAT(
        payments(ways),
        UnorderedElementsAre(ElementsAre(ElementsAre(Element::ice), ElementsAre(Element::fire)),
                             ElementsAre(ElementsAre(Element::dark), ElementsAre(Element::fire))));
    EXPECT_TRUE(pay_the_same(ways.front(), ways.back()));
}

TEST(CardSettlements, WhatTheSetHasPaidIsFree) {
    const auto card = attack_with({{fire}, {fire}});
    const PaidBefore before{{{{fire}, 0, {Element::fire}}}, {}};
    const auto ways = settlements(card, {}, before);
    ASSERT_THAT(ways, SizeIs(1));
    EXPECT_EQ(ways.front().at(0).payment, SettledConsumption::Payment::by_set);
    EXPECT_EQ(ways.front().at(1).payment, SettledConsumption::Payment::none);
}

TEST(CardSettlements, WhatIsDoneWithoutAnElementDoesNotKeepItFromBeingConsumed) {
    ConsumeAbility outer{{fire}, {{ShieldAbility{{1, false}}}}, {}};
    outer.otherwise.emplace_back(ConsumeAbility{{ice}, {{LootAbility{1}}}, {}});
    const std::vector<Ability> card{{outer}};
    EXPECT_THAT(payments(settlements(card, there({Element::fire, Element::ice}))),
                ElementsAre(ElementsAre(ElementsAre(Element::fire))));
    EXPECT_THAT(payments(settlements(card, there({Element::ice}))),
                ElementsAre(ElementsAre(IsEmpty(), ElementsAre(Element::ice))));
}

TEST(CardSettlements, OneByOneAnEarlierAbilityConsumesFirst) {
    std::vector<Ability> card = attack_with({{fire}});
    card.insert(card.begin(), Ability{ConsumeAbility{{fire}, {{ShieldAbility{{1, false}}}}, {}}});
    const ElementSet only_fire = there({Element::fire});
    EXPECT_THAT(settlements(card, only_fire), SizeIs(2));
    EXPECT_THAT(payments(settlements(card, only_fire, {}, ConsumesWhen::one_by_one)),
                ElementsAre(ElementsAre(ElementsAre(Element::fire), IsEmpty())));
}

TEST(SettledAbilities, CountEachAbilityThatTheyCopy) {
    const std::vector<Ability> card(300, Ability{LootAbility{1}});
    const WorkLimit limit;
    ASSERT_THAT(settled_abilities(pointers_to(card), Figure{}, {}), SizeIs(300));
    EXPECT_GE(limit.done(), 300U * 10);
}

TEST(SettledAbilities, HaveWhatIsPaidWithoutItsPrice) {
    const auto card = attack_with({{fire}, {ice}});
    const auto ways = settlements(card, there({Element::ice}));
    const auto settled = settled_abilities(pointers_to(card), Figure{}, ways.front());
    EXPECT_THAT(values_of(settled), ElementsAre(2));
    EXPECT_FALSE(asks_for_elements(settled));
    EXPECT_TRUE(asks_for_elements(card));
}

}  // namespace
}  // namespace standee
