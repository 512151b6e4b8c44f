#pragma once

#include "files/fixture_json.hpp"
#include "focus/turn.hpp"

namespace standee {

/// The turn of a fixture's scene. Pointers of the errors that it throws lead into the fixture.
TurnAnswer plan_turn_of(const Fixture& fixture, const Scene& scene, TurnPlanner& planner,
                        Explain explain);

}  // namespace standee
