#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "lib/ability.hpp"

namespace standee {

/// What a card says that the engine does not act upon: the party resolves this. Nothing a card
/// says is left out; what is not among its abilities is here.
struct PartyText {
    /// Where it stands among the abilities of the card: it changes one of them, or is a line of its
    /// own after some of them.
    enum class Place : std::uint8_t { with_ability, after_abilities };

    std::string says;
    std::string why;  ///< why the engine does not act upon it
    Place place = Place::after_abilities;
    int abilities = 0;  ///< position of that ability (from 0), or how many come before it

    friend bool operator==(const PartyText&, const PartyText&) = default;
};

/// The ability card that a set of monsters, an ally or a boss has this round
/// [monster.card-draw].
struct MonsterCard {
    std::string id;
    std::string name;
    /// none: its figures have their own, or the scenario says when they act [ally.scenario]
    std::optional<double> initiative;
    /// The character right after whom its figures act, by its id or name [initiative.acts-after].
    std::string acts_after;
    bool shuffle = false;  ///< its deck is shuffled at the end of the round [round.end]
    std::vector<Ability> abilities;
    std::vector<PartyText> text;  ///< in the order in which it stands on the card

    friend bool operator==(const MonsterCard&, const MonsterCard&) = default;
};

/// The cards of a round by set: a figure's `name`, or its id.
using MonsterCards = std::map<std::string, MonsterCard>;

}  // namespace standee
