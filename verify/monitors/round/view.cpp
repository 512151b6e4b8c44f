#include "verify/monitors/round/view.hpp"

namespace standee::verify {

bool is_pick(const Event& event) {
    const auto* choice = std::get_if<event::Choice>(&event.what);
    return choice != nullptr && (choice->of == "initiative" || choice->of == "next");
}

const event::Choice* RoundView::choice(const RoundPiece& piece, std::string_view of) const {
    for (const Event& event : events(piece.picked, piece.begun)) {
        const auto& choice = std::get<event::Choice>(event.what);
        if (choice.of == of) {
            return &choice;
        }
    }
    return nullptr;
}

}  // namespace standee::verify
