#pragma once

#include "files/form.hpp"
#include "play/event.hpp"

namespace standee {

namespace limits {
inline constexpr Limits choice{0, 1'000'000};  ///< the index of an option
}  // namespace limits

/// In a turn the figure of an option is its focus; answers write one field, both are read.
extern const Form option_form;

/// A decision between options: the index of one, or an object with as much of its content as tells
/// it from the others, in the fields that options have in answers.
event::OptionChoice read_option_choice(const Reader& reader);

}  // namespace standee
