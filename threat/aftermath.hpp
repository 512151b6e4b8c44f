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

/// What a move of a figure has changed, besides where it stands.
struct Aftermath {
    Figure figure;              ///< as if it still stood where it began
    std::vector<Hex> sprung{};  ///< the traps that are gone, in hex order
    /// The draw piles, if a bless or curse has joined one.
    std::optional<std::map<std::string, std::vector<Card>>> decks{};

    friend bool operator==(const Aftermath&, const Aftermath&) = default;
};

/// How a move along one way may go.
struct MoveOutcome {
    Hex end;
    Aftermath after;
    int damage = 0;  ///< suffered on the way
};

/// Moves of one figure of a scene, tried out by the rules. The figure does not fall and negates
/// nothing, as a threat map counts damage before any negation; closed doors stay closed.
class MoveTrials {
public:
    /// `board` is the compiled map of the scene.
    MoveTrials(const Scene& scene, std::shared_ptr<const Board> board, FigureIndex figure);

    /// Calls `on_outcome` once for each combination of the party's choices, such as the order of a
    /// trap's effects. `way` has the hexes entered by own steps. An outcome may end before the way
    /// does, as the figure may be held. Throws InputError if there are too many.
    void for_each_outcome(const std::vector<Hex>& way, bool jump,
                          const std::function<void(const MoveOutcome&)>& on_outcome);

private:
    Scene scene_;
    std::shared_ptr<const Board> board_;
    Figure before_;
    int trials_ = 0;
};

/// The scene once the figure has moved, but for where it stands.
Scene scene_after(const Scene& scene, FigureIndex figure, const Aftermath& after);

}  // namespace standee
