#pragma once

#include <string>
#include <vector>

#include "play/game.hpp"

namespace standee {

/// The modifier deck from which the figure draws: "monsters", "allies" or a character's id
/// [deck.which, deck.ally].
std::string deck_of(const Figure& figure, const Scene& scene);

/// The top card of a deck; the discards are shuffled in when it is empty [deck.shuffle]. Refuses
/// where there is no such deck, or no card left.
Card draw_from(Game& game, const std::string& deck);

/// Puts the cards that an attack has drawn from a deck where they belong: on the discard pile, or,
/// bless and curse, out of the deck [deck.bless-curse]. `used` says which of them applied.
void put_away(Game& game, const std::string& deck, const std::vector<Card>& drawn,
              const CardPositions& used);

/// Shuffles a bless or a curse into the figure's deck, as far as the supply reaches
/// [deck.bless-curse].
void gain_card(Game& game, const Figure& figure, Condition bless_or_curse);

/// At the end of the round: every deck of which a card with the shuffle icon lies among the
/// discards is shuffled [deck.shuffle].
void shuffle_at_end_of_round(Game& game);

/// A deck of 20 cards [deck.standard], unshuffled.
std::vector<Card> standard_deck();

}  // namespace standee
