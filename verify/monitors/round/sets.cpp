#include "verify/monitors/round/sets.hpp"

#include <algorithm>

namespace standee::verify {

bool has_card(const Figure& figure) {
    return figure.kind == Kind::monster || figure.kind == Kind::boss || figure.kind == Kind::ally;
}

std::string set_of(const Figure& figure) { return figure.name.empty() ? figure.id : figure.name; }

bool is_seen_to_perform(const RoundView& view, const RoundPiece& piece) {
    return std::ranges::any_of(view.events(piece), [&](const Event& event) {
        const auto* attack = std::get_if<event::Attack>(&event.what);
        const auto* move = std::get_if<event::Move>(&event.what);
        const bool walks = move != nullptr && move->figure == piece.figure &&
                           (move->how == MoveKind::walk || move->how == MoveKind::jump ||
                            move->how == MoveKind::fly || move->how == MoveKind::teleport);
        return walks || (attack != nullptr && attack->by == piece.figure);
    });
}

}  // namespace standee::verify
