#pragma once

#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "play/ground/forced.hpp"

namespace standee {

/// One step of a forced movement: the hex entered, its direction (none over a link), and where the
/// target stops after a slide. A slide is forced too: it continues only as long as it leads farther
/// away (for a pull, nearer) [map.icy].
struct ForcedStep {
    Hex into;
    std::optional<Direction> direction;
    Hex rest;
    int hexes = 1;       ///< the number of hexes entered by the step and by the slide
    bool feels = false;  ///< there is a trap or hazardous terrain on it that affects the target
};

/// One push or pull in a state that does not change: where it can move the target, provided that
/// the target lives [forced.push, forced.pull, forced.normal-rules].
class ForcedField {
public:
    ForcedField(const GameState& state, const ForcedMove& move);

    /// The steps that the force can cause from a hex, in hex order.
    std::vector<ForcedStep> steps(Hex from);
    /// Whether the target could end in the hex.
    bool is_free(Hex hex);
    /// The most hexes, including slides, over which up to `points` steps can lead from a hex to one
    /// in which the target can end. -1 if it cannot end anywhere, not even where it is.
    int longest(Hex from, int points) { return most_hexes(from, points, WhereTo::free_hex); }
    /// The most hexes over which so many steps can lead to any hex: a target that dies need not be
    /// able to end there.
    int farthest(Hex from, int points) { return most_hexes(from, points, WhereTo::anywhere); }
    /// Whether a direction that would lead farther away (for a pull, nearer) is blocked: by a wall,
    /// the border, an enemy, a tile, or allies behind whom there is no free hex within `points`
    /// steps.
    bool is_blocked_somewhere(Hex at, int points);
    /// Whether `to` lies farther from (for a pull, nearer to) the acting figure than `from`.
    [[nodiscard]] bool leads_on(Hex from, Hex to) const {
        return leads_on(state_->index(from), state_->index(to));
    }

private:
    enum class WhereTo : bool { free_hex, anywhere };

    [[nodiscard]] bool leads_on(HexIndex from, HexIndex to) const;
    int most_hexes(Hex from, int points, WhereTo where);
    ForcedStep step(Hex into, std::optional<Direction> direction);

    const GameState* state_;
    Force force_;
    const Figure* target_;
    const Figure* by_;
    std::vector<int> ranges_;
    std::map<std::tuple<Hex, int, WhereTo>, int> most_hexes_;
};

}  // namespace standee
