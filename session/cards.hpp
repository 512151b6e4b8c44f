#pragma once

#include <string_view>
#include <vector>

#include "lib/scene.hpp"

namespace standee {

/// Whether a command begins like modifier cards: "+1", "miss", "rolling", "stun" ...
bool begins_like_cards(std::string_view text);

/// Modifier cards as people say them, in the order drawn: "+1 rolling, +0 stun, -1 push 2, 2x".
/// Attributes of a card come after its number, or before the first number. Throws InputError.
std::vector<Card> cards_meant(std::string_view text, const Scene& scene);

}  // namespace standee
