#pragma once

#include <vector>

#include "play/round/round.hpp"
#include "rulebook/table.hpp"

namespace standee::rulebook {

/// The result of playing a round until it stops.
struct RoundPlayed {
    std::vector<Event> events;
    Scene scene;  ///< the scene when the round stopped
    RoundStop stop;
    ClauseSet asked;  ///< the clauses that the rules asked for
};

/// Plays the rest of a round: turns in initiative order, then its end [round.steps,
/// initiative.order, turn.each-once, round.end]. Throws InputError if it cannot go on.
RoundPlayed play_round(const Scene& scene, const RoundOrders& orders, const Rules& rules,
                       Ground& ground);

}  // namespace standee::rulebook
