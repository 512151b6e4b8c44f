#pragma once

#include <span>
#include <vector>

#include "focus/attack_hexes.hpp"
#include "focus/choose_focus.hpp"
#include "focus/narrowing.hpp"
#include "focus/turn_context.hpp"

namespace standee {

/// The most sets of targets that an answer lists. If there are more, the answer is refused.
inline constexpr std::size_t max_target_sets = 200'000;

/// Appends every set of targets that a choice allows. Throws InputError beyond `max_target_sets`.
void append_sets(const TargetChoice& choice, std::vector<EnemySet>& sets);

/// Chooses where a figure goes to attack a given focus, by the criteria of its edition in their
/// order [monster.move-max-targets, monster.move-disadvantage, monster.move-minimum].
class DestinationChoice {
public:
    /// The best places to attack `focus` from, with the sets of targets at each. The result is
    /// valid until the next choice.
    std::span<const Choice> choose(const TurnContext& situation, AttackHexes& attack_hexes,
                                   std::span<const Cost> costs, FocusChoice& foci, EnemyIndex focus,
                                   const ReasonLog& narrator);

    /// Whether the figure can reach those places this turn; else it only heads for them.
    [[nodiscard]] bool in_reach() const { return in_reach_; }

private:
    void collect(std::span<const Cost> costs, Cost cheapest, bool all);
    void apply(Criterion criterion);
    void apply_and_tell(const ReasonLog& narrator);
    void keep_within_points();
    void enumerate_target_sets();
    void keep_fewest_disadvantaged();
    void keep_best_ranked();
    void open_places_again();
    [[nodiscard]] bool one_target() const;
    [[nodiscard]] bool focus_alone() const;
    [[nodiscard]] static int count_of_rank(const TargetChoice& targets, const EnemySet& rank);
    [[nodiscard]] bool ranks_before(const TargetChoice& a, const TargetChoice& b) const;

    const TurnContext* situation_ = nullptr;
    AttackHexes* attack_hexes_ = nullptr;
    FocusChoice* foci_ = nullptr;
    EnemyIndex focus_ = 0;
    bool in_reach_ = false;
    std::vector<Choice> choices_;
    std::vector<Choice> places_;  // the places before their sets of targets were listed
    std::vector<Choice> with_most_targets_;
    std::span<const EnemySet> ranks_;  // best first
    std::vector<EnemySet> sets_;
    std::vector<TargetChoice> drawn_;
};

}  // namespace standee
