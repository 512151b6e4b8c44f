#pragma once

#include <cstdint>

#include "lib/scene.hpp"

namespace standee {

/// What copying a scene takes, in units of work. It grows with everything in the scene that a
/// document may list: hexes, figures and what they have, cards, the lines on them and the letters
/// of their texts.
std::uint64_t copy_work(const Scene& scene);

/// The same of a figure.
std::uint64_t copy_work(const Figure& figure);

/// The same of everything in a scene but ability cards and stat cards.
std::uint64_t table_work(const Scene& scene);

/// The same for a copy that is kept. Cards take more memory than time.
std::uint64_t keeping_work(const Scene& scene);

}  // namespace standee
