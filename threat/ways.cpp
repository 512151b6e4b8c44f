#include "threat/ways.hpp"

#include <algorithm>

#include "focus/turn_context.hpp"

namespace standee {
namespace {

/// [condition.immobilize, condition.stun, map.objective]
bool stays(const Figure& figure) {
    return figure.has(Condition::immobilize) || figure.has(Condition::stun) ||
           figure.kind == Kind::objective;
}

}  // namespace

WaysInReach::WaysInReach(const Scene& scene, const Board& board, const Figure& figure,
                         ThreatMove move)
    : points_{stays(figure) ? 0 : move.points}, footing_{scene, board, figure} {
    const MovementKind manner = manner_of(figure.flying, move.jump);
    movement_.prepare(board, gait_of(figure, manner), scene.edition,
                      presence_around_any_trap(scene, board, figure));
    const HexIndex start = board.find(figure.at);
    distances_.search(movement_, start);
    // What the figure jumps or flies over has no effect, so only the end counts.
    const bool negative = std::ranges::any_of(
        movement_.enter(), [](Cost cost) { return cost.possible() && cost.negative_hexes() > 0; });
    if (manner == MovementKind::walk && negative && points_ > 0) {
        by_points_.emplace(movement_, footing_, start, points_);
    }
}

Cost WaysInReach::to(HexIndex hex) const {
    const Cost cheapest = distances_.to(hex);
    const bool in_points = cheapest.possible() && cheapest.points() <= points_;
    if (by_points_ && !(in_points && cheapest.negative_hexes() == 0)) {
        return by_points_->to(hex);
    }
    return in_points ? cheapest : Cost::none();
}

std::vector<std::vector<Hex>> WaysInReach::ways_to(HexIndex hex) const {
    constexpr std::size_t most = 64;
    if (to(hex).negative_hexes() == 0) {
        return {};
    }
    if (by_points_) {
        return by_points_->ways_to(hex, most);
    }
    // The figure jumps: on every way it lands only in the last hex.
    std::vector<Hex> way = distances_.path_to(hex);
    way.erase(way.begin());  // where it stands
    return {way};
}

}  // namespace standee
