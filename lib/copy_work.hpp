#pragma once

#include <cstdint>

#include "lib/scene.hpp"

namespace standee {

/// What copying a scene takes, in units of work. It grows with everything in the scene that a
/// document may list: hexes, figures and what they have, cards, the lines on them and the letters
/// of their texts. Stat cards and their decks count nothing: copies share them.
std::uint64_t copy_work(const Scene& scene);

/// What a copy of a scene takes that is destroyed soon: time, but no memory for long.
std::uint64_t passing_work(const Scene& scene);

/// What copying a figure takes; the lines of a card; a card.
std::uint64_t copy_work(const Figure& figure);
std::uint64_t copy_work(const std::vector<Ability>& abilities);
std::uint64_t copy_work(const MonsterCard& card);

/// What copying a scene takes without its ability cards.
std::uint64_t table_work(const Scene& scene);

/// What a copy of a scene that is kept takes. Cards take more memory than time.
std::uint64_t keeping_work(const Scene& scene);

}  // namespace standee
