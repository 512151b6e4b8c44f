#pragma once

#include <span>
#include <string>
#include <vector>

#include "files/expect.hpp"
#include "play/event.hpp"

namespace standee {

/// What happened, in words: "C1 suffers 3 (attack by M1), 6 left".
std::string event_line(const Event& event);
/// Which step was refused, and why: "step 2 is refused: found ..., expected ...".
std::string refusal_line(const PlayAnswer& answer);
/// One option in words: "C1, to [2,0], attacking C1".
std::string option_in_words(const event::Option& option);

/// A line for each event, with its clause: "M1 attacks C1: 3, +1 gives 4, ...".
std::string log_line(const Event& event);
std::vector<std::string> log_lines(std::span<const Event> events);
/// The log of a play: a line for each event, and the refusal if there was one.
std::vector<std::string> play_log(const PlayAnswer& answer);

}  // namespace standee
