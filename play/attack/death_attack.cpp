#include "play/attack/death_attack.hpp"

#include <vector>

#include "focus/acting.hpp"
#include "play/attack/attack_sequence.hpp"
#include "play/attack/attack_step.hpp"
#include "play/card/own_stats.hpp"

namespace standee {
namespace {

bool can_be_attacked(const GameState& state, const DueAttack& due, const Figure& other) {
    const bool open = are_enemies(due.fallen, other) ? is_open_to_enemies(other)
                                                     : due.allies && !other.no_interaction;
    return open && state.adjacent(due.fallen, other) && state.sees_within(due.fallen, other, 1);
}

}  // namespace

// [card.when-dies, condition.stun, condition.disarm, summon.card]
Flow perform_death_attack(Game& game, const DueAttack& due) {
    const Figure& fallen = due.fallen;
    if (!may_attack(fallen) || !value_as_it_dies(due.value, fallen)) {
        return Flow::goes_on;
    }
    std::vector<std::string> beside;
    for (const Figure& other : game.state().scene().figures) {
        if (can_be_attacked(game.state(), due, other)) {
            beside.push_back(other.id);
        }
    }
    const auto targets = attack_sequence(game, fallen.id, std::move(beside));
    if (!targets) {
        return Flow::stops;
    }
    for (const std::string& target : *targets) {
        const Figure* other = game.state().find(target);
        if (other == nullptr || !can_be_attacked(game.state(), due, *other)) {
            continue;
        }
        step::Attack attack;
        attack.by = fallen.id;
        attack.target = target;
        attack.value = due.value;
        attack.melee = true;
        if (perform_attack_of_fallen(game, fallen, attack) == Flow::stops) {
            return Flow::stops;
        }
    }
    return Flow::goes_on;
}

}  // namespace standee
