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

/// What `amount` comes to for a figure with ward, brittle, both or neither: at least 1 damage is
/// halved, rounded down, or doubled; both cancel. Each is used up by it [condition.ward,
/// condition.brittle, condition.ward-brittle].
SufferedDamage after_ward_and_brittle(int amount, bool ward, bool brittle);

/// The value after a bonus or penalty; that of poison counts if the target is poisoned
/// [attack.order, attack.poison].
int with_bonus(int value, AttackBonus bonus, bool poisoned);

/// One attack on one target, in numbers: no scene, no names. The spans must outlive it.
struct AttackInput {
    int value = 0;                         ///< the base value on the card
    std::span<const AttackBonus> bonuses;  ///< in the order in which they apply
    bool poisoned = false;                 ///< the target is [attack.poison]
    std::span<const Card> cards;           ///< from the top; those not drawn are left alone
    bool advantage = false;
    bool disadvantage = false;
    /// With advantage, which of the two compared cards (0 or 1) a character or its summon uses, if
    /// the edition lets it choose; none: the better one.
    std::optional<int> use;
    bool character = false;               ///< a character attacks, or its summon
    std::span<const std::uint8_t> order;  ///< in which the cards apply; empty: as drawn
    int shield = 0;
    int pierce = 0;  ///< of the attack; what is on cards is added
    bool ward = false;
    bool brittle = false;
};

/// Why an attack could not be worked out.
enum class AttackFault : std::uint8_t { none, too_few_cards, too_many_cards, bad_order };

/// An attack stage by stage [attack.order].
struct AttackResult {
    AttackFault fault = AttackFault::none;
    DrawMode mode = DrawMode::one;
    std::size_t drawn = 0;  ///< cards drawn; with too few, how many are needed at least
    CardPositions used;     ///< those that apply, in the order in which they do
    int after_bonuses = 0;
    int after_cards = 0;
    int pierce = 0;        ///< of the attack and the cards used
    int shield = 0;        ///< what pierce has left of it
    int after_shield = 0;  ///< never below zero [attack.value-floor]
    SufferedDamage harm;   ///< the damage about to be suffered
};

/// Works out an attack by the edition's stages. Allocates nothing.
AttackResult resolve(const AttackInput& input, const Edition& edition);

}  // namespace standee
