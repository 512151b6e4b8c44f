#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "play/game.hpp"
#include "play/round/round.hpp"

namespace standee {

/// Who takes the next turn of a round.
struct NextToAct {
    std::string figure;  ///< empty: all have had theirs
};

/// Who takes the next turn of the round: of those that have not had theirs the earliest, each set
/// of monsters and each character with its summons together. What is tied is
/// chosen, and the set that is chosen acts to its end [initiative.order, initiative.ties,
/// initiative.monster-order, initiative.summon, ally.scenario].
///
/// It looks at the figures as they are now, so whoever is revealed or spawned in the round acts in
/// it [monster.spawn], and who was summoned in it does not [initiative.summon-first-round]. Throws
/// InputError where a figure that is to act has no initiative, or its set no card
/// [monster.card-draw]. None where the play stops at a choice.
/// With `set` it looks at that monster type, or at the types of that set, alone.
std::optional<NextToAct> next_to_act(Game& game, std::string_view set = {});

/// Who has still to act, in initiative order; those that tie in order of set and id. Throws as
/// next_to_act does.
std::vector<PlaceInOrder> initiative_order(const Scene& scene);

/// The same of those whose initiative is known; the others are left out.
std::vector<PlaceInOrder> known_initiative_order(const Scene& scene);

}  // namespace standee
