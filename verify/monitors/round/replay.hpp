#pragma once

#include <vector>

#include "verify/case.hpp"
#include "verify/monitors/round/view.hpp"

namespace standee::verify {

/// Plays the round of the case and cuts it into its turns and its end. Each of these is played by
/// itself, as the steps of a play, from the scene that those before it have left; it must come to
/// the events that the round told, and all together to its scene. What does not is a breach seen by
/// "replay", and nothing after it is played. Every monitor of plays looks at every step.
///
/// Throws InputError where the decisions are none of a round on this scene. The orders of the view
/// refer to a document that is gone: they can be asked, not played.
RoundView view_of(const Case& tried, ClauseTally& tally, std::vector<Violation>& breaches);

}  // namespace standee::verify
