#pragma once

#include <map>
#include <string>
#include <vector>

#include "rulebook/card_readings.hpp"

// What a figure consumes for the abilities of its card, and what it is given back.

namespace standee::rulebook {

struct CardInProgress;

/// Elements taken for what is still to be performed, and how all was before.
struct Pledge {
    std::vector<Element> taken{};
    bool at_start = false;   ///< for whatever the figure performs of its card
    std::size_t rest = 0;    ///< else for what comes before the last so many abilities
    bool performed = false;  ///< something, before it was made

    Elements elements_before{};
    ElementSet consumed_before{};
    std::map<std::string, std::vector<PaidConsumption>> sets_before{};
    std::map<std::string, std::vector<std::string>> benefits_before{};
    std::vector<PaidConsumption> grant_before{};
};

/// What a figure consumes for its card.
struct CardElements {
    /// The ways in which the rest of the card may still be read; never none.
    std::vector<Reading> readings = std::vector<Reading>(1);
    std::vector<Price> passed{};    ///< met on the part that was performed
    std::vector<Pledge> pledges{};  ///< of which nothing has come so far
};

/// Whether its set has consumed for the whole card before the first ability [element.consume].
bool has_consumed_at_start(const CardInProgress& card);
/// Works out how the rest of the card may be read with the elements that are there
/// [element.consume].
void read_consumptions(CardInProgress& card);
/// At the start of the card: where the set consumes together it does so now [element.consume].
void consume_at_start(CardInProgress& card);
/// Has the party decide which consumptions are paid, wherever that is open [element.wild].
void decide_what_is_paid(CardInProgress& card);
/// The next consumption, decided now at the latest.
Consumption take_next_consumption(CardInProgress& card);
/// Passes the next one, as the ability that has it is not performed.
void pass_consumption(CardInProgress& card);
/// Takes the elements of consumptions that are paid now.
Pledge pledge(CardInProgress& card, const Reading& paid);
/// Something has come of it: the elements are consumed.
void confirm(CardInProgress& card, Pledge& pledge);
/// The same for what the set consumed when its first figure started its turn.
void confirm_for_set(CardInProgress& card);
/// After each ability: what nothing has come of is given back [element.consume].
void give_back_pledges(CardInProgress& card);

}  // namespace standee::rulebook
