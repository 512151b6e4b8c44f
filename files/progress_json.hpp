#pragma once

#include "files/reader.hpp"
#include "lib/bonus.hpp"
#include "lib/edition.hpp"
#include "lib/progress.hpp"

// What a scene keeps of a round in progress, so that a play goes on from its own output.

namespace standee {

/// `"round"`, `"persistent"`, `{"turns":n}` or `{"rounds":n}`.
Lasting read_lasting(const Reader& reader);
/// `"+2"`, `"-1"`, `"x2"`, or `"poison"` for the place of poison's +1.
AttackBonus read_attack_bonus(const Reader& reader);
/// `{"kind":"shield","value":2,"lasts":"persistent","uses":3}`; `first` is true while the turn or
/// round in which it began still runs.
ActiveBonus read_bonus(const Reader& reader, const Edition& edition);
/// The field `progress` of a scene.
Progress read_progress(const Reader& reader);

Json write_lasting(const Lasting& lasting);
Json write_attack_bonus(AttackBonus bonus);
Json write_bonus(const ActiveBonus& bonus);
Json write_progress(const Progress& progress);

}  // namespace standee
