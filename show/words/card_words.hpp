#pragma once

#include <span>
#include <string>

#include "lib/ability.hpp"
#include "lib/scene.hpp"

namespace standee {

/// A line of a card as a player reads it out: "Attack +1, range 2, 2 targets, poison". With the
/// stats of a figure, relative values are calculated: "Attack 4, ...". With the rules of an
/// edition, the range of an attack is included even if the card does not give it.
std::string ability_words(const Ability& ability, const Figure* stats = nullptr,
                          const Edition* rules = nullptr);

/// Abilities in their order: "Move 3, jump. Attack 2." Empty where there are none.
std::string card_words(std::span<const Ability> abilities, const Figure* stats = nullptr,
                       const Edition* rules = nullptr);

/// The card of a scene's turn with the values of its figure, after a change of rank at its
/// beginning. If the card is left out, a summon's own [summon.card, card.switch-rank].
std::string card_words(const Scene& scene);

}  // namespace standee
