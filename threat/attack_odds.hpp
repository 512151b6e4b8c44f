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
    std::vector<Card> pile;      ///< still to be drawn
    std::vector<Card> discards;  ///< shuffled in when the pile runs out [deck.shuffle]
};

/// Something that happens to a figure and matters to the damage that it is about to suffer.
struct ThreatEvent {
    std::optional<AttackInput> attack;  ///< its cards, ward and brittle do not count
    std::size_t deck = 0;               ///< of the attack
    bool on_it = true;  ///< else the attack is on another figure and only draws cards
    int damage = 0;     ///< that is no attack
    std::optional<bool> ward, brittle;  ///< gained or lost then

    friend bool operator==(const ThreatEvent& a, const ThreatEvent& b);
};

/// The mean damage about to be suffered from these events, one after another, with cards from
/// `decks`. It is exact, not sampled: every order of each deck is equally likely. `ward` and
/// `brittle` are those that the figure has at first. Throws InputError if a deck is too small or
/// there are too many runs of cards to follow.
double expected_damage(std::span<const ThreatEvent> mishaps, bool ward, bool brittle,
                       std::span<const UnknownDeck> decks, const Edition& edition);

/// The same for a single attack, with its ward and brittle.
double expected_damage(const AttackInput& attack, const UnknownDeck& deck, const Edition& edition);

}  // namespace standee
