#pragma once

#include <string>
#include <vector>

#include "play/arithmetic/attack.hpp"
#include "play/event.hpp"
#include "play/game.hpp"

namespace standee {

// What the player of an attacker decides about its modifiers, for a monster the party. A step of a
// play says it itself; in the turn of a card it is a choice, unless every answer gives the same.
// Each of these throws Stopped if the play stops.

/// The bonuses and penalties of an attack of that base value in the order in which they apply;
/// poison's is among them if the target is poisoned [attack.order].
std::vector<event::NamedBonus> bonuses_in_chosen_order(Game& game, const std::string& by, int value,
                                                       std::vector<event::NamedBonus> bonuses);

/// Which of the two compared cards is used with advantage, where the attacker may choose
/// [attack.advantage].
void choose_card(Game& game, const std::string& by, AttackInput& input);

/// The positions of the cards that apply, in their order; empty: as drawn [attack.rolling].
std::vector<std::uint8_t> choose_card_order(Game& game, const std::string& by,
                                            const AttackInput& input);

}  // namespace standee
