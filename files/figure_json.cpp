#include "files/figure_json.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "files/fields.hpp"
#include "files/progress_json.hpp"
#include "files/render.hpp"
#include "files/values_json.hpp"
#include "files/writing.hpp"
#include "lib/words.hpp"

namespace standee {
namespace {

constexpr std::array<std::string_view, 2> origins{"summoned", "spawned"};
constexpr std::array<std::string_view, 1> never_focused_on{"summon"};
constexpr std::array<std::string_view, 1> other_decks{"character"};
constexpr std::array<std::string_view, 1> goals{"startingHex"};

/// A number, or `[leading, second]` for a character and for its summons, who have theirs.
Initiative read_initiative(const Reader& reader, Kind kind) {
    const bool may_be_pair = kind == Kind::character || kind == Kind::summon;
    if (!reader.is_array()) {
        return {reader.number(), std::nullopt};
    }
    if (!may_be_pair || reader.size() != 2) {
        reader.fail(ErrorCode::wrong_type,
                    may_be_pair ? "a number, or two: [leading, second]" : "a number");
    }
    return {reader[0].number(), reader[1].number()};
}

void read_immunities(const Reader& reader, const Edition& edition, Figure& figure) {
    const std::size_t count = reader.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Reader item = reader[i];
        if (item.is_text() && item.text() == "push") {
            figure.immune_to_push = true;
        } else if (item.is_text() && item.text() == "pull") {
            figure.immune_to_pull = true;
        } else {
            figure.immunities.insert(read_condition(item, edition));
        }
    }
}

CardCount read_card_count(const Reader& reader) {
    reader.only(fields::card_count);
    return {reader.integer_or("hand", 0, limits::amount),
            reader.integer_or("discard", 0, limits::amount)};
}

/// The hexes of an objective beside its first one.
std::vector<Hex> read_further_hexes(const Reader& reader, Kind kind) {
    const auto written = reader.find("alsoAt");
    if (written && kind != Kind::objective) {
        written->fail_with(
            ErrorCode::out_of_range,
            "several hexes of a figure of kind " + std::string{name_in(kind_names, kind)},
            "an objective: no other figure stands in more than one hex", "map.objective"_clause);
    }
    return reader.list_or_none("alsoAt", read_hex);
}

void read_identity(const Reader& reader, Figure& figure) {
    figure.id = reader.at("id").id();
    figure.kind = reader.at("kind").named<Kind>(kind_names, "a kind of figure");
    figure.side = reader.at("side").named<Side>(side_names, "a side");
    figure.at = read_hex(reader.at("at"));
    figure.also_at = read_further_hexes(reader, figure.kind);
    figure.name = reader.text_or("name", "");
    figure.set = reader.text_or("set", "");
    if (const auto rank = reader.find("rank")) {
        figure.rank = rank->named<Rank>(rank_names, "a rank");
    }
    figure.standee = reader.integer_at("standee", limits::amount);
    if (const auto initiative = reader.find("initiative")) {
        figure.initiative = read_initiative(*initiative, figure.kind);
    }
    if (const auto summoner = reader.find("summoner")) {
        figure.summoner = summoner->id();
    }
    figure.summoned_this_round = reader.boolean_or("summonedThisRound", false);
    if (const auto origin = reader.find("origin")) {
        figure.origin = static_cast<Origin>(origin->one_of(origins, "an origin") + 1);
    }
}

void read_stats(const Reader& reader, Figure& figure) {
    figure.hp = reader.integer_at("hp", limits::at_least_one);
    figure.max_hp = reader.integer_at("maxHp", limits::at_least_one);
    check_hit_points(reader, figure.hp, figure.max_hp);
    figure.attack = read_stat(reader, "attack", limits::amount, figure.dashes.attack);
    figure.move = read_stat(reader, "move", limits::points, figure.dashes.move);
    figure.range = read_stat(reader, "range", limits::range, figure.dashes.range);
    figure.flying = reader.boolean_or("flying", false);
    figure.shield = reader.integer_or("shield", 0, limits::amount);
    figure.retaliate = reader.list_or_none("retaliate", read_retaliate);
    figure.pierce = reader.integer_or("pierce", 0, limits::amount);
    figure.targets = reader.integer_at("targets", limits::targets);
}

Json write_immunities(const Figure& figure) {
    Json json = Json::array();
    for (const std::string_view name : condition_names) {
        if (figure.immunities.contains(*condition_named(name))) {
            json.push_back(name);
        }
    }
    if (figure.immune_to_push) {
        json.push_back("push");
    }
    if (figure.immune_to_pull) {
        json.push_back("pull");
    }
    return json;
}

/// What a stat card says beside the numbers.
void read_nature(const Reader& reader, const Edition& edition, Figure& figure) {
    if (const auto immunities = reader.find("immunities")) {
        read_immunities(*immunities, edition, figure);
    }
    if (const auto effects = reader.find("attackEffects")) {
        figure.attack_effects = read_effects(*effects, edition);
    }
    figure.advantage = reader.boolean_or("advantage", false);
    figure.attackers_disadvantage = reader.boolean_or("attackersDisadvantage", false);
    for (const std::size_t kind : reader.list_or_none("focusNot", [&](const Reader& item) {
             return item.one_of(never_focused_on, "a kind of figure to leave out");
         })) {
        figure.ignores_summons = figure.ignores_summons || kind == 0;
    }
    if (const auto deck = reader.find("modifierDeck")) {
        figure.draws_from_character = deck->one_of(other_decks, "whose modifier deck it has") == 0;
    }
    if (const auto goal = reader.find("headsFor")) {
        figure.heads_for_start = goal->one_of(goals, "what it moves towards") == 0;
    }
    figure.water_only = reader.boolean_or("waterOnly", false);
    figure.bonuses = reader.list_or_none(
        "bonuses", [&](const Reader& item) { return read_bonus(item, edition); });
}

Json write_initiative(const Initiative& initiative) {
    Json leading = write_number(initiative.leading);
    return initiative.second ? Json::array({leading, write_number(*initiative.second)}) : leading;
}

void write_identity(const Figure& figure, Json& json) {
    json["id"] = figure.id;
    json["kind"] = name_in(kind_names, figure.kind);
    json["side"] = name_in(side_names, figure.side);
    json["at"] = write_hex(figure.at);
    put_list(json, "alsoAt", figure.also_at, write_hex);
    put_unless(json, "name", figure.name, std::string{});
    put_unless(json, "set", figure.set, std::string{});
    if (figure.rank) {
        json["rank"] = name_in(rank_names, *figure.rank);
    }
    put_if(json, "standee", figure.standee);
    if (figure.initiative) {
        json["initiative"] = write_initiative(*figure.initiative);
    }
    put_if(json, "summoner", figure.summoner);
    put_unless(json, "summonedThisRound", figure.summoned_this_round, false);
    if (figure.origin != Origin::placed) {
        json["origin"] = name_in(origin_names, figure.origin);
    }
}

void write_stats(const Figure& figure, Json& json) {
    put_if(json, "hp", figure.hp);
    put_if(json, "maxHp", figure.max_hp);
    put_stat(json, "attack", figure.attack, figure.dashes.attack);
    put_stat(json, "move", figure.move, figure.dashes.move);
    put_stat(json, "range", figure.range, figure.dashes.range);
    put_unless(json, "flying", figure.flying, false);
    put_unless(json, "shield", figure.shield, 0);
    put_list(json, "retaliate", figure.retaliate, write_retaliate);
    put_unless(json, "pierce", figure.pierce, 0);
    put_if(json, "targets", figure.targets);
}

void write_nature(const Figure& figure, Json& json) {
    if (!figure.immunities.empty() || figure.immune_to_push || figure.immune_to_pull) {
        json["immunities"] = write_immunities(figure);
    }
    put_list(json, "attackEffects", figure.attack_effects, write_effect);
    put_unless(json, "advantage", figure.advantage, false);
    put_unless(json, "attackersDisadvantage", figure.attackers_disadvantage, false);
    if (figure.ignores_summons) {
        json["focusNot"] = never_focused_on;
    }
    if (figure.draws_from_character) {
        json["modifierDeck"] = other_decks.front();
    }
    if (figure.heads_for_start) {
        json["headsFor"] = goals.front();
    }
    put_unless(json, "waterOnly", figure.water_only, false);
}

/// Only a monster, boss or ally can be beyond interaction, and then nothing gives it a condition.
void check_no_interaction(const Reader& reader, const Figure& figure) {
    if (!figure.no_interaction) {
        return;
    }
    const Clause clause = "ally.no-interaction"_clause;
    if (!has_ability_card(figure)) {
        reader.at("noInteraction")
            .fail_with(ErrorCode::out_of_range,
                       "a figure of kind " + std::string{name_in(kind_names, figure.kind)},
                       "a monster, boss or ally", clause);
    }
    if (!figure.conditions.empty()) {
        reader.at("conditions")
            .fail_with(ErrorCode::out_of_range, "a condition of a figure with noInteraction",
                       "none: no rule says what it does to such a figure", clause);
    }
}

}  // namespace

