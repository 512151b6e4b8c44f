#include "lib/json/monster_card_json.hpp"

#include "lib/json/ability_json.hpp"
#include "lib/json/fields.hpp"
#include "lib/json/figure_json.hpp"
#include "lib/json/writing.hpp"

namespace standee {

MonsterCard read_monster_card(const Reader& reader, const Edition& edition) {
    reader.only(fields::monster_card);
    MonsterCard card;
    card.id = reader.text_or("id", "");
    card.name = reader.text_or("name", "");
    if (const auto initiative = reader.find("initiative")) {
        card.initiative = initiative->number();
    }
    card.shuffle = reader.boolean_or("shuffle", false);
    card.abilities = read_abilities(reader.at("abilities"), edition);
    card.text = reader.list_or_none("text", [](const Reader& item) { return item.text(); });
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
    put_list(json, "text", card.text, [](const std::string& text) { return Json(text); });
    return json;
}

}  // namespace standee
