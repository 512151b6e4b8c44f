#pragma once

#include <span>
#include <string>

#include "lib/ability.hpp"
#include "lib/scene.hpp"

namespace standee {

/// A line of a card as a player reads it out: "Attack +1, range 2, 2 targets, poison". With the
/// stats of a figure what is relative to them is worked out: "Attack 4, ...", and with the rules
/// of an edition the range that an attack has without saying so.
std::string ability_words(const Ability& ability, const Figure* stats = nullptr,
                          const Edition* rules = nullptr);

/// Abilities in their order: "Move 3, jump. Attack 2." Empty where there are none.
std::string card_words(std::span<const Ability> abilities, const Figure* stats = nullptr,
                       const Edition* rules = nullptr);

/// The card of a scene's turn, worked out for its figure, with the rank that it switches to first;
/// a summon's own where it is left out [summon.card, card.switch-rank].
std::string card_words(const Scene& scene);

}  // namespace standee
