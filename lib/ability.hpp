#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "lib/amount.hpp"
#include "lib/bonus.hpp"
#include "lib/condition.hpp"
#include "lib/effect.hpp"
#include "lib/element.hpp"
#include "lib/hex.hpp"
#include "lib/map.hpp"

namespace standee {

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

/// What must be so for a conditional effect ("adds") of an attack to apply.
struct AddIf {
    std::vector<ElementChoice> consume;        ///< all of these are consumed
    std::optional<Condition> target_has;       ///< the target has this condition
    std::optional<int> allies_next_to_target;  ///< at least so many of its allies adjacent to it
    std::vector<std::string> none_of;          ///< no figure of these sets, in any case not itself,
    std::optional<int> none_within;            ///< within so many hexes of the attacker
    bool target_on_water = false;              ///< the target stands in a hex with a water tile
    bool target_damaged = false;               ///< the target has lost hit points
    bool target_adjacent = false;              ///< the target is adjacent to the attacker
    /// At least so many figures of the sets `of`, the attacker included, are adjacent to the
    /// target.
    std::optional<int> next_to_target;
    std::vector<std::string> of;
    /// The attacker loses this condition, which it has, if the party wants that; with `decides` the
    /// player of that character says so, by its id or name, while it is on the map
    /// [card.lose-for-attack].
    std::optional<Condition> lose{};
    std::string decides{};

