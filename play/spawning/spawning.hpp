#pragma once

#include <string>
#include <vector>

#include "play/game.hpp"

namespace standee {

/// Reveals or spawns monsters, each in its place (`at`) or, if that is not empty, in the closest
/// empty hex. If there are not enough standees of a set, elites are placed first, and among equal
/// ranks those nearest to an enemy; in some editions, those nearest to `revealer`, whatever their
/// rank. The party chooses between those that tie; the others are not placed. The new figures act
/// in this round [monster.spawn, monster.standees]. Refuses an id that is in use, too many figures,
/// and a choice that needs a revealer if none is named. `by` is the figure whose card spawns them;
/// empty: no figure's.
Flow spawn(Game& game, const std::string& revealer, std::vector<Figure> figures,
           const std::string& by = {});

}  // namespace standee
