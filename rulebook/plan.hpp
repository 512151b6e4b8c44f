#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lib/ability.hpp"
#include "rulebook/planned_turn.hpp"
#include "rulebook/table.hpp"

// What the focus rules make a figure do. Other chapters ask them only through these functions.

namespace standee::rulebook {

/// An outcome: where the figure ends, its path, its focus, whom it attacks, the red hexes of an
/// area.
using Outcome = PlannedOption;
/// All outcomes that the rules allow, and the foci of the figure.
using Outcomes = PlannedTurn;
/// Sets of figures that may be targeted together, by id.
using TargetSets = std::vector<std::vector<std::string>>;

/// What the rules allow a figure that performs these abilities in a scene, for the first attack and
/// the moves before it [monster.focus-path and all after it].
Outcomes outcomes_in(Table& table, const Scene& scene, const std::string& id,
                     std::vector<Ability> abilities);

/// Whom a figure of any kind attacks by the focus rules from where it stands: the sets that it may
/// choose from. One empty set where there is nobody, or it makes no attack
/// [monster.focus-proximity, monster.focus-initiative].
TargetSets attacked_from(const Table& table, const Scene& scene, const std::string& id,
                         const AttackAbility& attack);

}  // namespace standee::rulebook
