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

}  // namespace standee
