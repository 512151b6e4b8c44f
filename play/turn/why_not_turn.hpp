#pragma once

#include <cstddef>
#include <vector>

#include "focus/why_not.hpp"

namespace standee {

/// Answers the questions about the whole turn of `scene.turn`, with all its attacks and moves:
/// whether the figure ever focuses on an enemy or attacks it, and where its turn ends. The reasons
/// are those of the first plan and of each later one, which say that they are of a later plan.
/// Throws as `why_not` and `plan_whole_turn` do.
std::vector<WhyNot> why_not_in_turn(const Scene& scene, const WhyNotSubject& subject);

/// Answers questions about a turn of `scene.turn` that `plan_whole_turn` has planned: those that it
/// answers with no, in order and at most so many, each with its reasons, and without the changes
/// that would make it so. Throws as `plan_whole_turn` does.
std::vector<WhyNot> why_not_in_turn(const Scene& scene, const TurnAnswer& turn,
                                    const std::vector<WhyNot>& questions, std::size_t most);

}  // namespace standee
