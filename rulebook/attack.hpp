#pragma once

#include "play/step.hpp"
#include "rulebook/table.hpp"

namespace standee::rulebook {

/// One attack on one target with all that belongs to it: cards, damage, effects, retaliate
/// [attack.order, attack.effects-timing].
void attack(Table& table, const step::Attack& attack);
/// The same of a figure that has fallen, from the hex in which it fell [card.when-dies].
void attack_of_fallen(Table& table, const Figure& fallen, const step::Attack& attack);
/// The figure that makes an attack, on the side for which it makes it.
Figure attacker_of(const Table& table, const step::Attack& attack);
/// Effects that the targets of another ability gain or suffer after it
/// [condition.after-main-effect].
void apply_effects(Table& table, const std::string& by, const std::string& target,
                   const std::vector<Effect>& effects);
/// The order in which a figure attacks several, which the party chooses [attack.one-by-one].
std::vector<std::string> attack_sequence(Table& table, const std::string& id,
                                         std::vector<std::string> targets);

/// How far an attack reaches.
struct Reach {
    int range = 1;
    bool ranged = false;  ///< else melee
    bool given = false;   ///< by a card or the stat card; else melee for want of one
};
/// The reach of an attack of this figure, of what its card or a step says of it [range.default].
Reach reach_of(const Table& table, const Figure& by, std::optional<Amount> range, Amount value,
               bool melee);

}  // namespace standee::rulebook
