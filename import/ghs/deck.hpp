#pragma once

#include "import/ghs/setting.hpp"

namespace standee::ghs {

/// The boss whose deck is read: what its own file says.
struct BossSpecials {
    std::vector<std::vector<Action>> lists;  ///< by number, from 1
    std::optional<StatAttack> attack;        ///< where its attack is a text
};

/// Whether a file holds an ability deck: an object with a list of abilities.
bool is_deck(const Json& file);

/// The unknown fields of a deck file.
std::vector<std::string> unknown_fields_of_deck(const Json& file);
std::string unknown_field_note(const std::string& field);

/// Reads an ability deck. What is not understood on a card becomes text of that card. With
/// `specials`, these replace the specials on its cards. In these files an attack without a range
/// has the range of the stat card, in every edition. Throws InputError if the file is not a deck.
AbilityDeck read_deck(const Json& file, const Setting& setting, const Labels& labels,
                      const BossSpecials* specials = nullptr);

/// What the texts of the cards say of the figures of the set, for their stat cards. Of a deck.
std::vector<ActiveBonus> bonuses_of_deck(const Json& file, const Setting& setting,
                                         const Labels& labels);

/// Reads one card of a deck. `both_ranks`: what it says to normal and to elite monsters.
MonsterCard read_card(const Json& card, const Context& context, bool both_ranks);

}  // namespace standee::ghs
