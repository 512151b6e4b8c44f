#pragma once

#include <vector>

#include "lib/card.hpp"
#include "lib/edition.hpp"
#include "play/attack.hpp"

namespace standee {

/// A modifier deck of which the cards are known and the order is not.
struct UnknownDeck {
    std::vector<Card> pile;      ///< still to be drawn
    std::vector<Card> discards;  ///< shuffled in when the pile runs out [deck.shuffle]
};

/// The mean damage about to be suffered from an attack whose cards come from `deck`, over every
/// order of it, each equally likely: worked out, not sampled. `attack.cards` does not count.
/// Throws InputError where the deck is too small for the attack, or where so many of its cards
/// are rolling that there are too many runs of them to follow.
double expected_damage(AttackInput attack, const UnknownDeck& deck, const Edition& edition);

}  // namespace standee
