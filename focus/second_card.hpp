#pragma once

#include <string>

#include "lib/scene.hpp"

// Which card a figure performs if its set draws two [monster.second-card].

namespace standee {

/// The set whose card the figure performs because of its standee number; null if it performs the
/// card of its own set [monster.second-card].
const std::string* second_card_set(const Scene& scene, const Figure& figure);

/// The name of the ability card that a monster, boss or ally performs, as a key of `Scene::cards`.
std::string card_set_of(const Scene& scene, const Figure& figure);

/// The card that a monster, boss or ally performs this round; null if it has none
/// [monster.second-card].
const MonsterCard* performed_card(const Scene& scene, const Figure& figure);

}  // namespace standee
