#pragma once

#include <memory>
#include <optional>

#include "lib/scene.hpp"

namespace standee::oracle {

/// The other of the ranks normal and elite; none for a figure of neither, or not of a monster set.
std::optional<Rank> new_rank(const Figure& figure);

/// Gives a figure what the stat card of its set says of its new rank, by the rulebook's list of
/// what is on a stat card. What it has lost and what it suffers from stay. False where the scene
/// has no such card, or the figure no such rank: it stays as it is.
bool take_new_rank(const Scene& scene, Figure& figure);

/// The scene in which the turn goes on once the figure has changed its rank, where its card begins
/// with that; null where it does not, or the figure is stunned [card.switch-rank].
std::unique_ptr<const Scene> with_new_rank(const Scene& scene);

}  // namespace standee::oracle
