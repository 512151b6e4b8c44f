#include <array>
#include <vector>

#include "tests/planted/faults.hpp"

namespace standee::planted_rules {
namespace {

using enum Criterion;
using enum EditionId;

constexpr std::array disadvantage_before_targets{fewest_negative_hexes, within_points,
                                                 fewest_disadvantaged, most_targets, fewest_points};
constexpr std::array no_points_asked{fewest_negative_hexes, most_targets, fewest_disadvantaged,
                                     fewest_points};
constexpr std::array any_number_of_targets{fewest_negative_hexes, within_points,
                                           fewest_disadvantaged, fewest_points};
constexpr std::array any_disadvantage{fewest_negative_hexes, within_points, most_targets,
                                      fewest_points};
constexpr std::array any_points{fewest_negative_hexes, within_points, most_targets,
                                fewest_disadvantaged};
constexpr std::array points_first{fewest_negative_hexes, within_points, fewest_points, most_targets,
                                  fewest_disadvantaged};
constexpr std::array focus_disadvantage_left_out{
    fewest_negative_hexes, within_points,        most_targets, fewest_points,
    best_ranked_targets,   fewest_disadvantaged, fewest_points};
constexpr std::array targets_before_focus_disadvantage{
    fewest_negative_hexes, within_points,       most_targets,         no_disadvantage_on_focus,
    fewest_points,         best_ranked_targets, fewest_disadvantaged, fewest_points};
constexpr std::array rank_left_out{fewest_negative_hexes,    within_points,
                                   no_disadvantage_on_focus, most_targets,
                                   fewest_disadvantaged,     fewest_points};

constexpr std::array shield_before_cards{AttackStage::bonuses, AttackStage::shield,
                                         AttackStage::cards, AttackStage::ward_and_brittle};
constexpr std::array cards_before_bonuses{AttackStage::cards, AttackStage::bonuses,
                                          AttackStage::shield, AttackStage::ward_and_brittle};
constexpr std::array no_shield{AttackStage::bonuses, AttackStage::cards,
                               AttackStage::ward_and_brittle};

const std::array editions{
    WrongEdition{"sight-from-corner-to-corner", frosthaven, 20000,
                 [](Edition& e) { e.sight = SightRule::corner_to_corner; }},
    WrongEdition{"adjacent-unseen", gloomhaven, 20000,
                 [](Edition& e) { e.adjacent_always_seen = false; }},
    WrongEdition{"sight-from-any-part", gloomhaven, 20000,
                 [](Edition& e) { e.sight = SightRule::any_part_to_any_part; }},
    WrongEdition{"invisible-enemies-block", frosthaven, 20000,
                 [](Edition& e) { e.passes_invisible_enemies = false; }},
    WrongEdition{"invisible-enemies-let-pass", gloomhaven, 20000,
                 [](Edition& e) { e.passes_invisible_enemies = true; }},
    WrongEdition{"jump-pays-for-difficult", frosthaven, 20000,
                 [](Edition& e) { e.jump_pays_difficult_landing = true; }},
    WrongEdition{"jump-lands-on-difficult-for-one", gloomhaven, 20000,
                 [](Edition& e) { e.jump_pays_difficult_landing = false; }},
    WrongEdition{"own-range-left-out", gloomhaven, 20000,
                 [](Edition& e) { e.attacks_at_own_range = false; }},
    WrongEdition{"own-range-of-any-attack", frosthaven, 20000,
                 [](Edition& e) { e.attacks_at_own_range = true; }},
    WrongEdition{"focus-without-proximity", frosthaven, 20000,
                 [](Edition& e) { e.focus_by_proximity = false; }},
    WrongEdition{"focus-by-proximity", jaws_of_the_lion, 20000,
                 [](Edition& e) { e.focus_by_proximity = true; }},
    WrongEdition{"disadvantage-before-targets", frosthaven, 20000,
                 [](Edition& e) { e.destination = disadvantage_before_targets; }},
    WrongEdition{"attack-hex-beyond-points", frosthaven, 20000,
                 [](Edition& e) { e.destination = no_points_asked; }},
    WrongEdition{"any-number-of-targets", frosthaven, 20000,
                 [](Edition& e) { e.destination = any_number_of_targets; }},
    WrongEdition{"any-disadvantage", gloomhaven_2, 20000,
                 [](Edition& e) { e.destination = any_disadvantage; }},
    WrongEdition{"any-points", frosthaven, 20000, [](Edition& e) { e.destination = any_points; }},
    WrongEdition{"points-before-targets", gloomhaven_2, 20000,
                 [](Edition& e) { e.destination = points_first; }},
    WrongEdition{"disadvantage-on-focus-left-out", gloomhaven, 20000,
                 [](Edition& e) { e.destination = focus_disadvantage_left_out; }},
    WrongEdition{"targets-before-disadvantage-on-focus", gloomhaven, 20000,
                 [](Edition& e) { e.destination = targets_before_focus_disadvantage; }},
    WrongEdition{"further-targets-unranked", jaws_of_the_lion, 20000,
                 [](Edition& e) { e.destination = rank_left_out; }},
    WrongEdition{"destination-of-frosthaven", gloomhaven, 20000,
                 [](Edition& e) { e.destination = edition(frosthaven).destination; }},
    WrongEdition{"destination-of-gloomhaven", frosthaven, 20000,
                 [](Edition& e) { e.destination = edition(gloomhaven).destination; }},
    WrongEdition{"further-targets-by-path", gloomhaven, 60000,
                 [](Edition& e) { e.further_targets_by_path = true; }},
    WrongEdition{"heads-for-the-focus-alone", gloomhaven, 20000,
                 [](Edition& e) { e.heads_for_best_attack = false; }},
    WrongEdition{"heads-for-the-best-attack", frosthaven, 20000,
                 [](Edition& e) { e.heads_for_best_attack = true; }},
    WrongEdition{"summon-waits", frosthaven, 20000,
                 [](Edition& e) { e.summon_follows_summoner = false; }},
    WrongEdition{"summon-follows", gloomhaven, 20000,
                 [](Edition& e) { e.summon_follows_summoner = true; }},
    WrongEdition{"shield-before-cards", frosthaven, 20000,
                 [](Edition& e) { e.attack_stages = shield_before_cards; }},
    WrongEdition{"cards-before-bonuses", gloomhaven, 20000,
                 [](Edition& e) { e.attack_stages = cards_before_bonuses; }},
    WrongEdition{"no-shield", gloomhaven_2, 20000, [](Edition& e) { e.attack_stages = no_shield; }},
    WrongEdition{"areas-reach-no-wall-hexes", gloomhaven, 20000,
                 [](Edition& e) { e.area_reaches_wall_hexes = false; }},
    WrongEdition{"areas-reach-wall-hexes", frosthaven, 20000,
                 [](Edition& e) { e.area_reaches_wall_hexes = true; }},
    WrongEdition{"two-cards-of-frosthaven", gloomhaven, 20000,
                 [](Edition& e) { e.two_cards = TwoCardRule::after_rolling; }},
    WrongEdition{"two-cards-of-gloomhaven", frosthaven, 20000,
                 [](Edition& e) { e.two_cards = TwoCardRule::first_two; }},
    WrongEdition{"pushes-stand-alone", frosthaven, 20000,
                 [](Edition& e) { e.forced_movement_adds_up = false; }},
    WrongEdition{"pushes-add-up", gloomhaven, 20000,
                 [](Edition& e) { e.forced_movement_adds_up = true; }},
    WrongEdition{"characters-push-all-or-none", frosthaven, 20000,
                 [](Edition& e) { e.character_forces = ForcedDistance::full_or_none; }},
    WrongEdition{"monsters-push-at-will", frosthaven, 20000,
                 [](Edition& e) { e.monster_forces = ForcedDistance::up_to_full; }},
    WrongEdition{"the-summoned-leave-loot", gloomhaven, 20000,
                 [](Edition& e) { e.summoned_monsters_drop_loot = true; }},
    WrongEdition{"hazards-round-down", frosthaven, 20000,
                 [](Edition& e) { e.hazardous_damage = edition(gloomhaven).hazardous_damage; }},
    WrongEdition{"hazards-round-up", gloomhaven, 20000,
                 [](Edition& e) { e.hazardous_damage = edition(frosthaven).hazardous_damage; }},
    WrongEdition{"infusions-of-sets-do-not-wait", frosthaven, 20000,
                 [](Edition& e) { e.infusion_waits_for_set = false; }},
    WrongEdition{"each-consumes-for-itself", gloomhaven, 20000,
                 [](Edition& e) { e.set_consumes_together = false; }},
    WrongEdition{"set-consumes-where-it-has-a-use", frosthaven, 20000,
                 [](Edition& e) { e.set_consumes_at_start = false; }},
    WrongEdition{"set-consumes-at-the-start", gloomhaven, 20000,
                 [](Edition& e) { e.set_consumes_at_start = true; }},
    WrongEdition{"damage-on-nobody-is-not-performed", frosthaven, 20000,
                 [](Edition& e) { e.untargeted_damage_always_performed = false; }},
    WrongEdition{"damage-on-nobody-is-performed", gloomhaven, 20000,
                 [](Edition& e) { e.untargeted_damage_always_performed = true; }},
    WrongEdition{"party-orders-both-sides-of-a-set", frosthaven, 20000,
                 [](Edition& e) { e.allies_act_before_their_set = false; }},
    WrongEdition{"objectives-gain-the-good", frosthaven, 20000,
                 [](Edition& e) { e.objectives_immune_to_all = false; }},
    WrongEdition{"traps-one-less", frosthaven, 20000,
                 [](Edition& e) { e.trap_damage = {1, 2, 3, 4, 5, 6, 7, 8}; }},
    WrongEdition{"hazards-ignore-the-level", frosthaven, 20000,
                 [](Edition& e) { e.hazardous_damage.fill(e.hazardous_damage.front()); }},
    WrongEdition{"objectives-gain-nothing", gloomhaven, 20000,
                 [](Edition& e) { e.objectives_immune_to_all = true; }},
};

}  // namespace

std::span<const WrongEdition> wrong_editions() { return editions; }

}  // namespace standee::planted_rules
