#pragma once

#include <string>
#include <vector>

#include "play/step.hpp"
#include "rulebook/table.hpp"

namespace standee::rulebook {

/// An attack whose damage has been dealt, or not.
struct AttackMade {
    const Figure& by;  ///< attacker and target as they were when the attack began
    const Figure& target;
    const step::Attack& step;
    std::vector<Card> used;  ///< the cards that applied, in the order drawn
    int shield = 0;          ///< of the target, before pierce
    int damage = 0;          ///< after shield
    bool ranged = false;
    /// Who decides how far it pushes and pulls; empty: the attacker's own side.
    std::string decider{};
};

/// What comes after the damage of an attack: its effects, then retaliate [attack.effects-timing].
void follow_attack(Table& table, const AttackMade& made);

}  // namespace standee::rulebook
