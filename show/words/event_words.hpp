#pragma once

#include <string>
#include <string_view>

#include "play/event.hpp"

namespace standee {

std::string_view words_of(DrawMode mode);
std::string_view words_of(DamageSource source);
std::string_view words_of(MoveKind how);
std::string_view words_of(Departure how);

/// "+1", "rolling +1 (stun, pierce 3)", "2x", "curse"
std::string words_of(const Card& card);
/// "stun", "push 2", "infuse fire"
std::string words_of(const Effect& effect);
/// "shield 2", "retaliate 2 (range 3)", "attack x2", "negate"
std::string words_of(const ActiveBonus& bonus);

}  // namespace standee
