#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "lib/condition.hpp"
#include "lib/element.hpp"
#include "lib/hex.hpp"

namespace standee {

/// A number of a card: absolute (3), or relative to the figure's own stat ("+1", "-2", "+0").
struct Amount {
    int number = 0;
    bool relative = false;

    /// The number itself, or added to `stat`; a relative one without a stat is nothing:
    /// "-" on the stat card, so that ability is not performed [summon.card].
    [[nodiscard]] constexpr std::optional<int> against(std::optional<int> stat) const {
        if (!relative) {
            return number;
        }
        return stat ? std::optional{*stat + number} : std::nullopt;
    }
    friend constexpr bool operator==(Amount, Amount) = default;
};

/// "targets": a number, a number relative to the stat card's, or "all".
struct TargetCount {
    Amount count{1, false};
    bool all = false;

    friend constexpr bool operator==(const TargetCount&, const TargetCount&) = default;
};

/// A pattern of hexes, as offsets in any common origin [area.placement].
struct Area {
    std::optional<Hex> grey;  ///< where the attacker stands; with it the attack is melee
    std::vector<Hex> red;     ///< hexes attacked
    std::vector<Hex> blue;    ///< hexes in which an ally other than the figure must stand

    friend bool operator==(const Area&, const Area&) = default;
};

struct PushEffect {
    int points = 0;
    std::optional<std::vector<Hex>> path;  ///< the hexes entered, where someone has chosen them
    friend bool operator==(const PushEffect&, const PushEffect&) = default;
};
struct PullEffect {
    int points = 0;
    std::optional<std::vector<Hex>> path;
    friend bool operator==(const PullEffect&, const PullEffect&) = default;
};
struct InfuseEffect {
    ElementChoice element;
    friend bool operator==(const InfuseEffect&, const InfuseEffect&) = default;
};

/// What an attack does besides damage.
using Effect = std::variant<Condition, PushEffect, PullEffect, InfuseEffect>;

/// What must be so for a conditional effect ("adds") of an attack to apply.
struct AddIf {
    std::vector<ElementChoice> consume;        ///< all of these are consumed
    std::optional<Condition> target_has;       ///< the target has this condition
    std::optional<int> allies_next_to_target;  ///< at least so many of its allies adjacent to it
    friend bool operator==(const AddIf&, const AddIf&) = default;
};

/// A conditional effect of an attack.
struct Add {
    std::optional<AddIf> condition;  ///< none: always
    int value = 0;                   ///< added to the attack value
    int targets = 0;                 ///< added to the number of targets
    int pierce = 0;
    std::vector<Effect> effects;
    friend bool operator==(const Add&, const Add&) = default;
};

struct Ability;

/// For whom an ability other than an attack is [target.allies-enemies].
enum class Whom : std::uint8_t {
    usual,              ///< what helps: the figure or its allies; what harms: its enemies
    allies,             ///< not the figure itself
    self_and_allies,    ///< the figure counts as one of its allies
    enemies,            ///< also of what helps
    allies_and_enemies  ///< all figures but the figure itself
};
inline constexpr std::array<std::string_view, 5> whom_names{"usual", "allies", "selfAndAllies",
                                                            "enemies", "alliesAndEnemies"};

struct MoveAbility {
    Amount points;
    bool jump = false;
    friend bool operator==(const MoveAbility&, const MoveAbility&) = default;
};
struct TeleportAbility {
    int range = 0;
    friend bool operator==(const TeleportAbility&, const TeleportAbility&) = default;
};
struct AttackAbility {
    Amount value;
    std::optional<Amount> range;  ///< none: as the edition says [range.default]
    bool melee = false;           ///< melee even if the figure has a range of its own
    std::optional<TargetCount> targets;  ///< none: the stat card's, or 1
    std::optional<Area> area;
    int pierce = 0;
    std::vector<Effect> effects;
    std::vector<Add> adds;
    bool advantage = false;  ///< each attack of it has advantage [attack.advantage]
    bool disadvantage = false;
    /// As many attacks as it has targets, each with its own card, all of them on its focus, whom it
    /// plans for alone; those left when the focus dies are lost.
    bool all_on_one = false;
    friend bool operator==(const AttackAbility&, const AttackAbility&) = default;
};
struct HealAbility {
    Amount value;
    std::optional<int> range;
    bool self = false;                   ///< only the figure itself
    std::optional<TargetCount> targets;  ///< none: one; those who lost the most [monster.heal]
    Whom whom = Whom::usual;
    std::vector<Effect> effects;  ///< each healed then gains these [condition.after-main-effect]
    friend bool operator==(const HealAbility&, const HealAbility&) = default;
};
/// A shield for this round [bonus.round]: the figure's own, or with `whom` another's within
/// `within` hexes.
struct ShieldAbility {
    Amount value;
    Whom whom = Whom::usual;  ///< usual: itself
    std::optional<int> within;
    std::optional<TargetCount> targets;  ///< none: one
    friend bool operator==(const ShieldAbility&, const ShieldAbility&) = default;
};
/// A retaliate that reaches `range` hexes [bonus.retaliate]; whose it is as for a shield.
struct RetaliateAbility {
    Amount value;
    int range = 1;
    Whom whom = Whom::usual;
    std::optional<int> within;
    std::optional<TargetCount> targets;
    friend bool operator==(const RetaliateAbility&, const RetaliateAbility&) = default;
};
struct ConditionAbility {
    Condition gain{};
    std::optional<int> range;
    std::optional<TargetCount> targets;
    bool self = false;
    Whom whom = Whom::usual;
    std::vector<Effect> effects;  ///< the same targets then gain or suffer these too
    friend bool operator==(const ConditionAbility&, const ConditionAbility&) = default;
};
struct PushAbility {
    int points = 0;
    std::optional<int> range;
    std::optional<TargetCount> targets;
    std::vector<Effect> effects;  ///< the same targets then gain or suffer these too
    friend bool operator==(const PushAbility&, const PushAbility&) = default;
};
struct PullAbility {
    int points = 0;
    std::optional<int> range;
    std::optional<TargetCount> targets;
    std::vector<Effect> effects;  ///< the same targets then gain or suffer these too
    friend bool operator==(const PullAbility&, const PullAbility&) = default;
};
/// Damage that is no attack: no card, no shield [damage.direct].
struct DamageAbility {
    Amount value;
    std::optional<int> range;
    std::optional<TargetCount> targets;
    bool self = false;  ///< the figure itself suffers it
    Whom whom = Whom::usual;
    std::vector<Effect> effects;  ///< the same figures then gain or suffer these too
    friend bool operator==(const DamageAbility&, const DamageAbility&) = default;
};
struct LootAbility {
    int range = 1;
    friend bool operator==(const LootAbility&, const LootAbility&) = default;
};
struct InfuseAbility {
    std::vector<ElementChoice> elements;
    friend bool operator==(const InfuseAbility&, const InfuseAbility&) = default;
};
/// With all of the elements consumed `to` is performed, without them `otherwise`
/// [element.consume].
struct ConsumeAbility {
    std::vector<ElementChoice> elements;
    std::vector<Ability> to;
    std::vector<Ability> otherwise;
    friend bool operator==(const ConsumeAbility&, const ConsumeAbility&);
};
/// Base stats for which a stat card shows a dash: the figure performs no such ability, whatever an
/// ability card adds [summon.card].
struct StatDashes {
    bool attack = false;
    bool move = false;
    bool range = false;
    friend constexpr bool operator==(StatDashes, StatDashes) = default;
};

/// Figures of a set placed next to the summoner [monster.summon].
struct SummonAbility {
    std::string name;
    std::string rank;  ///< "normal" or "elite"
    int count = 1;
    std::optional<int> hp, attack, move, range;
    StatDashes dashes;
    bool flying = false;
    friend bool operator==(const SummonAbility&, const SummonAbility&) = default;
};
/// A card that says different things to the ranks of a set: a figure of `rank` performs `to`, every
/// other `otherwise`.
struct RankAbility {
    std::string rank;  ///< "normal" or "elite"; a named monster or a boss is neither
    std::vector<Ability> to;
    std::vector<Ability> otherwise;
    friend bool operator==(const RankAbility&, const RankAbility&);
};
/// Others perform abilities [command.grant-control].
struct GrantAbility {
    std::vector<Ability> abilities;
    std::optional<int> range;
    std::optional<TargetCount> targets;
    Whom whom = Whom::usual;  ///< usual: its allies
    friend bool operator==(const GrantAbility&, const GrantAbility&);
};

/// One line of a card.
struct Ability {
    std::variant<MoveAbility, TeleportAbility, AttackAbility, HealAbility, ShieldAbility,
                 RetaliateAbility, ConditionAbility, PushAbility, PullAbility, DamageAbility,
                 LootAbility, InfuseAbility, ConsumeAbility, SummonAbility, GrantAbility,
                 RankAbility>
        what;
    friend bool operator==(const Ability&, const Ability&) = default;
};

// Here because they compare abilities, which are complete only now.
inline bool operator==(const ConsumeAbility& a, const ConsumeAbility& b) {
    return a.elements == b.elements && a.to == b.to && a.otherwise == b.otherwise;
}
inline bool operator==(const RankAbility& a, const RankAbility& b) {
    return a.rank == b.rank && a.to == b.to && a.otherwise == b.otherwise;
}
inline bool operator==(const GrantAbility& a, const GrantAbility& b) {
    return a.abilities == b.abilities && a.range == b.range && a.targets == b.targets &&
           a.whom == b.whom;
}

}  // namespace standee
