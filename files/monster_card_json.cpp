#include "files/monster_card_json.hpp"

#include "files/ability_json.hpp"
#include "files/fields.hpp"
#include "files/figure_json.hpp"
#include "files/render.hpp"
#include "files/writing.hpp"

namespace standee {
namespace {

PartyText read_party_text(const Reader& reader, std::size_t abilities) {
    using enum PartyText::Place;
    PartyText text;
    if (reader.is_text()) {
        text.says = reader.text();
        return text;
    }
    reader.only(fields::party_text);
    text.says = reader.at("says").text();
    text.why = reader.text_or("why", "");
    if (const auto mark = reader.find("mark"); mark && mark->text() != party_mark) {
        mark->fail(ErrorCode::unknown_name, in_quotes(party_mark));
    }
    const auto with = reader.integer_at("with", {0, static_cast<int>(abilities) - 1});
    const auto after = reader.integer_at("after", {0, static_cast<int>(abilities)});
    if (with && after) {
        reader.fail(ErrorCode::duplicate, "\"with\" or \"after\"");
    }
    text.place = with ? with_ability : after_abilities;
    text.abilities = with ? *with : after.value_or(0);
    return text;
}

}  // namespace

std::vector<PartyText> read_party_texts(const Reader& reader, std::size_t abilities) {
    return reader.list_or_none(
        "text", [abilities](const Reader& item) { return read_party_text(item, abilities); });
}

Json write_party_text(const PartyText& text) {
    const bool with = text.place == PartyText::Place::with_ability;
    Json json{{"says", text.says}};
    put_unless(json, "why", text.why, std::string{});
    if (with || text.abilities != 0) {
        json[with ? "with" : "after"] = text.abilities;
    }
    json["mark"] = party_mark;
    return json;
}

MonsterCard read_monster_card(const Reader& reader, const Edition& edition) {
    reader.only(fields::monster_card);
    MonsterCard card;
    card.id = reader.text_or("id", "");
    card.name = reader.text_or("name", "");
    if (const auto initiative = reader.find("initiative")) {
        card.initiative = initiative->number();
    }
    card.shuffle = reader.boolean_or("shuffle", false);
    card.abilities = read_card_abilities(reader.at("abilities"), edition);
    card.text = read_party_texts(reader, card.abilities.size());
    return card;
}

Json write_monster_card(const MonsterCard& card) {
    Json json = Json::object();
    put_unless(json, "id", card.id, std::string{});
    put_unless(json, "name", card.name, std::string{});
    if (card.initiative) {
        json["initiative"] = write_number(*card.initiative);
    }
    put_unless(json, "shuffle", card.shuffle, false);
    json["abilities"] = write_abilities(card.abilities);
    put_list(json, "text", card.text, write_party_text);
    return json;
}

}  // namespace standee
