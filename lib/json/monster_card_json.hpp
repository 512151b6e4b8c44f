#pragma once

#include "lib/edition.hpp"
#include "lib/json/reader.hpp"
#include "lib/monster_card.hpp"

namespace standee {

/// `{"id":..,"name":..,"initiative":n,"shuffle":true,"abilities":[...],"text":[...]}`; the
/// abilities are needed.
MonsterCard read_monster_card(const Reader& reader, const Edition& edition);
Json write_monster_card(const MonsterCard& card);

}  // namespace standee
