#pragma once

#include "lib/edition.hpp"

namespace standee::verify {

/// The rules by which a scene of this edition has to be played according to the rulebooks. They are
/// written down here a second time, independently of the engine's values. Only switches that a
/// house rule has set are taken from `played`. A wrong value in `played` that is not a house rule
/// is a fault that verification has to find.
Edition rulebook(const Edition& played);

/// Whether the rulebook says when named monsters act: that of Gloomhaven has none of them.
inline bool orders_named_monsters(const Edition& rules) {
    const EditionId book = rulebook_of(rules.id);
    return book == EditionId::frosthaven || book == EditionId::gloomhaven_2;
}

/// Whether the hex to attack from is chosen as in Gloomhaven: without disadvantage on the focus
/// first, and with the sets of targets settled before the hex.
inline bool settles_sets_first(const Edition& rules) { return rules.destination == focus_first; }

}  // namespace standee::verify
