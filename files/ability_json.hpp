#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "files/reader.hpp"
#include "lib/ability.hpp"
#include "lib/edition.hpp"

namespace standee {

/// A number, or `"+1"`, `"-2"`, `"+0"` relative to the figure's stat.
Amount read_amount(const Reader& reader, Limits absolute);
/// The `range` of an attack, and whether it is melee: "melee", or `{"melee":2}`. `forms` is what an
/// error expects of a range of no such form.
std::pair<std::optional<Amount>, bool> read_attack_range(
    const Reader& attack,
    std::string_view forms = R"(a whole number, "+0", "+1" ..., "melee" or {"melee":2})");
/// A number, one relative to the stat card's, or `"all"`.
TargetCount read_target_count(const Reader& reader);
/// `{"grey":[0,0],"red":[[1,0]],"blue":[]}`: at least one red hex, no hex twice.
Area read_area(const Reader& reader);

/// `{"value":"+2","cured":true}`: the attack of a figure that dies.
DeathAttack read_death_attack(const Reader& reader);

/// One line of a card, as it stands in the `abilities` of a turn.
Ability read_ability(const Reader& reader, const Edition& edition);
/// Abilities within another: none of them may switch the rank [card.switch-rank].
std::vector<Ability> read_abilities(const Reader& reader, const Edition& edition);
/// Those of a card, of which the first may.
std::vector<Ability> read_card_abilities(const Reader& reader, const Edition& edition);

Json write_amount(Amount amount);
Json write_target_count(const TargetCount& targets);
Json write_area(const Area& area);
Json write_death_attack(const DeathAttack& attack);
Json write_ability(const Ability& ability);
Json write_abilities(const std::vector<Ability>& abilities);

}  // namespace standee
