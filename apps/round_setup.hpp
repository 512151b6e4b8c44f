#pragma once

#include "apps/prompt.hpp"
#include "lib/scene.hpp"

namespace standee {

enum class SetUp : std::uint8_t {
    ready,
    taken_back,  ///< with "u"
    quit         ///< with "q", or at the end of the input
};

/// Asks for everything that a round needs and the scene lacks. This is the initiatives of
/// characters (in a new round, of all of them) and the ability card of each set, by its id in the
/// deck of the set's stat cards or as JSON. It asks again after an answer that is not possible.
SetUp set_up_round(Scene& scene, bool new_round, Prompt& prompt);

}  // namespace standee
