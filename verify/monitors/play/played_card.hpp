#pragma once

#include <span>
#include <string>
#include <variant>

#include "verify/monitors/play/view.hpp"

namespace standee::verify {

/// The card of the turn that is played; empty where none is.
std::span<const Ability> card_of(const PlayView& view);

/// Whose turn is played; the step must be a turn.
const std::string& actor_of(const PlayView& view);

/// The turn that is played, where its card says everything in order: nothing in place of another
/// ability, nothing that others perform. Else null.
const step::Turn* plain_turn(const PlayView& view);

/// The one ability of that kind on the card; null where there is none, or several.
template <class What>
const What* only(const PlayView& view) {
    const What* found = nullptr;
    int count = 0;
    for (const Ability& ability : card_of(view)) {
        if (const auto* what = std::get_if<What>(&ability.what)) {
            found = what;
            ++count;
        }
    }
    return count == 1 ? found : nullptr;
}

}  // namespace standee::verify
