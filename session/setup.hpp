#pragma once

#include "session/table.hpp"
#include "session/words.hpp"

// What has to be said before the turns of a round: initiatives, rests and ability cards. In each
// function `words` continue after the first word of the command.

namespace standee {

void say_initiative(Table& table, Words& words);
void rest(Table& table, Words& words);
void exhaust(Table& table, Words& words);
/// `card [SET] ID`, its name, or `hand N`.
void say_card(Table& table, Words& words);
/// `draw [SET|all]`.
void draw_card(Table& table, Words& words);
/// A card as JSON for the set that needs one.
void say_card(Table& table, const Json& card);
void next_round(Table& table);

}  // namespace standee
