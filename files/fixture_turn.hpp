#pragma once

#include <string>

#include "files/fixture_json.hpp"
#include "focus/turn.hpp"

namespace standee {

/// The turn of a fixture's scene. Pointers of the errors that it throws lead into the fixture.
TurnAnswer plan_turn_of(const Fixture& fixture, const Scene& scene, TurnPlanner& planner,
                        Explain explain);

/// The turn of a figure with the card of its set in this round; a summon needs none. Throws
/// InputError where there is no such figure or card.
TurnOrder turn_of_figure(const Scene& scene, const std::string& id);

/// Whether the map does not say what its border is and the answer would be another if the map were
/// a cut-out of a larger one.
bool border_decides(const Fixture& fixture, const Scene& scene, const TurnAnswer& answer,
                    TurnPlanner& planner);

}  // namespace standee
