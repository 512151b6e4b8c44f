#pragma once

#include <optional>
#include <span>
#include <vector>

#include "lib/card.hpp"
#include "lib/edition.hpp"
#include "play/arithmetic/attack.hpp"

namespace standee {

/// A modifier deck whose cards are known, but not their order.
struct UnknownDeck {
    std::vector<Card> pile;      ///< the cards still to be drawn
    std::vector<Card> discards;  ///< shuffled in when the pile runs out [deck.shuffle]
};

/// Something that happens to a figure and affects the damage that it is about to suffer.
struct ThreatEvent {
    std::optional<AttackInput> attack;  ///< its cards, ward and brittle are ignored
    std::size_t deck = 0;               ///< the deck from which the attack draws
    bool on_it = true;  ///< else the attack is on another figure and only uses up cards
    int damage = 0;     ///< damage that is not from an attack
    std::optional<bool> ward, brittle;  ///< gained (true) or lost (false) at this point

    friend bool operator==(const ThreatEvent& a, const ThreatEvent& b);
};

/// The mean damage that the figure is about to suffer from these events, one after another, with
/// cards from `decks`. It is exact and not sampled: every order of each deck is equally likely.
/// `ward` and `brittle` say whether the figure has these conditions at first. Throws InputError if
/// a deck is too small, or if there are too many sequences of cards.
double expected_damage(std::span<const ThreatEvent> mishaps, bool ward, bool brittle,
                       std::span<const UnknownDeck> decks, const Edition& edition);

/// The same for a single attack, with its ward and brittle.
double expected_damage(const AttackInput& attack, const UnknownDeck& deck, const Edition& edition);

}  // namespace standee