    /// Whether it holds for one target and not for another.
    [[nodiscard]] bool is_about_target() const {
        return target_has || allies_next_to_target || target_on_water || target_damaged ||
               target_adjacent || next_to_target;
    }
    friend bool operator==(const AddIf&, const AddIf&) = default;
};

/// A conditional effect of an attack.
struct Add {
    std::optional<AddIf> condition;  ///< none: always
    int value = 0;                   ///< added to the attack value
    int targets = 0;                 ///< added to the number of targets
    int pierce = 0;
    std::vector<Effect> effects;
    std::optional<Count> count;  ///< of the target, in place of `value`
    friend bool operator==(const Add&, const Add&) = default;
};

struct Ability;

/// What a figure may move towards besides hexes that the map marks: a starting hex.
inline constexpr std::string_view starting_hex = "startingHex";

struct MoveAbility {
    Amount points;
    bool jump = false;
    /// It goes towards the hexes that the map marks so, or `starting_hex`, and not towards a focus
    /// [card.heads-for].
    std::string towards{};
    friend bool operator==(const MoveAbility&, const MoveAbility&) = default;
};
struct TeleportAbility {
    int range = 0;
    friend bool operator==(const TeleportAbility&, const TeleportAbility&) = default;
};
struct AttackAbility {
    Amount value;
    std::optional<Amount> range;         ///< none: as the edition says [range.default]
    bool melee = false;                  ///< melee even if the figure has a range of its own
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
    std::optional<Count> count;        ///< in place of `value`
    std::optional<Count> range_count;  ///< in place of `range`
    /// It targets every enemy in the hexes that the figure's last move entered and within so many
    /// hexes of them; without that move it is not performed.
    std::optional<int> along;
    /// Only enemies in hexes that the map marks so, at any distance; empty: anywhere [card.marked].
    std::string marked;
    friend bool operator==(const AttackAbility&, const AttackAbility&) = default;
};
struct HealAbility {
    Amount value;
    std::optional<int> range;
    bool self = false;                   ///< only the figure itself
    std::optional<TargetCount> targets;  ///< none: one; those who lost the most [monster.heal]
    Whom whom = Whom::usual;
    std::vector<Effect> effects;  ///< each healed then gains these [condition.after-main-effect]
    std::optional<Count> count;   ///< in place of `value`
    std::vector<std::string> of;  ///< only figures of these sets; empty: of any
    /// Those from whom the heal removes a negative condition gain these too [card.cured].
    std::vector<Effect> cured;
    /// Of these sets before all others, if one can be healed [card.heals-first].
    std::vector<std::string> first;
    friend bool operator==(const HealAbility&, const HealAbility&) = default;
};
/// A shield for this round [bonus.round]: the figure's own, or with `whom` another's within
/// `within` hexes.
struct ShieldAbility {
    Amount value;
    Whom whom = Whom::usual;  ///< usual: itself
    std::optional<int> within;
    std::optional<TargetCount> targets;  ///< none: one
    std::vector<std::string> of;         ///< only figures of these sets; empty: of any
    friend bool operator==(const ShieldAbility&, const ShieldAbility&) = default;
};
/// A retaliate that reaches `range` hexes [bonus.retaliate]; whose it is as for a shield.
struct RetaliateAbility {
    Amount value;
    int range = 1;
    Whom whom = Whom::usual;
    std::optional<int> within;
    std::optional<TargetCount> targets;
    std::vector<std::string> of;
    std::vector<Effect> effects;  ///< whoever it reaches then gains or suffers these too
    friend bool operator==(const RetaliateAbility&, const RetaliateAbility&) = default;
};
/// Whom an ability affects of those in reach: all of this must be so [card.only-some].
struct OnlyThose {
    std::optional<Condition> having;
    std::optional<Condition> lacking;
    bool in_water = false;  ///< in a hex with a water tile
    friend bool operator==(const OnlyThose&, const OnlyThose&) = default;
};

struct ConditionAbility {
    Condition gain{};
    std::optional<int> range;
    std::optional<TargetCount> targets;
    bool self = false;
    Whom whom = Whom::usual;
    std::vector<Effect> effects;  ///< the same targets then gain or suffer these too
    std::vector<std::string> of;  ///< only figures of these sets; empty: of any
    OnlyThose only;
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
/// Which one of several suffers damage, where the card says so.
enum class Pick : std::uint8_t { by_focus, closest, most_hit_points };
inline constexpr std::array<std::string_view, 3> pick_names{"focus", "closest", "mostHitPoints"};

/// Damage that is no attack: no card, no shield [damage.direct].
struct DamageAbility {
    Amount value;
    std::optional<int> range;
    std::optional<TargetCount> targets;
    bool self = false;  ///< the figure itself suffers it
    Whom whom = Whom::usual;
    std::vector<Effect> effects;  ///< the same figures then gain or suffer these too
    std::optional<Count> count;   ///< in place of `value`
    Pick pick = Pick::by_focus;
    bool in_sight = false;        ///< only those in line of sight
    bool around_created = false;  ///< adjacent to the tile that the card has just created
    OnlyThose only;
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
    std::optional<int> max_hp;          ///< none: `hp`
    std::optional<Count> hp_count;      ///< in place of `hp`
    std::optional<Count> figure_count;  ///< in place of `count`
    bool beside_target = false;         ///< adjacent to the target of the last attack
    bool on_water = false;              ///< in a hex with a water tile
    /// Not summoned but spawned, in a hex that the map marks so [card.marked, monster.spawn].
    std::string marked;
    int elite_every = 0;  ///< of those spawned, every so manieth is elite; 0: all have `rank`
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
    Whom whom = Whom::usual;      ///< usual: its allies
    std::vector<std::string> of;  ///< only figures of these sets; empty: of any
    friend bool operator==(const GrantAbility&, const GrantAbility&);
};
/// Enemies perform attacks as allies of the figure [command.grant-control]: those that the last
/// attack of the card targeted, in initiative order, or the nearest enemy within `range`.
struct ControlAbility {
    std::vector<Ability> abilities;  ///< attacks, each as `is_controllable` says
    bool targets = false;            ///< those of the last attack, at any range
    std::optional<int> range;        ///< none: any distance
    friend bool operator==(const ControlAbility&, const ControlAbility&);
};

/// The abilities by the names of their fields, in the order of `Ability::what`.
inline constexpr std::array<std::string_view, 25> ability_names{
    "move",       "teleport", "attack", "heal",  "shield", "retaliate", "condition",
    "push",       "pull",     "damage", "loot",  "infuse", "consume",   "summon",
    "grant",      "rank",     "if",     "focus", "create", "bonus",     "kill",
    "switchRank", "control",  "remove", "token"};

/// Which figures a card picks out by their hit points.
enum class HitPoints : std::uint8_t { fewest, most };

/// What must be so for a part of a card to be performed.
struct IfAbility {
    /// This kind of ability, a position among `ability_names`: the last of the kind above was
    /// performed.
    std::size_t performed = 0;
    std::optional<bool> odd_round;  ///< in place of `performed`: the number of the round is odd
    /// Likewise: no figure of the sets `of` has fewer hit points, or more [card.hit-points].
    std::optional<HitPoints> hit_points;
    std::vector<std::string> of;
    std::optional<Condition> has;  ///< likewise: the figure has this condition [card.has-condition]
    int tokens = 0;                ///< likewise: it has at least so many tokens on its mat
    std::optional<bool> settled;   ///< whether that held when the figure began its card; in no file

