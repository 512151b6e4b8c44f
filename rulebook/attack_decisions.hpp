#pragma once

#include <string>

#include "rulebook/attack_value.hpp"

namespace standee::rulebook {

/// The player of the attacker puts its bonuses and penalties in order, for a monster the party. A
/// step of a play says their order; nobody is asked if every order gives the same [attack.order].
void decide_bonuses(Table& table, const std::string& by, AttackNumbers& numbers);

/// Once the cards are drawn: which of two is used with advantage, where the attacker may choose,
/// and in which order several apply [attack.advantage, attack.rolling].
void decide_cards(Table& table, const Figure& by, AttackNumbers& numbers, const Figure& target);

}  // namespace standee::rulebook
