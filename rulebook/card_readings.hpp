#pragma once

#include <vector>

#include "lib/ability.hpp"
#include "lib/scene.hpp"
#include "rulebook/rules.hpp"

// A card as a figure reads it: which consumptions it comes to, and which of them can be paid.

namespace standee::rulebook {

/// Abilities of a card one after another; the card must outlive them.
using Lines = std::vector<const Ability*>;
/// The icons of a consumption: all are paid, or none.
using Price = std::vector<ElementChoice>;

/// A consumption that a figure comes to as it reads its card.
struct Consumption {
    const Ability* ability = nullptr;  ///< that has it
    const Price* price = nullptr;
    std::size_t ordinal = 0;  ///< which of the card's consumptions with this price, from 0
    bool paid = false;
    bool by_set = false;  ///< its set has paid it before
    std::vector<Element> elements{};

    friend bool operator==(const Consumption&, const Consumption&) = default;
};

/// All of them, in order: one that stands in what another allows is met only if that is paid, or
/// not, as the card says.
using Reading = std::vector<Consumption>;

/// Who reads a card, and with which elements.
struct CardReader {
    const Figure& figure;
    std::vector<Element> at_hand;
    std::vector<PaidConsumption> paid_by_set;
    bool together = false;     ///< all consumptions are made at once
    std::vector<Price> met{};  ///< on the part of the card that was performed
};

/// Lines for each ability of a list.
Lines lines_of(const std::vector<Ability>& abilities);

/// Whether the conditional effect costs elements.
bool has_price(const Add& add);

/// What a card with different lines for the ranks has the figure perform [monster.boss-named].
const std::vector<Ability>& said_to(const Book& book, const RankAbility& ranked,
                                    const Figure& figure);

/// What a figure performs of a line of which it knows that when it begins its card: what the line
/// says to its rank, or by its hit points; null for another line [card.hit-points].
const std::vector<Ability>* said_at_start(const Book& book, const Ability& line,
                                          const Figure& figure);

/// The elements that may be consumed if nothing else is known: those that are not inert.
std::vector<Element> not_inert(const Book& book, const Elements& elements);

/// Whether what the figure consumes on its card benefits its whole set; in some editions the set
/// consumes for the whole card before the first ability [element.consume].
bool consumes_for_set(const Book& book, const Figure& figure);
bool consumes_at_start(const Book& book, const Figure& figure);
/// Whom it benefits: the figures of its set, or where no set consumes before its first turn those
/// of its type [element.consume].
const std::string& consuming_set_of(const Book& book, const Figure& figure);
/// What its set has paid this round, if the figure was there [element.consume].
std::vector<PaidConsumption> paid_by_set_of(const Book& book, const Scene& scene,
                                            const Figure& figure);

/// Every way to read a card in which the figure consumes what it can: none counts if another pays
/// all that it pays and more, or, where each ability consumes when it is performed, does so for an
/// earlier one. Each icon takes an element of its own. Never empty [element.consume,
/// element.wild].
std::vector<Reading> readings(const Book& book, const CardReader& reader, const Lines& card);
/// Whether two of them pay the same, even if with different elements.
bool pay_the_same(const Reading& a, const Reading& b);

/// The abilities as they are performed by a reading: without prices, and without what is not paid.
std::vector<Ability> read_by(const Book& book, const Figure& figure, const Reading& reading,
                             const Lines& card);

}  // namespace standee::rulebook