    /// Whether it is settled when the figure begins its card.
    [[nodiscard]] bool is_settled_first() const { return hit_points || has || tokens > 0; }
    std::vector<Ability> to;
    std::vector<Ability> otherwise;
    friend bool operator==(const IfAbility&, const IfAbility&);
};
/// Which enemy a card makes the focus [card.focus-farthest, card.focus-named].
enum class FocusOn : std::uint8_t { closest, farthest, fewest_hit_points, last_in_initiative };
inline constexpr std::array<std::string_view, 4> focus_names{"closest", "farthest",
                                                             "fewestHitPoints", "lastInInitiative"};

/// Whom the abilities below it focus on.
struct FocusAbility {
    FocusOn on = FocusOn::closest;
    std::optional<int> range;  ///< only enemies within so many hexes
    bool no_summons = false;
    friend bool operator==(const FocusAbility&, const FocusAbility&) = default;
};
/// Where a card creates a tile.
enum class CreateAt : std::uint8_t {
    adjacent,          ///< in any empty hex adjacent to the figure
    closest_to_enemy,  ///< in the one of these that is closest to an enemy
    own_hex,           ///< under the figure, if no tile is there
    targets            ///< under each target of the last attack, if no tile is there
};
inline constexpr std::array<std::string_view, 4> create_places{"adjacent", "closestToEnemy",
                                                               "ownHex", "targets"};

/// What a card creates on the map [map.manipulate].
struct CreateAbility {
    TileKind tile{};
    std::optional<int> damage;  ///< of a trap
    std::vector<Condition> conditions;
    CreateAt at = CreateAt::closest_to_enemy;
    friend bool operator==(const CreateAbility&, const CreateAbility&) = default;
};
/// What all adjacent to a figure suffer and gain when it dies [card.when-dies].
struct DeathHarm {
    int value = 0;
    std::optional<Condition> condition;
    std::optional<DeathAttack> attack_all;
    friend bool operator==(const DeathHarm&, const DeathHarm&) = default;
};

/// What a figure has for this round or longer, beside shield and retaliate [bonus.round,
/// bonus.persistent].
struct BonusAbility {
    bool attackers_disadvantage = false;
    int attackers_suffer = 0;  ///< whoever attacks it suffers so much, at any range
    /// Whoever attacks it gains this, at any range [card.attackers-gain].
    std::optional<Condition> attackers_gain;
    int attack = 0;  ///< added to its attacks
    /// Added to the attacks of its allies, of the sets `of`, that are within `within` hexes of it
    /// when they attack [bonus.nearby].
    int attack_nearby = 0;
    std::optional<DeathHarm> on_death;
    std::optional<ActiveBonus> gives;  ///< one that is not for the round
    Whom whom = Whom::usual;           ///< usual: itself
    std::optional<int> within;
    std::optional<TargetCount> targets;  ///< none: one
    std::vector<std::string> of;         ///< only figures of these sets; empty: of any
    friend bool operator==(const BonusAbility&, const BonusAbility&) = default;

    /// What each figure is given.
    [[nodiscard]] std::vector<ActiveBonus> bonuses() const;
};
/// The figure dies.
struct KillAbility {
    friend bool operator==(const KillAbility&, const KillAbility&) = default;
};
/// The figure changes from normal to elite or from elite to normal [card.switch-rank]. Only the
/// first line of a card.
struct SwitchRankAbility {
    friend bool operator==(const SwitchRankAbility&, const SwitchRankAbility&) = default;
};

/// The figure loses a condition [card.removes-condition].
struct RemoveAbility {
    Condition condition{};
    friend bool operator==(const RemoveAbility&, const RemoveAbility&) = default;
};
/// A token of the scenario is placed beside the first of these places that has fewer than `most`;
/// if all have, beside the last [card.token].
struct TokenAbility {
    std::vector<std::string> beside;
    int most = 0;
    friend bool operator==(const TokenAbility&, const TokenAbility&) = default;
};

/// One line of a card.
struct Ability {
    using What =
        std::variant<MoveAbility, TeleportAbility, AttackAbility, HealAbility, ShieldAbility,
                     RetaliateAbility, ConditionAbility, PushAbility, PullAbility, DamageAbility,
                     LootAbility, InfuseAbility, ConsumeAbility, SummonAbility, GrantAbility,
                     RankAbility, IfAbility, FocusAbility, CreateAbility, BonusAbility, KillAbility,
                     SwitchRankAbility, ControlAbility, RemoveAbility, TokenAbility>;
    What what;

    // Defined in ability.cpp: every file that defines them compiles a function for each
    // alternative.
    Ability();
    Ability(What what);  // NOLINT(google-explicit-constructor): a line is what it does
    Ability(const Ability&);
    Ability(Ability&&) noexcept;
    Ability& operator=(const Ability&);
    Ability& operator=(Ability&&) noexcept;
    ~Ability();
    friend bool operator==(const Ability&, const Ability&);
};

}  // namespace standee
