#include "files/values_json.hpp"

#include <fmt/format.h>
#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <utility>

#include "files/coordinates.hpp"
#include "files/render.hpp"
#include "files/value_forms.hpp"
#include "files/writing.hpp"
#include "lib/board.hpp"

namespace standee {
namespace {

constexpr Limits coordinate{-max_coordinate, max_coordinate};

/// The names of the conditions that an edition has.
std::vector<std::string_view> conditions_of(const Edition& edition) {
    std::vector<std::string_view> names;
    for (const std::string_view name : condition_names) {
        if (edition.conditions.contains(*condition_named(name))) {
            names.push_back(name);
        }
    }
    return names;
}

constexpr std::array<std::string_view, 4> named_modifiers{"miss", "2x", "bless", "curse"};
constexpr Limits modifier_value{-99, 99};

/// Miss and 2x carry the shuffle icon [deck.standard].
bool carries_shuffle(Card::Modifier modifier) {
    return modifier == Card::Modifier::miss || modifier == Card::Modifier::twice;
}

Card read_modifier(const Reader& reader) {
    if (!reader.is_text()) {
        reader.fail(ErrorCode::wrong_type, R"(a text such as "+0")");
    }
    const std::string text = reader.text();
    Card card;
    const auto name = std::ranges::find(named_modifiers, text);
    if (name != named_modifiers.end()) {
        card.modifier = static_cast<Card::Modifier>(name - named_modifiers.begin() + 1);
        card.shuffle = carries_shuffle(card.modifier);
    } else if (const auto value = signed_number(text, modifier_value)) {
        card.value = *value;
    } else {
        reader.fail(ErrorCode::unknown_name,
                    "a modifier card: \"+1\", \"-2\" ..., " + listed(named_modifiers));
    }
    return card;
}

}  // namespace

std::optional<int> signed_number(std::string_view text, Limits limits) {
    if (text.size() < 2 || (text[0] != '+' && text[0] != '-') || text[1] == '-') {
        return std::nullopt;
    }
    int number = 0;
    const char* const start = text.data() + (text[0] == '+' ? 1 : 0);
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(start, end, number);
    const bool good = problem == std::errc{} && stop == end && number >= limits.least &&
                      number <= limits.greatest;
    return good ? std::optional{number} : std::nullopt;
}

std::string signed_text(int number) { return fmt::format("{:+}", number); }

Hex read_hex(const Reader& reader) {
    if (!reader.is_array() || reader.size() != 2) {
        reader.fail(ErrorCode::wrong_type, "a hex: [q,r]");
    }
    const auto number = [&](const JsonValue& value) {
        const auto whole = value.whole(coordinate.least, coordinate.greatest);
        return whole ? *whole : reader.below(value).integer(coordinate);
    };
    const std::span<const JsonValue> pair = reader.values();
    const Hex hex = to_axial({number(pair[0]), number(pair[1])}, reader.coordinates());
    if (std::abs(hex.q) > max_coordinate || std::abs(hex.r) > max_coordinate) {
        reader.fail(ErrorCode::out_of_range, "a hex within " + std::to_string(max_coordinate) +
                                                 " of [0,0] in axial coordinates");
    }
    return hex;
}

std::vector<Hex> read_hexes(const Reader& reader) { return reader.list(read_hex); }

std::optional<std::size_t> repeated(const std::vector<Hex>& hexes) {
    if (std::ranges::adjacent_find(hexes, std::greater_equal{}) == hexes.end()) {
        return std::nullopt;  // each comes after the one before it
    }
    std::vector<std::pair<Hex, std::size_t>> places;
    places.reserve(hexes.size());
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        places.emplace_back(hexes[i], i);
    }
    std::ranges::sort(places);
    const auto twice = std::ranges::adjacent_find(
        places, [](const auto& a, const auto& b) { return a.first == b.first; });
    return twice == places.end() ? std::nullopt : std::optional{std::next(twice)->second};
}

std::vector<Hex> read_distinct_hexes(const Reader& reader) {
    std::vector<Hex> hexes = read_hexes(reader);
    if (const auto again = repeated(hexes)) {
        reader[*again].fail(ErrorCode::duplicate, "each hex of this list once");
    }
    return hexes;
}

Edge read_edge(const Reader& reader) {
    if (!reader.is_array() || reader.size() != 2) {
        reader.fail(ErrorCode::wrong_type, "a pair of hexes: [[q,r],[q,r]]");
    }
    return {read_hex(reader[0]), read_hex(reader[1])};
}

Condition read_condition(const Reader& reader) {
    const Edition& edition = reader.rules();
    const auto known = reader.is_text() ? condition_named(reader.value().text()) : std::nullopt;
    if (known && edition.conditions.contains(*known)) {
        return *known;
    }
    const ErrorCode code = !reader.is_text() ? ErrorCode::wrong_type
                           : known           ? ErrorCode::not_in_edition
                                             : ErrorCode::unknown_name;
    const std::vector<std::string_view> names = conditions_of(edition);
    reader.fail(code, "a condition of " + std::string{edition.name()} + ": " + listed(names) +
                          (reader.is_text() && !known ? did_you_mean(reader.text(), names) : ""));
}

namespace {

constexpr std::array held_condition_fields{
    field<&HeldCondition::name>("name").required(),
    field<&HeldCondition::this_turn>("thisTurn"),
};

}  // namespace

constexpr Form held_condition_form{held_condition_fields};

