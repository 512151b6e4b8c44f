#pragma once

#include <vector>

#include "rulebook/formulas.hpp"
#include "rulebook/turn_facts.hpp"

namespace standee::rulebook::planning {

/// One outcome: where the figure ends, whom it attacks, its focus, and the hex that it attacks from
/// or heads for.
struct TurnOutcome {
    int end = nowhere;
    FigureSet targets = 0;
    int focus = nobody;
    int attack_hex = nowhere;
    FigureSet foci = 0;  ///< in a solution: all foci for which it may do this

    [[nodiscard]] bool same_option(const TurnOutcome& other) const {
        return end == other.end && targets == other.targets;
    }
    friend constexpr bool operator==(const TurnOutcome&, const TurnOutcome&) = default;
};

struct Solution {
    FigureSet foci = 0;                 ///< all that tie
    std::vector<TurnOutcome> outcomes;  ///< each (end, targets) once, in the order of answers
};

/// Puts outcomes into the order of answers. Of outcomes that are one option, only the first by
/// focus, then by attack hex, is kept.
void put_in_order(std::vector<TurnOutcome>& outcomes);

/// Solves turns from their facts. It keeps its memory from one turn to the next.
class FocusFinder {
public:
    /// Solves the turn of the facts. The result is valid until the next call.
    const Solution& solve(TurnFacts& facts);
    /// The solution found last, if it attacks nobody.
    const Solution& without_targets();
    /// Where the moves of the turn end if they go towards the closest starting hex
    /// [card.heads-for]. The result is valid until the next call.
    const Solution& head_for_goal(TurnFacts& facts);

private:
    /// An attack hex with a set of targets.
    struct Place {
        int tile = nowhere;
        FigureSet targets = 0;
    };

    /// The best path to attack an enemy.
    struct WayToEnemy {
        int enemy = 0;
        Cost cost;
    };

    [[nodiscard]] const Book& book() const { return facts_->book(); }
    [[nodiscard]] int range_from_start(int enemy) const;
    [[nodiscard]] double rank_by_card(int enemy) const;
    [[nodiscard]] FigureSet earliest(FigureSet enemies, int after = nobody) const;
    [[nodiscard]] bool is_let_act_first(int focus, int enemy, int other) const;
    [[nodiscard]] FigureSet closest_as_it_looked(FigureSet enemies) const;
    void keep_focus(FigureSet held);
    [[nodiscard]] FigureSet nearest_by_range() const;
    [[nodiscard]] FigureSet nearest_by_points() const;
    void find_foci();
    void find_named_foci();
    // For formulas in place of clauses, and orders of criteria that no edition has
    // [focus_by_formula.cpp].
    [[nodiscard]] const Formulas* formulas() const { return book().rules().formulas.get(); }
    [[nodiscard]] bool has_own_order() const;
    void find_foci_by(const std::vector<formula::Criterion>& criteria);
    [[nodiscard]] std::vector<WayToEnemy> ways_to_enemies() const;
    [[nodiscard]] FigureSet best_by(const std::vector<formula::Criterion>& criteria,
                                    std::vector<WayToEnemy> ways, FigureSet assumed) const;
    void go_by(const std::vector<formula::Criterion>& criteria, int focus);
    [[nodiscard]] formula::Value focus_quantity(std::size_t quantity, int enemy, Cost way,
                                                FigureSet left, FigureSet assumed) const;
    [[nodiscard]] formula::Value place_quantity(std::size_t quantity, const Place& place,
                                                int focus);
    [[nodiscard]] int earlier_than(int enemy, FigureSet left) const;
    void go_for(int focus);
    void go_to_places(int focus);
    [[nodiscard]] bool list_places(int focus);
    void narrow_as_frosthaven(bool by_attack);
    void narrow_as_gloomhaven(int focus, bool by_attack);
    void keep_one_hex_unless_the_party_picks();
    void keep_most_targets(std::vector<Place>& places) const;
    void keep_fewest_disadvantaged(std::vector<Place>& places);
    void keep_fewest_points(std::vector<Place>& places) const;
    void keep_best_ranked(std::vector<Place>& places, int focus);
    void head_for(int focus, int attack_hex);
    void stop_where_least_is_left(int focus, int attack_hex);
    void follow_summoner();

    TurnFacts* facts_ = nullptr;
    Solution solution_;
    std::vector<Place> places_, nearest_;
    std::vector<int> best_ends_;  // working memory: from which the rest of the way is shortest
    std::vector<FigureSet> sets_;
};

}  // namespace standee::rulebook::planning
