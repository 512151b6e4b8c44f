#pragma once

#include "files/form.hpp"
#include "play/event.hpp"

namespace standee {

namespace limits {
inline constexpr Limits choice{0, 1'000'000};  ///< the index of an option
}  // namespace limits

/// In an option of a turn, `figure` is the focus; answers write one of the two fields, and both are
/// read.
extern const Form option_form;

/// A decision between options: the index of one, or an object with enough of its content to
/// identify it, in the fields that options have in answers.
event::OptionChoice read_option_choice(const Reader& reader);

}  // namespace standee
