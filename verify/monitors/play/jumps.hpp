#pragma once

#include <cstddef>

#include "verify/monitors/play/view.hpp"

namespace standee::verify {

/// Whether a jump is followed by a jump of the same figure.
bool jumps_on(const PlayView& view, std::size_t i, const event::Move& move);

/// Whether it is, and yet may have ended here, for another move of the card to begin: no event
/// tells two jumps from one.
bool may_end_between_jumps(const PlayView& view, std::size_t i, const event::Move& move);

}  // namespace standee::verify
