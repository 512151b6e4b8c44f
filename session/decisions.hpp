#pragma once

#include <span>
#include <string>

#include "lib/card.hpp"
#include "session/table.hpp"

namespace standee {

/// Answers the decision at which a leg has stopped, if the text is an answer to it: the number of
/// an option or its hex or figure, modifier cards, "done" or what the table carries out. Throws
/// InputError for an answer that is not possible.
bool answers(Table& table, const std::string& text);

/// The same for JSON, in the form of a decision in a file.
void answer(Table& table, const Json& decision);

/// Gives the attack that waits for them its modifier cards, in the order drawn. Cards after a
/// rolling one belong to the same attack. Throws InputError for more cards than are drawn.
void draw(Table& table, std::span<const Card> cards);

}  // namespace standee
