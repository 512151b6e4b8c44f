#include "verify/monitors/play/played_card.hpp"

namespace standee::verify {

std::span<const Ability> card_of(const PlayView& view) {
    const auto* turn = view.step_as<step::Turn>();
    return turn != nullptr && turn->turn.abilities ? std::span<const Ability>{*turn->turn.abilities}
                                                   : std::span<const Ability>{};
}

const std::string& actor_of(const PlayView& view) {
    return view.step_as<step::Turn>()->turn.figure;
}

}  // namespace standee::verify
