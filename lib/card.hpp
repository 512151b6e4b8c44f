#pragma once

#include <cstdint>
#include <vector>

#include "lib/ability.hpp"

namespace standee {

/// An attack modifier card [deck.standard].
struct Card {
    enum class Modifier : std::uint8_t { plus, miss, twice, bless, curse };

    Modifier modifier = Modifier::plus;
    int value = 0;  ///< for `plus`: what is added, negative or zero too
    bool rolling = false;
    bool shuffle = false;  ///< carries the shuffle icon [deck.shuffle]
    int pierce = 0;
    std::vector<Effect> effects;

    friend bool operator==(const Card&, const Card&) = default;
};

}  // namespace standee
