#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "lib/ability.hpp"
#include "lib/element.hpp"
#include "lib/figure.hpp"
#include "lib/progress.hpp"
#include "lib/scene.hpp"

namespace standee {

/// The elements that a consumption asks for, all of them.
using ElementPrice = std::vector<ElementChoice>;

/// A consumption on a card, and whether it is paid.
struct SettledConsumption {
    enum class Payment : std::uint8_t {
        none,    ///< not paid
        now,     ///< with `elements`
        by_set,  ///< the monster set has paid it before
    };
    ElementPrice price;
    std::size_t ordinal = 0;  ///< which of the card's consumptions with this price, from 0
    Payment payment{};
    std::vector<Element> elements;

    [[nodiscard]] bool is_paid() const { return payment != Payment::none; }
    friend bool operator==(const SettledConsumption&, const SettledConsumption&) = default;
};

/// Every consumption that a figure meets as it reads a card, in order: a consumption that stands in
/// what another allows is met only if the other is paid, or not, as the card says.
using CardSettlement = std::vector<SettledConsumption>;

/// When the consumptions on a card are made [element.consume].
enum class ConsumesWhen : std::uint8_t {
    together,   ///< all at once: whoever decides chooses which are paid where not all can be
    one_by_one  ///< with the ability that has them: an earlier ability comes before a later one
};

/// What has been settled before the abilities to be read.
struct PaidBefore {
    std::vector<PaidConsumption> by_set;  ///< to the benefit of the figure
    std::vector<ElementPrice> met;        ///< on the part of the card already performed
};

/// Whether the consumptions of the figure serve its monster set [element.consume].
bool consumes_for_set(const Figure& figure, const Edition& rules);

/// The monsters that benefit from what the figure consumes: those of its set, or in editions where
/// no set consumes before its first turn those of its type [element.consume].
const std::string& consuming_set_of(const Figure& figure, const Edition& rules);

/// What the monster set of the figure has paid this round to the benefit of the figure
/// [element.consume].
std::vector<PaidConsumption> paid_for(const Scene& scene, const Figure& figure);

/// When the figure makes the consumptions on its own card.
ConsumesWhen consumes_when(const Figure& figure, const Edition& rules);

/// Every settlement of the consumptions among `abilities` with the elements that are available. As
/// many as possible are paid: together, none is left unpaid that could be paid besides all others;
/// one by one, none that could be paid besides all others up to the same ability. Each
/// choice of a price takes an element of its own. Never empty [element.consume, element.wild].
std::vector<CardSettlement> card_settlements(std::span<const Ability* const> abilities,
                                             const Figure& reader, ElementSet available,
                                             ConsumesWhen when, const PaidBefore& before = {});

/// Whether two settlements pay the same consumptions, be it with different elements.
bool pay_the_same(const CardSettlement& a, const CardSettlement& b);

/// The abilities as they are performed by a settlement: in the place of a consumption what is
/// performed with or without it, of what the ranks do the figure's own, and of an attack's
/// conditional effects those that are paid, without their price, and those without one.
std::vector<Ability> settled_abilities(std::span<const Ability* const> abilities,
                                       const Figure& reader,
                                       std::span<const SettledConsumption> settlement);

/// Whether anything among the abilities asks for elements.
bool asks_for_elements(std::span<const Ability> abilities);

/// Whether the conditional effect has a price.
bool has_price(const Add& add);

/// Pointers to the abilities of a card, in order.
std::vector<const Ability*> pointers_to(std::span<const Ability> abilities);

/// The elements that are strong or waning.
ElementSet not_inert(const Elements& states);

/// `elements` except one.
ElementSet without(ElementSet elements, Element excluded);

/// The elements of a set, in the order of the enumeration.
std::vector<Element> listed(ElementSet elements);

/// The elements that an icon allows, in the order of the enumeration.
std::vector<Element> listed(ElementChoice choice);

}  // namespace standee