HeldCondition read_held_condition(const Reader& reader) {
    HeldCondition held;
    if (reader.is_object()) {
        read_form(reader, held_condition_form, &held);
    } else {
        held.name = read_condition(reader);
    }
    return held;
}

std::vector<HeldCondition> read_held_conditions(const Reader& reader) {
    ConditionSet seen;
    return reader.list([&](const Reader& item) {
        const HeldCondition held = read_held_condition(item);
        if (seen.contains(held.name)) {
            item.fail(ErrorCode::duplicate, "each condition once");
        }
        seen.insert(held.name);
        return held;
    });
}

Element read_element(const Reader& reader) {
    return reader.named<Element>(element_names, "an element");
}

ElementChoice read_element_choice(const Reader& reader) {
    const std::string text = reader.text();
    if (text == "wild") {
        return ElementChoice::any();
    }
    unsigned of = 0;
    std::string_view rest = text;
    while (true) {
        const std::string_view name = rest.substr(0, rest.find('/'));
        const auto element = std::ranges::find(element_names, name);
        const unsigned bit = 1U << static_cast<unsigned>(element - element_names.begin());
        if (element == element_names.end() || (of & bit) != 0) {
            reader.fail(ErrorCode::unknown_name, "an element: " + listed(element_names) +
                                                     "; several as \"fire/ice\"; any as \"wild\"");
        }
        of |= bit;
        if (name.size() == rest.size()) {
            return {static_cast<std::uint8_t>(of)};
        }
        rest.remove_prefix(name.size() + 1);
    }
}

Elements read_elements(const Reader& reader) {
    reader.only(element_names);
    Elements elements{};
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (const auto state = reader.find(element_names[i])) {
            elements[i] =
                state->named<ElementState>(element_state_names, "the state of an element");
        }
    }
    return elements;
}

std::optional<int> read_stat(const Reader& reader, Limits limits, bool& dash) {
    dash = reader.is_text() && reader.text() == "-";
    if (dash) {
        return std::nullopt;
    }
    if (reader.is_text()) {
        reader.fail(ErrorCode::wrong_type, "a whole number, or \"-\" for a dash");
    }
    return reader.integer(limits);
}

void SummonsLeftOut::read(const Reader& reader, bool& value) {
    constexpr std::array<std::string_view, 1> kinds{"summon"};
    const std::size_t count = reader.size();
    for (std::size_t i = 0; i < count; ++i) {
        value = reader[i].one_of(kinds, "a kind of figure to leave out") == 0;
    }
}

// Cards

namespace {

struct ModifierOfCard : WholeCodecOf<Card> {
    static void read(const Reader& reader, Card& card) { card = read_modifier(reader); }
    static Json write(const Card& card) {
        return card.modifier == Card::Modifier::plus
                   ? signed_text(card.value)
                   : std::string{named_modifiers[static_cast<std::size_t>(card.modifier) - 1]};
    }
    static constexpr std::string_view schema = "@modifier";
};
Json write_shuffle(const Card& card) {
    return card.shuffle == carries_shuffle(card.modifier) ? Json{} : Json(card.shuffle);
}
void read_shuffle(const Reader& reader, Card& card) { card.shuffle = reader.boolean(); }

constexpr std::array modifier_card_fields{
    field_of_whole<ModifierOfCard>("value").required(),
    field<&Card::rolling>("rolling"),
    effects_field<&Card::effects>(),
    field<&Card::pierce>("pierce").within(limits::amount),
    field_of_whole<WholeValue<Card, read_shuffle, write_shuffle>>("shuffle").described_by(
        R"({"type":"boolean"})"),
};

}  // namespace

constexpr Form card_form{modifier_card_fields};

Card read_card(const Reader& reader) {
    if (!reader.is_object()) {
        return read_modifier(reader);
    }
    Card card;
    read_form(reader, card_form, &card);
    return card;
}

std::vector<Card> read_cards(const Reader& reader) { return reader.list(read_card); }

Json write_hex(Hex hex) {
    Json::array_t pair;
    pair.reserve(2);
    pair.emplace_back(hex.q);
    pair.emplace_back(hex.r);
    return Json(std::move(pair));
}

Json write_hexes(const std::vector<Hex>& hexes) { return write_list(hexes, write_hex); }

Json write_edge(const Edge& edge) { return Json::array({write_hex(edge.a), write_hex(edge.b)}); }

Json write_condition(Condition condition) { return name_of(condition); }

Json write_held_condition(const HeldCondition& held) {
    if (!held.this_turn) {
        return name_of(held.name);
    }
    return {{"name", name_of(held.name)}, {"thisTurn", true}};
}

Json write_element(Element element) { return name_of(element); }

Json write_element_choice(ElementChoice choice) {
    if (choice == ElementChoice::any()) {
        return "wild";
    }
    std::string text;
    for (std::size_t i = 0; i < element_names.size(); ++i) {
        if (choice.allows(static_cast<Element>(i))) {
            text += text.empty() ? "" : "/";
            text += element_names[i];
        }
    }
    return text;
}

Json write_elements(const Elements& elements) {
    Json json = Json::object();
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (elements[i] != ElementState::inert) {
            json[element_names[i]] = name_of(elements[i]);
        }
    }
    return json;
}

Json write_card(const Card& card) {
    Json json = Json::object();
    write_fields(modifier_card_fields, &card, json);
    return json.size() == 1 ? json.front() : json;
}

}  // namespace standee
