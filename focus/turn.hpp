#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "lib/board.hpp"
#include "lib/clause.hpp"
#include "lib/hex.hpp"
#include "lib/scene.hpp"

namespace standee {

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
    std::vector<Hex> area;                   ///< the red hexes, where an area attack is placed
};

/// One step of the reasoning: the clause, what it came to, what it kept and what it dropped.
struct Reason {
    Clause clause;
    std::string says;
    std::vector<std::string> kept;  ///< ids of figures, or hexes as "[q,r]"
    std::vector<std::string> dropped;
};

/// Who picks where there is more than one option.
enum class Decider { party, summoner };

/// What a figure may do on its turn: every outcome allowed, and why.
struct TurnAnswer {
    FigureIndex figure = 0;
    std::vector<FigureIndex> focus;  ///< all that tie, in order of their ids
    bool focus_held = false;         ///< found earlier in the turn, not now
    /// By end in hex order, then by the ids of the targets; then, where ways through different
    /// negative hexes are as good, by path.
    std::vector<TurnOption> options;
    Decider decides = Decider::party;
    std::vector<Reason> why;  ///< empty unless asked for
};

enum class Explain : bool { no, yes };

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

    /// The turn of `scene.turn` on `board`, the compiled `scene.map`: whom the figure focuses
    /// on, where it goes, whom it attacks. The plan is for the first attack on the card and the
    /// moves before it. A focus that the scene holds for the figure is kept
    /// [monster.new-focus-after-kill]. Throws InputError where the scene has no turn that can be
    /// planned, or where the rules allow more outcomes than are listed.
    TurnAnswer plan(const Scene& scene, const Board& board, Explain explain = Explain::no);
    /// The same for another turn than the one that the scene asks for, without reasons.
    TurnAnswer plan(const Scene& scene, const TurnOrder& turn, const Board& board);

    /// Whom a figure targets from where it stands with an ability that finds its targets as an
    /// attack does, and never minds disadvantage: the sets of up to `targets` enemies within
    /// `range`, each in order of ids. One empty set where there is nobody
    /// [monster.negative-targeted]. Throws InputError where there are more sets than are listed.
    std::vector<std::vector<FigureIndex>> targets_from(const Scene& scene, const Board& board,
                                                       FigureIndex figure, int range, int targets);

private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

/// The same, once.
TurnAnswer plan_turn(const Scene& scene, Explain explain = Explain::no);

}  // namespace standee
