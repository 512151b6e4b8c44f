#pragma once

#include <string>

#include "files/fixture_json.hpp"
#include "focus/turn.hpp"

namespace standee {

/// Plans the turn of a fixture's scene. The pointers of its errors point into the fixture.
TurnAnswer plan_turn_of(const Fixture& fixture, const Scene& scene, TurnPlanner& planner,
                        Explain explain);

/// The turn of a figure with the card of its set for this round; a summon needs no card. Throws
/// InputError if there is no such figure or card.
TurnOrder turn_of_figure(const Scene& scene, const std::string& id);

/// Whether the map does not say what its border is, and the answer would be different if the map
/// were a cut-out of a larger one.
bool border_decides(const Fixture& fixture, const Scene& scene, const TurnAnswer& answer,
                    TurnPlanner& planner);

}  // namespace standee
