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

/// The conditions under which a conditional effect ("adds") of an attack applies: all that are set
/// must hold.
struct AddIf {
    std::vector<ElementChoice> consume;   ///< all of these elements are consumed
    std::optional<Condition> target_has;  ///< the target has this condition
    /// At least so many other allies of the attacker are adjacent to the target.
    std::optional<int> allies_next_to_target;
    /// No figure of these sets, the attacker left out, is within `none_within` hexes of the
    /// attacker; without `none_within`, none is on the map.
    std::vector<std::string> none_of;
    std::optional<int> none_within;
    bool target_on_water = false;  ///< the target stands in a hex with a water tile
    bool target_damaged = false;   ///< the target has lost hit points
    bool target_adjacent = false;  ///< the target is adjacent to the attacker
    /// At least so many figures of the sets `of`, the attacker included, are adjacent to the
    /// target.
    std::optional<int> next_to_target;
    std::vector<std::string> of;
    /// The attacker loses this condition, which it has, if the party chooses so. If `decides` gives
    /// the id or name of a character, the player of that character chooses instead, as long as the
    /// character is on the map [card.lose-for-attack].
    std::optional<Condition> lose{};
    std::string decides{};

    /// Whether the conditions can hold for one target and fail for another.
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

/// A place besides the marked hexes of the map that a figure may move towards: a starting hex.
inline constexpr std::string_view starting_hex = "startingHex";

struct MoveAbility {
    Amount points;
    bool jump = false;
    /// The figure moves towards the hexes with this mark of the map, or towards `starting_hex`, and
    /// not towards a focus [card.heads-for].
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
    /// The figure makes as many attacks as the ability has targets, all of them on its focus, each
    /// with its own card. It plans its turn for the focus alone. If the focus dies, the remaining
    /// attacks are lost.
    bool all_on_one = false;
    std::optional<Count> count;        ///< in place of `value`
    std::optional<Count> range_count;  ///< in place of `range`
    /// The attack targets every enemy within this many hexes of the hexes that the figure's last
    /// move entered. Without such a move it is not performed.
    std::optional<int> along;
    /// Only enemies in hexes with this mark of the map, at any distance; empty: anywhere
    /// [card.marked].
    std::string marked;
    friend bool operator==(const AttackAbility&, const AttackAbility&) = default;
};
struct HealAbility {
    Amount value;
    std::optional<int> range;
    bool self = false;  ///< only the figure itself
    /// None: one; the figures that have lost the most are healed [monster.heal].
    std::optional<TargetCount> targets;
    Whom whom = Whom::usual;
    /// Every healed figure then gains these [condition.after-main-effect].
    std::vector<Effect> effects;
    std::optional<Count> count;   ///< in place of `value`
    std::vector<std::string> of;  ///< only figures of these sets; empty: of any
    /// Figures that lose a negative condition through the heal also gain these [card.cured].
    std::vector<Effect> cured;
    /// Figures of these sets are healed before all others, if one of them can be healed
    /// [card.heals-first].
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
/// A retaliate that reaches `range` hexes [bonus.retaliate]; `whom` as for a shield.
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
/// Which of the figures in reach an ability affects: those that meet all of these conditions
/// [card.only-some].
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
/// Which one of several figures suffers the damage, if the card says so.
enum class Pick : std::uint8_t { by_focus, closest, most_hit_points };
inline constexpr std::array<std::string_view, 3> pick_names{"focus", "closest", "mostHitPoints"};

/// Damage that does not come from an attack: no modifier card, no shield [damage.direct].
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
/// If all of the elements are consumed, the figure performs `to`, otherwise `otherwise`
/// [element.consume].
struct ConsumeAbility {
    std::vector<ElementChoice> elements;
    std::vector<Ability> to;
    std::vector<Ability> otherwise;
    friend bool operator==(const ConsumeAbility&, const ConsumeAbility&);
};
/// The base stats for which the stat card shows a dash. The figure performs no ability of such a
/// kind, whatever an ability card adds to the stat [summon.card].
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
    /// If set, the figures are spawned and not summoned, in a hex with this mark of the map
    /// [card.marked, monster.spawn].
    std::string marked;
    int elite_every = 0;  ///< of those spawned, one in this many is elite; 0: all have `rank`
    friend bool operator==(const SummonAbility&, const SummonAbility&) = default;
};
/// An ability that depends on the figure's rank: a figure of `rank` performs `to`, every other
/// figure `otherwise`.
struct RankAbility {
    std::string rank;  ///< "normal" or "elite"; a named monster or a boss is neither
    std::vector<Ability> to;
    std::vector<Ability> otherwise;
    friend bool operator==(const RankAbility&, const RankAbility&);
};
/// Other figures perform abilities [command.grant-control].
struct GrantAbility {
    std::vector<Ability> abilities;
    std::optional<int> range;
    std::optional<TargetCount> targets;
    Whom whom = Whom::usual;      ///< usual: its allies
    std::vector<std::string> of;  ///< only figures of these sets; empty: of any
    friend bool operator==(const GrantAbility&, const GrantAbility&);
};
/// Enemies of the figure attack as if they were its allies [command.grant-control]: either those
/// that the last attack of the card targeted, in initiative order, or the nearest enemy within
/// `range`.
struct ControlAbility {
    std::vector<Ability> abilities;  ///< attacks, each as `is_controllable` says
    bool targets = false;            ///< the enemies that the last attack targeted, at any range
    std::optional<int> range;        ///< none: any distance
    friend bool operator==(const ControlAbility&, const ControlAbility&);
};

/// The names of the abilities in files, in the order of `Ability::what`.
inline constexpr std::array<std::string_view, 25> ability_names{
    "move",       "teleport", "attack", "heal",  "shield", "retaliate", "condition",
    "push",       "pull",     "damage", "loot",  "infuse", "consume",   "summon",
    "grant",      "rank",     "if",     "focus", "create", "bonus",     "kill",
    "switchRank", "control",  "remove", "token"};

/// Which figures a card picks out by their hit points.
enum class HitPoints : std::uint8_t { fewest, most };

/// The condition under which a part of a card is performed. One of the fields gives it.
struct IfAbility {
    /// A position in `ability_names`: the last ability of that kind above this line was performed.
    std::size_t performed = 0;
    std::optional<bool> odd_round;  ///< instead of `performed`: the number of the round is odd
    /// Instead of `performed`: no figure of the sets `of` has fewer, or more, hit points
    /// [card.hit-points].
    std::optional<HitPoints> hit_points;
    std::vector<std::string> of;
    /// Instead: the figure has this condition [card.has-condition].
    std::optional<Condition> has;
    int tokens = 0;               ///< instead: the figure has at least so many tokens on its mat
    std::optional<bool> settled;  ///< whether it held when the figure began its card; in no file

