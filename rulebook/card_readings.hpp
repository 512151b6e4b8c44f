#pragma once

#include <vector>

#include "lib/ability.hpp"
#include "lib/scene.hpp"
#include "rulebook/rules.hpp"

// The ways in which a figure can read a card: which consumptions it meets, and which of them can be
// paid for.

namespace standee::rulebook {

/// Abilities of a card one after another; the card must outlive them.
using Lines = std::vector<const Ability*>;
/// The icons of a consumption: either all are paid for, or none.
using Price = std::vector<ElementChoice>;

/// A consumption that a figure meets as it reads its card.
struct Consumption {
    const Ability* ability = nullptr;  ///< the ability to which it belongs
    const Price* price = nullptr;
    std::size_t ordinal = 0;  ///< which consumption on the card with this price, from 0
    bool paid = false;
    bool by_set = false;  ///< the set has paid for it before
    std::vector<Element> elements{};

    friend bool operator==(const Consumption&, const Consumption&) = default;
};

/// All consumptions that are met, in order. A consumption in a branch of another one is met only if
/// that branch is performed.
using Reading = std::vector<Consumption>;

/// The figure that reads a card, and the elements that it can use.
struct CardReader {
    const Figure& figure;
    std::vector<Element> at_hand;
    std::vector<PaidConsumption> paid_by_set;
    bool together = false;     ///< all consumptions are made at once
    std::vector<Price> met{};  ///< consumptions on the part of the card that was performed
};

/// Lines for each ability of a list.
Lines lines_of(const std::vector<Ability>& abilities);

/// Whether the conditional effect has to be paid for with elements.
bool has_price(const Add& add);

/// The branch that a figure performs of a line that depends on the rank [monster.boss-named].
const std::vector<Ability>& said_to(const Book& book, const RankAbility& ranked,
                                    const Figure& figure);

/// The branch of a line that a figure performs, if it is settled when the figure begins its card:
/// by its rank, or by its hit points. Null for any other line [card.hit-points].
const std::vector<Ability>* said_at_start(const Book& book, const Ability& line,
                                          const Figure& figure);

/// The elements that can be consumed, all else being equal: those that are not inert.
std::vector<Element> not_inert(const Book& book, const Elements& elements);

/// Whether consumptions on the figure's card benefit its whole set. In some editions the set
/// consumes for the whole card before the first ability [element.consume].
bool consumes_for_set(const Book& book, const Figure& figure);
bool consumes_at_start(const Book& book, const Figure& figure);
/// The name for the figures that benefit: the set or, in editions where no set consumes before its
/// first turn, the type [element.consume].
const std::string& consuming_set_of(const Book& book, const Figure& figure);
/// The consumptions that the figure's set has paid for this round, if the figure was on the map
/// then [element.consume].
std::vector<PaidConsumption> paid_by_set_of(const Book& book, const Scene& scene,
                                            const Figure& figure);

/// Every way to read a card in which the figure consumes what it can. A reading does not count if
/// another one pays for everything that it pays for and for more or, in editions where each ability
/// consumes when it is performed, if another one does so for an earlier ability. Each icon takes an
/// element of its own. Never empty [element.consume, element.wild].
std::vector<Reading> readings(const Book& book, const CardReader& reader, const Lines& card);
/// Whether two readings pay for the same, possibly with different elements.
bool pay_the_same(const Reading& a, const Reading& b);

/// The abilities that are performed under a reading: without prices, and without anything that is
/// not paid for.
std::vector<Ability> read_by(const Book& book, const Figure& figure, const Reading& reading,
                             const Lines& card);

}  // namespace standee::rulebook
