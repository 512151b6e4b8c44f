#pragma once

#include <string>

#include "lib/scene.hpp"

// Which card a figure performs, where its set draws two [monster.second-card].

namespace standee {

/// The set whose card the figure performs because of its standee number; null where it performs
/// that of its own set [monster.second-card].
const std::string* second_card_set(const Scene& scene, const Figure& figure);

/// The name under which the scene has the ability card of a monster, boss or ally.
std::string card_set_of(const Scene& scene, const Figure& figure);

/// The card that a monster, boss or ally performs this round, or null [monster.second-card].
const MonsterCard* performed_card(const Scene& scene, const Figure& figure);

}  // namespace standee
