#pragma once

#include <map>
#include <string>
#include <vector>

#include "rulebook/card_readings.hpp"

// The elements that a figure consumes for the abilities of its card, and those that are given back.

namespace standee::rulebook {

struct CardInProgress;

/// Elements taken for an ability that has not been performed yet, and the state before.
struct Pledge {
    std::vector<Element> taken{};
    bool at_start = false;   ///< for anything that the figure performs of its card
    std::size_t rest = 0;    ///< otherwise: for abilities that come before the last `rest` ones
    bool performed = false;  ///< something was performed before these elements were taken

    Elements elements_before{};
    ElementSet consumed_before{};
    std::map<std::string, std::vector<PaidConsumption>> sets_before{};
    std::map<std::string, std::vector<std::string>> benefits_before{};
    std::vector<PaidConsumption> grant_before{};
};

/// The consumptions of a figure for its card.
struct CardElements {
    /// The ways in which the rest of the card can still be read; never empty.
    std::vector<Reading> readings = std::vector<Reading>(1);
    std::vector<Price> passed{};    ///< consumptions on the part that was performed
    std::vector<Pledge> pledges{};  ///< those because of which nothing has been performed so far
};

/// Whether the figure's set has consumed for the whole card before the first ability
/// [element.consume].
bool has_consumed_at_start(const CardInProgress& card);
/// Finds the ways in which the rest of the card can be read with the elements that are available
/// [element.consume].
void read_consumptions(CardInProgress& card);
/// At the start of the card: if the figures of the set consume together, the set does so now
/// [element.consume].
void consume_at_start(CardInProgress& card);
/// Lets the party decide which consumptions are paid for, if that is open [element.wild].
void decide_what_is_paid(CardInProgress& card);
/// Settles the next consumption. Anything still open about it is decided now.
Consumption take_next_consumption(CardInProgress& card);
/// Skips the next consumption, because its ability is not performed.
void pass_consumption(CardInProgress& card);
/// Takes the elements of the consumptions that are paid now.
Pledge pledge(CardInProgress& card, const Reading& paid);
/// Something was performed: the elements are consumed.
void confirm(CardInProgress& card, Pledge& pledge);
/// The same for the elements that the set took when its first figure started its turn.
void confirm_for_set(CardInProgress& card);
/// After each ability: gives back elements because of which nothing was performed
/// [element.consume].
void give_back_pledges(CardInProgress& card);

}  // namespace standee::rulebook
