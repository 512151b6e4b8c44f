#pragma once

#include <string>

#include "verify/monitors/round/view.hpp"

namespace standee::verify {

/// Whether the figure performs the ability card of a set.
bool has_card(const Figure& figure);

/// The set that a figure belongs to: its name, or itself.
std::string set_of(const Figure& figure);

/// Whether the figure of the turn attacks or walks in it, so that it performs its card.
bool is_seen_to_perform(const RoundView& view, const RoundPiece& piece);

}  // namespace standee::verify
