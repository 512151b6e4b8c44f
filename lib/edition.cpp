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
    .further_targets_by_path = false,
    .destination = focus_first,
    .heads_for_best_attack = true,
    .summon_follows_summoner = false,
    .attack_stages = shield_last,
    .attacks_at_own_range = true,
    .area_reaches_wall_hexes = true,
    .two_cards = TwoCardRule::first_two,
    .character_picks_with_advantage = false,
    .unused_bless_leaves = true,
    .has_ally_deck = false,
    .summon_nearness = Nearness::path_then_range,
    .near_revealer_first = true,
    .character_forces = ForcedDistance::full_blocked_or_none,
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
    e.area_reaches_wall_hexes = false;
    e.summoned_monsters_drop_loot = true;
    e.untargeted_needs_sight = false;
    e.unranged_needs_sight = true;
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
    .further_targets_by_path = false,
    .destination = targets_first,
    .heads_for_best_attack = false,
    .summon_follows_summoner = true,
    .attack_stages = ward_and_brittle_last,
    .attacks_at_own_range = false,
    .area_reaches_wall_hexes = false,
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

/// The names of an edition, the edition whose rulebook it plays by, and the conditions that it
/// adds.
struct Row {
    // `short_name` is the one that Gloomhaven Secretariat uses
    std::string_view name, short_name, title;
    EditionId plays_by{};
    ConditionSet adds;
};

constexpr ConditionSet of_crimson_scales{regenerate, ward,    chill,    infect,
                                         rupture,    empower, poison_x, wound_x};
constexpr ConditionSet of_trail_of_ashes =
    of_crimson_scales | ConditionSet{brittle, dodge, enfeeble};
constexpr ConditionSet every_condition = of_trail_of_ashes | ConditionSet{bane, impair, safeguard};

// In the order of EditionId: first the editions with a rulebook of their own, then the others.
constexpr std::array rows{
    Row{"gloomhaven", "gh", "Gloomhaven", EditionId::gloomhaven, {}},
    Row{"jaws-of-the-lion", "jotl", "Jaws of the Lion", EditionId::jaws_of_the_lion, {}},
    Row{"frosthaven", "fh", "Frosthaven", EditionId::frosthaven, {}},
    Row{"gloomhaven-2", "gh2", "Gloomhaven 2nd edition", EditionId::gloomhaven_2, {}},
    Row{"forgotten-circles", "fc", "Forgotten Circles", EditionId::gloomhaven,
        ConditionSet{regenerate}},
    Row{"buttons-and-bugs", "bb", "Buttons & Bugs", EditionId::gloomhaven_2,
        ConditionSet{regenerate}},
    Row{"buttons-and-bugs-promotional", "bb-promotional", "Buttons & Bugs, promotional",
        EditionId::gloomhaven_2, ConditionSet{regenerate}},
    Row{"crimson-scales", "cs", "The Crimson Scales", EditionId::gloomhaven, of_crimson_scales},
    Row{"trail-of-ashes", "toa", "Trail of Ashes", EditionId::gloomhaven, of_trail_of_ashes},
    Row{"trail-of-ashes-envelope-v", "toa-envv", "Trail of Ashes, Envelope V",
        EditionId::gloomhaven, of_trail_of_ashes},
    Row{"blood-and-sand", "bas", "Blood and Sand", EditionId::gloomhaven, {}},
    Row{"seeker-of-xorn", "sox", "Seeker of Xorn", EditionId::gloomhaven, {}},
    Row{"ice-rift", "ir", "Ice Rift", EditionId::gloomhaven, {}},
    Row{"reddit-100k", "r100kc", "Reddit 100k Subscriber Contest", EditionId::gloomhaven, {}},
    Row{"skulls-in-the-snow", "sits", "Skulls in the Snow", EditionId::frosthaven, {}},
    Row{"mercenary-packs", "mp", "Mercenary Packs", EditionId::gloomhaven_2, {}},
    Row{"solo-scenarios", "solo", "Solo Scenarios", EditionId::gloomhaven, every_condition},
    Row{"gloomhaven-envelope-x", "gh-envx", "Gloomhaven Envelope X", EditionId::gloomhaven, {}},
    Row{"gloomhaven-solo-items",
        "gh-solo-items",
        "Gloomhaven Solo Items",
        EditionId::gloomhaven,
        {}},
    Row{"satires-battle-goals", "sc", "Satire's Extended Battle Goals", EditionId::gloomhaven, {}},
    Row{"frosthaven-crossover", "fh-crossover", "Frosthaven Crossover Characters",
        EditionId::frosthaven, of_trail_of_ashes},
    Row{"conquest", "cq", "ConQuest", EditionId::frosthaven, {}},
    Row{"unity-guild", "ccug", "Custom Content Unity Guild", EditionId::frosthaven,
        every_condition},
    Row{"unity-guild-old", "cc", "Custom Content Unity Guild, old", EditionId::gloomhaven,
        every_condition},
};

constexpr std::array with_rulebooks{gloomhaven, jaws_of_the_lion, frosthaven, gloomhaven_2};

constexpr Edition edition_of(std::size_t id) {
    Edition e = with_rulebooks[static_cast<std::size_t>(rows[id].plays_by)];
    e.id = static_cast<EditionId>(id);
    e.conditions = e.conditions | rows[id].adds;
    if (e.conditions.contains(ward)) {
        e.attack_stages = ward_and_brittle_last;
    }
    return e;
}

constexpr auto editions = [] {
    std::array<Edition, rows.size()> all{};
    for (std::size_t id = 0; id < all.size(); ++id) {
        all[id] = edition_of(id);
    }
    return all;
}();

const Row& row_of(EditionId id) { return rows[static_cast<std::size_t>(id)]; }

// A scene holds its edition, and a scene is copied for every possibility that is tried.
static_assert(std::is_trivially_copyable_v<Edition>);
static_assert(sizeof(Edition) <= 160);

}  // namespace

std::string_view Edition::name() const { return row_of(id).name; }

std::string_view Edition::short_name() const { return row_of(id).short_name; }

std::string_view Edition::title() const { return row_of(id).title; }

const Edition& edition(EditionId id) { return editions[static_cast<std::size_t>(id)]; }

std::span<const Edition> printed_editions() {
    return std::span{editions}.first(all_editions.size());
}

std::span<const Edition> known_editions() { return editions; }

EditionId rulebook_of(EditionId id) { return row_of(id).plays_by; }

std::optional<EditionId> edition_named(std::string_view name) {
    if (name == "gh2e") {  // the name in Gloomhaven Secretariat
        return EditionId::gloomhaven_2;
    }
    for (const Edition& known : editions) {
        if (known.name() == name || known.short_name() == name) {
            return known.id;
        }
    }
    return std::nullopt;
}

std::vector<std::string_view> edition_names() {
    std::vector<std::string_view> names;
    for (const Edition& known : editions) {
        names.push_back(known.name());
    }
    return names;
}

}  // namespace standee
