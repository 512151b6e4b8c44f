#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "focus/approach.hpp"
#include "focus/attack_hexes.hpp"
#include "focus/choose_focus.hpp"
#include "focus/destination.hpp"
#include "focus/narrowing.hpp"
#include "focus/several_moves.hpp"
#include "focus/turn.hpp"
#include "focus/turn_context.hpp"
#include "pathing/movement.hpp"
#include "pathing/shortest_paths.hpp"
#include "pathing/sight/sight.hpp"

namespace standee {

/// An outcome of a turn before it is written as an option.
struct PlannedOutcome {
    HexIndex end = no_hex;
    EnemySet targets;
    std::optional<EnemyIndex> focus;
    HexIndex attack_hex = no_hex;
    TargetChoice choice;  // has the area, if the attack has one

    [[nodiscard]] bool same_option(const PlannedOutcome& other) const {
        return end == other.end && targets == other.targets;
    }
};

/// Refuses a turn with too many outcomes to list.
[[noreturn]] void refuse_so_many_outcomes();

/// The working memory of a turn, and the steps that fill it.
struct TurnPlanner::Memory {
    TurnContext situation;
    std::optional<Sight> sight;
    Movement movement;
    DistancesFrom distances_from;
    DistancesFrom distances_as_it_looked;  ///< from where the figure looked for its focus
    std::vector<Cost> costs;               // by hex
    AttackHexes attack_hexes;
    FocusChoice focus_choice;
    DestinationChoice destination;
    Movement onward;
    SeveralMoves several;
    Approach shortening;
    std::vector<PlannedOutcome> outcomes;
    std::vector<EnemySet> sets;
    /// By hex, the enemies attacked when the figure moves there; may be empty.
    DistancesFrom::Passed passed;
    TurnOrder begun;    ///< the turn in which `card` is, if beginning the card settles something
    TurnOrder settled;  ///< the turn in which `card` is, if elements pay for something

    /// The answer to a turn, without the detour or the blockers that explain it.
    TurnAnswer answer(const Scene& scene, const TurnOrder& order, const Board& board,
                      const ReasonLog& narrator);
    /// The same if the elements are already paid, or if nothing consumes elements.
    TurnAnswer answer_paid(const Scene& scene, const TurnOrder& order, const Board& board,
                           const ReasonLog& narrator);
    void set(const Scene& scene, const TurnOrder& order, const Board& board,
             std::size_t passed_over = 0);
    /// Finds the foci by the first attack on the card that can be made on anybody. Afterwards the
    /// situation is that of this attack, or that of the first attack if there is no focus
    /// [monster.no-focus].
    std::span<const EnemyIndex> find_foci(const Scene& scene, const TurnOrder& order,
                                          const Board& board, const ReasonLog& narrator);
    std::span<const EnemyIndex> foci_by_attack(const ReasonLog& narrator);
    void set(const Scene& scene, const Board& board, FigureIndex actor, const CardPlan& card);
    /// The turn of a figure that moves towards starting hexes or marked hexes [card.heads-for].
    TurnAnswer answer_heading(const Scene& scene, const ReasonLog& narrator);
    [[nodiscard]] std::vector<HexIndex> ends_towards_start();
    TurnAnswer attack_in_place(const Scene& moved, const CardPlan& card, const Board& board,
                               const ReasonLog& narrator);
    void find_costs(bool all);
    void find_costs_as_it_looked();
    void count_moves();
    /// Plans the attack of the card for any figure from where it stands; the outcomes are in order.
    void stand_and_attack(const Scene& scene, const Board& board, FigureIndex figure,
                          const CardPlan& card);
    /// The sets of targets of the outcomes, each set once.
    [[nodiscard]] std::vector<std::vector<FigureIndex>> target_sets() const;
    void stay();
    void follow_summoner(const ReasonLog& narrator, TurnAnswer& answer);
    void head_for_focus(EnemyIndex focus, const ReasonLog& narrator);
    void attack_from(const Choice& choice, EnemyIndex focus);
    void approach(const Choice& choice, EnemyIndex focus, const ReasonLog& narrator);
    void tell_attack(const ReasonLog& narrator) const;
    [[nodiscard]] PlaceFacts place_facts(HexIndex hex) const;
    void sort_outcomes();
    void write_options(TurnAnswer& answer);
    [[nodiscard]] TurnOption write_option(const PlannedOutcome& outcome) const;
    [[nodiscard]] std::vector<std::vector<Hex>> paths_to(HexIndex end) const;
    void find_passed();
    [[nodiscard]] std::vector<FigureIndex> attacked_along(const std::vector<Hex>& path) const;
    [[nodiscard]] bool makes_several_moves() const { return situation.card.moves.size() > 1; }
    [[nodiscard]] std::vector<FigureIndex> figures(const EnemySet& enemies) const;
};

}  // namespace standee
