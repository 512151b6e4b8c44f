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

/// An attack of a turn that comes after others, or the moves after its last attack. Figures are
/// given by id, because some may have come onto the map during the turn.
struct TurnPart {
    Hex end;
    std::vector<Hex> path;  ///< where it stood before, then every hex entered
    std::string focus;      ///< empty: none
    std::vector<std::string> foci;
    std::vector<std::string> targets;
    int movement = 0;
    int negative_hexes = 0;
    std::vector<std::string> disadvantaged;
    std::optional<Hex> attack_hex;
    std::vector<Hex> area;
    std::vector<std::string> along;
    /// Who has left the map since the attack before, or the start of the turn, in that order.
    std::vector<std::string> fallen;
};

/// One outcome that the rules allow.
struct TurnOption {
    Hex end;
    std::vector<Hex> path;  ///< the start, then every hex entered, slid into too
    std::optional<FigureIndex> focus;
    std::vector<FigureIndex> foci;           ///< all for whom it may do this, the focus first
    std::vector<FigureIndex> targets;        ///< attacked this turn, in order of their ids
    int movement = 0;                        ///< movement points spent
    int negative_hexes = 0;                  ///< negative hexes entered
    std::vector<FigureIndex> disadvantaged;  ///< targets attacked with disadvantage
    std::optional<Hex> attack_hex;           ///< the hex it attacks from or heads for
    std::vector<Hex> attack_hexes;           ///< all for which it may do this, in order
    std::vector<Hex> area;                   ///< the red hexes, where an area attack is placed
    std::vector<FigureIndex> along;          ///< attacked along the path, in order of their ids
    std::vector<std::string> fallen;         ///< who left the map in the turn before this attack
    std::vector<TurnPart> then;              ///< the rest of the turn, attack by attack
};

/// Whether two options go on alike: to the same ends and against the same targets.
inline bool do_the_same_then(const TurnOption& a, const TurnOption& b) {
    return std::ranges::equal(a.then, b.then, [](const TurnPart& one, const TurnPart& other) {
        return one.end == other.end && one.targets == other.targets && one.fallen == other.fallen;
    });
}

/// Who picks where there is more than one option.
enum class Decider { party, summoner };

/// What a figure may do on its turn: every outcome allowed, and why.
struct TurnAnswer {
    FigureIndex figure = 0;
    std::vector<FigureIndex> focus;  ///< all that tie, in order of their ids
    bool focus_held = false;         ///< found earlier in the turn, not now
    /// By end in hex order, then by the ids of the targets; then, where paths through different
    /// negative hexes, or along different targets, are as good, by path.
    std::vector<TurnOption> options;
    Decider decides = Decider::party;
    std::vector<Reason> why;  ///< empty unless asked for
};

/// How much of the reasoning is written down.
enum class Explain : std::uint8_t {
    no,
    steps,  ///< each criterion, with what it kept and dropped
    yes     ///< also what would be otherwise without negative hexes, or what blocks every path
};

/// What a plan knows of one hex.
struct PlaceFacts {
    std::optional<Cost> cost;           ///< the cheapest path that ends there; none: no path does
    bool in_points = false;             ///< whether this turn's moves bring the figure there
    bool can_end = false;               ///< whether the rules let the figure end there
    std::vector<FigureIndex> in_reach;  ///< enemies that the attack reaches from there
    std::vector<FigureIndex> in_sight;  ///< those of them that it sees
};

/// What a plan knows of an enemy that is not invisible.
struct EnemyFacts {
    FigureIndex figure = 0;
    std::optional<Cost> cost;  ///< the cheapest path to a hex to attack it from; none: no path
    std::optional<int> range;  ///< from where the acting figure stands; none: walls all round
};

/// What a plan rests on, for questions about what it did not choose.
struct TurnFacts {
    CardPlan card;                    ///< points into the scene's turn
    bool held = false;                ///< it looks for no focus: it found one earlier in the turn
    std::vector<PlaceFacts> places;   ///< by hex of the board; the figure's own among them
    std::vector<EnemyFacts> enemies;  ///< in order of their ids

    [[nodiscard]] const EnemyFacts* enemy(FigureIndex figure) const;
};

/// Answers turns. It keeps its working memory from one turn to the next, so use one for many;
/// one thread at a time.
class TurnPlanner {
public:
    TurnPlanner();
    ~TurnPlanner();
    TurnPlanner(TurnPlanner&&) noexcept;
    TurnPlanner& operator=(TurnPlanner&&) noexcept;
    TurnPlanner(const TurnPlanner&) = delete;
    TurnPlanner& operator=(const TurnPlanner&) = delete;

    /// The next attack of `scene.turn` on `board`, the compiled `scene.map`: whom the figure
    /// focuses on, where it goes, whom it attacks. The plan is for the first attack on the card and
    /// the moves before it; `plan_whole_turn` plans what follows. A focus that the scene holds for
    /// the figure is kept [monster.new-focus-after-kill]. Throws InputError where the scene has no
    /// turn that can be planned, or where the rules allow more outcomes than are listed.
    TurnAnswer plan(const Scene& scene, const Board& board, Explain explain = Explain::no);
    /// The same for another turn than the one that the scene asks for, without reasons.
    TurnAnswer plan(const Scene& scene, const TurnOrder& turn, const Board& board);

    /// What the plan of `scene.turn` rests on: paths, attack hexes, sight. What elements pay for
    /// counts as not paid; `paid_orders` has the turns in which it is. Throws as `plan` does.
    TurnFacts facts(const Scene& scene, const Board& board);
    /// By hex: what remains of the cheapest path from there to `goal` for the acting figure; none
    /// where no path leads on, or one that costs more than from where the figure stands. A figure
    /// in the goal itself does not count.
    std::vector<std::optional<Cost>> remaining(const Scene& scene, const Board& board, Hex goal);
    /// How many enemies the attack can hit at most from `from` if `focus` is one of them.
    int most_targets(const Scene& scene, const Board& board, Hex from, FigureIndex focus);

    /// Whom a figure of any kind attacks from where it stands, by the focus rules: the sets, each
    /// in order of ids, of as many enemies as the attack has targets. One empty set where there is
    /// nobody, or it makes no attack [monster.focus-proximity, monster.focus-initiative].
    std::vector<std::vector<FigureIndex>> attacked_from(const Scene& scene, const Board& board,
                                                        FigureIndex figure,
                                                        const AttackAbility& attack);
    /// Whether the attack of any figure, a character's too, has a target from where it stands, its
    /// area placed as the rules allow. A disarmed figure has none [area.placement].
    bool has_target(const Scene& scene, const Board& board, FigureIndex figure,
                    const AttackAbility& attack);

private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

/// The same, once.
TurnAnswer plan_turn(const Scene& scene, Explain explain = Explain::no);

}  // namespace standee
