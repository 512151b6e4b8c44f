#pragma once

#include <vector>

#include "lib/scene.hpp"
#include "rulebook/rules.hpp"

namespace standee::rulebook::planning {

enum class Gait { walks, jumps, flies, teleports };

/// The first attack on the card and the moves before it as they are for the figure, after the rules
/// for stats, conditions, elements and defaults.
struct CardPlan {
    Gait gait = Gait::walks;
    /// The movement points on the card, whether the figure is immobilized or not.
    int card_points = 0;
    int points = 0;          ///< the movement points of this turn, or the range of the teleport
    std::vector<int> moves;  ///< the points of each of its moves
    /// A move before the first attack, or the next one, says how it moves.
    bool has_gait = false;
    bool after_another = false;  ///< its attack comes after one that has no target
    bool listed = false;         ///< the card has such an attack
    /// The card has an attack that would be performed, even if the figure is disarmed.
    bool has_attack = false;
    bool attacks = false;  ///< else its focus and moves are as for a melee attack on one target
    bool ranged = false;
    int range = 1;
    std::optional<Area> area{};
    std::optional<std::vector<Hex>> marked{};  ///< the targets must stand in these hexes
    bool all = false;        ///< the attack targets every enemy in range and sight
    int targets = 1;         ///< with an area: targets in addition to those in the area
    bool advantage = false;  ///< against every target, so there is never disadvantage
    /// Whether there is disadvantage depends on the target and where it stands.
    bool minds_who = false;
    bool minds_adjacency = false;  ///< a ranged attack on an adjacent enemy has disadvantage
    bool always_disadvantaged = false;
    std::optional<int> along;  ///< it attacks every enemy within so many hexes of its path
    bool focuses = true;       ///< false: it has no focus, and neither moves nor attacks
    /// The mark of the hexes, or starting hexes, that it moves towards instead.
    std::string heads_for;
    FocusAbility focus;  ///< what the card says about the focus; the usual one otherwise

    [[nodiscard]] bool names_focus() const { return focus != FocusAbility{}; }
};

/// More than any range on a map.
inline constexpr int as_far_as_the_map = 9'999;
/// The hexes with that mark. Refuses if the map has none [card.marked].
std::vector<Hex> marked_hexes(const Map& map, const std::string& mark);

/// The number of targets of an attack that does not target all enemies: as many as the card says,
/// with additions that apply to every target [target.count], or the number on the stat card
/// [monster.target-stat].
int target_count(const Book& book, const Figure& figure, const AttackAbility& attack);

/// The plans of the turn, one list for each choice of consumptions that are paid for, most often a
/// single one [element.consume]. Each list has the plan for the first attack, then those for later
/// attacks in case the ones before them have no target [monster.no-focus].
std::vector<std::vector<CardPlan>> plans_of(const Scene& scene, const Figure& actor,
                                            const Book& book);

}  // namespace standee::rulebook::planning