void check_hit_points(const Reader& reader, std::optional<int> hp, std::optional<int> max_hp) {
    if (hp && max_hp && *hp > *max_hp) {
        reader.at("hp").fail(ErrorCode::out_of_range,
                             "at most the maxHp of " + std::to_string(*max_hp));
    }
}

std::optional<int> read_stat(const Reader& reader, std::string_view field, Limits limits,
                             bool& dash) {
    const auto there = reader.find(field);
    dash = there && there->is_text() && there->text() == "-";
    if (!there || dash) {
        return std::nullopt;
    }
    if (there->is_text()) {
        there->fail(ErrorCode::wrong_type, "a whole number, or \"-\" for a dash");
    }
    return there->integer(limits);
}

void put_stat(Json& json, std::string_view field, std::optional<int> stat, bool dash) {
    if (dash) {
        json[field] = "-";
    } else {
        put_if(json, field, stat);
    }
}

Figure read_figure(const Reader& reader, const Edition& edition) {
    reader.only(fields::figure);
    Figure figure;
    read_identity(reader, figure);
    read_stats(reader, figure);
    if (const auto conditions = reader.find("conditions")) {
        figure.conditions = read_held_conditions(*conditions, edition);
    }
    read_nature(reader, edition, figure);
    if (const auto cards = reader.find("cards")) {
        figure.cards = read_card_count(*cards);
    }
    figure.turn_ended = reader.boolean_or("turnEnded", false);
    figure.no_interaction = reader.boolean_or("noInteraction", false);
    check_no_interaction(reader, figure);
    const bool asks = std::ranges::any_of(figure.bonuses, &ActiveBonus::undamaged);
    if (asks && figure.hp && !figure.max_hp) {
        reader.fail_with(ErrorCode::missing_field, "no \"maxHp\"",
                         "the maximum, as a bonus counts while the figure is undamaged",
                         "card.while-undamaged"_clause);
    }
    return figure;
}

