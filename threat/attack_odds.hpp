#pragma once

#include <optional>
#include <span>
#include <vector>

#include "lib/card.hpp"
#include "lib/edition.hpp"
#include "play/attack/attack.hpp"

namespace standee {

/// A modifier deck of which the cards are known and the order is not.
struct UnknownDeck {
    std::vector<Card> pile;      ///< still to be drawn
    std::vector<Card> discards;  ///< shuffled in when the pile runs out [deck.shuffle]
};

/// Something that on_outcome a figure, as far as it bears on the damage about to be suffered.
struct ThreatEvent {
    std::optional<AttackInput> attack;  ///< its cards, ward and brittle do not count
    std::size_t deck = 0;               ///< of the attack
    bool on_it = true;                  ///< else the attack is on another, and only draws cards
    int damage = 0;                     ///< that is no attack
    std::optional<bool> ward, brittle;  ///< gained or lost then

    friend bool operator==(const ThreatEvent& a, const ThreatEvent& b);
};

/// The mean damage about to be suffered from all of these, one after another, whose cards come from
/// `decks`, over every order of each, all equally likely: worked out, not sampled. `ward` and
/// `brittle` are those that the figure has at first. Throws InputError where a deck is too small,
/// or where there are too many runs of cards to follow.
double expected_damage(std::span<const ThreatEvent> mishaps, bool ward, bool brittle,
                       std::span<const UnknownDeck> decks, const Edition& edition);

/// The same of a single attack, with its ward and brittle.
double expected_damage(const AttackInput& attack, const UnknownDeck& deck, const Edition& edition);

}  // namespace standee
