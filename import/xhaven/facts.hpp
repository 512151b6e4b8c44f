#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lib/ability.hpp"

namespace standee::xhaven {

/// What a card says, as short words in alphabetical order: "attack +1", "consume fire", "range 3",
/// "wound". They leave out the order of the card, what belongs to which ability, and adjacency.
using Facts = std::vector<std::string>;

/// What abilities say.
Facts facts_of(const std::vector<Ability>& abilities);

/// What a card of X-haven says: its lines, one after another.
Facts facts_of(std::string_view text);

}  // namespace standee::xhaven
