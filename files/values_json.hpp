#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "files/reader.hpp"
#include "lib/ability.hpp"
#include "lib/card.hpp"
#include "lib/edition.hpp"
#include "lib/figure.hpp"

// The small things of which scenes, steps and fixtures are made. What an edition does not have,
// its readers refuse with an error that names the edition.

namespace standee {

namespace limits {
inline constexpr Limits amount{0, 99'999};        ///< damage, hit points, shield, pierce, cards
inline constexpr Limits at_least_one{1, 99'999};  ///< hit points of what is on the map
inline constexpr Limits change{-99'999, 99'999};  ///< "+1", "-2"
inline constexpr Limits points{0, 999};           ///< movement points, hexes pushed
inline constexpr Limits range{1, 999};
inline constexpr Limits targets{0, 99};
inline constexpr Limits level{0, 7};
inline constexpr Limits round{1, 999};
inline constexpr Limits standees{1, 99};  ///< of a set of monsters
}  // namespace limits

/// `[q,r]`, each within `max_coordinate`.
Hex read_hex(const Reader& reader);
std::vector<Hex> read_hexes(const Reader& reader);
/// The later position in the list of a hex that is in it twice.
std::optional<std::size_t> repeated(const std::vector<Hex>& hexes);
/// A list of hexes, none of them twice.
std::vector<Hex> read_distinct_hexes(const Reader& reader);
/// `[[q,r],[q,r]]`.
Edge read_edge(const Reader& reader);

/// The name of a condition that the edition has.
Condition read_condition(const Reader& reader, const Edition& edition);
/// `"stun"`, or `{"name":"stun","thisTurn":true}`.
HeldCondition read_held_condition(const Reader& reader, const Edition& edition);
/// A list of conditions that a figure has, none of them twice.
std::vector<HeldCondition> read_held_conditions(const Reader& reader, const Edition& edition);

Element read_element(const Reader& reader);
/// `"fire"`, `"fire/ice"` (mixed: one of them) or `"wild"` [element.wild].
ElementChoice read_element_choice(const Reader& reader);
/// `{"fire":"strong"}`; what is not named is inert.
Elements read_elements(const Reader& reader);

/// `{"value":2,"range":1}`; without a range it reaches adjacent figures.
Retaliate read_retaliate(const Reader& reader);

/// The name of a condition, `{"push":2}`, `{"pull":2}` (both with a `path` where it is chosen),
/// `{"infuse":"fire"}` or `{"damage":{"value":2}}`.
Effect read_effect(const Reader& reader, const Edition& edition);
std::vector<Effect> read_effects(const Reader& reader, const Edition& edition);

/// `"+1"`, `"miss"`, `"2x"`, `"bless"`, `"curse"`, or an object with one of these as `value`.
/// Miss and 2x carry the shuffle icon unless `"shuffle":false` [deck.standard].
Card read_card(const Reader& reader, const Edition& edition);
std::vector<Card> read_cards(const Reader& reader, const Edition& edition);

/// `"+1"`, `"-2"`, `"+0"` as a number within `limits`; nothing where the text is no such thing.
std::optional<int> signed_number(std::string_view text, Limits limits);

Json write_hex(Hex hex);
Json write_hexes(const std::vector<Hex>& hexes);
Json write_edge(const Edge& edge);
Json write_held_condition(const HeldCondition& held);
Json write_element_choice(ElementChoice choice);
/// The elements that are not inert.
Json write_elements(const Elements& elements);
Json write_retaliate(const Retaliate& retaliate);
Json write_effect(const Effect& effect);
Json write_card(const Card& card);
/// "+1", "+0", "-2".
std::string signed_text(int number);

}  // namespace standee
