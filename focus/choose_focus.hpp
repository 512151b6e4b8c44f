#pragma once

#include <span>
#include <vector>

#include "focus/attack_hexes.hpp"
#include "focus/focus_reasons.hpp"
#include "focus/turn_context.hpp"
#include "pathing/range.hpp"

namespace standee {

/// Whom a figure focuses on: enemies are narrowed down by the cost of the path to an attack hex,
/// then by range, then by initiative [monster.focus-negative-hexes, monster.focus-path,
/// monster.focus-proximity, monster.focus-initiative].
class FocusChoice {
public:
    /// Forgets the last turn.
    void start(const TurnContext& situation, const AttackHexes& attack_hexes);
    /// Records a hex that the figure could end in, and the cost of the best path to it.
    void meet(HexIndex hex, Cost cost);
    /// The cost above which no path matters to the turn any more, if hexes are met in the order of
    /// their costs; none() while no enemy can be attacked.
    [[nodiscard]] Cost limit() const { return limit_; }

    /// Chooses among the enemies that can be attacked from the hexes met. What it returns holds
    /// until the next choice: all that tie, in order of their ids; none where there are none.
    std::span<const EnemyIndex> choose(const ReasonLog& narrator);

    /// Keeps to the foci found earlier in the turn: those of `held` that can be attacked from the
    /// hexes met, in order of their ids [monster.new-focus-after-kill].
    std::span<const EnemyIndex> keep(const EnemySet& held, const ReasonLog& narrator);

    /// The cost of the cheapest path to an attack hex of that enemy.
    [[nodiscard]] Cost cheapest_cost(EnemyIndex enemy) const { return cheapest_[enemy]; }

    /// Records a hex and the cost of the best path to it from where the figure looked for its
    /// focus, if it has moved since.
    void meet_as_it_looked(HexIndex hex, Cost cost);

    /// Ranks `others` by the focus rules, as after that focus and from where the figure looked for
    /// it: the sets of those that rank the same, the best first [monster.extra-targets].
    std::span<const EnemySet> rank(const EnemySet& others, EnemyIndex focus);

private:
    [[nodiscard]] Cost limit_after(Cost first) const;
    void leave_out_exempt(const FocusReasons& reasons);
    void narrow_by_card(const FocusReasons& reasons);
    void narrow_by_path(const FocusReasons& reasons);
    void narrow_by_range(const FocusReasons& reasons);
    void narrow_by_initiative(const FocusReasons& reasons);
    void count_to_nearest_focus();
    [[nodiscard]] int range_to(EnemyIndex enemy) const;

    const TurnContext* situation_ = nullptr;
    const AttackHexes* attack_hexes_ = nullptr;
    Cost limit_ = Cost::none();
    std::vector<Cost> cheapest_;
    std::vector<Cost> as_it_looked_;  // from where it looked; empty: from where it is
    std::vector<EnemyIndex> foci_;
    std::vector<EnemySet> ranks_;
    RangeCount range_;
    std::vector<HexIndex> goals_;  // working memory of count_to_nearest_focus
};

}  // namespace standee
