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

/// The elements that a consumption asks for; all of them have to be consumed.
using ElementPrice = std::vector<ElementChoice>;

/// A consumption on a card, and whether it is paid for.
struct SettledConsumption {
    enum class Payment : std::uint8_t {
        none,    ///< not paid
        now,     ///< paid with `elements`
        by_set,  ///< the monster set has paid for it before
    };
    ElementPrice price;
    std::size_t ordinal = 0;  ///< which consumption on the card with this price, from 0
    Payment payment{};
    std::vector<Element> elements;

    [[nodiscard]] bool is_paid() const { return payment != Payment::none; }
    friend bool operator==(const SettledConsumption&, const SettledConsumption&) = default;
};

/// Every consumption that a figure meets as it reads a card, in order. A consumption in a branch of
/// another one is met only if the figure performs that branch.
using CardSettlement = std::vector<SettledConsumption>;

/// When the consumptions on a card are made [element.consume].
enum class ConsumesWhen : std::uint8_t {
    together,   ///< all at once; if not all can be paid for, whoever decides chooses which are
    one_by_one  ///< each with its ability, so earlier abilities come before later ones
};

/// Consumptions that were settled before the abilities that are about to be read.
struct PaidBefore {
    /// Those that the set paid for and from which the figure benefits.
    std::vector<PaidConsumption> by_set;
    std::vector<ElementPrice> met;  ///< those on the part of the card that has been performed
};

/// Whether a consumption by the figure counts for its whole monster set [element.consume].
bool consumes_for_set(const Figure& figure, const Edition& rules);

/// The name under which the monsters that benefit from a consumption by the figure are recorded:
/// its monster set or, in editions where no set consumes at the start of its first turn, its
/// monster type [element.consume].
const std::string& consuming_set_of(const Figure& figure, const Edition& rules);

/// The consumptions that the monster set of the figure has paid for this round and from which the
/// figure benefits [element.consume].
std::vector<PaidConsumption> paid_for(const Scene& scene, const Figure& figure);

/// When the figure makes the consumptions on its own card.
ConsumesWhen consumes_when(const Figure& figure, const Edition& rules);

/// Every allowed settlement of the consumptions among `abilities` with the elements available. As
/// many as possible are paid for. If they are paid together, none is left unpaid that could be paid
/// for in addition to all others; if one by one, none that could be paid for in addition to the
/// others up to the same ability. Each choice of a price takes an element of its own. Never empty
/// [element.consume, element.wild].
std::vector<CardSettlement> card_settlements(std::span<const Ability* const> abilities,
                                             const Figure& reader, ElementSet available,
                                             ConsumesWhen when, const PaidBefore& before = {});

/// Whether two settlements pay for the same consumptions, possibly with different elements.
bool pay_the_same(const CardSettlement& a, const CardSettlement& b);

/// The abilities that are performed under a settlement. Each consumption and each line that depends
/// on the rank is replaced by the branch that is performed. Of an attack's conditional effects,
/// those that are paid for stay, without their price, and so do those without a price.
std::vector<Ability> settled_abilities(std::span<const Ability* const> abilities,
                                       const Figure& reader,
                                       std::span<const SettledConsumption> settlement);

/// Whether any of the abilities has a consumption.
bool asks_for_elements(std::span<const Ability> abilities);

/// Whether the conditional effect has to be paid for with elements.
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
