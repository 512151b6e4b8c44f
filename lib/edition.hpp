#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "lib/clause.hpp"
#include "lib/condition.hpp"

namespace standee {

/// The editions with a rulebook of their own.
inline constexpr std::array<EditionId, 4> all_editions{
    EditionId::gloomhaven, EditionId::jaws_of_the_lion, EditionId::frosthaven,
    EditionId::gloomhaven_2};

/// A short list whose values lie within the object, so an edition is copied without an allocation.
template <class T, std::size_t most>
class ShortList {
public:
    constexpr ShortList() = default;
    template <std::size_t count>
        requires(count <= most)
    constexpr ShortList(const std::array<T, count>& values)  // NOLINT(google-explicit-constructor)
        : size_{count} {
        for (std::size_t i = 0; i < count; ++i) {
            values_[i] = values[i];
        }
    }

    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr const T* begin() const { return values_.data(); }
    [[nodiscard]] constexpr const T* end() const { return values_.data() + size_; }
    [[nodiscard]] constexpr T operator[](std::size_t i) const { return values_[i]; }
    friend constexpr bool operator==(const ShortList&, const ShortList&) = default;

private:
    std::array<T, most> values_{};  // values past the last one are always T{}
    std::uint8_t size_ = 0;
};

/// How a line of sight may be drawn [los.line].
enum class SightRule : std::uint8_t { corner_to_corner, any_part_to_any_part };

/// The criteria by which a place to attack from is chosen: each keeps the best of the places that
/// the one before it has left [monster.move-max-targets, monster.move-disadvantage,
/// monster.move-minimum].
enum class Criterion : std::uint8_t {
    fewest_negative_hexes,
    within_points,
    no_disadvantage_on_focus,
    most_targets,
    fewest_disadvantaged,
    fewest_points,
    /// Settles the sets of targets; all places to attack them from count again.
    best_ranked_targets,
};
using CriterionOrder = ShortList<Criterion, 8>;

/// How many cards are drawn, and which of them apply, with advantage or disadvantage
/// [attack.advantage, attack.disadvantage].
enum class TwoCardRule : std::uint8_t {
    /// Two cards are drawn. If one of them is rolling, it is added to the other with advantage and
    /// disregarded with disadvantage. If both are rolling, cards are drawn until one is not: with
    /// advantage all of them apply, with disadvantage only the last.
    first_two,
    /// Cards are drawn until one is not rolling, and then one more, whose rolling icon is ignored.
    /// These two are compared. The rolling cards before them apply with advantage and are ignored
    /// with disadvantage.
    after_rolling
};

/// The stages in which the damage of one attack is calculated, from the base value to the damage
/// that is about to be suffered or negated [attack.order].
enum class AttackStage : std::uint8_t { bonuses, cards, shield, ward_and_brittle };
using AttackStages = ShortList<AttackStage, 4>;

/// How many hexes a push or pull of X moves its target [forced.normal-rules].
enum class ForcedDistance : std::uint8_t {
    up_to_full,           ///< any number of hexes up to X
    full_or_none,         ///< X or none; fewer only if there is no farther hex
    longest,              ///< as many hexes as the longest possible way has
    full_or_blocked,      ///< X, or fewer if something blocks the way
    full_blocked_or_none  ///< X, fewer if something blocks the way, or none
};

/// Which of the hexes adjacent to the summoner counts as the closest to an enemy [monster.summon].
enum class Nearness : std::uint8_t {
    path_then_range,  ///< the shortest path to an enemy; among equals, the least range
    path_or_range     ///< the rules do not say: the best hex by either measure is allowed
};

/// The conditions that every edition has; some editions have more.
inline constexpr ConditionSet common_conditions{
    Condition::invisible, Condition::strengthen, Condition::bless,  Condition::wound,
    Condition::poison,    Condition::immobilize, Condition::disarm, Condition::stun,
    Condition::muddle,    Condition::curse};

/// Damage for each scenario level, 0 to 7.
using DamageByLevel = std::array<int, 8>;

constexpr int at_level(const DamageByLevel& damage, int level) {
    return damage.at(static_cast<std::size_t>(level));
}

/// The rules in which editions differ. A scene holds one edition; a house rule gives a field
/// another value. Each field is a switch of `rule_switches` (rule_switches.hpp), which gives its
/// name in files, its clause and what it switches.
struct Edition {
    EditionId id{};
    /// The switches that a house rule has set: bit i for the i-th of `rule_switches`. The `rules`
    /// of a scene name these switches, and the executable rulebook takes their values from here.
    std::uint64_t house_rules = 0;

    // Sight and movement
    SightRule sight{};
    bool adjacent_always_seen{};  ///< if no wall is between
    /// Walkers may pass invisible enemies; else these block like visible ones [map.end-unoccupied].
    bool passes_invisible_enemies{};
    bool jump_pays_difficult_landing{};  ///< [map.difficult]
    /// A figure that flies above a trap that stuns or immobilizes blocks all who walk or are forced
    /// there, even if the trap would not hold them [move.flying].
    bool flier_above_trap_blocks{};

