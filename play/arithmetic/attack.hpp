#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "lib/bonus.hpp"
#include "lib/card.hpp"
#include "lib/edition.hpp"
#include "play/arithmetic/modifier_cards.hpp"

namespace standee {

/// Damage about to be suffered, after ward and brittle.
struct SufferedDamage {
    int amount = 0;
    bool ward_used = false;
    bool brittle_used = false;

    friend constexpr bool operator==(SufferedDamage, SufferedDamage) = default;
};

/// The damage that a figure suffers from `amount` with ward, brittle, both or neither. Ward halves
/// damage of at least 1, rounded down, and brittle doubles it; if the figure has both, they cancel
/// each other. Whichever it has is used up [condition.ward, condition.brittle,
/// condition.ward-brittle].
SufferedDamage after_ward_and_brittle(int amount, bool ward, bool brittle);

/// The value after a bonus or penalty. The bonus of poison only counts if the target is poisoned
/// [attack.order, attack.poison].
int with_bonus(int value, AttackBonus bonus, bool poisoned);

/// The numbers of one attack on one target, without a scene or names. The spans must outlive it.
struct AttackInput {
    int value = 0;                         ///< the base value on the card
    std::span<const AttackBonus> bonuses;  ///< in the order in which they apply
    bool poisoned = false;                 ///< whether the target is poisoned [attack.poison]
    /// The topmost first; cards that are not drawn stay where they are.
    std::span<const Card> cards;
    bool advantage = false;
    bool disadvantage = false;
    /// With advantage: which of the two compared cards (0 or 1) a character or its summon uses, if
    /// the edition lets it choose; none: the better one.
    std::optional<int> use;
    bool character = false;               ///< the attacker is a character or a summon of one
    std::span<const std::uint8_t> order;  ///< the order in which the cards apply; empty: as drawn
    int shield = 0;
    int pierce = 0;  ///< of the attack; that of the cards is added
    bool ward = false;
    bool brittle = false;
};

/// Why an attack could not be calculated.
enum class AttackFault : std::uint8_t { none, too_few_cards, too_many_cards, bad_order };

/// The result of an attack after each stage [attack.order].
struct AttackResult {
    AttackFault fault = AttackFault::none;
    DrawMode mode = DrawMode::one;
    /// The number of cards drawn; if there are too few, how many are needed at least.
    std::size_t drawn = 0;
    CardPositions used;  ///< the cards that apply, in the order in which they do
    int after_bonuses = 0;
    int after_cards = 0;
    int pierce = 0;        ///< of the attack and the cards used
    int shield = 0;        ///< the shield that is left after pierce
    int after_shield = 0;  ///< never below zero [attack.value-floor]
    SufferedDamage harm;   ///< the damage about to be suffered
};

/// Calculates an attack by the stages of the edition. Allocates no memory.
AttackResult resolve(const AttackInput& input, const Edition& edition);

}  // namespace standee
