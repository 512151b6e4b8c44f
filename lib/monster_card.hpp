#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "lib/ability.hpp"

namespace standee {

/// The ability card that a set of monsters, an ally or a boss has this round
/// [monster.card-draw].
struct MonsterCard {
    std::string id;
    std::string name;
    /// none: its figures have their own, or the scenario says when they act [ally.scenario]
    std::optional<double> initiative;
    bool shuffle = false;  ///< its deck is shuffled at the end of the round [round.end]
    std::vector<Ability> abilities;
    std::vector<std::string> text;  ///< what the party resolves, in the card's words

    friend bool operator==(const MonsterCard&, const MonsterCard&) = default;
};

/// The cards of a round by set: a figure's `name`, or its id.
using MonsterCards = std::map<std::string, MonsterCard>;

}  // namespace standee
