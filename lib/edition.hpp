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

/// Those with a rulebook of their own.
inline constexpr std::array<EditionId, 4> all_editions{
    EditionId::gloomhaven, EditionId::jaws_of_the_lion, EditionId::frosthaven,
    EditionId::gloomhaven_2};

/// A list of a few values, held in place: an edition that holds it is copied without an allocation.
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
    std::array<T, most> values_{};  // those past the last are as if never set
    std::uint8_t size_ = 0;
};

/// How a line of sight may be drawn [los.line].
enum class SightRule : std::uint8_t { corner_to_corner, any_part_to_any_part };

/// How a place to attack from is chosen: each criterion keeps the best of what the one
/// before it left [monster.move-max-targets, monster.move-disadvantage, monster.move-minimum].
enum class Criterion : std::uint8_t {
    fewest_negative_hexes,
    within_points,
    no_disadvantage_on_focus,
    most_targets,
    fewest_disadvantaged,
    fewest_points,
    best_ranked_targets,  ///< settles which sets of targets; where to attack them is open again
};
using CriterionOrder = ShortList<Criterion, 8>;

/// How cards are drawn and used with advantage or disadvantage [attack.advantage,
/// attack.disadvantage].
enum class TwoCardRule : std::uint8_t {
    /// Two cards. Advantage adds a rolling one to the other, disadvantage disregards it; two
    /// rolling ones draw on until one is not, which then applies with all (alone).
    first_two,
    /// Draw until one is not rolling, then one more whose rolling icon is ignored: these two are
    /// compared. Advantage keeps the rolling ones before them, disadvantage ignores those.
    after_rolling
};

/// The stages in which one attack's damage is worked out, from the base value to what is about to
/// be suffered or negated [attack.order].
enum class AttackStage : std::uint8_t { bonuses, cards, shield, ward_and_brittle };
using AttackStages = ShortList<AttackStage, 4>;

/// How far a push or pull goes [forced.normal-rules].
enum class ForcedDistance : std::uint8_t {
    up_to_full,           ///< any number of hexes up to X
    full_or_none,         ///< all of X or none, unless there is no farther hex
    longest,              ///< as far as any way leads
    full_or_blocked,      ///< all of X, or less where it runs into what blocks it
    full_blocked_or_none  ///< the same, or none
};

/// Which of the hexes beside its summoner is as near an enemy as possible [monster.summon].
enum class Nearness : std::uint8_t {
    path_then_range,  ///< the shortest path to an enemy; tied, the least range
    path_or_range     ///< not said: the best by either is allowed
};

/// The conditions of every edition; some have others beside them.
inline constexpr ConditionSet common_conditions{
    Condition::invisible, Condition::strengthen, Condition::bless,  Condition::wound,
    Condition::poison,    Condition::immobilize, Condition::disarm, Condition::stun,
    Condition::muddle,    Condition::curse};

/// Damage by scenario level, 0 to 7.
using DamageByLevel = std::array<int, 8>;

constexpr int at_level(const DamageByLevel& damage, int level) {
    return damage.at(static_cast<std::size_t>(level));
}

/// The rules that editions have each their own way. A scene holds one; a house rule is another
/// value of a field. Each field is a switch of `rule_switches` (rule_switches.hpp), which has its
/// name in files, its clause and what it switches.
struct Edition {
    EditionId id{};
    /// The switches that a house rule has set: bit i for the i-th of `rule_switches`. A scene's
    /// `rules` names these, and what checks the rules from outside takes these as given.
    std::uint64_t house_rules = 0;

    // Sight and movement
    SightRule sight{};
    bool adjacent_always_seen{};         ///< where no wall is between
    bool passes_invisible_enemies{};     ///< else they block as if seen [map.end-unoccupied]
    bool jump_pays_difficult_landing{};  ///< [map.difficult]
    /// One that flies over a trap that stuns or immobilizes is an obstacle to those that walk: none
    /// could pass below it [move.flying].
    bool flier_above_trap_blocks{};

