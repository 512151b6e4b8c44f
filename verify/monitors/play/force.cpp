#include "verify/monitors/play/force.hpp"

#include <string>

namespace standee::verify {
namespace {

/// The push or pull that the move of that number belongs to, as a step of it or a slide after one;
/// null where the figure moves itself.
const event::Move* forced_step_before(const PlayView& view, std::size_t i,
                                      const event::Move& move) {
    for (std::size_t j = i + 1; j-- > 0;) {
        const auto* step = view.event_as<event::Move>(j);
        if (step != nullptr && step->figure == move.figure && step->how != MoveKind::slide) {
            const bool forced = step->how == MoveKind::push || step->how == MoveKind::pull;
            return forced ? step : nullptr;
        }
    }
    return nullptr;
}

/// Who pushes or pulls the figure in the move of that number.
std::string forcing(const PlayView& view, std::size_t i, const std::string& figure) {
    if (const auto* forced = view.step_as<step::Forced>()) {
        return forced->move.by;
    }
    const auto* attack = view.last_before<event::Attack>(i);
    if (attack != nullptr && attack->target == figure) {
        return attack->by;
    }
    const auto* turn = view.step_as<step::Turn>();
    return turn == nullptr ? "" : turn->turn.figure;
}

}  // namespace

bool force_leads_on(const PlayView& view, std::size_t i, const event::Move& move, Hex next) {
    const event::Move* forced = forced_step_before(view, i, move);
    if (forced == nullptr) {
        return true;
    }
    const FigureState* by = view.standing(i, forcing(view, i, move.figure));
    const Plane plane = view.plane(i + 1);
    const int before = range_between(plane, move.to, *by).value_or(999);
    const int after = range_between(plane, next, *by).value_or(999);
    return forced->how == MoveKind::push ? after > before : after < before;
}

}  // namespace standee::verify
