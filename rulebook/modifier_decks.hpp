#pragma once

#include "lib/random.hpp"
#include "rulebook/table.hpp"

namespace standee::rulebook {

/// Random numbers. Each call returns the next stream of the scene's seed.
SplitMix64 chance(Scene& scene);

/// The deck of a figure: "monsters", "allies" or a character's id [deck.which, deck.ally].
std::string deck_of(const Table& table, const Figure& figure);
/// Draws the top card of a deck [deck.shuffle]. Refuses if there is no such deck, or no card left.
Card draw_from(Table& table, const std::string& deck);
/// Puts away a card that an attack has drawn. `used` says whether it applied [deck.bless-curse].
void put_away(Table& table, const std::string& deck, const Card& card, bool used);
/// Shuffles a bless or a curse into the figure's deck [deck.bless-curse].
void gain_card(Table& table, const Figure& figure, Condition bless_or_curse);
/// Shuffles the decks from which a card with the shuffle icon was drawn [deck.shuffle].
void shuffle_at_end_of_round(Table& table);

}  // namespace standee::rulebook
