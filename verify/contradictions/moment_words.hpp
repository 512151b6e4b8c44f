#pragma once

#include <string>

#include "play/timing.hpp"

namespace standee::verify {

/// "after an attack".
std::string words_of(TimingPoint moment);
/// "push", "conditions end".
std::string words_of(EffectKind due);
/// The same of what waits; a condition by its name.
std::string words_of(const PendingEffect& waiting);

}  // namespace standee::verify
