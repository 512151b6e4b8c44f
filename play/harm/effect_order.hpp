#pragma once

#include <string>
#include <utility>
#include <vector>

#include "play/game.hpp"

namespace standee {

/// The effects of one attack, ability or trap on a figure in the order in which they are applied,
/// and whether the party has chosen this order. The party is asked if the rules leave the order
/// open and it matters: which of several conditions a safeguard prevents, and whether the
/// consequences of a push come before or after another effect [condition.safeguard,
/// attack.open-order]. Throws Stopped if the play stops.
std::pair<std::vector<Effect>, bool> in_chosen_order(Game& game, const std::string& by,
                                                     const std::string& target,
                                                     std::vector<Effect> effects);

/// Puts in the place of the first of the conditions that come at once the one that the party has
/// the figure's safeguard prevent. It is asked if the first is one that may be prevented and there
/// are several. Throws Stopped if the play stops [condition.safeguard].
void put_prevented_first(Game& game, const std::string& target, std::vector<Effect>& effects);

/// Which of two things that come at once is first; true: the first one written.
bool choose_first(Game& game, const std::string& figure, const std::string& one,
                  const std::string& other);

}  // namespace standee
