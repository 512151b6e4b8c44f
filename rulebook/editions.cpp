#include "rulebook/editions.hpp"

#include "lib/rule_switches.hpp"

// What the four rulebooks say, read from their pages and not from lib/edition.cpp. The Gloomhaven
// rulebook is written out; the others say where they depart from one before them.

namespace standee::verify {
namespace {

constexpr Edition gloomhaven = [] {
    Edition book;
    book.id = EditionId::gloomhaven;
    book.sight = SightRule::corner_to_corner;
    book.adjacent_always_seen = true;
    book.untargeted_needs_sight = true;
    book.jump_pays_difficult_landing = true;
    book.focus_by_proximity = true;
    book.destination = focus_first;
    book.heads_for_best_attack = true;
    book.attack_stages = shield_last;
    book.attacks_at_own_range = true;
    book.area_reaches_wall_hexes = true;
    book.two_cards = TwoCardRule::first_two;
    book.unused_bless_leaves = true;
    book.summon_nearness = Nearness::path_then_range;
    book.near_revealer_first = true;
    book.character_forces = ForcedDistance::full_blocked_or_none;
    book.monster_forces = ForcedDistance::full_or_blocked;
    book.lost_flight_hurts = true;
    book.trap_damage = {2, 3, 4, 5, 6, 7, 8, 9};
    book.hazardous_damage = {1, 1, 2, 2, 3, 3, 4, 4};  // half a trap's, rounded down
    book.loot_token_fills_hex = true;
    book.set_consumes_together = true;
    book.long_rest_acts_last = true;
    book.conditions = ConditionSet{Condition::poison, Condition::wound,     Condition::immobilize,
                                   Condition::disarm, Condition::stun,      Condition::muddle,
                                   Condition::curse,  Condition::invisible, Condition::strengthen,
                                   Condition::bless};
    return book;
}();

constexpr Edition jaws_of_the_lion = [] {
    Edition book = gloomhaven;
    book.id = EditionId::jaws_of_the_lion;
    book.sight = SightRule::any_part_to_any_part;
    book.jump_pays_difficult_landing = false;
    book.focus_by_proximity = false;
    book.area_reaches_wall_hexes = false;
    book.summoned_monsters_drop_loot = true;
    book.untargeted_needs_sight = false;
    book.unranged_needs_sight = true;
    book.loot_token_fills_hex = false;
    return book;
}();

constexpr Edition frosthaven = [] {
    Edition book = jaws_of_the_lion;
    book.id = EditionId::frosthaven;
    book.passes_invisible_enemies = true;
    book.flier_above_trap_blocks = true;
    book.focus_by_proximity = true;
    book.destination = targets_first;
    book.heads_for_best_attack = false;
    book.summon_follows_summoner = true;
    book.attack_stages = ward_and_brittle_last;
    book.attacks_at_own_range = false;
    book.two_cards = TwoCardRule::after_rolling;
    book.character_picks_with_advantage = true;
    book.unused_bless_leaves = false;
    book.has_ally_deck = true;
    book.summon_nearness = Nearness::path_or_range;
    book.near_revealer_first = false;
    book.character_forces = ForcedDistance::up_to_full;
    book.monster_forces = ForcedDistance::longest;
    book.forced_movement_adds_up = true;
    book.lost_flight_hurts = false;
    book.hazardous_damage = {1, 2, 2, 2, 3, 3, 3, 4};  // a third of the level, rounded up, plus 1
    book.objectives_immune_to_all = true;
    book.infusion_waits_for_set = true;
    book.set_consumes_at_start = true;
    book.untargeted_damage_always_performed = true;
    book.allies_act_before_their_set = true;
    book.round_end_ordered = true;
    book.long_rest_acts_last = false;
    for (const Condition later : {Condition::regenerate, Condition::ward, Condition::brittle,
                                  Condition::bane, Condition::impair}) {
        book.conditions.insert(later);
    }
    return book;
}();

constexpr Edition gloomhaven_2 = [] {
    Edition book = frosthaven;
    book.id = EditionId::gloomhaven_2;
    book.loot_limit = 25;
    for (const Condition dropped :
         {Condition::regenerate, Condition::brittle, Condition::bane, Condition::impair}) {
        book.conditions.erase(dropped);
    }
    book.conditions.insert(Condition::safeguard);
    return book;
}();

const Edition& printed(EditionId id) {
    switch (id) {
        case EditionId::gloomhaven: return gloomhaven;
        case EditionId::jaws_of_the_lion: return jaws_of_the_lion;
        case EditionId::frosthaven: return frosthaven;
        case EditionId::gloomhaven_2: break;
    }
    return gloomhaven_2;
}

/// An edition without a rulebook plays by one of these. Its conditions are a list of names, and
/// ward and brittle come last in an attack, as Frosthaven has them [attack.order].
Edition book_of(const Edition& played) {
    Edition book = printed(rulebook_of(played.id));
    if (book.id != played.id) {
        book.id = played.id;
        book.conditions = edition(played.id).conditions;
        const bool as_frosthaven = book.conditions.contains(Condition::ward);
        book.attack_stages = as_frosthaven ? frosthaven.attack_stages : book.attack_stages;
    }
    return book;
}

}  // namespace

Edition rulebook(const Edition& played) {
    Edition book = book_of(played);
    if (played.house_rules == 0) {
        return book;
    }
    for (const RuleSwitch& rule : rule_switches()) {
        if (is_house_rule(rule, played)) {
            take_rule(rule, book, played);
        }
    }
    book.house_rules = played.house_rules;
    return book;
}

}  // namespace standee::verify
