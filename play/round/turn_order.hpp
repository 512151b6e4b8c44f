#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "play/game.hpp"
#include "play/round/round.hpp"

namespace standee {

/// Who takes the next turn of a round.
struct NextToAct {
    std::string figure;  ///< empty: all figures have had their turns
};

/// Who takes the next turn of the round: the earliest of the figures that have not had their turns.
/// A monster set, and a character with its summons, each act together. The party chooses between
/// groups that tie; the chosen group acts to its end [initiative.order, initiative.ties,
/// initiative.monster-order, initiative.summon, ally.scenario].
///
/// The function looks at the figures on the map now, so a figure that is revealed or spawned during
/// the round acts in it [monster.spawn], and one that was summoned during the round does not
/// [initiative.summon-first-round]. Throws InputError if a figure that has to act has no
/// initiative, or its set no card [monster.card-draw]. None if the play stops at a choice. With
/// `set` it only looks at that monster type, or at the types of that set.
std::optional<NextToAct> next_to_act(Game& game, std::string_view set = {});

/// Who still has to act, in initiative order; those that tie are ordered by set and id. Throws as
/// next_to_act does.
std::vector<PlaceInOrder> initiative_order(const Scene& scene);

/// The same, without those whose initiative is not known.
std::vector<PlaceInOrder> known_initiative_order(const Scene& scene);

}  // namespace standee
