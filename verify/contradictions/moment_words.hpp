#pragma once

#include <string>

#include "play/moment.hpp"

namespace standee::verify {

/// "after an attack".
std::string words_of(Moment moment);
/// "push", "conditions end".
std::string words_of(Due due);
/// The same of what waits; a condition by its name.
std::string words_of(const Waiting& waiting);

}  // namespace standee::verify
