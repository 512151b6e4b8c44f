#pragma once

#include <cstdint>
#include <vector>

#include "focus/enemy_set.hpp"
#include "focus/placements.hpp"
#include "focus/turn_context.hpp"
#include "pathing/range.hpp"
#include "pathing/sight/sight.hpp"

namespace standee {

/// Sets of targets that one attack can hit: all of `fixed` and any `take` of `pool`.
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

/// From which hexes this turn's attack can hit whom: in range, or in a red hex, and in sight
/// [range.count, area.placement, area.line-of-sight, los.line].
class AttackHexes {
public:
    /// Works out ranges for the turn; sight is checked only when it is asked for.
    void prepare(const TurnContext& situation, const Sight& sight);

    /// The enemies that the attack could be aimed at from `hex`, sight aside.
    [[nodiscard]] const EnemySet& in_reach(HexIndex hex) const { return in_reach_[hex]; }
    /// Whether the attack sees the enemy from `hex`; of one that stands in several hexes, whether
    /// it sees a hex that is in reach [map.objective].
    [[nodiscard]] bool in_sight(HexIndex hex, EnemyIndex enemy) const;

    /// Appends the largest sets of targets that hold `focus` and that the attack can hit from
    /// `hex`, which is one of the focus's attack hexes [monster.move-max-targets].
    void largest_choices(HexIndex hex, EnemyIndex focus, std::vector<TargetChoice>& choices);

    /// The red hexes of a choice made with an area.
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
    // By hex, the enemies that stand in several hexes: those with a hex in range and in sight; and
    // those with a hex in sight that is in range or that the area can cover. Empty if there are
    // none.
    std::vector<EnemySet> large_in_range_;
    std::vector<EnemySet> large_in_sight_;
    RangeCount range_;
    Placements placements_;
    std::vector<Placement> kept_;  // those that choices refer to
};

}  // namespace standee
