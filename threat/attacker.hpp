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

/// Damage of several ways that something may go: the least and the most of it.
class SpanOfWays {
public:
    void add(DamageSpan way) { span_ = span_ ? hull(*span_, way) : way; }
    void add(double way) { add({way, way}); }
    /// Of no way at all: nothing.
    [[nodiscard]] DamageSpan get() const { return span_.value_or(DamageSpan{}); }

private:
    std::optional<DamageSpan> span_;
};

/// Works out what one enemy does to the figure wherever it stands.
class Attacker {
public:
    /// `scene` is where the figure is moved about, and is given the turn of the enemy; it must
    /// outlive this object, and `board` is its compiled map.
    Attacker(Scene& scene, std::shared_ptr<const Board> board, std::shared_ptr<TurnPlanner> planner,
             const TurnOrder& order, FigureIndex target);

    /// Its threat to the figure, which stands at `at` in the scene.
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
    bool one_attack_ = false;                     // and nothing else of the card can hurt
    std::array<std::optional<double>, 3> means_;  // of one attack, by DrawMode
    std::vector<UnknownDeck> decks_;
    struct Known {
        std::vector<ThreatEvent> mishaps;
        double mean = 0;
    };
    std::vector<Known> known_;  // few differ from hex to hex
};

}  // namespace standee
