#pragma once

#include <string>

#include "play/event.hpp"

namespace standee {

/// "fire", "fire/ice", "wild"
std::string words_of(ElementChoice choice);
/// "+1", "rolling +1 (stun, pierce 3)", "2x", "curse"
std::string words_of(const Card& card);
/// "stun", "push 2", "infuse fire"
std::string words_of(const Effect& effect);
/// "on death, all adjacent suffer 2 and gain poison, and it attacks all adjacent enemies (+2)"
std::string words_of(const DeathHarm& death);
/// "shield 2", "retaliate 2 (range 3)", "attack x2", "negate"
std::string words_of(const ActiveBonus& bonus);

}  // namespace standee
