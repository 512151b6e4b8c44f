#include "play/turn/commanded_attacks.hpp"

#include "play/attack/attack_step.hpp"
#include "play/turn/targeting.hpp"

namespace standee {

bool can_attack(const GameState& state, const Figure& figure, const Figure& other,
                const AttackAbility& attack) {
    const auto range =
        range_or_default(figure, attack.range, attack.value, attack.melee, state.rules());
    const bool never = figure.ignores_summons && other.kind == Kind::summon;
    return are_enemies(figure, other) && other.id != figure.id && is_open_to_enemies(other) &&
           !never && reaches(state, figure, other, {.range = reach_of(figure, range).range});
}

step::Attack attack_on(const std::string& target, const std::string& id,
                       const AttackAbility& attack) {
    step::Attack step;
    step.by = id;
    step.target = target;
    step.value = attack.value;
    step.range = attack.range;
    step.melee = attack.melee;
    step.pierce = attack.pierce;
    step.effects = attack.effects;
    step.advantage = attack.advantage;
    step.disadvantage = attack.disadvantage;
    return step;
}

}  // namespace standee
