#pragma once

#include <vector>

#include "lib/scene.hpp"
#include "rulebook/rules.hpp"

namespace standee::rulebook::planning {

enum class Gait { walks, jumps, flies, teleports };

/// What the first attack on the card and the moves before it come to for the figure: the rules
/// for stats, conditions, elements and defaults applied.
struct CardPlan {
    Gait gait = Gait::walks;
    int card_points = 0;         ///< movement points that the card gives, immobilized or not
    int points = 0;              ///< movement points of this turn, or hexes of the teleport
    std::vector<int> moves;      ///< the points of each of its moves
    bool has_gait = false;       ///< by a move before the first attack, or by the next one
    bool after_another = false;  ///< its attack comes after one that is made on nobody
    bool listed = false;         ///< the card has such an attack
    bool has_attack = false;     ///< one that is performed stands on the card, whoever is disarmed
    bool attacks = false;        ///< else it focuses and moves as for a single-target melee attack
    bool ranged = false;
    int range = 1;
    std::optional<Area> area{};
    std::optional<std::vector<Hex>> marked{};  ///< the targets stand in these hexes
    bool all = false;                          ///< every enemy in range and sight
    int targets = 1;                           ///< targets outside the area: one less with an area
    bool advantage = false;                    ///< whatever the target, so never disadvantage
    bool minds_who = false;        ///< disadvantage depends on the target and where it stands
    bool minds_adjacency = false;  ///< a ranged attack on an adjacent enemy has disadvantage
    bool always_disadvantaged = false;
    std::optional<int> along;  ///< within so many hexes of its way it attacks everybody
    bool focuses = true;       ///< false: it has no focus, and neither moves nor attacks
    std::string heads_for;     ///< marked hexes, or starting hexes, that it goes towards instead
    FocusAbility focus;        ///< what the card says about the focus; the usual one otherwise

    [[nodiscard]] bool names_focus() const { return focus != FocusAbility{}; }
};

/// More than any range on a map.
inline constexpr int as_far_as_the_map = 9'999;
/// The hexes that the map marks so; refused where there are none [card.marked].
std::vector<Hex> marked_hexes(const Map& map, const std::string& mark);

/// How many targets an attack has that is not on all: as many as the card says, with what it adds
/// whoever they are [target.count], or those of the stat card [monster.target-stat].
int target_count(const Book& book, const Figure& figure, const AttackAbility& attack);

/// The plans of the turn, for each choice of consumptions that are paid, most often one
/// [element.consume]: for its first attack, then for each of the others if those before it are made
/// on nobody [monster.no-focus].
std::vector<std::vector<CardPlan>> plans_of(const Scene& scene, const Figure& actor,
                                            const Book& book);

}  // namespace standee::rulebook::planning
