#pragma once

#include <functional>

#include "focus/turn.hpp"
#include "lib/scene.hpp"
#include "play/play.hpp"
#include "play/step.hpp"

namespace standee {

/// Carries out one step, with these orders of effects. Throws InputError for a step that the rules
/// forbid.
using StepPlayer =
    std::function<Played(const Scene& scene, const PlayStep& step, const PlayOptions& options)>;

/// Carries out the steps of a dispute and plans its turns: the engine, or the executable rulebook.
struct Referee {
    StepPlayer play;
    std::function<TurnAnswer(const Scene& scene)> plan;
};

/// The engine as a referee, with its reasons for a turn. `planner` must outlive it.
Referee engine_as_referee(TurnPlanner& planner);

}  // namespace standee
