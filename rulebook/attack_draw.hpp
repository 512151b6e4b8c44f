#pragma once

#include <string>
#include <vector>

#include "rulebook/attack_value.hpp"

namespace standee::rulebook {

/// Cards drawn for one attack.
struct Hand {
    std::string deck;  ///< empty: drawn outside the scene
    std::vector<Card> cards;
};

/// Draws the cards of an attack: from a deck, from those that a step gives, or at the table.
Hand draw_cards(Table& table, const Figure& by, const step::Attack& attack, DrawMode mode);
/// Puts the cards away. Returns those that applied, in the order drawn.
std::vector<Card> put_away_all(Table& table, const Hand& hand, const CardPositions& used);

}  // namespace standee::rulebook
