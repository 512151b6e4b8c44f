#include "verify/monitors/round/view.hpp"

#include <algorithm>

namespace standee::verify {

bool is_pick(const Event& event) {
    const auto* choice = std::get_if<event::Choice>(&event.what);
    return choice != nullptr &&
           (choice->of == ChoiceKind::initiative || choice->of == ChoiceKind::next);
}

const Figure* RoundPiece::spawned(const std::string& id) const {
    for (const PlayStep& step : steps) {
        const auto* spawn = std::get_if<step::Spawn>(&step);
        if (spawn != nullptr) {
            const auto found = std::ranges::find(spawn->figures, id, &Figure::id);
            if (found != spawn->figures.end()) {
                return &*found;
            }
        }
    }
    return nullptr;
}

const event::Choice* RoundView::choice(const RoundPiece& piece, ChoiceKind of) const {
    for (const Event& event : events(piece.picked, piece.begun)) {
        const auto& choice = std::get<event::Choice>(event.what);
        if (choice.of == of) {
            return &choice;
        }
    }
    return nullptr;
}

}  // namespace standee::verify
