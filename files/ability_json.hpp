#pragma once

#include <span>
#include <vector>

#include "files/form.hpp"
#include "files/reader.hpp"
#include "lib/ability.hpp"

namespace standee {

/// One line of a card, as it is in the `abilities` of a turn.
Ability read_ability(const Reader& reader);
/// Abilities within another ability. None of them may switch the rank [card.switch-rank].
std::vector<Ability> read_abilities(const Reader& reader);
/// The abilities of a card. The first of them may switch the rank.
std::vector<Ability> read_card_abilities(const Reader& reader);

Json write_ability(const Ability& ability);
Json write_abilities(const std::vector<Ability>& abilities);

/// A list of abilities within another ability, and one of a card.
struct Abilities : PlainValue<std::vector<Ability>, read_abilities, write_abilities> {
    static constexpr std::string_view schema = "@abilities";
};
struct CardAbilities : PlainValue<std::vector<Ability>, read_card_abilities, write_abilities> {
    static constexpr std::string_view schema = "@abilities";
};

/// The form of one kind of ability.
struct AbilityForm {
    const Form* form = nullptr;
    /// Whether its fields are in the line itself, such as "consume" and "to". Otherwise they are in
    /// the field with the name of the ability.
    bool in_line = false;
    Ability (*make)() = nullptr;
};
/// In the order of `ability_names`.
std::span<const AbilityForm> ability_forms();

// Forms in sources of their own, and parts that the schema defines by name.
extern const Form attack_form, area_form, add_form, controlled_attack_form;
extern const Form heal_form, condition_form, damage_form, forced_form, pull_form;
extern const Form shield_form, retaliate_ability_form, bonus_form, death_attack_form;
extern const Form summon_form, grant_form, control_form;

}  // namespace standee
