#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "focus/area_layouts.hpp"
#include "focus/enemy_set.hpp"
#include "focus/turn_context.hpp"
#include "focus/wall_hexes.hpp"
#include "lib/work.hpp"
#include "pathing/range.hpp"
#include "pathing/sight/sight.hpp"

namespace standee {

/// An area placed on the map.
struct Placement {
    EnemySet enemies;  ///< in its red hexes, in sight or not
    Hex origin;
    std::uint32_t layout = 0;
    std::uint32_t red_begin = 0;  ///< where its red hexes on the map begin in `red_`
    std::uint32_t red_end = 0;
};

/// The placements of the area of this turn's attack that contain an enemy, or whose blue hexes
/// contain allies. For a ranged area they are computed once; for an area with a grey hex, anew for
/// each attack hex.
class Placements {
public:
    void prepare(const TurnContext& situation, const Sight& sight);

    /// Calls `use(const Placement&)` for each placement that is legal from `hex`: its grey hex is
    /// `hex`, or one of its red hexes is on the map and within the attack's range of `hex` (in some
    /// editions it may be a wall hex), and each of its blue hexes holds an ally in sight of `hex`
    /// [area.placement, area.blue].
    template <class Use>
    void for_each_from(HexIndex hex, Use&& use);

    /// Adds to the set of each hex the enemies in the red hexes of the placements from there. Only
    /// for an area with a grey hex and without blue ones. It starts from the hexes of enemies,
    /// because they are few.
    void add_enemies_in_reach(std::span<EnemySet> by_hex) const;

    /// The red hexes of a placement that are on the map. For an area with a grey hex, it must be
    /// the placement that for_each_from is just passing to `use`.
    [[nodiscard]] std::span<const HexIndex> red_on_map(const Placement& placement) const {
        return std::span{red_}.subspan(placement.red_begin,
                                       placement.red_end - placement.red_begin);
    }

    /// All red hexes of a placement, including those outside the map, in hex order.
    [[nodiscard]] std::vector<Hex> red_hexes(const Placement& placement) const;

private:
    void find_allies();
    [[nodiscard]] bool blue_hexes_hold_allies(const AreaLayout& layout, Hex origin) const;
    [[nodiscard]] bool sees_blue_hexes(HexIndex from, const AreaLayout& layout, Hex origin) const;
    Placement lay(std::uint32_t layout, Hex origin);
    void lay_everywhere();
    [[nodiscard]] bool within_range(const Placement& placement, Hex from) const;
    [[nodiscard]] bool wall_hex_within_range(const Placement& placement, Hex from) const;

    const TurnContext* situation_ = nullptr;
    const Sight* sight_ = nullptr;
    std::vector<AreaLayout> layouts_;
    std::vector<Placement> everywhere_;  // of a ranged area, all on the map
    std::vector<HexIndex> red_;
    // by hex, whether an ally (or an allied objective) is there; empty: no blue hexes
    std::vector<bool> ally_at_;
    WallHexes wall_hexes_;  // empty, unless the red hex within range may be a wall hex
    RangeCount range_;
};

template <class Use>
void Placements::for_each_from(HexIndex hex, Use&& use) {
    const PlannedAttack& attack = situation_->card.attack;
    if (attack.area->grey) {
        spend(layouts_.size());
        const Hex origin = situation_->board->hex(hex);
        for (std::uint32_t layout = 0; layout < layouts_.size(); ++layout) {
            if (blue_hexes_hold_allies(layouts_[layout], origin) &&
                sees_blue_hexes(hex, layouts_[layout], origin)) {
                red_.clear();
                use(lay(layout, origin));
            }
        }
        return;
    }
    spend(everywhere_.size());
    range_.within(*situation_->board, hex, attack.range);
    const Hex from = situation_->board->hex(hex);
    for (const Placement& placement : everywhere_) {
        if (within_range(placement, from) &&
            sees_blue_hexes(hex, layouts_[placement.layout], placement.origin)) {
            use(placement);
        }
    }
}

}  // namespace standee
