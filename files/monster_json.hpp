#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "files/form.hpp"
#include "lib/monster.hpp"

namespace standee {

inline constexpr std::string_view monster_format = "monster/1";
inline constexpr std::string_view cards_format = "cards/1";

extern const Form monster_set_form, ability_deck_form, special_form;
/// The fields of a figure, and the further fields of a stat card.
const std::vector<FieldForm>& all_stat_card_fields();

/// A monster set, "monster/1". `stats` has a stat card for each of its ranks, with the fields of a
/// figure; `cards` has its ability cards, if they are given with it. Throws InputError.
MonsterSet read_monster_set(const Reader& reader);
MonsterSet read_monster_set(const Document& document);
/// Writes a set. Reading the result gives an equal set.
Json write_monster_set(const MonsterSet& set);

/// A monster ability deck, "cards/1". Throws InputError.
AbilityDeck read_ability_deck(const Reader& reader);
AbilityDeck read_ability_deck(const Document& document);
/// Writes a deck. Reading the result gives an equal deck.
Json write_ability_deck(const AbilityDeck& deck);

/// Whether a document says that it has one of these two formats.
bool is_monster_data(const Document& document);
/// Reads a document of one of these two formats. Throws InputError.
std::variant<MonsterSet, AbilityDeck> read_monster_data(const Document& document);

}  // namespace standee
