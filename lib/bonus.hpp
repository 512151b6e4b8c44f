#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lib/amount.hpp"
#include "lib/condition.hpp"
#include "lib/effect.hpp"

namespace standee {

/// A bonus or penalty of the first step of an attack [attack.order]: "+2", "-1", "x2", or the +1 of
/// poison, for its place among the others.
struct AttackBonus {
    enum class Kind : std::uint8_t { plus, times, poison };
    Kind kind = Kind::plus;
    int value = 0;  ///< the number added, or the factor

    friend constexpr bool operator==(AttackBonus, AttackBonus) = default;
};

/// How long an active bonus lasts [bonus.round, bonus.persistent].
struct Lasting {
    enum class Unit : std::uint8_t {
        round,       ///< to the end of this round
        persistent,  ///< until its uses are spent, or to the end of the scenario
        turns,       ///< `left` more turns of the figure that has it
        rounds       ///< `left` more rounds
    };
    Unit unit = Unit::round;
    int left = 0;
    /// It began in the turn or round that is still going on, which does not count.
    bool first = false;

    friend constexpr bool operator==(Lasting, Lasting) = default;
};

/// The monster that appears when another one dies [card.when-dies].
struct DeathSpawn {
    std::string name;
    std::string rank;       ///< "normal" or "elite"
    bool if_kills = false;  ///< only if the damage that the death deals kills somebody

    friend bool operator==(const DeathSpawn&, const DeathSpawn&) = default;
};

/// When a shield or a retaliate counts: only while all of these conditions hold [bonus.limited].
struct BonusLimit {
    enum class Against : std::uint8_t { any, melee, ranged };
    Against against = Against::any;   ///< only against such attacks
    bool before_turn = false;         ///< only until the figure's turn of the round begins
    std::optional<Condition> unless;  ///< only while the figure does not have this condition
    std::optional<Condition> with;    ///< only while the figure has this condition

    friend bool operator==(const BonusLimit&, const BonusLimit&) = default;
};
inline constexpr std::array<std::string_view, 3> against_names{"any", "melee", "ranged"};

/// An active bonus of a figure that is not on its stat card [bonus.round, bonus.persistent].
struct ActiveBonus {
    enum class Kind : std::uint8_t {
        shield,
        retaliate,
        attack,
        negate,
        attackers_disadvantage,  ///< attacks on the figure have disadvantage
        attackers_suffer,        ///< whoever attacks the figure suffers `value`
        on_death,                ///< when it dies: `value`, `condition`, `attack_all`, `spawn`
        heal_effect,             ///< whoever the figure heals gains `condition`
        heal_on_summon_kill,     ///< when the figure kills a summon, it heals itself for `value`
        heal_at_end_of_round,    ///< the figure heals itself for `value`
        advantage_nearby,        ///< figures of the sets `of` within `range` have advantage
        attack_nearby,           ///< allies of the sets `of` within `within` have `attack`
        attackers_gain,          ///< whoever attacks the figure gains `condition`
        retaliates,     ///< all retaliates of the figure reach `range` and also have `effects`
        suffers_kills,  ///< suffers `value` when a character kills a figure of the sets `of`
        /// Suffers `value` at the end of each round, until it is fully healed.
        suffers_until_healed,
        /// Leaves the map when it is fully healed, or after its turn if it has a token on its mat.
        leaves_healed
    };
    Kind kind = Kind::shield;
    int value = 0;       ///< of a shield, retaliate or heal, or the damage that others suffer
    int range = 1;       ///< of a retaliate, of all retaliates, or of an effect on figures nearby
    AttackBonus attack;  ///< of an attack bonus, the figure's own or its allies'
    std::optional<int> within;  ///< how near allies must be for a bonus; none: at any distance
    bool undamaged = false;     ///< an attack bonus only while the figure has all its hit points
    std::optional<Condition> condition;     ///< the condition that others gain
    std::optional<DeathAttack> attack_all;  ///< of a death: the last attack of the figure
    std::optional<DeathSpawn> spawn;        ///< of a death: the monster that appears
    std::vector<std::string> of;            ///< the sets of the figures that a bonus nearby affects
    std::optional<Count> count;             ///< in place of `value`
    bool range_is_value = false;            ///< the range of a retaliate is its value
    /// Of a retaliate: whoever suffers it also gains or suffers these.
    std::vector<Effect> effects;
    BonusLimit limit;  ///< of a shield or a retaliate
    Lasting lasts;
    std::optional<int> uses;  ///< the remaining uses, as slots that the token has still to leave
    /// The item that gives the bonus, if its character may choose whether to use it; empty: the
    /// bonus counts whenever it can [bonus.item].
    std::string item;

    friend bool operator==(const ActiveBonus&, const ActiveBonus&) = default;
};

}  // namespace standee
