#pragma once

#include <cstdint>
#include <vector>

#include "focus/enemy_set.hpp"
#include "focus/placements.hpp"
#include "focus/turn_context.hpp"
#include "pathing/range.hpp"
#include "pathing/sight/sight.hpp"

namespace standee {

/// Sets of targets of one attack: every set that consists of all of `fixed` and `take` figures of
/// `pool`.
struct TargetChoice {
    static constexpr std::uint32_t no_placement = 0xFFFF'FFFFU;

    EnemySet fixed;
    EnemySet pool;
    int take = 0;
    std::uint32_t placement = no_placement;  ///< index into `AttackHexes::placements`

    [[nodiscard]] int size() const { return fixed.size() + take; }
    /// Whether `targets` is one of these sets.
    [[nodiscard]] bool allows(const EnemySet& targets) const {
        return targets.includes(fixed) && (fixed | pool).includes(targets) &&
               targets.size() == size();
    }
    friend bool operator==(const TargetChoice&, const TargetChoice&) = default;
};

/// Whom this turn's attack can hit from each hex: enemies that are in sight, and in range or in a
/// red hex of the area [range.count, area.placement, area.line-of-sight, los.line].
class AttackHexes {
public:
    /// Computes the ranges for the turn. Sight is only checked when a caller asks for it.
    void prepare(const TurnContext& situation, const Sight& sight);

    /// The enemies that the attack could target from `hex` if sight did not matter.
    [[nodiscard]] const EnemySet& in_reach(HexIndex hex) const { return in_reach_[hex]; }
    /// Whether the enemy is in sight of `hex`. For an enemy that stands in several hexes, whether
    /// one of these that is in reach is in sight [map.objective].
    [[nodiscard]] bool in_sight(HexIndex hex, EnemyIndex enemy) const;

    /// Appends the largest sets of targets that include `focus` and that the attack can hit from
    /// `hex`. `hex` is an attack hex of the focus [monster.move-max-targets].
    void largest_choices(HexIndex hex, EnemyIndex focus, std::vector<TargetChoice>& choices);

    /// The red hexes of the area with which a choice is made; empty if the attack has no area.
    [[nodiscard]] std::vector<Hex> red_hexes(const TargetChoice& choice) const;

private:
    void mark_range();
    [[nodiscard]] bool may_target(HexIndex centre) const;
    void mark_areas();
    void mark_large();
    [[nodiscard]] bool covers_in_sight(const Placement& placement, HexIndex hex,
                                       EnemyIndex enemy) const;
    [[nodiscard]] EnemySet hit_by(const Placement& placement, HexIndex hex,
                                  const EnemySet& seen) const;
    [[nodiscard]] EnemySet seen_from(HexIndex hex) const;
    void choices_with_area(HexIndex hex, EnemyIndex focus, std::vector<TargetChoice>& choices);

    const TurnContext* situation_ = nullptr;
    const Sight* sight_ = nullptr;
    std::vector<EnemySet> in_range_;  // by hex
    std::vector<EnemySet> in_reach_;  // by hex
    // By hex, of the enemies that stand in several hexes: those with a hex that is in range and in
    // sight; and those with a hex that is in sight and either in range or in an area placed from
    // there. Empty if no enemy stands in several hexes.
    std::vector<EnemySet> large_in_range_;
    std::vector<EnemySet> large_in_sight_;
    RangeCount range_;
    Placements placements_;
    std::vector<Placement> kept_;  // those that the choices refer to
};

}  // namespace standee
