#pragma once

#include <string>

#include "rulebook/attack_value.hpp"

namespace standee::rulebook {

/// The player of the attacker, or the party for a monster, puts its bonuses and penalties in order.
/// A step of a play contains the order. Nobody is asked if every order leads to the same value
/// [attack.order].
void decide_bonuses(Table& table, const std::string& by, AttackNumbers& numbers);

/// After the cards have been drawn: which of the two is used with advantage, if the attacker may
/// choose, and in which order several of them apply [attack.advantage, attack.rolling].
void decide_cards(Table& table, const Figure& by, AttackNumbers& numbers, const Figure& target);

}  // namespace standee::rulebook
