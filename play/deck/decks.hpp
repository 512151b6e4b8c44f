#pragma once

#include <string>
#include <vector>

#include "play/game.hpp"

namespace standee {

/// The modifier deck from which the figure draws: "monsters", "allies" or a character's id
/// [deck.which, deck.ally].
std::string deck_of(const Figure& figure, const Scene& scene);

/// Draws the top card of a deck. If the deck is empty, the discard pile is shuffled into it first
/// [deck.shuffle]. Refuses if there is no such deck, or no card left.
Card draw_from(Game& game, const std::string& deck);

/// Puts the cards that an attack has drawn where they belong: on the discard pile or, for bless and
/// curse, out of the deck [deck.bless-curse]. `used` says which of them applied.
void put_away(Game& game, const std::string& deck, const std::vector<Card>& drawn,
              const CardPositions& used);

/// Shuffles a bless or a curse into the figure's deck, if the supply has one left
/// [deck.bless-curse].
void gain_card(Game& game, const Figure& figure, Condition bless_or_curse);

/// At the end of the round: shuffles every deck that has a card with the shuffle icon on its
/// discard pile [deck.shuffle].
void shuffle_at_end_of_round(Game& game);

/// A deck of 20 cards [deck.standard], unshuffled.
std::vector<Card> standard_deck();

}  // namespace standee
