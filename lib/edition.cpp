#include "lib/edition.hpp"

#include <algorithm>
#include <type_traits>

namespace standee {
namespace {

using enum Condition;

constexpr DamageByLevel two_plus_level{2, 3, 4, 5, 6, 7, 8, 9};

constexpr Edition gloomhaven{
    .id = EditionId::gloomhaven,
    .sight = SightRule::corner_to_corner,
    .adjacent_always_seen = true,
    .passes_invisible_enemies = false,
    .jump_pays_difficult_landing = true,
    .flier_above_trap_blocks = false,
    .focus_by_proximity = true,
    .destination = focus_first,
    .heads_for_best_attack = true,
    .summon_follows_summoner = false,
    .attack_stages = shield_last,
    .attacks_at_own_range = true,
    .two_cards = TwoCardRule::first_two,
    .character_picks_with_advantage = false,
    .unused_bless_leaves = true,
    .has_ally_deck = false,
    .summon_nearness = Nearness::path_then_range,
    .near_revealer_first = true,
    .character_forces = ForcedDistance::full_or_none,
    .monster_forces = ForcedDistance::full_or_blocked,
    .forced_movement_adds_up = false,
    .summoned_monsters_drop_loot = false,
    .loot_limit = std::nullopt,
    .lost_flight_hurts = true,
    .trap_damage = two_plus_level,
    .hazardous_damage = {1, 1, 2, 2, 3, 3, 4, 4},
    .untargeted_needs_sight = true,
    .unranged_needs_sight = false,
    .loot_token_fills_hex = true,
    .objectives_immune_to_all = false,
    .infusion_waits_for_set = false,
    .set_consumes_together = true,
    .set_consumes_at_start = false,
    .untargeted_damage_always_performed = false,
    .allies_act_before_their_set = false,
    .round_end_ordered = false,
    .long_rest_acts_last = true,
    .conditions = common_conditions,
};

constexpr Edition jaws_of_the_lion = [] {
    Edition e = gloomhaven;
    e.id = EditionId::jaws_of_the_lion;
    e.sight = SightRule::any_part_to_any_part;
    e.jump_pays_difficult_landing = false;
    e.focus_by_proximity = false;
    e.summoned_monsters_drop_loot = true;
    e.loot_token_fills_hex = false;
    return e;
}();

constexpr Edition frosthaven{
    .id = EditionId::frosthaven,
    .sight = SightRule::any_part_to_any_part,
    .adjacent_always_seen = true,
    .passes_invisible_enemies = true,
    .jump_pays_difficult_landing = false,
    .flier_above_trap_blocks = true,
    .focus_by_proximity = true,
    .destination = targets_first,
    .heads_for_best_attack = false,
    .summon_follows_summoner = true,
    .attack_stages = ward_and_brittle_last,
    .attacks_at_own_range = false,
    .two_cards = TwoCardRule::after_rolling,
    .character_picks_with_advantage = true,
    .unused_bless_leaves = false,
    .has_ally_deck = true,
    .summon_nearness = Nearness::path_or_range,
    .near_revealer_first = false,
    .character_forces = ForcedDistance::up_to_full,
    .monster_forces = ForcedDistance::longest,
    .forced_movement_adds_up = true,
    .summoned_monsters_drop_loot = true,
    .loot_limit = std::nullopt,
    .lost_flight_hurts = false,
    .trap_damage = two_plus_level,
    .hazardous_damage = {1, 2, 2, 2, 3, 3, 3, 4},
    .untargeted_needs_sight = false,
    .unranged_needs_sight = true,
    .loot_token_fills_hex = false,
    .objectives_immune_to_all = true,
    .infusion_waits_for_set = true,
    .set_consumes_together = true,
    .set_consumes_at_start = true,
    .untargeted_damage_always_performed = true,
    .allies_act_before_their_set = true,
    .round_end_ordered = true,
    .long_rest_acts_last = false,
    .conditions = common_conditions | ConditionSet{ward, regenerate, brittle, bane, impair},
};

constexpr Edition gloomhaven_2 = [] {
    Edition e = frosthaven;
    e.id = EditionId::gloomhaven_2;
    e.conditions = common_conditions | ConditionSet{ward, safeguard};
    e.loot_limit = 25;
    return e;
}();

// By EditionId.
constexpr std::array editions{gloomhaven, jaws_of_the_lion, frosthaven, gloomhaven_2};
constexpr std::array<std::string_view, editions.size()> names{"gloomhaven", "jaws-of-the-lion",
                                                              "frosthaven", "gloomhaven-2"};
constexpr std::array<std::string_view, editions.size()> titles{
    "Gloomhaven", "Jaws of the Lion", "Frosthaven", "Gloomhaven 2nd edition"};

// A scene holds its edition, and scenes are copied for every case that is tried.
static_assert(std::is_trivially_copyable_v<Edition>);
static_assert(sizeof(Edition) <= 160);

}  // namespace

std::string_view Edition::name() const { return names[static_cast<std::size_t>(id)]; }

std::string_view Edition::title() const { return titles[static_cast<std::size_t>(id)]; }

const Edition& edition(EditionId id) { return editions[static_cast<std::size_t>(id)]; }

std::span<const Edition> printed_editions() { return editions; }

std::optional<EditionId> edition_named(std::string_view name) {
    for (const EditionId id : all_editions) {
        const auto i = static_cast<std::size_t>(id);
        if (names[i] == name || short_edition_names[i] == name) {
            return id;
        }
    }
    return std::nullopt;
}

}  // namespace standee
