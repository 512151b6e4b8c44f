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

/// What an edition does its own way, as data. A house rule is another value of this type.
struct Edition {
    EditionId id{};
    std::string_view name;   ///< as files write it: "jaws-of-the-lion"
    std::string_view title;  ///< as people write it: "Jaws of the Lion"

    // Sight and movement
    SightRule sight{};
    bool passes_invisible_enemies{};     ///< else they block as if seen [map.end-unoccupied]
    bool jump_pays_difficult_landing{};  ///< [map.difficult]

    // Focus and destination
    bool focus_by_proximity{};               ///< [monster.focus-proximity]
    std::span<const Criterion> destination;  ///< in this order
    bool heads_for_best_attack{};            ///< out of reach: the best attack, not just the focus
    bool summon_follows_summoner{};          ///< with no focus [summon.no-focus]

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
