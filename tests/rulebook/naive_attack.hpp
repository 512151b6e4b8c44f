#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "lib/edition.hpp"

// The arithmetic of one attack a second time, straight from the rulebooks' words and sharing
// nothing with the rules kernel: plain cards, plain numbers, the editions written out.

namespace standee::rulebook {

/// A modifier card: "+1", "-2", "miss", "2x", "bless", "curse".
struct PlainCard {
    std::string_view modifier;
    bool rolling = false;
};

enum class DrawAdvantage : std::uint8_t { plain, advantage, disadvantage };

/// One attack on one target.
struct PlainAttack {
    int value = 0;
    int bonus = 0;  ///< added after poison's +1 [attack.order, attack.poison]
    bool poison = false;
    DrawAdvantage luck = DrawAdvantage::plain;
    std::vector<PlainCard> deck;  ///< from the top
    int shield = 0;
    int pierce = 0;
    bool ward = false;
    bool brittle = false;
};

/// What it comes to.
struct PlainResult {
    std::size_t drawn = 0;  ///< cards
    int damage = 0;         ///< about to be suffered
    bool ward_left = false;
    bool brittle_left = false;

    friend bool operator==(const PlainResult&, const PlainResult&) = default;
};

/// Works the attack out by these rules, a monster attacking: it takes the better card where there
/// is a choice. Nothing where the deck runs out [attack.order].
std::optional<PlainResult> naive_attack(const PlainAttack& attack, const Edition& rules);

}  // namespace standee::rulebook
