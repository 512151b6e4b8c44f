#pragma once

#include <vector>

#include "play/round/round.hpp"
#include "rulebook/table.hpp"

namespace standee::rulebook {

/// How far a round was played.
struct RoundPlayed {
    std::vector<Event> events;
    Scene scene;  ///< where it stopped
    RoundStop stop;
    ClauseSet asked;  ///< the clauses that were looked at
};

/// Plays what is left of a round: turns in initiative order, then its end [round.steps,
/// initiative.order, turn.each-once, round.end]. Throws InputError if it cannot go on.
RoundPlayed play_round(const Scene& scene, const RoundOrders& orders, const Rules& rules,
                       Ground& ground);

}  // namespace standee::rulebook
