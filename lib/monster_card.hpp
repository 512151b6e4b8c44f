#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "lib/ability.hpp"

namespace standee {

/// Text of a card that the engine does not carry out and leaves to the party. Together, the
/// abilities and these texts are everything that the card says.
struct PartyText {
    /// Where the text stands on the card: it changes one of the abilities, or is a line of its own
    /// after some of them.
    enum class Place : std::uint8_t { with_ability, after_abilities };

    std::string says;
    std::string why;  ///< why the engine does not carry it out
    Place place = Place::after_abilities;
    /// The position of that ability, from 0, or the number of abilities before the line.
    int abilities = 0;

    friend bool operator==(const PartyText&, const PartyText&) = default;
};

/// The ability card of a monster set, an ally or a boss for this round [monster.card-draw].
struct MonsterCard {
    std::string id;
    std::string name;
    /// None: its figures have their own initiative, or the scenario says when they act
    /// [ally.scenario].
    std::optional<double> initiative;
    /// The id or name of the character after whom its figures act at once [initiative.acts-after].
    std::string acts_after;
    bool shuffle = false;  ///< its deck is shuffled at the end of the round [round.end]
    std::vector<Ability> abilities;
    std::vector<PartyText> text;  ///< in the order of the card

    friend bool operator==(const MonsterCard&, const MonsterCard&) = default;
};

/// The ability cards of a round by monster set: a figure's `name`, or its id.
using MonsterCards = std::map<std::string, MonsterCard>;

}  // namespace standee
