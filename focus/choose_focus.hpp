#pragma once

#include <span>
#include <vector>

#include "focus/attack_hexes.hpp"
#include "focus/focus_reasons.hpp"
#include "focus/turn_context.hpp"
#include "pathing/range.hpp"

namespace standee {

/// Chooses whom a figure focuses on. Enemies are narrowed down by the cost of the path to an attack
/// hex, then by range, then by initiative [monster.focus-negative-hexes, monster.focus-path,
/// monster.focus-proximity, monster.focus-initiative].
class FocusChoice {
public:
    /// Begins a new turn and forgets the last one.
    void start(const TurnContext& situation, const AttackHexes& attack_hexes);
    /// Records a hex in which the figure could end its move, and the cost of the best path to it.
    void meet(HexIndex hex, Cost cost);
    /// The cost beyond which no path matters to the turn, provided that hexes are met in the order
    /// of their costs; none() as long as no enemy can be attacked.
    [[nodiscard]] Cost limit() const { return limit_; }

    /// Chooses among the enemies that can be attacked from the hexes met. Returns all foci that
    /// tie, in order of their ids; empty if there are none. The result is valid until the next
    /// choice.
    std::span<const EnemyIndex> choose(const ReasonLog& narrator);

    /// Keeps the foci that the figure found earlier in the turn: those of `held` that can be
    /// attacked from the hexes met, in order of their ids [monster.new-focus-after-kill].
    std::span<const EnemyIndex> keep(const EnemySet& held, const ReasonLog& narrator);

    /// The cost of the cheapest path to an attack hex of that enemy.
    [[nodiscard]] Cost cheapest_cost(EnemyIndex enemy) const { return cheapest_[enemy]; }

    /// Records a hex and the cost of the best path to it from where the figure stood when it looked
    /// for its focus. Only needed if the figure has moved since.
    void meet_as_it_looked(HexIndex hex, Cost cost);

    /// Ranks `others` by the focus rules, given that focus, from where the figure stood when it
    /// looked for it. Returns sets of enemies that rank the same, the best set first
    /// [monster.extra-targets].
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
    // costs from where it looked for its focus; empty: from where it stands
    std::vector<Cost> as_it_looked_;
    std::vector<EnemyIndex> foci_;
    std::vector<EnemySet> ranks_;
    RangeCount range_;
    std::vector<HexIndex> goals_;  // working memory of count_to_nearest_focus
};

}  // namespace standee
