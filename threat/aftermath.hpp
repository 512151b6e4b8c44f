#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "lib/board.hpp"
#include "lib/scene.hpp"

namespace standee {

/// What a move of a figure has changed, other than where it stands.
struct Aftermath {
    Figure figure;              ///< the figure, as if it still stood where it began
    std::vector<Hex> sprung{};  ///< the traps that were sprung, in hex order
    /// The draw piles, if a bless or a curse has been shuffled into one.
    std::optional<std::map<std::string, std::vector<Card>>> decks{};

    friend bool operator==(const Aftermath&, const Aftermath&) = default;
};

/// A possible outcome of a move along one path.
struct MoveOutcome {
    Hex end;
    Aftermath after;
    int damage = 0;  ///< the damage suffered on the way
};

/// Tries out moves of one figure of a scene by the rules. The figure does not die and negates no
/// damage, because a threat map counts damage before any negation. Closed doors stay closed.
class MoveTrials {
public:
    /// `board` is the compiled map of the scene.
    MoveTrials(const Scene& scene, std::shared_ptr<const Board> board, FigureIndex figure);

    /// Calls `on_outcome` once for each combination of the party's choices, such as the order of a
    /// trap's effects. `way` lists the hexes entered by the figure's own steps. An outcome may end
    /// before the end of the way, because the figure may be held. Throws InputError if there are
    /// too many.
    void for_each_outcome(const std::vector<Hex>& way, bool jump,
                          const std::function<void(const MoveOutcome&)>& on_outcome);

private:
    Scene scene_;
    std::shared_ptr<const Board> board_;
    Figure before_;
    int trials_ = 0;
};

/// The scene after the figure has moved, except for where the figure stands.
Scene scene_after(const Scene& scene, FigureIndex figure, const Aftermath& after);

}  // namespace standee
