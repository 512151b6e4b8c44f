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
/// Fields of a figure, and what else stands on a stat card.
const std::vector<FieldForm>& all_stat_card_fields();

/// A set of monsters, "monster/1": `stats` holds a stat card for each of its ranks, in the fields
/// of a figure, `cards` its ability cards where they are given with it. Throws InputError.
MonsterSet read_monster_set(const Reader& reader);
MonsterSet read_monster_set(const Document& document);
/// Reading it gives an equal set.
Json write_monster_set(const MonsterSet& set);

/// A monster ability deck, "cards/1". Throws InputError.
AbilityDeck read_ability_deck(const Reader& reader);
AbilityDeck read_ability_deck(const Document& document);
/// Reading it gives an equal deck.
Json write_ability_deck(const AbilityDeck& deck);

/// Whether a document says that it is of one of these two forms.
bool is_monster_data(const Document& document);
/// Reads one that does. Throws InputError.
std::variant<MonsterSet, AbilityDeck> read_monster_data(const Document& document);

}  // namespace standee
