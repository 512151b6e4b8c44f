#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "files/reader.hpp"
#include "lib/ability.hpp"
#include "lib/card.hpp"
#include "lib/edition.hpp"
#include "lib/figure.hpp"

// The small values of which scenes, steps and fixtures consist. Their readers refuse values that
// the edition does not have, with an error that names the edition.

namespace standee {

struct Form;

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
/// The position of the second occurrence of a hex that is in the list twice; none if there is none.
std::optional<std::size_t> repeated(const std::vector<Hex>& hexes);
/// A list of hexes, none of them twice.
std::vector<Hex> read_distinct_hexes(const Reader& reader);
/// `[[q,r],[q,r]]`.
Edge read_edge(const Reader& reader);

/// The name of a condition that the edition has.
Condition read_condition(const Reader& reader);
/// `"stun"`, or `{"name":"stun","thisTurn":true}`.
HeldCondition read_held_condition(const Reader& reader);
/// A list of conditions that a figure has, none of them twice.
std::vector<HeldCondition> read_held_conditions(const Reader& reader);

Element read_element(const Reader& reader);
/// `"fire"`, `"fire/ice"` (mixed: one of them) or `"wild"` [element.wild].
ElementChoice read_element_choice(const Reader& reader);
/// `{"fire":"strong"}`; elements that are not listed are inert.
Elements read_elements(const Reader& reader);

/// A base stat. None if it is a dash ("-"); `dash` then becomes true.
std::optional<int> read_stat(const Reader& reader, Limits limits, bool& dash);

/// The name of a condition, `{"push":2}`, `{"pull":2}` (both with a `path` where it is chosen),
/// `{"infuse":"fire"}` or `{"damage":{"value":2}}`.
Effect read_effect(const Reader& reader);

/// `"+1"`, `"miss"`, `"2x"`, `"bless"`, `"curse"`, or an object with one of these as `value`.
/// Miss and 2x carry the shuffle icon unless `"shuffle":false` [deck.standard].
Card read_card(const Reader& reader);
std::vector<Card> read_cards(const Reader& reader);

/// `"+1"`, `"-2"`, `"+0"` as a number within `limits`; none if the text is not such a number.
std::optional<int> signed_number(std::string_view text, Limits limits);

extern const Form held_condition_form, card_form;
/// The forms of effects other than conditions, in the order of `Effect`.
std::span<const Form> effect_forms();

Json write_hex(Hex hex);
Json write_hexes(const std::vector<Hex>& hexes);
Json write_edge(const Edge& edge);
Json write_condition(Condition condition);
Json write_held_condition(const HeldCondition& held);
Json write_element(Element element);
Json write_element_choice(ElementChoice choice);
/// The elements that are not inert.
Json write_elements(const Elements& elements);
Json write_effect(const Effect& effect);
Json write_card(const Card& card);
/// "+1", "+0", "-2".
std::string signed_text(int number);

// The numbers on a card.

/// A number, or `"+1"`, `"-2"`, `"+0"` relative to the figure's stat.
Amount read_amount(const Reader& reader, Limits absolute);
Json write_amount(Amount amount);
/// The range of an attack, and whether it is melee: "melee", or `{"melee":2}`. `forms` is what an
/// error says is expected.
std::pair<std::optional<Amount>, bool> read_attack_range(
    const Reader& reader,
    std::string_view forms = R"(a whole number, "+0", "+1" ..., "melee" or {"melee":2})");
/// Null if there is no range.
Json write_attack_range(std::optional<Amount> range, bool melee);
/// A number, one relative to the stat card's, or `"all"`.
TargetCount read_target_count(const Reader& reader);
Json write_target_count(const TargetCount& targets);

}  // namespace standee
