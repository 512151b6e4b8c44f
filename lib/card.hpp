#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "lib/ability.hpp"

namespace standee {

/// An attack modifier card [deck.standard].
struct Card {
    enum class Modifier : std::uint8_t { plus, miss, twice, bless, curse };

    Modifier modifier = Modifier::plus;
    int value = 0;  ///< for `plus`: the number added, which may be negative or zero
    bool rolling = false;
    bool shuffle = false;  ///< the card has the shuffle icon [deck.shuffle]
    int pierce = 0;
    std::vector<Effect> effects;

    friend bool operator==(const Card&, const Card&) = default;
};

/// "+1", "-2", "+0"
std::string signed_number(int number);
/// What a card does to the value: "+1", "2x", "miss", "bless".
std::string modifier_of(const Card& card);

}  // namespace standee
