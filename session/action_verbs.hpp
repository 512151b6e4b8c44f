#pragma once

#include <optional>

#include "lib/card.hpp"
#include "play/step.hpp"
#include "session/actions.hpp"

// The actions that take more than a few lines, each in a source of its own.

namespace standee {

/// The greatest number in a command.
inline constexpr int most_in_command = 999;

Action one_step(PlayStep step);
/// The figure that acts. Throws InputError if it is nobody's turn and nobody is named.
const std::string& actor(const Doing& doing);
std::optional<Element> element_meant(const std::string& word);

Action attack_action(Words& words, const Doing& doing);
Action move_action(Words& words, const Doing& doing, bool jump);
Action teleport_action(Words& words, const Doing& doing);
Action push_action(Words& words, const Doing& doing, Force force);
Action summon_action(Words& words, const Doing& doing);
Action spawn_action(Words& words, const Doing& doing);

}  // namespace standee
