#include "lib/ability.hpp"

#include <utility>

namespace standee {

Ability::Ability() = default;
Ability::Ability(What does) : what{std::move(does)} {}
Ability::Ability(const Ability&) = default;
Ability::Ability(Ability&&) noexcept = default;
Ability& Ability::operator=(const Ability&) = default;
Ability& Ability::operator=(Ability&&) noexcept = default;
Ability::~Ability() = default;

bool operator==(const Ability&, const Ability&) = default;
bool operator==(const ConsumeAbility&, const ConsumeAbility&) = default;
bool operator==(const RankAbility&, const RankAbility&) = default;
bool operator==(const GrantAbility&, const GrantAbility&) = default;
bool operator==(const ControlAbility&, const ControlAbility&) = default;
bool operator==(const IfAbility&, const IfAbility&) = default;

std::vector<ActiveBonus> BonusAbility::bonuses() const {
    using Kind = ActiveBonus::Kind;
    std::vector<ActiveBonus> given;
    if (attackers_disadvantage) {
        given.push_back({.kind = Kind::attackers_disadvantage});
    }
    if (attackers_suffer > 0) {
        given.push_back({.kind = Kind::attackers_suffer, .value = attackers_suffer});
    }
    if (attackers_gain) {
        given.push_back({.kind = Kind::attackers_gain, .condition = attackers_gain});
    }
    if (gives) {
        given.push_back(*gives);
    }
    if (attack != 0) {
        given.push_back({.kind = Kind::attack, .attack = {AttackBonus::Kind::plus, attack}});
    }
    if (attack_nearby != 0) {
        given.push_back({.kind = Kind::attack_nearby,
                         .attack = {AttackBonus::Kind::plus, attack_nearby},
                         .within = within,
                         .of = of});
    }
    if (on_death) {
        given.push_back({.kind = Kind::on_death,
                         .value = on_death->value,
                         .condition = on_death->condition,
                         .attack_all = on_death->attack_all});
    }
    return given;
}

}  // namespace standee
