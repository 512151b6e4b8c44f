#pragma once

#include <optional>
#include <span>
#include <vector>

#include "lib/element.hpp"
#include "lib/progress.hpp"

namespace standee {

/// The elements, of those available, that can pay the first choice of a price and leave enough for
/// all others: each choice consumes an element of its own [element.consume, element.wild]. Empty
/// where the price cannot be paid. The price has at least one choice.
ElementSet payers_of_first(std::span<const ElementChoice> price, ElementSet available);

/// Whether each choice of a price can consume an element of its own [element.consume,
/// element.wild].
bool can_pay(std::span<const ElementChoice> price, ElementSet available);

/// The elements that are strong or waning.
ElementSet not_inert(const Elements& states);

/// `elements` except one.
ElementSet without(ElementSet elements, Element excluded);

/// The elements of a set, in the order of the enumeration.
std::vector<Element> listed(ElementSet elements);

/// The elements that pay a price, one for each choice in turn; nothing where it cannot be paid.
/// `choose` picks each from the elements that still allow the rest to be paid.
template <class Choose>
std::optional<std::vector<Element>> pay(std::span<const ElementChoice> price, ElementSet available,
                                        Choose choose) {
    if (!can_pay(price, available)) {
        return std::nullopt;
    }
    std::vector<Element> paid;
    for (; !price.empty(); price = price.subspan(1)) {
        paid.push_back(choose(listed(payers_of_first(price, available))));
        available = without(available, paid.back());
    }
    return paid;
}

}  // namespace standee
