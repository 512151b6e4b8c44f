#pragma once

#include "lib/edition.hpp"

namespace standee::verify {

/// The rules by which a scene of this edition is to be played, as the rulebooks have them: written
/// down here a second time, apart from the values that the engine plays by. Only what a house rule
/// has set is taken from `played`; a value that is wrong there without being a house rule is what
/// verification is to find.
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
