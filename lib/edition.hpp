#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "lib/clause.hpp"
#include "lib/condition.hpp"

namespace standee {

inline constexpr std::array<EditionId, 4> all_editions{
    EditionId::gloomhaven, EditionId::jaws_of_the_lion, EditionId::frosthaven,
    EditionId::gloomhaven_2};

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

/// How far a push or pull goes [forced.normal-rules].
enum class ForcedDistance : std::uint8_t {
    up_to_full,      ///< any number of hexes up to X
    full_or_none,    ///< all of X or none, unless there is no farther hex
    longest,         ///< as far as any way leads
    full_or_blocked  ///< all of X, or less where it runs into what blocks it
};

/// Which of the hexes beside its summoner is as near an enemy as possible [monster.summon].
enum class Nearness : std::uint8_t {
    way_then_range,  ///< the cheapest way to an enemy; tied, the least range
    way_or_range     ///< not said: the best by either is allowed
};

/// What an edition does its own way, as data. A house rule is another value of this type.
struct Edition {
    EditionId id{};
    std::string_view name;   ///< as files write it: "jaws-of-the-lion"
    std::string_view title;  ///< as people write it: "Jaws of the Lion"

    // Sight and movement
    SightRule sight{};
    bool passes_invisible_enemies{};     ///< else they block as if seen [map.end-unoccupied]
    bool jump_pays_difficult_landing{};  ///< [map.difficult]
    /// One that flies over a trap that stuns or immobilizes is an obstacle to those that walk: none
    /// could pass below it [move.flying].
    bool held_below_flier{};

    // Focus and destination
    bool focus_by_proximity{};               ///< [monster.focus-proximity]
    std::span<const Criterion> destination;  ///< in this order
    bool heads_for_best_attack{};            ///< out of reach: the best attack, not just the focus
    bool summon_follows_summoner{};          ///< with no focus [summon.no-focus]

    // Attacks
    std::span<const AttackStage> attack_stages;  ///< in this order

    // Modifier cards
    TwoCardRule two_cards{};
    bool character_picks_with_advantage{};  ///< else the better, whoever attacks
    bool unused_bless_leaves{};             ///< when revealed, not when resolved [deck.bless-curse]
    bool curses_limited_by_deck{};  ///< 10 in each deck; else 10 in all but the monsters' together
    bool has_ally_deck{};           ///< [deck.ally]

    // Monsters that come
    Nearness summons_come_near{};
    /// Where standees run short, those nearest to the character that reveals them come first, else
    /// those nearest to an enemy [monster.standees].
    bool near_revealer_first{};

    // Push and pull
    ForcedDistance character_forces{};
    ForcedDistance monster_forces{};
    bool forced_movement_adds_up{};  ///< [forced.sum]

    // Damage and death
    bool summoned_monsters_drop{};  ///< a loot token [damage.monster-death]
    std::optional<int> loot_limit;  ///< tokens placed in a scenario
    bool lost_flight_hurts{};       ///< over an obstacle, as a trap does [move.flying-lost]

    // Targets, hexes, elements
    bool untargeted_needs_sight{};    ///< a range needs sight, of loot too [los.not-for-untargeted]
    bool unranged_needs_sight{};      ///< a target needs sight, whatever its range [los.line]
    bool token_fills_hex{};           ///< [map.empty-hex]
    bool objectives_immune_to_all{};  ///< else to negative conditions only [map.objective]
    bool infusion_waits_for_set{};    ///< of monsters [element.infuse]
    bool set_consumes_together{};     ///< [element.consume]
    bool round_end_ordered{};         ///< [round.end]
    bool long_rest_acts_last{};       ///< after all others, else at 99 [initiative.order]

    // Conditions that exist
    ConditionSet conditions;

    /// Damage of hazardous terrain at a scenario level of 0 to 7 [map.hazardous].
    [[nodiscard]] int hazardous_damage(int level) const;
    bool hazardous_rounds_up{};
};

const Edition& edition(EditionId id);

/// The edition of that name, if there is one.
std::optional<EditionId> edition_named(std::string_view name);

}  // namespace standee
