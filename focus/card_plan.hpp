#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "lib/scene.hpp"
#include "pathing/movement.hpp"

namespace standee {

/// The attack that a turn is planned for.
struct PlannedAttack {
    static constexpr int all_targets = std::numeric_limits<int>::max();

    bool listed = false;  ///< the card has it
    bool made = false;    ///< else it only moves as if for a melee attack [monster.focus-as-melee]
    bool ranged = false;  ///< suffers disadvantage against adjacent enemies
    int range = 1;
    int targets = 1;                           ///< with an area: n allows n - 1 outside it
    const std::vector<Hex>* marked = nullptr;  ///< only those in these hexes; points into the map
    const Area* area = nullptr;                ///< points into the card
    const AttackAbility* ability = nullptr;    ///< likewise, where it is made
};

/// The parts of a card that matter to the plan: an attack, most often the first, the moves before
/// the first attack, and what it says about the focus.
struct CardPlan {
    bool acts = true;  ///< a stunned figure does nothing at all [condition.stun]
    MovementKind manner = MovementKind::walk;
    int points = 0;          ///< of all its moves
    std::vector<int> moves;  ///< the points of each: what one leaves is lost [move.points]
    PlannedAttack attack;
    bool later_attack = false;  ///< another attack comes before it, which is made on nobody
    /// How near to its path an enemy must be to be attacked along its moves; none: no such attack
    /// [card.along-move].
    std::optional<int> along;
    std::string heads_for;  ///< it moves towards these hexes and not towards a focus
    FocusAbility focus;     ///< as usual, unless the card says otherwise [card.focus-farthest]

    /// Whether the card says whom it focuses on.
    [[nodiscard]] bool names_focus() const { return focus != FocusAbility{}; }
};

/// What a summon performs: Move +0, Attack +0 with its own stats [summon.card].
const std::vector<Ability>& summon_card();

/// How far an attack reaches.
struct AttackReach {
    int range = 1;
    bool ranged = false;  ///< else melee
};

/// The range of an attack of this value as the card means it: where it gives none, the figure's own
/// in the editions that say so, and a summon's own for an attack relative to its attack value;
/// unless the attack is `melee` anyway [range.default].
std::optional<Amount> range_or_default(const Figure& figure, std::optional<Amount> range,
                                       Amount value, bool melee, const Edition& rules);

/// No range is melee; one relative to the figure's own is melee where it has none and nothing is
/// added, and else a ranged attack of 1 and what is added [range.default,
/// range.ranged-bonus-on-melee].
AttackReach reach_of(const Figure& figure, std::optional<Amount> range);

/// How many targets a card gives a figure that has `own` by itself; `PlannedAttack::all_targets`
/// for all [target.count].
int target_count(const TargetCount& targets, int own);

/// Reads the card of a turn for `actor`, who takes it. What elements pay for counts as not paid:
/// `settled_abilities` has what is paid without its price. Throws InputError where the moves before
/// the attack are of different kinds, for which no rule says how they count towards a focus.
/// `passed_over`: the attack is not the first on the card, but the one after so many others.
CardPlan plan_card(const Scene& scene, const TurnOrder& turn, const Figure& actor,
                   std::size_t passed_over = 0);

}  // namespace standee
