#pragma once

#include <span>
#include <string>
#include <vector>

#include "files/reader.hpp"
#include "lib/ability.hpp"

namespace standee {

/// What can be counted when an ability is performed.
std::span<const Counted> counted_in_abilities();
/// What can be counted in the value of an attack.
std::span<const Counted> counted_in_attacks();
/// What can be counted before the turn is planned, and so in ranges.
std::span<const Counted> counted_before_turn();

/// `{"per":"damageDealt","times":2,"divide":1,"plus":0,"most":5}`: `per` is one of `among`; with
/// `figures` the sets counted are in `of`.
Count read_count(const Reader& reader, std::span<const Counted> among);
Json write_count(const Count& count);

/// The names of the sets in `of`, each once; empty where it is left out.
std::vector<std::string> read_sets(const Reader& reader);

/// `{"damage":{"value":2,"around":"target","whom":"alliesAndEnemies"}}`.
DamageEffect read_damage_effect(const Reader& reader);
Json write_damage_effect(const DamageEffect& effect);

}  // namespace standee
