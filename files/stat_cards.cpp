#include "files/stat_cards.hpp"

#include <utility>

#include "files/figure_json.hpp"
#include "files/monster_json.hpp"
#include "files/render.hpp"
#include "files/values_json.hpp"
#include "files/writing.hpp"
#include "lib/copy_work.hpp"
#include "lib/work.hpp"

namespace standee {
namespace {

std::string text_in(const Json& form, std::string_view field) {
    const auto found = form.find(field);
    return found != form.end() && found->is_string() ? found->get<std::string>() : "";
}

/// The fields of the stat card for a figure in this form; none where there is no such card.
Json card_fields(const Json& form, const std::map<std::string, MonsterSet>& monsters) {
    Json fields = Json::object();
    if (!form.is_object() || text_in(form, "kind") == "character") {
        return fields;
    }
    const auto set = monsters.find(text_in(form, "name"));
    if (set == monsters.end()) {
        return fields;
    }
    const bool boss = text_in(form, "kind") == "boss";
    if (const StatCard* card = stat_card_of(set->second, boss ? "boss" : text_in(form, "rank"))) {
        spend(4 * copy_work(card->figure));
        write_fields(stat_card_fields(), &card->figure, fields);
        const std::string& deck = set->second.deck;
        put_unless(fields, "set", deck == text_in(form, "name") ? std::string{} : deck,
                   std::string{});
    }
    return fields;
}

/// The value by which a stat is written that is as if left out.
Json nothing_like(const Json& value) {
    return value.is_boolean() ? Json(false) : value.is_array() ? Json::array() : Json(0);
}

}  // namespace

std::map<std::string, MonsterSet> read_monsters(const Reader& reader) {
    std::map<std::string, MonsterSet> monsters;
    for (const std::string& name : reader.field_names()) {
        monsters[name] = read_monster_set(reader.at(name));
    }
    return monsters;
}

void read_levels(const Reader& reader, Scene& scene) {
    for (const std::string& name : reader.field_names()) {
        const Reader level = reader.at(name);
        if (!scene.monsters.contains(name)) {
            level.fail_with(ErrorCode::bad_reference, "the set " + in_quotes(name),
                            "a set that has a stat card in \"monsters\"");
        }
        scene.levels[name] = level.integer(limits::level);
    }
}

void check_levels(const Reader& reader, Scene& scene) {
    for (const std::string& name : reader.field_names()) {
        const int level = scene.monsters.at(name).resolved.level;
        const auto own = scene.levels.find(name);
        const bool has_own = own != scene.levels.end();
        const int expected = has_own ? own->second : scene.level;
        if (level != expected) {
            const Reader set = reader.at(name);
            set.find("level").value_or(set).fail_with(
                ErrorCode::out_of_range, "stats of level " + std::to_string(level),
                "those of level " + std::to_string(expected) +
                    (has_own ? ", as in \"levels\""
                             : ", the scene's; \"levels\" may say otherwise"));
        }
    }
}

Json write_monsters(const std::map<std::string, MonsterSet>& monsters) {
    Json json = Json::object();
    for (const auto& [name, set] : monsters) {
        json[name] = write_monster_set(set);
    }
    return json;
}

Json with_stat_card(Json form, const std::map<std::string, MonsterSet>& monsters) {
    const Json fields = card_fields(form, monsters);
    for (const auto& [field, value] : fields.items()) {
        if (!form.contains(field)) {
            form[field] = value;
        }
    }
    return form;
}

Json write_figure_beside_card(const Figure& figure,
                              const std::map<std::string, MonsterSet>& monsters) {
    Json form = write_figure(figure);
    const Json fields = card_fields(form, monsters);
    for (const auto& [field, value] : fields.items()) {
        if (!form.contains(field) && !value.is_string()) {
            form[field] = nothing_like(value);
        }
    }
    return form;
}

}  // namespace standee
