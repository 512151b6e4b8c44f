#pragma once

#include "verify/monitors/play/view.hpp"

namespace standee::verify {

/// Whether the force behind a move, if one is, lets the figure slide on from it into a hex: a push
/// leads farther, a pull nearer. `i` is the number of the move.
bool force_leads_on(const PlayView& view, std::size_t i, const event::Move& move, Hex next);

}  // namespace standee::verify
