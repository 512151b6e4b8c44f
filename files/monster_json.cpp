#include "files/monster_json.hpp"

#include <algorithm>

#include "files/ability_json.hpp"
#include "files/fields.hpp"
#include "files/figure_json.hpp"
#include "files/monster_card_json.hpp"
#include "files/render.hpp"
#include "files/scene_json.hpp"
#include "files/values_json.hpp"
#include "files/writing.hpp"

namespace standee {
namespace {

constexpr Limits number_of_characters{1, 9};

std::vector<MonsterCard> read_cards_of_deck(const Reader& reader, const Edition& edition) {
    std::vector<MonsterCard> cards = reader.list([&](const Reader& item) {
        static_cast<void>(item.at("id").id());  // in a deck it is needed
        return read_monster_card(item, edition);
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

ResolvedFor read_resolved(const Reader& reader) {
    return {reader.integer_or("level", 1, limits::level),
            reader.integer_or("characters", 2, number_of_characters)};
}

SpecialLines read_special(const Reader& reader, const Edition& edition) {
    reader.only(fields::special);
    SpecialLines lines;
    lines.abilities = read_card_abilities(reader.at("abilities"), edition);
    lines.text = read_party_texts(reader, lines.abilities.size());
    return lines;
}

std::optional<StatCard> stat_card_at(const Reader& stats, std::string_view field,
                                     const Edition& edition, const MonsterSet& set) {
    const auto reader = stats.find(field);
    if (!reader) {
        return std::nullopt;
    }
    reader->only(fields::stat_card);
    StatCard card;
    card.figure.name = set.name;
    card.figure.kind = field == "boss" ? Kind::boss : Kind::monster;
    if (field != "boss") {
        card.figure.rank = field == "elite" ? Rank::elite : Rank::normal;
    }
    read_stat_card(*reader, edition, card.figure);
    card.text = read_party_texts(*reader, 0);
    card.specials = reader->list_or_none(
        "specials", [&](const Reader& item) { return read_special(item, edition); });
    return card;
}

Json write_stats(const StatCard& card) {
    Json json = Json::object();
    write_stat_card(card.figure, json);
    put_list(json, "text", card.text, write_party_text);
    put_list(json, "specials", card.specials, [](const SpecialLines& special) {
        Json lines{{"abilities", write_abilities(special.abilities)}};
        put_list(lines, "text", special.text, write_party_text);
        return lines;
    });
    return json;
}

/// The fields that a set and a deck begin with.
template <class SetOrDeck>
Json write_head(std::string_view format, const SetOrDeck& what) {
    return {{"format", format},
            {"name", what.name},
            {"edition", edition(what.edition).name()},
            {"level", what.resolved.level},
            {"characters", what.resolved.characters}};
}

}  // namespace

MonsterSet read_monster_set(const Reader& reader) {
    demand_format(reader, monster_format);
    reader.only(fields::monster_set);
    MonsterSet set;
    set.name = reader.at("name").id();
    set.edition = read_edition(reader.at("edition"));
    set.resolved = read_resolved(reader);
    set.deck = reader.text_or("deck", set.name);
    set.standees = reader.integer_at("standees", limits::amount);
    const Reader stats = reader.at("stats");
    stats.only(fields::stat_cards);
    const Edition& rules = edition(set.edition);
    set.normal = stat_card_at(stats, "normal", rules, set);
    set.elite = stat_card_at(stats, "elite", rules, set);
    set.boss = stat_card_at(stats, "boss", rules, set);
    if (const auto cards = reader.find("cards")) {
        set.cards = read_cards_of_deck(*cards, rules);
    }
    return set;
}

MonsterSet read_monster_set(const Json& json) { return read_monster_set(Reader{json}); }

AbilityDeck read_ability_deck(const Reader& reader) {
    demand_format(reader, cards_format);
    reader.only(fields::ability_deck);
    AbilityDeck deck;
    deck.name = reader.at("name").id();
    deck.edition = read_edition(reader.at("edition"));
    deck.resolved = read_resolved(reader);
    deck.cards = read_cards_of_deck(reader.at("cards"), edition(deck.edition));
    return deck;
}

AbilityDeck read_ability_deck(const Json& json) { return read_ability_deck(Reader{json}); }

bool is_monster_data(const Json& json) {
    const auto format = json.is_object() ? json.find("format") : json.end();
    return json.is_object() && format != json.end() &&
           (*format == monster_format || *format == cards_format);
}

std::variant<MonsterSet, AbilityDeck> read_monster_data(const Json& json) {
    if (json.at("format") == cards_format) {
        return read_ability_deck(json);
    }
    return read_monster_set(json);
}

Json write_monster_set(const MonsterSet& set) {
    Json json = write_head(monster_format, set);
    put_unless(json, "deck", set.deck, set.name);
    put_if(json, "standees", set.standees);
    Json stats = Json::object();
    for (const auto& [rank, card] :
         {std::pair{"normal", &set.normal}, {"elite", &set.elite}, {"boss", &set.boss}}) {
        if (*card) {
            stats[rank] = write_stats(**card);
        }
    }
    json["stats"] = std::move(stats);
    put_list(json, "cards", set.cards, write_monster_card);
    return json;
}

Json write_ability_deck(const AbilityDeck& deck) {
    Json json = write_head(cards_format, deck);
    json["cards"] = write_list(deck.cards, write_monster_card);
    return json;
}

}  // namespace standee
