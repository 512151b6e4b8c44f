#pragma once

#include <optional>
#include <string>
#include <vector>

#include "import/ghs/ability_builder.hpp"
#include "import/ghs/lines.hpp"

namespace standee::ghs {

/// An action that sentences stand for and that files do not have: an ability as this project writes
/// it (its value, as JSON). `["$parts"]` in it is the abilities that are the action's parts,
/// and `"$parts"` elsewhere the value of the attack on all adjacent enemies that they are.
inline constexpr std::string_view own_ability = "ability";
/// Likewise a part: fields of the ability that it belongs to, as JSON. The field "X" is what X
/// stands for there.
inline constexpr std::string_view own_fields = "fields";
/// Likewise a part: an effect of the ability that it belongs to, as JSON.
inline constexpr std::string_view own_effect = "effect";
/// Likewise an effect that takes the place of the others of its kind.
inline constexpr std::string_view own_effect_instead = "effectInstead";
/// Likewise a conditional effect: its value is the condition as JSON, its parts are what it adds.
inline constexpr std::string_view own_add = "addIf";

/// An action whose parts are for one of several sets with the same deck: its value is the number of
/// that set.
inline constexpr std::string_view own_copy = "copy";

/// Whether an action is a focus for the lines below it.
inline bool is_focus(const Action& action) {
    return action.is(own_ability) && action.value.starts_with(R"({"focus")") &&
           action.parts.empty();
}

/// Reads an own ability.
void read_own_ability(const Action& action, const Context& context, Lines& lines);

/// The effect that the JSON of an own effect is, if the format has it.
std::optional<Effect> read_own_effect(const std::string& json, const Context& context);

/// The condition of an own conditional effect, if the format has it.
std::optional<AddIf> read_own_condition(const std::string& json, const Context& context);

/// Merges the fields of an object into those of another, both as JSON.
std::string merged_fields(const std::string& fields, const std::string& more);

/// The ability with these fields, given as JSON; why not, where the format does not have them.
AbilityReading with_own_fields(const Ability& ability, const std::string& fields,
                               const Edition& rules);

/// Puts what X stands for in the place of X in an action: where that is a number, in its values,
/// else in `fields`, which are those of the ability.
void take_counted(Action& action, std::string& fields);

}  // namespace standee::ghs
