#include "verify/monitors/play/jumps.hpp"

namespace standee::verify {
namespace {

int moves_on(const std::vector<Ability>& card) {
    int count = 0;
    for (const Ability& ability : card) {
        count += std::holds_alternative<MoveAbility>(ability.what) ? 1 : 0;
        if (const auto* consume = std::get_if<ConsumeAbility>(&ability.what)) {
            count += moves_on(consume->to) + moves_on(consume->otherwise);
        } else if (const auto* ranked = std::get_if<RankAbility>(&ability.what)) {
            count += moves_on(ranked->to) + moves_on(ranked->otherwise);
        } else if (const auto* grant = std::get_if<GrantAbility>(&ability.what)) {
            count += moves_on(grant->abilities);
        }
    }
    return count;
}

}  // namespace

bool jumps_on(const PlayView& view, std::size_t i, const event::Move& move) {
    if (move.how != MoveKind::jump) {
        return false;
    }
    for (std::size_t j = i + 1; j < view.end(); ++j) {
        const auto* next = view.event_as<event::Move>(j);
        if (next != nullptr && next->figure == move.figure) {
            return next->how == MoveKind::jump;
        }
    }
    return false;
}

bool may_end_between_jumps(const PlayView& view, std::size_t i, const event::Move& move) {
    const auto* turn = view.step_as<step::Turn>();
    return turn != nullptr && turn->turn.abilities && jumps_on(view, i, move) &&
           moves_on(*turn->turn.abilities) > 1;
}

}  // namespace standee::verify
