#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lib/ability.hpp"
#include "play/table.hpp"

namespace standee {

/// Whom an ability of a monster's card can be about, beside attacks.
struct Reach {
    std::optional<int> range;            ///< none: any distance [range.default]
    std::optional<TargetCount> targets;  ///< none: 1
};

/// Whether the figure can reach another with an ability: within range and, where the edition says
/// so, in sight.
bool reaches(Table& table, const Figure& from, const Figure& to, std::optional<int> range);

/// The enemies that a negative ability targets: found by the focus rules, as if for an attack
/// from where the figure stands [monster.negative-targeted].
std::vector<std::string> enemies_targeted(Table& table, const std::string& figure,
                                          const Reach& reach);

/// The figures that gain a positive condition: itself first, then the nearest ally that does not
/// have it; tied, the earliest in initiative [monster.positive-condition].
std::vector<std::string> allies_gaining(Table& table, const std::string& figure,
                                        Condition condition, const Reach& reach);

/// Itself or the ally in range that has lost the most hit points [monster.heal].
std::string most_hurt(Table& table, const std::string& figure, std::optional<int> range);

/// The nearest allies in range; tied, the earliest in initiative [command.grant-control].
std::vector<std::string> nearest_allies(Table& table, const std::string& figure,
                                        const Reach& reach);

}  // namespace standee
