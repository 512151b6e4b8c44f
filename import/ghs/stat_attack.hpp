#pragma once

#include "import/ghs/stat_card.hpp"

namespace standee::ghs {

/// Reads the attack of a stat card that is a text with X or V, as in "3+X": counted, if the note of
/// the card says what the letter counts. None where the attack is a number or a dash.
std::optional<StatAttack> stat_attack(const StatEntry& entry, const Context& context);

}  // namespace standee::ghs
