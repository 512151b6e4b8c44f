#include "verify/monitors/play/played_card.hpp"

#include <algorithm>

namespace standee::verify {

std::span<const Ability> card_of(const PlayView& view) {
    const auto* turn = view.step_as<step::Turn>();
    return turn != nullptr && turn->turn.abilities ? std::span<const Ability>{*turn->turn.abilities}
                                                   : std::span<const Ability>{};
}

const std::string& actor_of(const PlayView& view) {
    return view.step_as<step::Turn>()->turn.figure;
}

const step::Turn* plain_turn(const PlayView& view) {
    const auto* turn = view.step_as<step::Turn>();
    if (turn == nullptr || !turn->turn.abilities) {
        return nullptr;
    }
    const bool plain = std::ranges::all_of(*turn->turn.abilities, [](const Ability& ability) {
        const auto* attack = std::get_if<AttackAbility>(&ability.what);
        return !std::holds_alternative<ConsumeAbility>(ability.what) &&
               !std::holds_alternative<RankAbility>(ability.what) &&
               !std::holds_alternative<GrantAbility>(ability.what) &&
               !std::holds_alternative<ControlAbility>(ability.what) &&
               (attack == nullptr || attack->adds.empty());
    });
    return plain ? turn : nullptr;
}

}  // namespace standee::verify
