#pragma once

#include <vector>

#include "lib/scene.hpp"
#include "verify/oracle/mistake.hpp"

namespace standee::oracle {

enum class Gait { walks, jumps, flies, teleports };

/// What the first attack on the card and the moves before it come to for the figure: the rules
/// for stats, conditions, elements and defaults applied.
struct Plan {
    Gait gait = Gait::walks;
    int card_points = 0;     ///< movement points that the card gives, immobilized or not
    int points = 0;          ///< movement points of this turn, or hexes of the teleport
    std::vector<int> moves;  ///< the points of each of its moves
    const AttackAbility* attack = nullptr;  ///< the first that is performed, armed or not
    bool has_attack = false;  ///< one that is performed stands on the card, whoever is disarmed
    bool attacks = false;     ///< else it focuses and moves as for a single-target melee attack
    bool ranged = false;
    int range = 1;
    const Area* area = nullptr;    ///< in the scene
    bool all = false;              ///< every enemy in range and sight
    int targets = 1;               ///< targets outside the area: one less with an area
    bool advantage = false;        ///< whatever the target, so never disadvantage
    bool minds_who = false;        ///< disadvantage depends on the target and where it stands
    bool minds_adjacency = false;  ///< a ranged attack on an adjacent enemy has disadvantage
    bool always_disadvantaged = false;
    std::optional<int> along;  ///< within so many hexes of its way it attacks everybody
    FocusAbility focus;        ///< what the card says about the focus; the usual one otherwise
    Mistake mistake = Mistake::none;
};

/// The plans of the turn, one for each choice of consumptions that are paid: most often one
/// [element.consume].
std::vector<Plan> plans_of(const Scene& scene, const Figure& actor);

}  // namespace standee::oracle
