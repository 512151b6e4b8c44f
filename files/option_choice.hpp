#pragma once

#include "files/reader.hpp"
#include "play/event.hpp"

namespace standee {

/// A decision between options: the index of one, or an object with as much of its content as tells
/// it from the others, in the fields that options have in answers.
event::OptionChoice read_option_choice(const Reader& reader);

}  // namespace standee
