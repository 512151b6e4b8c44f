#pragma once

#include <span>
#include <string>

#include "lib/card.hpp"
#include "session/table.hpp"

namespace standee {

/// Answers the decision at which a leg has stopped, if the text is an answer to it: the number of
/// an option, its hex or its figure, modifier cards, "done", or the actions that the table carries
/// out. Throws InputError for an answer that is not possible.
bool answers(Table& table, const std::string& text);

/// The same for JSON in the form of a decision in a file.
void answer(Table& table, const Json& decision);

/// Gives modifier cards, in the order drawn, to the attack that waits for them. Cards after a
/// rolling one belong to the same attack. Throws InputError if there are more cards than the attack
/// draws.
void draw(Table& table, std::span<const Card> cards);

}  // namespace standee
