#pragma once

#include <map>
#include <optional>
#include <tuple>
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
    int longest(Hex from, int points) { return most_hexes(from, points, WhereTo::free_hex); }
    /// The most hexes that so many steps lead wherever it is: one that dies need not end there.
    int farthest(Hex from, int points) { return most_hexes(from, points, WhereTo::anywhere); }
    /// Whether a direction that would be farther (nearer) is blocked: by a wall, the border, an
    /// enemy, a tile, or allies behind whom there is no place within `points` steps.
    bool is_blocked_somewhere(Hex at, int points);
    /// Whether the hex lies farther from (nearer to) the acting figure than the other.
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
