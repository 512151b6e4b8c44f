#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "lib/scene.hpp"
#include "pathing/movement.hpp"

namespace standee {

/// The attack for which a turn is planned.
struct PlannedAttack {
    static constexpr int all_targets = std::numeric_limits<int>::max();

    bool listed = false;  ///< the card has such an attack
    /// Else the figure only moves as if for a melee attack [monster.focus-as-melee].
    bool made = false;
    bool ranged = false;  ///< it has disadvantage against adjacent enemies
    int range = 1;
    int targets = 1;  ///< with an area: n - 1 of them outside the area
    /// Only enemies in these hexes; points into the map.
    const std::vector<Hex>* marked = nullptr;
    const Area* area = nullptr;              ///< points into the card
    const AttackAbility* ability = nullptr;  ///< points into the card; null if no attack is made
};

/// The parts of a card that matter to the plan: one attack, most often the first, the moves before
/// the first attack, and what the card says about the focus.
struct CardPlan {
    bool acts = true;  ///< a stunned figure does nothing at all [condition.stun]
    MovementKind manner = MovementKind::walk;
    int points = 0;  ///< of all its moves together
    /// The points of each; points that a move does not use are lost [move.points].
    std::vector<int> moves;
    PlannedAttack attack;
    /// The plan is for a later attack, because the attacks before it have no target.
    bool later_attack = false;
    /// The distance from its path within which the figure attacks enemies along its moves; none: it
    /// makes no such attack [card.along-move].
    std::optional<int> along;
    std::string heads_for;  ///< the mark of the hexes that it moves towards in place of a focus
    /// The usual rules, unless the card says otherwise [card.focus-farthest].
    FocusAbility focus;

    /// Whether the card says which enemy the figure focuses on.
    [[nodiscard]] bool names_focus() const { return focus != FocusAbility{}; }
};

/// The card of a summon: Move +0, Attack +0 with its own stats [summon.card].
const std::vector<Ability>& summon_card();

/// The range of an attack, and whether it is ranged.
struct AttackReach {
    int range = 1;
    bool ranged = false;  ///< else melee
};

/// The range of an attack of this value. If the card gives none and the attack is not `melee`, it
/// is the figure's own range in the editions that say so, and also for a summon whose attack is
/// relative to its attack value [range.default].
std::optional<Amount> range_or_default(const Figure& figure, std::optional<Amount> range,
                                       Amount value, bool melee, const Edition& rules);

/// How far an attack reaches. Without a range it is melee. A range relative to the figure's own is
/// melee if the figure has none and the card adds nothing; if the card adds something, the attack
/// is ranged, with range 1 plus that number [range.default, range.ranged-bonus-on-melee].
AttackReach reach_of(const Figure& figure, std::optional<Amount> range);

/// How many targets a card gives a figure whose own number of targets is `own`;
/// `PlannedAttack::all_targets` for all [target.count].
int target_count(const TargetCount& targets, int own);

/// Reads the card of a turn for `actor`, whose turn it is. Consumptions count as not paid; pass the
/// abilities from `settled_abilities` for those that are. Throws InputError if the moves before the
/// attack are of different kinds, because no rule says how such moves count towards a focus.
/// `passed_over` is the number of attacks to skip: the plan is for the next attack after them.
CardPlan plan_card(const Scene& scene, const TurnOrder& turn, const Figure& actor,
                   std::size_t passed_over = 0);

}  // namespace standee
