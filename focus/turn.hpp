#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "focus/card_plan.hpp"
#include "focus/reason.hpp"
#include "lib/board.hpp"
#include "lib/clause.hpp"
#include "lib/hex.hpp"
#include "lib/scene.hpp"
#include "pathing/cost.hpp"

namespace standee {

/// A further attack of a turn, or the moves after its last attack. Figures are given by id, because
/// some may have come onto the map during the turn.
struct TurnPart {
    Hex end;
    std::vector<Hex> path;  ///< where the figure stood before, then every hex entered
    std::string focus;      ///< empty: none
    std::vector<std::string> foci;
    std::vector<std::string> targets;
    int movement = 0;
    int negative_hexes = 0;
    std::vector<std::string> disadvantaged;
    std::optional<Hex> attack_hex;
    std::vector<Hex> area;
    std::vector<std::string> along;
    /// The figures that have left the map since the attack before, or since the start of the turn,
    /// in the order in which they left.
    std::vector<std::string> fallen;
};

/// One outcome that the rules allow.
struct TurnOption {
    Hex end;
    std::vector<Hex> path;  ///< the start, then every hex entered, including by sliding
    std::optional<FigureIndex> focus;
    std::vector<FigureIndex> foci;     ///< all foci for which it may do this, its own focus first
    std::vector<FigureIndex> targets;  ///< attacked this turn, in order of their ids
    int movement = 0;                  ///< movement points spent
    int negative_hexes = 0;            ///< negative hexes entered
    std::vector<FigureIndex> disadvantaged;  ///< targets attacked with disadvantage
    std::optional<Hex> attack_hex;           ///< the hex it attacks from or heads for
    std::vector<Hex> attack_hexes;   ///< all attack hexes for which it may do this, in hex order
    std::vector<Hex> area;           ///< the red hexes of an area attack
    std::vector<FigureIndex> along;  ///< attacked along the path, in order of their ids
    /// Figures that left the map during the turn before this attack.
    std::vector<std::string> fallen;
    std::vector<TurnPart> then;  ///< the rest of the turn, attack by attack
};

/// Whether two options continue in the same way: to the same ends and against the same targets.
inline bool do_the_same_then(const TurnOption& a, const TurnOption& b) {
    return std::ranges::equal(a.then, b.then, [](const TurnPart& one, const TurnPart& other) {
        return one.end == other.end && one.targets == other.targets && one.fallen == other.fallen;
    });
}

/// Who chooses if there is more than one option.
enum class Decider { party, summoner };

/// What a figure may do on its turn: every outcome allowed, and why.
struct TurnAnswer {
    FigureIndex figure = 0;
    std::vector<FigureIndex> focus;  ///< all that tie, in order of their ids
    bool focus_held = false;         ///< the focus was found earlier in the turn, not now
    /// By end in hex order, then by the ids of the targets. If paths through different negative
    /// hexes, or along different targets, are equally good, also by path.
    std::vector<TurnOption> options;
    Decider decides = Decider::party;
    std::vector<Reason> why;  ///< empty unless reasons were requested
};

/// How much of the reasoning is recorded.
enum class Explain : std::uint8_t {
    no,
    steps,  ///< each criterion, with what it kept and dropped
    yes     ///< also what would happen without negative hexes, or what blocks every path
};

/// What a plan says about one hex.
struct PlaceFacts {
    std::optional<Cost> cost;           ///< the cheapest path that ends there; none: no path does
    bool in_points = false;             ///< whether this turn's moves bring the figure there
    bool can_end = false;               ///< whether the rules let the figure end there
    std::vector<FigureIndex> in_reach;  ///< enemies that the attack can reach from there
    std::vector<FigureIndex> in_sight;  ///< those of these enemies that are in sight
};

/// What a plan says about an enemy that is not invisible.
struct EnemyFacts {
    FigureIndex figure = 0;
    /// Of the cheapest path to an attack hex of the enemy; none: no path.
    std::optional<Cost> cost;
    std::optional<int> range;  ///< from where the acting figure stands; none: walls all around
};

/// The facts on which a plan is based, for questions about alternatives that it did not choose.
struct TurnFacts {
    CardPlan card;                    ///< points into the scene's turn
    bool held = false;                ///< it keeps the focus that it found earlier in the turn
    std::vector<PlaceFacts> places;   ///< by hex of the board, including the figure's own
    std::vector<EnemyFacts> enemies;  ///< in order of their ids

    [[nodiscard]] const EnemyFacts* enemy(FigureIndex figure) const;
};

/// Plans turns. A planner keeps its working memory from one turn to the next, so use one planner
/// for many turns, but only from one thread at a time.
class TurnPlanner {
public:
    TurnPlanner();
    ~TurnPlanner();
    TurnPlanner(TurnPlanner&&) noexcept;
    TurnPlanner& operator=(TurnPlanner&&) noexcept;
    TurnPlanner(const TurnPlanner&) = delete;
    TurnPlanner& operator=(const TurnPlanner&) = delete;

    /// Plans the next attack of `scene.turn` on `board`, the compiled `scene.map`: whom the figure
    /// focuses on, where it goes and whom it attacks. The plan is for the first attack on the card
    /// and the moves before it; `plan_whole_turn` plans what follows. If the scene holds a focus
    /// for the figure, the figure keeps it [monster.new-focus-after-kill]. Throws InputError if the
    /// scene has no turn that can be planned, or if the rules allow more outcomes than are listed.
    TurnAnswer plan(const Scene& scene, const Board& board, Explain explain = Explain::no);
    /// The same for a turn other than `scene.turn`, without reasons.
    TurnAnswer plan(const Scene& scene, const TurnOrder& turn, const Board& board);

    /// The facts on which the plan of `scene.turn` is based: paths, attack hexes, sight.
    /// Consumptions count as not paid; `paid_orders` has the turns in which they are paid for.
    /// Throws as `plan` does.
    TurnFacts facts(const Scene& scene, const Board& board);
    /// For each hex, the cost of the cheapest path from there to `goal` for the acting figure; none
    /// if there is no such path, or if it costs more than the one from where the figure stands. A
    /// figure in the goal itself does not block the path.
    std::vector<std::optional<Cost>> remaining(const Scene& scene, const Board& board, Hex goal);
    /// The most enemies that the attack can hit from `from` if `focus` is one of them.
    int most_targets(const Scene& scene, const Board& board, Hex from, FigureIndex focus);

    /// Whom a figure of any kind attacks from where it stands, by the focus rules. Each set has as
    /// many enemies as the attack has targets, in order of their ids. The result is one empty set
    /// if there is nobody to attack, or if the figure makes no attack [monster.focus-proximity,
    /// monster.focus-initiative].
    std::vector<std::vector<FigureIndex>> attacked_from(const Scene& scene, const Board& board,
                                                        FigureIndex figure,
                                                        const AttackAbility& attack);
    /// Whether the attack of any figure, including a character, has a target from where the figure
    /// stands, with its area placed as the rules allow. A disarmed figure has none
    /// [area.placement].
    bool has_target(const Scene& scene, const Board& board, FigureIndex figure,
                    const AttackAbility& attack);

private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

/// Plans a single turn with a planner of its own.
TurnAnswer plan_turn(const Scene& scene, Explain explain = Explain::no);

}  // namespace standee