void read_stat_card(const Reader& reader, const Edition& edition, Figure& figure) {
    read_stats(reader, figure);
    read_nature(reader, edition, figure);
    for (std::size_t i = 0; i < figure.bonuses.size(); ++i) {
        if (figure.bonuses[i].lasts.unit != Lasting::Unit::persistent) {
            reader.at("bonuses")[i].fail_with(ErrorCode::out_of_range,
                                              "a bonus that ends, on a stat card",
                                              R"(one with "lasts": "persistent")");
        }
    }
}

void write_stat_card(const Figure& figure, Json& json) {
    write_stats(figure, json);
    write_nature(figure, json);
    put_list(json, "bonuses", figure.bonuses, write_bonus);
}

Json write_number(double number) {
    constexpr double whole_up_to = 9007199254740992.0;
    if (number == std::floor(number) && std::abs(number) <= whole_up_to) {
        return static_cast<std::int64_t>(number);
    }
    return number;
}

Json write_figure(const Figure& figure) {
    Json json = Json::object();
    write_identity(figure, json);
    write_stats(figure, json);
    put_list(json, "conditions", figure.conditions, write_held_condition);
    write_nature(figure, json);
    if (figure.cards) {
        json["cards"] = {{"hand", figure.cards->hand}, {"discard", figure.cards->discard}};
    }
    put_unless(json, "noInteraction", figure.no_interaction, false);
    put_list(json, "bonuses", figure.bonuses, write_bonus);
    put_unless(json, "turnEnded", figure.turn_ended, false);
    return json;
}

}  // namespace standee
