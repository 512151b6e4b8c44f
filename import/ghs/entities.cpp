#include "import/ghs/entities.hpp"

#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "files/reader.hpp"
#include "import/ghs/game_pieces.hpp"
#include "lib/words.hpp"

namespace standee::ghs {
namespace {

/// A condition as the application stores one that has just been given.
Json new_condition(std::string_view name) {
    return {{"name", name},       {"value", 1},       {"state", "normal"}, {"lastState", "new"},
            {"permanent", false}, {"expired", false}, {"highlight", false}};
}

/// What the application stores of every figure.
Json new_figure(const Figure& figure, int number, const Edition& rules) {
    const int hp = figure.hp.value_or(0);
    Json entity{{"number", number},
                {"dead", false},
                {"dormant", false},
                {"active", false},
                {"health", hp},
                {"maxHealth", figure.max_hp.value_or(hp)},
                {"entityConditions", Json::array()},
                {"immunities", Json::array()},
                {"markers", Json::array()},
                {"tags", Json::array()},
                {"shield", ""},
                {"shieldPersistent", ""},
                {"retaliate", Json::array()},
                {"retaliatePersistent", Json::array()}};
    update_conditions(entity, figure, rules);
    return entity;
}

}  // namespace

void put(Json& object, const char* field, const Json& value) {
    const bool nothing = value == Json(false) || value == Json(0);
    if (object.contains(field) ? object[field] != value : !nothing) {
        object[field] = value;
    }
}

void update_conditions(Json& entity, const Figure& figure, const Edition& rules) {
    Json& list = entity["entityConditions"];
    Json kept = Json::array();
    std::set<std::string> there;
    for (const Json& condition : list.is_array() ? list : Json::array()) {
        const Reader reader{condition};
        const std::string name = reader.at("name").text();
        const auto known = condition_named(name);
        if (!is_held(name, rules) || is_gone(reader) || figure.has(*known)) {
            kept.push_back(condition);
            there.insert(is_gone(reader) ? "" : name);
        }
    }
    for (const HeldCondition& held : figure.conditions) {
        const std::string name{name_of(held.name)};
        if (is_held(name, rules) && !there.contains(name)) {
            kept.push_back(new_condition(name));
        }
    }
    list = std::move(kept);
}

void set_dead(Json& entity, standee::Kind kind) {
    entity["health"] = 0;
    entity[kind == standee::Kind::character ? "exhausted" : "dead"] = true;
    if (kind == standee::Kind::character) {
        entity["off"] = true;
    }
    put(entity, "active", false);
}

Json new_monster(const Figure& figure, int number, const Edition& rules) {
    Json entity = new_figure(figure, number, rules);
    const bool elite = figure.rank == Rank::elite;
    entity["type"] = figure.kind == standee::Kind::boss ? "boss" : elite ? "elite" : "normal";
    entity["marker"] = "";
    entity["revealed"] = false;
    entity["off"] = figure.turn_ended;
    entity["summon"] = figure.summoned_this_round          ? "new"
                       : figure.origin == Origin::summoned ? "true"
                                                           : "false";
    return entity;
}

Json new_summon(const Figure& figure, int number, const Edition& rules, int level) {
    Json summon = new_figure(figure, number, rules);
    summon["uuid"] = "";  // the application gives it one
    summon["name"] = figure.name.empty() ? figure.id : figure.name;
    summon["title"] = "";
    summon["cardId"] = "";
    summon["color"] = "blue";
    summon["attack"] = std::to_string(figure.attack.value_or(0));
    summon["movement"] = figure.move.value_or(0);
    summon["range"] = figure.range.value_or(0);
    summon["flying"] = figure.flying;
    summon["state"] = figure.summoned_this_round ? "new" : "true";
    summon["level"] = level;
    summon["noThumbnail"] = false;
    return summon;
}

}  // namespace standee::ghs
