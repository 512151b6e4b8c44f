#include "files/monster_json.hpp"

#include <algorithm>

#include "files/ability_json.hpp"
#include "files/figure_json.hpp"
#include "files/monster_card_json.hpp"
#include "files/scene_json.hpp"
#include "files/value_forms.hpp"

namespace standee {
namespace {

std::vector<MonsterCard> read_cards_of_deck(const Reader& reader) {
    std::vector<MonsterCard> cards = reader.list([&](const Reader& item) {
        static_cast<void>(item.at("id").id());  // in a deck it is needed
        return read_monster_card(item);
    });
    std::vector<std::pair<std::string_view, std::size_t>> ids;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        ids.emplace_back(cards[i].id, i);
    }
    std::ranges::sort(ids);
    const auto twice = std::ranges::adjacent_find(
        ids, [](const auto& a, const auto& b) { return a.first == b.first; });
    if (twice != ids.end()) {
        reader[std::next(twice)->second].at("id").fail(ErrorCode::duplicate,
                                                       "an id that no other card of the deck has");
    }
    return cards;
}

struct CardsOfDeck : ListOf<FormValue<MonsterCard, monster_card_form>> {
    static void read(const Reader& reader, Value& cards) { cards = read_cards_of_deck(reader); }
    static constexpr std::string_view schema = "@cards#cards";
    static constexpr bool list = false;
};

// What sets and decks begin with. The edition is read before the rest, which is read in it.

template <class T, const std::string_view& format>
Json write_format(const T& /*what*/) {
    return format;
}
template <class T>
Json write_edition(const T& what) {
    return edition(what.edition).name();
}
template <class T, const std::string_view& format>
constexpr std::array head_fields{
    field_of_whole<WholeValue<T, read_elsewhere<T>, write_format<T, format>>>("format")
        .required()
        .named(Fields{&format, 1}, "a format")
        .described_by("#names"),
    field<&T::name>("name").id().required().says(
        std::is_same_v<T, AbilityDeck> ? "Several sets may share one deck." : ""),
    field_of_whole<WholeValue<T, read_elsewhere<T>, write_edition<T>>>("edition")
        .required()
        .described_by("@edition"),
    field<&T::resolved, &ResolvedFor::level>("level")
        .within(limits::level)
        .always_written()
        .described_by("@cards#level"),
    field<&T::resolved, &ResolvedFor::characters>("characters")
        .within({1, 9})
        .always_written()
        .described_by("@cards#characters"),
};

constexpr std::array special_fields{
    field_as<CardAbilities, &SpecialLines::abilities>("abilities").required(),
    field_of_whole<TextsBeside<SpecialLines>>("text"),
};

}  // namespace

constexpr Form special_form{special_fields};

