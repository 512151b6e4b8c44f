#pragma once

#include "lib/random.hpp"
#include "rulebook/table.hpp"

namespace standee::rulebook {

/// Chance: each time that the scene is asked for it, another stream of its seed.
SplitMix64 chance(Scene& scene);

/// "monsters", "allies" or a character's id [deck.which, deck.ally].
std::string deck_of(const Table& table, const Figure& figure);
/// The top card of a deck [deck.shuffle]. Refuses where there is no such deck, or no card left.
Card draw_from(Table& table, const std::string& deck);
/// Puts a card that an attack has drawn away; `used`: it applied [deck.bless-curse].
void put_away(Table& table, const std::string& deck, const Card& card, bool used);
/// Shuffles a bless or a curse into the figure's deck [deck.bless-curse].
void gain_card(Table& table, const Figure& figure, Condition bless_or_curse);
/// Decks of which a card with the shuffle icon was drawn [deck.shuffle].
void shuffle_at_end_of_round(Table& table);

}  // namespace standee::rulebook
