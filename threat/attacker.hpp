#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "focus/card_plan.hpp"
#include "focus/turn.hpp"
#include "lib/board.hpp"
#include "lib/scene.hpp"
#include "threat/attack_odds.hpp"
#include "threat/threat.hpp"
#include "threat/turn_simulation.hpp"

namespace standee {

/// The least and the most damage over several possible outcomes.
class SpanOfWays {
public:
    void add(DamageSpan way) { span_ = span_ ? hull(*span_, way) : way; }
    void add(double way) { add({way, way}); }
    /// No damage if there are no outcomes.
    [[nodiscard]] DamageSpan get() const { return span_.value_or(DamageSpan{}); }

private:
    std::optional<DamageSpan> span_;
};

/// Computes what one enemy does to the figure, wherever the figure stands.
class Attacker {
public:
    /// `scene` is the scene in which the figure is moved around and which is given the enemy's
    /// turn. It must outlive this object; `board` is its compiled map.
    Attacker(Scene& scene, std::shared_ptr<const Board> board, std::shared_ptr<TurnPlanner> planner,
             const TurnOrder& order, FigureIndex target);

    /// The enemy's threat to the figure, which stands at `at` in the scene.
    Threat threat(Hex at);

private:
    DamageSpan damage_of_attack(const TurnAnswer& answer);
    double mean_of_attack(const TurnOption& option);
    DamageSpan damage_of_turn(Hex at);
    double mean_of(const std::vector<ThreatEvent>& mishaps);

    Scene& scene_;
    std::shared_ptr<const Board> board_;
    std::shared_ptr<TurnPlanner> planner_;
    FigureIndex target_;
    FigureIndex index_ = 0;
    TurnSimulation trial_;
    CardPlan card_;
    bool orders_ = false;                         // whether the order of several attacks matters
    bool one_attack_ = false;                     // nothing else on the card can hurt the figure
    std::array<std::optional<double>, 3> means_;  // of one attack, by DrawMode
    std::vector<UnknownDeck> decks_;
    struct Known {
        std::vector<ThreatEvent> mishaps;
        double mean = 0;
    };
    std::vector<Known> known_;  // results are mostly the same from hex to hex
};

}  // namespace standee
