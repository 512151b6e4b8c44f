#pragma once

#include <cstdint>

#include "lib/scene.hpp"

namespace standee {

/// The work of copying a scene, in the units of `spend`. It grows with everything in the scene that
/// a document may list: hexes, figures and what they have, cards, the lines on them and the length
/// of their texts. Stat cards and their decks cost nothing, because copies share them.
std::uint64_t copy_work(const Scene& scene);

/// The work of a copy of a scene that is soon destroyed: it takes time, but no memory for long.
std::uint64_t passing_work(const Scene& scene);

/// The work of copying a figure, the lines of a card, or a card.
std::uint64_t copy_work(const Figure& figure);
std::uint64_t copy_work(const std::vector<Ability>& abilities);
std::uint64_t copy_work(const MonsterCard& card);

/// The work of copying a scene without its ability cards.
std::uint64_t table_work(const Scene& scene);

/// The work of a copy of a scene that is kept. It counts cards in full, because they take more
/// memory than time.
std::uint64_t keeping_work(const Scene& scene);

}  // namespace standee
