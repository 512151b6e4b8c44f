#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "files/reader.hpp"
#include "lib/ability.hpp"
#include "lib/edition.hpp"

// What the readers of abilities share.

namespace standee {

std::optional<TargetCount> targets_of(const Reader& reader);
Whom whom_of(const Reader& reader);
std::vector<Ability> abilities_or_none(const Reader& reader, std::string_view field,
                                       const Edition& edition);

/// `{"if":{"performed":"move"},"to":[...],"else":[...]}`.
IfAbility read_if(const Reader& reader, const Edition& edition);

// Each reads the value of the field that names the ability.

FocusAbility read_focus(const Reader& reader, const Edition& edition);
CreateAbility read_create(const Reader& reader, const Edition& edition);
BonusAbility read_bonus_ability(const Reader& reader, const Edition& edition);
KillAbility read_kill(const Reader& reader, const Edition& edition);
ControlAbility read_control(const Reader& reader, const Edition& edition);
SwitchRankAbility read_switch_rank(const Reader& reader, const Edition& edition);

}  // namespace standee
