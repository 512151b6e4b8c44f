#include "lib/element_payment.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace standee {
namespace {

using testing::ElementsAre;

constexpr ElementChoice wild = ElementChoice::any();
constexpr ElementChoice fire = ElementChoice::only(Element::fire);

ElementSet set_of(std::initializer_list<Element> elements) {
    ElementSet set;
    for (const Element element : elements) {
        set.insert(element);
    }
    return set;
}

std::optional<std::vector<Element>> pay_with_first(const std::vector<ElementChoice>& price,
                                                   ElementSet available) {
    return pay(price, available, [](const auto& payers) { return payers.front(); });
}

TEST(ElementPayment, EachChoiceConsumesAnElementOfItsOwn) {
    EXPECT_FALSE(can_pay(std::vector{wild, fire}, set_of({Element::fire})));
    EXPECT_FALSE(can_pay(std::vector{fire, fire}, set_of({Element::fire, Element::ice})));
    EXPECT_TRUE(can_pay(std::vector{wild, wild}, set_of({Element::fire, Element::ice})));
    EXPECT_TRUE(can_pay(std::vector<ElementChoice>{}, {}));
}

TEST(ElementPayment, AWildElementLeavesTheOneThatAnotherChoiceNeeds) {
    const ElementSet there = set_of({Element::fire, Element::ice});
    EXPECT_THAT(*pay_with_first({wild, fire}, there), ElementsAre(Element::ice, Element::fire));
    EXPECT_THAT(*pay_with_first({fire, wild}, there), ElementsAre(Element::fire, Element::ice));
}

TEST(ElementPayment, OffersEveryElementThatStillAllowsTheRest) {
    std::vector<std::vector<Element>> offered;
    const auto last = [&](const std::vector<Element>& payers) {
        offered.push_back(payers);
        return payers.back();
    };
    const ElementSet there = set_of({Element::fire, Element::ice, Element::dark});
    EXPECT_THAT(*pay(std::vector{wild, fire, wild}, there, last),
                ElementsAre(Element::dark, Element::fire, Element::ice));
    EXPECT_THAT(offered, ElementsAre(ElementsAre(Element::ice, Element::dark),
                                     ElementsAre(Element::fire), ElementsAre(Element::ice)));
}

TEST(ElementPayment, APriceThatCannotBePaidChoosesNothing) {
    const auto never = [](const std::vector<Element>& payers) {
        ADD_FAILURE() << "asked for a choice";
        return payers.front();
    };
    EXPECT_FALSE(pay(std::vector{wild, fire}, set_of({Element::ice, Element::dark}), never));
}

}  // namespace
}  // namespace standee
