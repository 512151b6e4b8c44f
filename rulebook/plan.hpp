#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lib/ability.hpp"
#include "rulebook/planned_turn.hpp"
#include "rulebook/table.hpp"

// What the focus rules make a figure do: the one place where the other chapters ask them.

namespace standee::rulebook {

/// Where a figure ends, its path there, for whom, whom it attacks, the red hexes of an area.
using Outcome = PlannedOption;
/// All that the rules allow, and whom the figure focuses on.
using Outcomes = PlannedTurn;
/// Figures that may be targeted together, by id.
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
