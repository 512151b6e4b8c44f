#pragma once

#include <string>
#include <vector>

#include "play/arithmetic/attack.hpp"
#include "play/event.hpp"
#include "play/game.hpp"

namespace standee {

// Decisions about the modifiers of an attack, by the player of the attacker or, for a monster, by
// the party. A step of a play contains them; in the turn of a card they are choices, unless every
// answer leads to the same result. Each function throws Stopped if the play stops.

/// The bonuses and penalties of an attack with that base value, in the order in which they apply.
/// Poison's is among them if the target is poisoned [attack.order].
std::vector<event::NamedBonus> bonuses_in_chosen_order(Game& game, const std::string& by, int value,
                                                       std::vector<event::NamedBonus> bonuses);

/// Decides which of the two compared cards is used with advantage, if the attacker may choose
/// [attack.advantage].
void choose_card(Game& game, const std::string& by, AttackInput& input);

/// The positions of the cards that apply, in the order chosen; empty: as drawn [attack.rolling].
std::vector<std::uint8_t> choose_card_order(Game& game, const std::string& by,
                                            const AttackInput& input);

}  // namespace standee
