#pragma once

#include <optional>

#include "lib/ability.hpp"
#include "lib/edition.hpp"
#include "verify/generate/dice.hpp"

namespace standee::generate {

/// An ability drawn from the schema of scenes: any field, any class of values, so that what a file
/// can say is drawn as soon as the schema has it. None where the edition has no such ability.
std::optional<Ability> random_ability_by_schema(Dice& dice, const Edition& edition);

}  // namespace standee::generate
