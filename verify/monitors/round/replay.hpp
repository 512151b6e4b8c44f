#pragma once

#include <vector>

#include "lib/json/document.hpp"
#include "verify/case.hpp"
#include "verify/monitors/round/view.hpp"

namespace standee::verify {

/// Cuts the round into its turns and its end and plays each by itself, as the steps of a play, from
/// the scene that those before it have left. Fills in the pieces of the view. Each must come to the
/// events that the round told, and all together to its scene; what does not is a breach seen by
/// "replay", and nothing after it is played. Every monitor of plays looks at every step.
///
/// `characters` is what the file says of them, or null.
std::vector<Breach> replay(RoundView& view, const Json& characters, ClauseTally& tally);

}  // namespace standee::verify
