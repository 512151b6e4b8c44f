#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "play/ground/forced.hpp"

namespace standee {

/// One step of a forced movement: the hex entered, its direction (none over a link), and where
/// the target comes to rest after a slide. A slide is forced too: it goes on only where it leads
/// farther (nearer) [map.icy].
struct ForcedStep {
    Hex into;
    std::optional<Direction> direction;
    Hex rest;
    int hexes = 1;       ///< entered, by the step and by the slide
    bool feels = false;  ///< a trap or hazardous terrain lies on it
};

/// One push or pull in a state that does not change: where it can lead, as long as the target
/// lives [forced.push, forced.pull, forced.normal-rules].
class ForcedField {
public:
    ForcedField(const GameState& state, const ForcedMove& move);

    /// The steps that the target can be made to take from a hex, in hex order.
    std::vector<ForcedStep> steps(Hex from);
    /// Whether it could end there.
    bool is_free(Hex hex);
    /// The most hexes, slides included, that up to `points` steps lead from a hex to one in which
    /// it can end; -1: none, not even staying.
    int longest(Hex from, int points);
    /// Whether a direction that would be farther (nearer) is blocked: by a wall, the border, an
    /// enemy, a tile, or allies behind whom there is no place within `points` steps.
    bool is_blocked_somewhere(Hex at, int points);
    /// Whether the hex lies farther from (nearer to) the acting figure than the other.
    [[nodiscard]] bool leads_on(Hex from, Hex to) const {
        return leads_on(state_->index(from), state_->index(to));
    }

private:
    [[nodiscard]] bool leads_on(HexIndex from, HexIndex to) const;
    ForcedStep step(Hex into, std::optional<Direction> direction);

    const GameState* state_;
    Force force_;
    Figure target_;
    Figure by_;
    std::vector<int> ranges_;
    std::map<std::pair<Hex, int>, int> longest_;
};

}  // namespace standee