    /// Whether the condition is decided when the figure begins its card, and not when it reaches
    /// the line.
    [[nodiscard]] bool is_settled_first() const { return hit_points || has || tokens > 0; }
    std::vector<Ability> to;
    std::vector<Ability> otherwise;
    friend bool operator==(const IfAbility&, const IfAbility&);
};
/// Which enemy a card makes the focus [card.focus-farthest, card.focus-named].
enum class FocusOn : std::uint8_t { closest, farthest, fewest_hit_points, last_in_initiative };
inline constexpr std::array<std::string_view, 4> focus_names{"closest", "farthest",
                                                             "fewestHitPoints", "lastInInitiative"};

/// Whom the abilities that follow on the card focus on.
struct FocusAbility {
    FocusOn on = FocusOn::closest;
    std::optional<int> range;  ///< only enemies within so many hexes
    bool no_summons = false;
    friend bool operator==(const FocusAbility&, const FocusAbility&) = default;
};
/// Where a card creates a tile.
enum class CreateAt : std::uint8_t {
    adjacent,          ///< in any empty hex adjacent to the figure
    closest_to_enemy,  ///< in the adjacent empty hex that is closest to an enemy
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
/// What all figures adjacent to a figure suffer and gain when it dies [card.when-dies].
struct DeathHarm {
    int value = 0;
    std::optional<Condition> condition;
    std::optional<DeathAttack> attack_all;
    friend bool operator==(const DeathHarm&, const DeathHarm&) = default;
};

/// Bonuses of a figure for this round or longer, other than shield and retaliate [bonus.round,
/// bonus.persistent].
struct BonusAbility {
    bool attackers_disadvantage = false;
    /// Whoever attacks the figure suffers so much damage, at any range.
    int attackers_suffer = 0;
    /// Whoever attacks the figure gains this condition, at any range [card.attackers-gain].
    std::optional<Condition> attackers_gain;
    int attack = 0;  ///< added to the attacks of the figure
    /// Added to the attacks of allies that belong to the sets `of` and are within `within` hexes of
    /// the figure when they attack [bonus.nearby].
    int attack_nearby = 0;
    std::optional<DeathHarm> on_death;
    std::optional<ActiveBonus> gives;  ///< a bonus that does not end with the round
    Whom whom = Whom::usual;           ///< usual: itself
    std::optional<int> within;
    std::optional<TargetCount> targets;  ///< none: one
    std::vector<std::string> of;         ///< only figures of these sets; empty: of any
    friend bool operator==(const BonusAbility&, const BonusAbility&) = default;

    /// The bonuses that each of the figures is given.
    [[nodiscard]] std::vector<ActiveBonus> bonuses() const;
};
/// The figure dies.
struct KillAbility {
    friend bool operator==(const KillAbility&, const KillAbility&) = default;
};
/// The figure changes from normal to elite or from elite to normal [card.switch-rank]. This can
/// only be the first line of a card.
struct SwitchRankAbility {
    friend bool operator==(const SwitchRankAbility&, const SwitchRankAbility&) = default;
};

/// The figure loses a condition [card.removes-condition].
struct RemoveAbility {
    Condition condition{};
    friend bool operator==(const RemoveAbility&, const RemoveAbility&) = default;
};
/// A token of the scenario is placed beside the first of these places that has fewer than `most`
/// tokens; if all of them have `most`, beside the last one [card.token].
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

    // Defined in ability.cpp: every source that defines them would compile a function for each
    // alternative of the variant.
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
