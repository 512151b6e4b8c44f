#include "lib/edition.hpp"

#include <utility>

#include "lib/house_rules.hpp"

namespace standee {
namespace {

using enum Condition;

constexpr ConditionSet first_edition_conditions{invisible,  strengthen, bless, wound,  poison,
                                                immobilize, disarm,     stun,  muddle, curse};

constexpr std::array first_edition_destination{
    Criterion::fewest_negative_hexes, Criterion::within_points, Criterion::no_disadvantage_on_focus,
    Criterion::most_targets, Criterion::fewest_points,
    // The sets of targets are settled; over every place that step "most targets" left:
    Criterion::best_ranked_targets, Criterion::fewest_disadvantaged, Criterion::fewest_points};

constexpr std::array frosthaven_destination{
    Criterion::fewest_negative_hexes, Criterion::within_points, Criterion::most_targets,
    Criterion::fewest_disadvantaged, Criterion::fewest_points};

constexpr std::array first_edition_stages{AttackStage::bonuses, AttackStage::cards,
                                          AttackStage::shield};
constexpr std::array frosthaven_stages{AttackStage::bonuses, AttackStage::cards,
                                       AttackStage::shield, AttackStage::ward_and_brittle};

constexpr Edition gloomhaven{
    .id = EditionId::gloomhaven,
    .name = "gloomhaven",
    .title = "Gloomhaven",
    .sight = SightRule::corner_to_corner,
    .passes_invisible_enemies = false,
    .jump_pays_difficult_landing = true,
    .held_below_flier = false,
    .focus_by_proximity = true,
    .destination = first_edition_destination,
    .heads_for_best_attack = true,
    .summon_follows_summoner = false,
    .attack_stages = first_edition_stages,
    .two_cards = TwoCardRule::first_two,
    .character_picks_with_advantage = false,
    .unused_bless_leaves = true,
    .curses_limited_by_deck = true,
    .has_ally_deck = false,
    .summons_come_near = Nearness::way_then_range,
    .near_revealer_first = true,
    .character_forces = ForcedDistance::full_or_none,
    .monster_forces = ForcedDistance::full_or_blocked,
    .forced_movement_adds_up = false,
    .summoned_monsters_drop = false,
    .loot_limit = std::nullopt,
    .lost_flight_hurts = true,
    .untargeted_needs_sight = true,
    .unranged_needs_sight = false,
    .token_fills_hex = true,
    .objectives_immune_to_all = false,
    .infusion_waits_for_set = false,
    .set_consumes_together = false,
    .round_end_ordered = false,
    .long_rest_acts_last = true,
    .conditions = first_edition_conditions,
    .hazardous_rounds_up = false,
};

constexpr Edition jaws_of_the_lion = [] {
    Edition e = gloomhaven;
    e.id = EditionId::jaws_of_the_lion;
    e.name = "jaws-of-the-lion";
    e.title = "Jaws of the Lion";
    e.sight = SightRule::any_part_to_any_part;
    e.jump_pays_difficult_landing = false;
    e.focus_by_proximity = false;
    e.summoned_monsters_drop = true;
    e.token_fills_hex = false;
    return e;
}();

constexpr Edition frosthaven{
    .id = EditionId::frosthaven,
    .name = "frosthaven",
    .title = "Frosthaven",
    .sight = SightRule::any_part_to_any_part,
    .passes_invisible_enemies = true,
    .jump_pays_difficult_landing = false,
    .held_below_flier = true,
    .focus_by_proximity = true,
    .destination = frosthaven_destination,
    .heads_for_best_attack = false,
    .summon_follows_summoner = true,
    .attack_stages = frosthaven_stages,
    .two_cards = TwoCardRule::after_rolling,
    .character_picks_with_advantage = true,
    .unused_bless_leaves = false,
    .curses_limited_by_deck = false,
    .has_ally_deck = true,
    .summons_come_near = Nearness::way_or_range,
    .near_revealer_first = false,
    .character_forces = ForcedDistance::up_to_full,
    .monster_forces = ForcedDistance::longest,
    .forced_movement_adds_up = true,
    .summoned_monsters_drop = true,
    .loot_limit = std::nullopt,
    .lost_flight_hurts = false,
    .untargeted_needs_sight = false,
    .unranged_needs_sight = true,
    .token_fills_hex = false,
    .objectives_immune_to_all = true,
    .infusion_waits_for_set = true,
    .set_consumes_together = true,
    .round_end_ordered = true,
    .long_rest_acts_last = false,
    .conditions = first_edition_conditions | ConditionSet{ward, regenerate, brittle, bane, impair},
    .hazardous_rounds_up = true,
};

constexpr Edition gloomhaven_2 = [] {
    Edition e = frosthaven;
    e.id = EditionId::gloomhaven_2;
    e.name = "gloomhaven-2";
    e.title = "Gloomhaven 2nd edition";
    e.conditions = first_edition_conditions | ConditionSet{ward, safeguard};
    e.loot_limit = 25;
    return e;
}();

constexpr std::array editions{&gloomhaven, &jaws_of_the_lion, &frosthaven, &gloomhaven_2};

/// By what this thread plays.
constinit thread_local std::array<const Edition*, editions.size()> in_force = editions;

const Edition*& in_force_for(EditionId id) { return in_force[static_cast<std::size_t>(id)]; }

}  // namespace

const Edition& edition(EditionId id) { return *in_force_for(id); }

HouseRules::HouseRules(const Edition& rules)
    : rules_{rules}, before_{std::exchange(in_force_for(rules.id), &rules_)} {}

HouseRules::~HouseRules() { in_force_for(rules_.id) = before_; }

std::optional<EditionId> edition_named(std::string_view name) {
    for (const Edition* e : editions) {
        if (e->name == name) {
            return e->id;
        }
    }
    return std::nullopt;
}

int Edition::hazardous_damage(int level) const {
    return hazardous_rounds_up ? 1 + (level + 2) / 3 : (2 + level) / 2;
}

}  // namespace standee
