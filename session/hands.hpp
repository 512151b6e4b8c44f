#pragma once

#include <map>
#include <string>

#include "session/table.hpp"
#include "session/words.hpp"

// The cards of characters: two are chosen for each round and discarded after the turn, rests take
// them back, and what is lost does not come back. Only of characters whose cards the scene or
// `cards Brute 9` counts; nothing here does anything for the others.

namespace standee {

/// The initiative of a character that takes a long rest.
inline constexpr double long_rest = 99;
/// How many cards a rest or a round needs.
inline constexpr int cards_of_round = 2;

/// The hands of a scene at the start of a game. Those of a round that has begun are chosen already.
std::map<std::string, Hand> hands_in(const Scene& scene);

/// The hands of characters that have come with a room, or been put on a hex.
void count_cards_of_newcomers(Table& table);

/// How many cards the character has lost; 0 where they are not counted.
int lost_cards(const State& state, const Figure& character);
/// Whether it has two cards for a round, or discarded cards for a rest; true where they are not
/// counted.
bool has_cards_to_play(const State& state, const Figure& character);
bool has_cards_to_rest(const Figure& character);
/// Whether the character in turn has declared a long rest that it still has to take.
bool rests_this_turn(const State& state);
/// "hand 7, discard 2, lost 1, chosen 2"; empty where they are not counted.
std::string cards_says(const State& state, const Figure& character);

/// Two cards are chosen for the round, or they return to the hand.
void choose_cards(Table& table, const std::string& id);
void take_back_cards(Table& table, const std::string& id);
/// The chosen cards are discarded.
void discard_chosen(Table& table, const std::string& id);
/// One discarded card is lost, and the others return to the hand. Throws InputError if there are
/// too few.
void lose_one_take_back_others(Table& table, const std::string& id);

/// `cards FIGURE HAND [DISCARDED [LOST]]`
void correct_cards(Table& table, Words& words, const std::string& command);
/// `lose card`, `lose 2 cards`: cards of this turn that are not discarded afterwards. `words` stand
/// after "lose"; false if they mean something else.
bool loses_cards(Table& table, Words& words, const std::string& by);

}  // namespace standee