namespace {

/// What stands on a stat card beside fields of a figure.
constexpr std::array other_stat_card_fields{
    field_of_whole<TextsBeside<StatCard>>("text"),
    form_field<special_form, &StatCard::specials>("specials")
        .described_by(R"({"type":"array","items":{"$ref":"monster.schema.json#/$defs/special"}})")
        .says("What a boss does when its card says special 1, 2 ..."),
};

struct StatCardValue : CodecOf<StatCard> {
    static void read(const Reader& reader, StatCard& card) {
        demand_only(reader, all_stat_card_fields());
        read_fields(reader, stat_card_fields(), &card.figure);
        check_stat_card(reader, card.figure);
        read_fields(reader, other_stat_card_fields, &card);
    }
    static Json write(const StatCard& card) {
        Json json = Json::object();
        write_fields(stat_card_fields(), &card.figure, json);
        write_fields(other_stat_card_fields, &card, json);
        return json;
    }
    static constexpr std::string_view schema = R"({"$ref":"monster.schema.json#/$defs/statCard"})";
};

template <auto member>
constexpr FieldForm stat_card_field(std::string_view name) {
    return field_as<OptionalOf<StatCardValue>, member>(name);
}
constexpr std::array stats_fields{
    stat_card_field<&MonsterSet::normal>("normal"),
    stat_card_field<&MonsterSet::elite>("elite"),
    stat_card_field<&MonsterSet::boss>("boss"),
};
constexpr Form stats_form{stats_fields, nullptr,
                          "The stat cards by rank; a boss is neither normal nor elite."};

constexpr std::array<std::string_view, 2> numbers{"even", "odd"};
void read_numbers(const Reader& reader, CardFor& figures) {
    figures.odd = reader.one_of(numbers, "even or odd") == 1;
}
Json write_numbers(const CardFor& figures) { return numbers.at(figures.odd ? 1 : 0); }
constexpr std::array card_for_fields{
    field<&CardFor::of>("of").id().required().says("The set of these figures."),
    field_of_whole<WholeValue<CardFor, read_numbers, write_numbers>>("numbers")
        .required()
        .named(numbers, "even or odd")
        .described_by("#names")
        .says("Their standee numbers."),
};
constexpr Form card_for_form{card_for_fields, nullptr,
                             "The figures of another set that perform the card of this one."};

void read_deck_name(const Reader& reader, MonsterSet& set) { set.deck = reader.text(); }
Json write_deck_name(const MonsterSet& set) {
    return set.deck == set.name ? Json{} : Json(set.deck);
}
constexpr auto monster_set_fields =
    all_of(head_fields<MonsterSet, monster_format>,
           std::array{
               field_of_whole<WholeValue<MonsterSet, read_deck_name, write_deck_name>>("deck")
                   .described_by(R"({"type":"string"})")
                   .says("The name of its ability deck; the set's own name if left out."),
               field<&MonsterSet::standees>("standees")
                   .within(limits::standees)
                   .says("The number of standees."),
               field_of_whole<InnerForm<MonsterSet, stats_form>>("stats").required(),
               field_as<CardsOfDeck, &MonsterSet::cards>("cards"),
               form_field<card_for_form, &MonsterSet::card_for>("cardFor"),
           });

void complete(MonsterSet& set, std::optional<StatCard>& card, std::optional<Rank> rank) {
    if (card) {
        card->figure.name = set.name;
        card->figure.kind = rank ? Kind::monster : Kind::boss;
        card->figure.rank = rank;
    }
}
void check_monster_set(const Reader& reader, void* object) {
    MonsterSet& set = *static_cast<MonsterSet*>(object);
    if (!reader.has("deck")) {
        set.deck = set.name;
    }
    complete(set, set.normal, Rank::normal);
    complete(set, set.elite, Rank::elite);
    complete(set, set.boss, std::nullopt);
}

constexpr auto deck_fields =
    all_of(head_fields<AbilityDeck, cards_format>,
           std::array{field_as<CardsOfDeck, &AbilityDeck::cards>("cards").required()});

template <class T>
T read_in_its_edition(const Reader& reader, std::string_view format, const Form& form) {
    demand_format(reader, format);
    demand_only(reader, form.fields);
    T object;
    object.edition = read_edition(reader.at("edition"));
    read_form(reader.with(edition(object.edition)), form, &object);
    return object;
}

}  // namespace

constexpr Form monster_set_form{monster_set_fields, check_monster_set};
constexpr Form ability_deck_form{deck_fields};

const std::vector<FieldForm>& all_stat_card_fields() {
    static const std::vector<FieldForm> all = [] {
        std::vector<FieldForm> fields{stat_card_fields().begin(), stat_card_fields().end()};
        fields.insert(fields.end(), other_stat_card_fields.begin(), other_stat_card_fields.end());
        return fields;
    }();
    return all;
}

MonsterSet read_monster_set(const Reader& reader) {
    return read_in_its_edition<MonsterSet>(reader, monster_format, monster_set_form);
}

MonsterSet read_monster_set(const Document& document) { return read_monster_set(Reader{document}); }

AbilityDeck read_ability_deck(const Reader& reader) {
    return read_in_its_edition<AbilityDeck>(reader, cards_format, ability_deck_form);
}

AbilityDeck read_ability_deck(const Document& document) {
    return read_ability_deck(Reader{document});
}

bool is_monster_data(const Document& document) {
    return document.format() == monster_format || document.format() == cards_format;
}

std::variant<MonsterSet, AbilityDeck> read_monster_data(const Document& document) {
    if (document.format() == cards_format) {
        return read_ability_deck(document);
    }
    return read_monster_set(document);
}

Json write_monster_set(const MonsterSet& set) {
    Json json = Json::object();
    write_fields(monster_set_fields, &set, json);
    return json;
}

Json write_ability_deck(const AbilityDeck& deck) {
    Json json = Json::object();
    write_fields(deck_fields, &deck, json);
    return json;
}

}  // namespace standee
