#pragma once

#include <span>
#include <vector>

#include "focus/attack_hexes.hpp"
#include "focus/narrowing.hpp"
#include "focus/situation.hpp"
#include "pathing/range.hpp"

namespace standee {

/// Whom a figure focuses on: enemies are narrowed down by what the way to an attack hex costs,
/// then by range, then by initiative [monster.focus-negative-hexes, monster.focus-path,
/// monster.focus-proximity, monster.focus-initiative].
class FocusChoice {
public:
    /// `ways` is the best way to end in each hex. What it returns holds until the next choice: all
    /// enemies that tie, in order of their ids; none where no enemy can be attacked from anywhere.
    std::span<const EnemyIndex> choose(const Situation& situation, const AttackHexes& attack_hexes,
                                       std::span<const Cost> ways, const Narrator& narrator);

    /// The cheapest way to an attack hex of that enemy.
    [[nodiscard]] Cost cheapest_way(EnemyIndex enemy) const { return cheapest_[enemy]; }

    /// Ranks all enemies but `focus` as foci by range and initiative, best first: the rank of
    /// each, in order of their ids [monster.extra-targets].
    std::span<const int> rank_others(const Situation& situation, EnemyIndex focus);

private:
    void find_cheapest_ways(const AttackHexes& attack_hexes, std::span<const Cost> ways);
    void narrow_by_way(const Narrator& narrator);
    void narrow_by_range(const Narrator& narrator);
    void narrow_by_initiative(const Narrator& narrator);
    [[nodiscard]] int range_to(EnemyIndex enemy) const;
    [[nodiscard]] std::vector<std::string> ids(std::span<const EnemyIndex> enemies) const;

    const Situation* situation_ = nullptr;
    std::vector<Cost> cheapest_;
    std::vector<EnemyIndex> foci_;
    std::vector<EnemyIndex> unranked_;
    std::vector<int> ranks_;
    RangeCount range_;
};

}  // namespace standee
