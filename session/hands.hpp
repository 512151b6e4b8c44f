#pragma once

#include <map>
#include <string>

#include "session/table.hpp"
#include "session/words.hpp"

// The cards of characters. Two are chosen for each round and discarded after the turn, rests return
// them to the hand, and lost cards do not come back. Only the cards of characters that the scene or
// a command such as `cards Brute 9` counts; these functions do nothing for others.

namespace standee {

/// The initiative of a character that takes a long rest.
inline constexpr double long_rest = 99;
/// The number of cards that a rest or a round needs.
inline constexpr int cards_of_round = 2;

/// The hands of a scene at the start of a game. If a round has begun, its cards are already chosen.
std::map<std::string, Hand> hands_in(const Scene& scene);

/// Adds the hands of characters that have appeared with a room or been placed in a hex.
void count_cards_of_newcomers(Table& table);

/// The number of cards that the character has lost; 0 if its cards are not counted.
int lost_cards(const State& state, const Figure& character);
/// Whether the character has two cards for a round, or discarded cards for a rest; true if its
/// cards are not counted.
bool has_cards_to_play(const State& state, const Figure& character);
bool has_cards_to_rest(const Figure& character);
/// Whether the character whose turn it is has declared a long rest and still has to take it.
bool rests_this_turn(const State& state);
/// The character's cards in words: "hand 7, discard 2, lost 1, chosen 2"; empty if they are not
/// counted.
std::string cards_says(const State& state, const Figure& character);

/// Chooses two cards for the round, or returns the chosen cards to the hand.
void choose_cards(Table& table, const std::string& id);
void take_back_cards(Table& table, const std::string& id);
/// Discards the chosen cards.
void discard_chosen(Table& table, const std::string& id);
/// Loses one discarded card and returns the others to the hand. Throws InputError if there are too
/// few.
void lose_one_take_back_others(Table& table, const std::string& id);

/// `cards FIGURE HAND [DISCARDED [LOST]]`
void correct_cards(Table& table, Words& words, const std::string& command);
/// `lose card`, `lose 2 cards`: loses cards of this turn, which are then not discarded. `words`
/// continue after "lose". Returns false if they mean something else.
bool loses_cards(Table& table, Words& words, const std::string& by);

}  // namespace standee
