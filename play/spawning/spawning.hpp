#pragma once

#include <string>
#include <vector>

#include "play/game.hpp"

namespace standee {

/// Monsters are revealed or spawned, each in its place (`at`) or, where that is not empty, in the
/// closest empty hex. Where the standees of a set run short, elites come first, and of equal rank
/// those nearest to an enemy; or, as the edition has it, those nearest to `revealer` whatever their
/// rank. What ties is chosen, and the rest are not placed. They act in this round [monster.spawn,
/// monster.standees]. Refuses an id that is taken, too many figures, and a choice that needs a
/// revealer where none is named. `by`: the figure whose card spawns them; empty: none does.
Flow spawn(Game& game, const std::string& revealer, std::vector<Figure> figures,
           const std::string& by = {});

}  // namespace standee
