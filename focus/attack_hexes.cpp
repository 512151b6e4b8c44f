#include "focus/attack_hexes.hpp"

#include <algorithm>
#include <optional>

#include "lib/refill.hpp"
#include "lib/work.hpp"

namespace standee {
namespace {

/// How many enemies outside the area, or besides the focus, `targets` allows; a
/// single target is the focus [area.extra-target, monster.attacks-focus].
int others_allowed(int targets) {
    return targets == PlannedAttack::all_targets ? targets : targets - 1;
}

/// How many figures of the pool are attacked in addition.
int taken_from(const EnemySet& pool, int others) {
    return others == 0 ? 0 : std::min(others, pool.size());
}

/// The choice of `fixed` and up to `others` figures of `pool` that includes `focus`; nothing if
/// there is no such choice.
std::optional<TargetChoice> with_focus(EnemySet fixed, EnemySet pool, int others,
                                       EnemyIndex focus) {
    int take = taken_from(pool, others);
    if (!fixed.contains(focus)) {
        if (take == 0 || !pool.contains(focus)) {
            return std::nullopt;
        }
        fixed.insert(focus);
        pool.erase(focus);
        --take;
    }
    return TargetChoice{.fixed = fixed, .pool = take > 0 ? pool : EnemySet{}, .take = take};
}

}  // namespace

void AttackHexes::prepare(const TurnContext& situation, const Sight& sight) {
    situation_ = &situation;
    sight_ = &sight;
    kept_.clear();
    mark_range();
    if (situation.card.attack.area != nullptr) {
        placements_.prepare(situation, sight);
        mark_areas();
    }
    if (!situation.large.empty()) {
        mark_large();
    }
}

/// Whether the attack may target a figure in the hex [card.marked].
bool AttackHexes::may_target(HexIndex centre) const {
    const std::vector<Hex>* marked = situation_->card.attack.marked;
    return marked == nullptr || std::ranges::count(*marked, situation_->board->hex(centre)) > 0;
}

// [range.count]
void AttackHexes::mark_range() {
    const PlannedAttack& attack = situation_->card.attack;
    const bool area = attack.area != nullptr;
    std::vector<EnemySet>& in_range = area ? in_range_ : in_reach_;
    refill(in_range, situation_->board->size(), EnemySet{});
    if (area && attack.targets == 1) {
        return;  // there are no targets outside the area
    }
    for (std::size_t e = 0; e < situation_->enemies.size(); ++e) {
        const auto enemy = static_cast<EnemyIndex>(e);
        situation_->for_each_hex_of(enemy, [&](HexIndex centre) {
            if (!may_target(centre)) {
                return;
            }
            for (const HexIndex hex : range_.within(*situation_->board, centre, attack.range)) {
                in_range[hex].insert(enemy);
            }
        });
    }
}

// [area.placement, area.blue]
void AttackHexes::mark_areas() {
    const Area& area = *situation_->card.attack.area;
    if (area.grey && area.blue.empty()) {  // the area can be placed from every hex
        in_reach_ = in_range_;
        placements_.add_enemies_in_reach(in_reach_);
        return;
    }
    in_reach_.assign(situation_->board->size(), EnemySet{});
    const bool needs_placement = !area.blue.empty();
    for (HexIndex hex = 0; hex < situation_->board->size(); ++hex) {
        EnemySet& reach = in_reach_[hex];
        bool placed = !needs_placement;
        std::uint64_t placements = 0;
        placements_.for_each_from(hex, [&](const Placement& placement) {
            reach = reach | placement.enemies;
            placed = true;
            ++placements;
        });
        spend(placements);
        if (placed) {
            reach = reach | in_range_[hex];
        }
    }
}

// An attack on an enemy that stands in several hexes targets one of these hexes, which must be both
// in range and in sight [map.objective].
void AttackHexes::mark_large() {
    const PlannedAttack& attack = situation_->card.attack;
    const HexIndex size = situation_->board->size();
    large_in_range_.assign(size, EnemySet{});
    if (attack.area == nullptr || attack.targets != 1) {
        situation_->large.for_each([&](EnemyIndex enemy) {
            situation_->for_each_hex_of(enemy, [&](HexIndex centre) {
                if (!may_target(centre)) {
                    return;
                }
                for (const HexIndex hex : range_.within(*situation_->board, centre, attack.range)) {
                    if (sight_->clear(hex, centre)) {
                        large_in_range_[hex].insert(enemy);
                    }
                }
            });
        });
    }
    large_in_sight_ = large_in_range_;
    for (HexIndex hex = 0; attack.area != nullptr && hex < size; ++hex) {
        placements_.for_each_from(hex, [&](const Placement& placement) {
            (placement.enemies & situation_->large).for_each([&](EnemyIndex enemy) {
                if (covers_in_sight(placement, hex, enemy)) {
                    large_in_sight_[hex].insert(enemy);
                }
            });
        });
    }
}

bool AttackHexes::covers_in_sight(const Placement& placement, HexIndex hex,
                                  EnemyIndex enemy) const {
    return std::ranges::any_of(placements_.red_on_map(placement), [&](HexIndex red) {
        return situation_->enemy_at[red] == enemy && sight_->clear(hex, red);
    });
}

/// The enemies in sight that an area hits.
EnemySet AttackHexes::hit_by(const Placement& placement, HexIndex hex, const EnemySet& seen) const {
    EnemySet hit = placement.enemies & seen;
    (hit & situation_->large).for_each([&](EnemyIndex enemy) {
        if (!covers_in_sight(placement, hex, enemy)) {
            hit.erase(enemy);
        }
    });
    return hit;
}

bool AttackHexes::in_sight(HexIndex hex, EnemyIndex enemy) const {
    if (situation_->large.contains(enemy)) {
        return large_in_sight_[hex].contains(enemy);
    }
    return sight_->clear(hex, situation_->enemies[enemy].hex);
}

// [area.line-of-sight, los.line]
EnemySet AttackHexes::seen_from(HexIndex hex) const {
    EnemySet seen;
    in_reach_[hex].for_each([&](EnemyIndex enemy) {
        if (in_sight(hex, enemy)) {
            seen.insert(enemy);
        }
    });
    return seen;
}

// [monster.move-max-targets]
void AttackHexes::largest_choices(HexIndex hex, EnemyIndex focus,
                                  std::vector<TargetChoice>& choices) {
    const PlannedAttack& attack = situation_->card.attack;
    if (attack.area != nullptr) {
        choices_with_area(hex, focus, choices);
        return;
    }
    if (attack.targets == 1) {
        choices.push_back({.fixed = EnemySet::of(focus)});
        return;
    }
    EnemySet others = seen_from(hex);
    others.erase(focus);
    choices.push_back(
        *with_focus(EnemySet::of(focus), others, others_allowed(attack.targets), focus));
}

void AttackHexes::choices_with_area(HexIndex hex, EnemyIndex focus,
                                    std::vector<TargetChoice>& choices) {
    const int others = others_allowed(situation_->card.attack.targets);
    const EnemySet seen = seen_from(hex);
    EnemySet in_range = in_range_[hex] & seen;
    if (!situation_->large.empty()) {
        in_range = (in_range - situation_->large) | large_in_range_[hex];
    }
    const bool focus_outside = others != 0 && in_range.contains(focus);  // of an area, that is
    const std::size_t first = choices.size();
    int largest = 0;
    placements_.for_each_from(hex, [&](const Placement& placement) {
        if (!focus_outside && !placement.enemies.contains(focus)) {
            return;
        }
        const EnemySet hit =
            situation_->large.empty() ? placement.enemies & seen : hit_by(placement, hex, seen);
        const EnemySet pool = in_range - hit;
        if (hit.size() + taken_from(pool, others) < largest) {
            return;
        }
        auto choice = with_focus(hit, pool, others, focus);
        if (!choice) {
            return;
        }
        if (choice->size() > largest) {
            largest = choice->size();
            choices.resize(first);
        }
        // All these choices have the same size, so choices with the same `fixed` also have the same
        // `pool`.
        const auto same_sets = [&](const TargetChoice& other) {
            return other.fixed == choice->fixed;
        };
        if (std::none_of(choices.begin() + static_cast<std::ptrdiff_t>(first), choices.end(),
                         same_sets)) {
            choice->placement = static_cast<std::uint32_t>(kept_.size());
            kept_.push_back(placement);
            choices.push_back(*choice);
        }
    });
}

std::vector<Hex> AttackHexes::red_hexes(const TargetChoice& choice) const {
    return choice.placement == TargetChoice::no_placement
               ? std::vector<Hex>{}
               : placements_.red_hexes(kept_[choice.placement]);
}

}  // namespace standee