    // Focus and destination
    bool focus_by_proximity{};  ///< [monster.focus-proximity]
    /// Further targets are ranked by path before range [monster.extra-targets].
    bool further_targets_by_path{};
    CriterionOrder destination;  ///< in this order
    /// A figure that cannot attack this turn heads for the best attack, not just for its focus.
    bool heads_for_best_attack{};
    bool summon_follows_summoner{};  ///< if it has no focus [summon.no-focus]

    // Attacks
    AttackStages attack_stages;   ///< in this order
    bool attacks_at_own_range{};  ///< if the card gives no range; else melee [range.default]
    /// The red hex that has to be within range may be a wall hex [area.placement].
    bool area_reaches_wall_hexes{};

    // Modifier cards
    TwoCardRule two_cards{};
    bool character_picks_with_advantage{};  ///< else the better card counts for every attacker
    /// A bless or curse card leaves the deck when an attack reveals it, used or not; else only when
    /// it is used [deck.bless-curse].
    bool unused_bless_leaves{};
    bool has_ally_deck{};  ///< [deck.ally]

    // Monsters that come
    Nearness summon_nearness{};
    /// If there are not enough standees, the monsters nearest to the character that reveals them
    /// are placed first; else those nearest to an enemy [monster.standees].
    bool near_revealer_first{};

    // Push and pull
    ForcedDistance character_forces{};
    ForcedDistance monster_forces{};
    bool forced_movement_adds_up{};  ///< [forced.sum]

    // Damage and death
    bool summoned_monsters_drop_loot{};  ///< [damage.monster-death]
    /// The most loot tokens that fallen monsters leave in a scenario.
    std::optional<int> loot_limit;
    bool lost_flight_hurts{};     ///< damage as from a trap, over an obstacle [move.flying-lost]
    DamageByLevel trap_damage{};  ///< if the trap gives no damage [map.trap-damage]
    DamageByLevel hazardous_damage{};  ///< [map.hazardous]

    // Targets, hexes, elements
    /// An untargeted ability with a range, loot among them, needs sight [los.not-for-untargeted].
    bool untargeted_needs_sight{};
    /// Targets must be in sight even if the ability has no range [los.line].
    bool unranged_needs_sight{};
    bool loot_token_fills_hex{};      ///< [map.empty-hex]
    bool objectives_immune_to_all{};  ///< else immune to negative conditions only [map.objective]
    bool infusion_waits_for_set{};    ///< what monsters infuse [element.infuse]
    /// What a monster consumes counts for its set [element.consume].
    bool set_consumes_together{};
    /// A monster set consumes at the start of its first turn, provided that one of its figures
    /// performs anything, and for those of its figures that are on the map then; else an ability
    /// consumes when it is performed [element.consume].
    bool set_consumes_at_start{};
    /// Damage without targets counts as performed even if it reaches nobody [ability.needs-target].
    bool untargeted_damage_always_performed{};
    /// If both sides have figures of a set, the allies act first [initiative.ties].
    bool allies_act_before_their_set{};
    bool round_end_ordered{};    ///< [round.end]
    bool long_rest_acts_last{};  ///< after all others; else at initiative 99 [initiative.order]

    // Conditions that exist
    ConditionSet conditions;

    [[nodiscard]] std::string_view name() const;        ///< as files write it: "jaws-of-the-lion"
    [[nodiscard]] std::string_view short_name() const;  ///< as files may write it: "jotl"
    [[nodiscard]] std::string_view title() const;       ///< as people write it: "Jaws of the Lion"
    friend bool operator==(const Edition&, const Edition&) = default;
};

/// An edition with its printed rules, without house rules.
const Edition& edition(EditionId id);
/// The editions of `all_editions`, in that order.
std::span<const Edition> printed_editions();
/// Every edition of the family: the printed editions, and then those that play by the rulebook of
/// one of them.
std::span<const Edition> known_editions();

/// The edition of `all_editions` whose rulebook this edition plays by.
EditionId rulebook_of(EditionId id);

/// The edition with that name, full ("jaws-of-the-lion") or short ("jotl"), if there is one.
std::optional<EditionId> edition_named(std::string_view name);
/// The full names of all known editions.
std::vector<std::string_view> edition_names();

/// The order of Gloomhaven and Jaws of the Lion: avoiding disadvantage against the focus comes
/// first, and the sets of targets are settled before the hex.
inline constexpr CriterionOrder focus_first{std::array{
    Criterion::fewest_negative_hexes, Criterion::within_points, Criterion::no_disadvantage_on_focus,
    Criterion::most_targets, Criterion::fewest_points,
    // The sets of targets are settled. All places that "most targets" left count again:
    Criterion::best_ranked_targets, Criterion::fewest_disadvantaged, Criterion::fewest_points}};
/// The order of Frosthaven and Gloomhaven 2nd edition.
inline constexpr CriterionOrder targets_first{
    std::array{Criterion::fewest_negative_hexes, Criterion::within_points, Criterion::most_targets,
               Criterion::fewest_disadvantaged, Criterion::fewest_points}};

inline constexpr AttackStages shield_last{
    std::array{AttackStage::bonuses, AttackStage::cards, AttackStage::shield}};
inline constexpr AttackStages ward_and_brittle_last{std::array{
    AttackStage::bonuses, AttackStage::cards, AttackStage::shield, AttackStage::ward_and_brittle}};

}  // namespace standee
