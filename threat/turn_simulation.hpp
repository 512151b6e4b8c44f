#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "focus/turn.hpp"
#include "lib/board.hpp"
#include "lib/scene.hpp"
#include "play/event.hpp"
#include "play/turn/known_plans.hpp"
#include "threat/attack_odds.hpp"

namespace standee {

/// Tries out the turn of one enemy against a figure that may stand anywhere. The turn is played by
/// the rules, but every modifier card is a +0, nobody except the enemy can die, and nothing is
/// negated, so what happens to the figure depends only on the choices.
class TurnSimulation {
public:
    /// `board` is the compiled map of the scene; `order` gives the enemy and its card.
    TurnSimulation(const Scene& scene, std::shared_ptr<const Board> board,
                   std::shared_ptr<TurnPlanner> planner, const TurnOrder& order,
                   FigureIndex target);

    /// Whether the enemy is still on the map after the start of its turn.
    [[nodiscard]] bool acts() const { return acts_; }
    /// The card that its plan uses; none: a summon's own.
    [[nodiscard]] const TurnOrder& planned() const { return planned_; }
    /// The owners of the decks from which the attacks draw.
    [[nodiscard]] const std::vector<std::string>& deck_owners() const { return owners_; }

    /// Calls `on_outcome` with what happens to the figure in that hex, once for each combination of
    /// choices; with `orders`, also for each order of attacks and of figures. Throws InputError if
    /// there are too many outcomes.
    void for_each_outcome(Hex at, bool orders,
                          const std::function<void(const std::vector<ThreatEvent>&)>& on_outcome);

private:
    /// The first choices of a turn, and the plans made with them.
    struct Trial {
        std::vector<std::size_t> choices;
        KnownPlans plans;
    };
    /// Plays the turn with these choices. Returns the number of options of the next choice; 0: the
    /// turn has ended.
    std::size_t play(Trial& trial, bool orders);
    void note(const Event& event);
    std::size_t deck_of_attacker(const std::string& id);

    Scene scene_;
    std::shared_ptr<const Board> board_;
    std::shared_ptr<TurnPlanner> planner_;
    TurnOrder order_;
    FigureIndex target_;
    TurnOrder planned_;
    ConditionSet immunities_;  // the figure's own
    bool acts_ = true;
    std::vector<std::string> owners_;
    std::vector<ThreatEvent> mishaps_;
};

}  // namespace standee
