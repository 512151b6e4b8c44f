#pragma once

#include "play/step.hpp"
#include "rulebook/table.hpp"

namespace standee::rulebook {

/// Carries out one attack on one target with everything that belongs to it: cards, damage, effects,
/// retaliate [attack.order, attack.effects-timing].
void attack(Table& table, const step::Attack& attack);
/// The same for a figure that has died, from the hex in which it died [card.when-dies].
void attack_of_fallen(Table& table, const Figure& fallen, const step::Attack& attack);
/// The attacker, on the side for which it attacks.
Figure attacker_of(const Table& table, const step::Attack& attack);
/// Applies the effects that targets of an ability other than an attack gain or suffer after it
/// [condition.after-main-effect].
void apply_effects(Table& table, const std::string& by, const std::string& target,
                   const std::vector<Effect>& effects);
/// The order in which a figure attacks several targets, which the party chooses
/// [attack.one-by-one].
std::vector<std::string> attack_sequence(Table& table, const std::string& id,
                                         std::vector<std::string> targets);

/// How far an attack reaches.
struct Reach {
    int range = 1;
    bool ranged = false;  ///< else melee
    /// A card or the stat card gives a range; otherwise it is melee because none does.
    bool given = false;
};
/// The reach of an attack of this figure, from what its card or a step says about it
/// [range.default].
Reach reach_of(const Table& table, const Figure& by, std::optional<Amount> range, Amount value,
               bool melee);

}  // namespace standee::rulebook
