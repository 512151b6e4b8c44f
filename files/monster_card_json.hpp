#pragma once

#include <string_view>
#include <vector>

#include "files/reader.hpp"
#include "lib/edition.hpp"
#include "lib/monster_card.hpp"

namespace standee {

/// The field `mark` of every text that the engine does not act upon.
inline constexpr std::string_view party_mark = "the party resolves this";

/// The field `text` beside so many abilities: a list of texts, or of
/// `{"says":..,"why":..,"with":0 or "after":1,"mark":"the party resolves this"}`. Only says is
/// needed.
std::vector<PartyText> read_party_texts(const Reader& reader, std::size_t abilities);
Json write_party_text(const PartyText& text);

/// `{"id":..,"name":..,"initiative":n,"shuffle":true,"abilities":[...],"text":[...]}`; the
/// abilities are needed.
MonsterCard read_monster_card(const Reader& reader, const Edition& edition);
Json write_monster_card(const MonsterCard& card);

}  // namespace standee