    // Focus and destination
    bool focus_by_proximity{};       ///< [monster.focus-proximity]
    bool further_targets_by_path{};  ///< before their range, where ranked [monster.extra-targets]
    CriterionOrder destination;      ///< in this order
    bool heads_for_best_attack{};    ///< out of reach: the best attack, not just the focus
    bool summon_follows_summoner{};  ///< with no focus [summon.no-focus]

    // Attacks
    AttackStages attack_stages;      ///< in this order
    bool attacks_at_own_range{};     ///< where the card gives no range; else melee [range.default]
    bool area_reaches_wall_hexes{};  ///< the red hex within range may be one [area.placement]

    // Modifier cards
    TwoCardRule two_cards{};
    bool character_picks_with_advantage{};  ///< else the better, whoever attacks
    bool unused_bless_leaves{};             ///< when revealed, not when resolved [deck.bless-curse]
    bool has_ally_deck{};                   ///< [deck.ally]

    // Monsters that come
    Nearness summon_nearness{};
    /// Where standees run short, those nearest to the character that reveals them come first, else
    /// those nearest to an enemy [monster.standees].
    bool near_revealer_first{};

    // Push and pull
    ForcedDistance character_forces{};
    ForcedDistance monster_forces{};
    bool forced_movement_adds_up{};  ///< [forced.sum]

    // Damage and death
    bool summoned_monsters_drop_loot{};  ///< [damage.monster-death]
    std::optional<int> loot_limit;       ///< tokens placed in a scenario
    bool lost_flight_hurts{};            ///< over an obstacle, as a trap does [move.flying-lost]
    DamageByLevel trap_damage{};         ///< where the trap does not say [map.trap-damage]
    DamageByLevel hazardous_damage{};    ///< [map.hazardous]

    // Targets, hexes, elements
    bool untargeted_needs_sight{};    ///< a range needs sight, of loot too [los.not-for-untargeted]
    bool unranged_needs_sight{};      ///< a target needs sight, whatever its range [los.line]
    bool loot_token_fills_hex{};      ///< [map.empty-hex]
    bool objectives_immune_to_all{};  ///< else to negative conditions only [map.objective]
    bool infusion_waits_for_set{};    ///< of monsters [element.infuse]
    bool set_consumes_together{};     ///< what one consumes serves its set [element.consume]
    /// A monster set consumes at the start of its first turn, if any of it performs anything, for
    /// those of it that are there; else an ability consumes when performed [element.consume].
    bool set_consumes_at_start{};
    /// Damage that targets nobody is performed though it reaches nobody [ability.needs-target].
    bool untargeted_damage_always_performed{};
    bool allies_act_before_their_set{};  ///< where both sides have the set [initiative.ties]
    bool round_end_ordered{};            ///< [round.end]
    bool long_rest_acts_last{};          ///< after all others, else at 99 [initiative.order]

    // Conditions that exist
    ConditionSet conditions;

    [[nodiscard]] std::string_view name() const;        ///< as files write it: "jaws-of-the-lion"
    [[nodiscard]] std::string_view short_name() const;  ///< as files may write it: "jotl"
    [[nodiscard]] std::string_view title() const;       ///< as people write it: "Jaws of the Lion"
    friend bool operator==(const Edition&, const Edition&) = default;
};

/// An edition as it is printed.
const Edition& edition(EditionId id);
/// Those of `all_editions`, in that order.
std::span<const Edition> printed_editions();
/// Every edition of the family: these, and then those that play by one of them.
std::span<const Edition> known_editions();

/// The one of `all_editions` by whose rulebook the edition plays.
EditionId rulebook_of(EditionId id);

/// The edition of that name, in full or short ("jotl"), if there is one.
std::optional<EditionId> edition_named(std::string_view name);
/// The names of all of them, in full.
std::vector<std::string_view> edition_names();

/// The order of Gloomhaven and Jaws of the Lion: no disadvantage against the focus comes first, and
/// the sets of targets are settled before the hex is.
inline constexpr CriterionOrder focus_first{std::array{
    Criterion::fewest_negative_hexes, Criterion::within_points, Criterion::no_disadvantage_on_focus,
    Criterion::most_targets, Criterion::fewest_points,
    // The sets of targets are settled; over every place that step "most targets" left:
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
