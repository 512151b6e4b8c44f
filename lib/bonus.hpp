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

/// A bonus or penalty of the first step of an attack [attack.order]: "+2", "-1", "x2", or the
/// place of poison's +1 among them.
struct AttackBonus {
    enum class Kind : std::uint8_t { plus, times, poison };
    Kind kind = Kind::plus;
    int value = 0;  ///< what is added, or the factor

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
    bool first = false;  ///< the turn or round in which it began still runs: it does not count

    friend constexpr bool operator==(Lasting, Lasting) = default;
};

/// The monster that the death of another brings [card.when-dies].
struct DeathSpawn {
    std::string name;
    std::string rank;       ///< "normal" or "elite"
    bool if_kills = false;  ///< only if somebody falls to the damage that comes with the death

    friend bool operator==(const DeathSpawn&, const DeathSpawn&) = default;
};

/// When a shield or a retaliate counts: whenever all of this is so [bonus.limited].
struct BonusLimit {
    enum class Against : std::uint8_t { any, melee, ranged };
    Against against = Against::any;   ///< only against such attacks
    bool before_turn = false;         ///< only until the figure's turn of the round begins
    std::optional<Condition> unless;  ///< not while the figure has this condition
    std::optional<Condition> with;    ///< only while it has this one

    friend bool operator==(const BonusLimit&, const BonusLimit&) = default;
};
inline constexpr std::array<std::string_view, 3> against_names{"any", "melee", "ranged"};

/// An active bonus on a figure, beside what is on its stat card [bonus.round, bonus.persistent].
struct ActiveBonus {
    enum class Kind : std::uint8_t {
        shield,
        retaliate,
        attack,
        negate,
        attackers_disadvantage,  ///< attacks on the figure have disadvantage
        attackers_suffer,        ///< whoever attacks it suffers `value`
        on_death,                ///< when it dies: `value`, `condition`, `attack_all`, `spawn`
        heal_effect,             ///< whom it heals gains `condition`
        heal_on_summon_kill,     ///< when it kills a summon, it heals itself `value`
        heal_at_end_of_round,    ///< it heals itself `value`
        advantage_nearby,        ///< figures of the sets `of` within `range` have advantage
        attack_nearby,           ///< allies of the sets `of` within `within` have `attack`
        attackers_gain,          ///< whoever attacks it gains `condition`
        retaliates,              ///< all its retaliates reach `range` and have `effects` too
        suffers_kills,           ///< when a character kills a figure of the sets `of`: `value`
        suffers_until_healed,    ///< at the end of each round, until it is healed fully: `value`
        leaves_healed  ///< it leaves the map, healed fully or after its turn with a token on its
                       ///< mat
    };
    Kind kind = Kind::shield;
    int value = 0;              ///< of a shield or a retaliate, a heal, or what others suffer
    int range = 1;              ///< of a retaliate, of all retaliates, or of what others have
    AttackBonus attack;         ///< of an attack bonus, the figure's own or its allies'
    std::optional<int> within;  ///< of what allies have nearby; none: at any distance
    bool undamaged = false;     ///< an attack bonus only while the figure has all its hit points
    std::optional<Condition> condition;     ///< that others gain
    std::optional<DeathAttack> attack_all;  ///< of a death: its last attack
    std::optional<DeathSpawn> spawn;        ///< of a death: what then comes
    std::vector<std::string> of;            ///< sets of those who have something nearby
    std::optional<Count> count;             ///< in place of `value`
    bool range_is_value = false;            ///< a retaliate reaches as many hexes as it deals
    std::vector<Effect> effects;  ///< of a retaliate: whoever suffers it gains or suffers these too
    BonusLimit limit;             ///< of a shield or a retaliate
    Lasting lasts;
    std::optional<int> uses;  ///< use slots that the token has still to leave
    /// The item that gives it, if its character may use it or not; empty: it counts whenever it can
    /// [bonus.item].
    std::string item;

    friend bool operator==(const ActiveBonus&, const ActiveBonus&) = default;
};

}  // namespace standee
