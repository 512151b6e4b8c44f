#include "files/figure_json.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "files/progress_json.hpp"
#include "files/value_forms.hpp"
#include "lib/words.hpp"

namespace standee {
namespace {

constexpr std::array<std::string_view, 2> origins{"summoned", "spawned"};
constexpr std::array<std::string_view, 1> other_decks{"character"};

/// A number, or `[leading, second]` for a character and for its summons, who have theirs.
void read_initiative(const Reader& reader, Figure& figure) {
    const bool may_be_pair = figure.kind == Kind::character || figure.kind == Kind::summon;
    if (!reader.is_array()) {
        figure.initiative = {reader.number(), std::nullopt};
        return;
    }
    if (!may_be_pair || reader.size() != 2) {
        reader.fail(ErrorCode::wrong_type,
                    may_be_pair ? "a number, or two: [leading, second]" : "a number");
    }
    figure.initiative = {reader[0].number(), reader[1].number()};
}
Json write_initiative(const Figure& figure) {
    if (!figure.initiative) {
        return {};
    }
    const Json leading = write_number(figure.initiative->leading);
    return figure.initiative->second
               ? Json::array({leading, write_number(*figure.initiative->second)})
               : leading;
}

/// The hexes of an objective beside its first one.
void read_further_hexes(const Reader& reader, Figure& figure) {
    if (figure.kind != Kind::objective) {
        reader.fail_with(
            ErrorCode::out_of_range,
            "several hexes of a figure of kind " + std::string{name_in(kind_names, figure.kind)},
            "an objective: no other figure stands in more than one hex", "map.objective"_clause);
    }
    figure.also_at = read_hexes(reader);
}
Json write_further_hexes(const Figure& figure) {
    return figure.also_at.empty() ? Json{} : write_hexes(figure.also_at);
}

void read_origin(const Reader& reader, Figure& figure) {
    figure.origin = static_cast<Origin>(reader.one_of(origins, "an origin") + 1);
}
Json write_origin(const Figure& figure) {
    return figure.origin == Origin::placed ? Json{} : Json(name_in(origin_names, figure.origin));
}

void read_immunities(const Reader& reader, Figure& figure) {
    const std::size_t count = reader.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Reader item = reader[i];
        if (item.is_text() && item.text() == "push") {
            figure.immune_to_push = true;
        } else if (item.is_text() && item.text() == "pull") {
            figure.immune_to_pull = true;
        } else {
            figure.immunities.insert(read_condition(item));
        }
    }
}

constexpr ConditionSet can_be_permanent{Condition::invisible,  Condition::strengthen,
                                        Condition::immobilize, Condition::disarm,
                                        Condition::muddle,     Condition::impair};

void read_permanent(const Reader& reader, Figure& figure) {
    for (std::size_t i = 0; i < reader.size(); ++i) {
        const Reader item = reader[i];
        const Condition condition = read_condition(item);
        if (!can_be_permanent.contains(condition)) {
            item.fail_with(
                ErrorCode::out_of_range, "a permanent " + std::string{name_of(condition)},
                "a condition that otherwise ends with a turn", "condition.permanent"_clause);
        }
        figure.permanent.insert(condition);
    }
}
Json write_permanent(const Figure& figure) {
    Json json = Json::array();
    for (const std::string_view name : condition_names) {
        if (figure.permanent.contains(*condition_named(name))) {
            json.push_back(name);
        }
    }
    return json.empty() ? Json{} : json;
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
    return json.empty() ? Json{} : json;
}

constexpr std::array<std::string_view, 2> terrain_unfelt{"hazardous", "water"};
void read_unaffected(const Reader& reader, Figure& figure) {
    for (std::size_t i = 0; i < reader.size(); ++i) {
        const bool water = reader[i].one_of(terrain_unfelt, "a kind of terrain") == 1;
        (water ? figure.minds_no_water : figure.minds_no_hazard) = true;
    }
}
Json write_unaffected(const Figure& figure) {
    Json json = Json::array();
    if (figure.minds_no_hazard) {
        json.push_back("hazardous");
    }
    if (figure.minds_no_water) {
        json.push_back("water");
    }
    return json.empty() ? Json{} : json;
}

/// The conditions of a figure, none of them twice.
struct HeldConditions : ValueOf<std::vector<HeldCondition>> {
    static void read(const Reader& reader, Value& value) { value = read_held_conditions(reader); }
};

constexpr std::array base_retaliate_fields{
    field<&Retaliate::value>("value").within(limits::amount).required(),
    field<&Retaliate::range>("range").within(limits::range).or_else(1),
    effects_field<&Retaliate::effects>().says("What whoever it reaches gains or suffers after it."),
};
constexpr std::array card_count_fields{
    field<&CardCount::hand>("hand").within(limits::amount).always_written(),
    field<&CardCount::discard>("discard").within(limits::amount).always_written(),
};
}  // namespace

constexpr Form retaliate_form{base_retaliate_fields, nullptr, {}, {}, "retaliate"};

namespace {

constexpr Form card_count_form{card_count_fields};

template <auto member>
constexpr FieldForm stat_field(std::string_view name) {
    return field<member>(name).within(limits::amount);
}
template <void (*read)(const Reader&, Figure&), Json (*write)(const Figure&)>
constexpr FieldForm special_field(std::string_view name, std::string_view schema) {
    return field_of_whole<WholeValue<Figure, read, write>>(name).described_by(schema);
}

constexpr std::array identity_fields{
    field<&Figure::id>("id").id().required(),
    field<&Figure::kind>("kind").named(kind_names, "a kind of figure").required(),
    field<&Figure::side>("side").named(side_names, "a side").required(),
    field<&Figure::at>("at").required(),
    special_field<read_further_hexes, write_further_hexes>("alsoAt",
                                                           R"({"type":"array","items":"@hex"})")
        .says("The other hexes of an objective that stands in several: each adjacent to another of "
              "its hexes [map.objective]."),
    field<&Figure::name>("name").says("The monster set."),
    field<&Figure::set>("set").says(
        "The set whose ability cards the figure uses, if several sets share a deck; otherwise "
        "those of its own set."),
    field<&Figure::rank>("rank").named(rank_names, "a rank"),
    stat_field<&Figure::standee>("standee"),
    special_field<read_initiative, write_initiative>("initiative", "@initiative"),
    field<&Figure::summoner>("summoner").id(),
    field<&Figure::summon_order>("summonOrder")
        .within(limits::amount)
        .says("Of several summons of one figure, those with a lower number were summoned before; "
              "one without it before all that have one [initiative.summon]."),
    field<&Figure::summoned_this_round>("summonedThisRound"),
    special_field<read_origin, write_origin>("origin", "#names").named(origins, "an origin"),
};
constexpr std::array stat_fields{
    field<&Figure::hp>("hp")
        .within(limits::at_least_one)
        .says("Hit points, at most maxHp. A figure without hp cannot die."),
    field<&Figure::max_hp>("maxHp").within(limits::at_least_one),
    attack_stat<Figure>(),
    move_stat<Figure>(),
    range_stat<Figure>(),
    field<&Figure::flying>("flying"),
    stat_field<&Figure::shield>("shield"),
    form_field<retaliate_form, &Figure::retaliate>("retaliate"),
    stat_field<&Figure::pierce>("pierce"),
    field<&Figure::targets>("targets").within(limits::targets),
};
/// What a stat card says beside the numbers.
constexpr std::array nature_fields{
    special_field<read_immunities, write_immunities>(
        "immunities",
        R"({"type":"array","items":{"anyOf":["@condition",{"enum":["push","pull"]}]}})"),
    special_field<read_permanent, write_permanent>("permanent",
                                                   R"({"type":"array","items":"@condition"})")
        .says("Conditions that the figure always has."),
    field<&Figure::least_hp>("leastHp")
        .within(limits::amount)
        .says("The hit points of the figure never drop below this number."),
    effects_field<&Figure::attack_effects>("attackEffects"),
    field<&Figure::advantage>("advantage").says("All attacks by the figure have advantage."),
    field<&Figure::attackers_disadvantage>("attackersDisadvantage")
        .says("All attacks on the figure have disadvantage."),
    field_as<SummonsLeftOut, &Figure::ignores_summons>("focusNot")
        .says("The figure never focuses on figures of these kinds."),
    field_as<FlagWord, &Figure::draws_from_character>("modifierDeck")
        .named(other_decks, "whose modifier deck it has")
        .says("The figure draws from the modifier deck of the character, who must be the only "
              "one."),
    field<&Figure::heads_for>("headsFor")
        .id()
        .says("The figure moves towards the closest of the hexes that the map marks so; "
              "startingHex: towards the closest starting hex."),
    field<&Figure::water_only>("waterOnly")
        .says("To the figure water tiles are corridors, and all other hexes obstacles."),
    special_field<read_unaffected, write_unaffected>(
        "unaffectedBy", R"({"type":"array","items":{"enum":["hazardous","water"]}})")
        .says("Terrain that does not affect the figure."),
};
constexpr std::array bonuses_field{form_field<active_bonus_form, &Figure::bonuses>("bonuses")};
constexpr auto fields_of_stat_card = standee::all_of(stat_fields, nature_fields, bonuses_field);
constexpr auto figure_fields = standee::all_of(
    identity_fields, stat_fields,
    std::array{field_as<HeldConditions, &Figure::conditions>("conditions")
                   .described_by(R"({"type":"array","items":"@heldCondition","uniqueItems":true})")
                   .says("The conditions, each listed once.")},
    nature_fields,
    std::array{form_field<card_count_form, &Figure::cards>("cards").says(
                   "What a character can lose to negate damage."),
               field<&Figure::no_interaction>("noInteraction")
                   .says("The figure, a monster, boss or ally, cannot be interacted with. It can "
                         "have no conditions.")},
    bonuses_field,
    std::array{
        field<&Figure::turn_ended>("turnEnded").says("The figure has had its turn this round."),
        stat_field<&Figure::tokens>("tokens").says("Tokens on its mat (targetTokens)."),
        stat_field<&Figure::spawns>("spawns").says("How many monsters its cards have spawned."),
        field<&Figure::app>("app").says(
            "Whatever an app keeps with the figure. Every scene of an answer has it as it was "
            "written.")});

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

void check_figure(const Reader& reader, void* object) {
    const Figure& figure = *static_cast<const Figure*>(object);
    check_hit_points(reader, figure.hp, figure.max_hp);
    check_no_interaction(reader, figure);
    const bool asks = std::ranges::any_of(figure.bonuses, &ActiveBonus::undamaged);
    if (asks && figure.hp && !figure.max_hp) {
        reader.fail_with(ErrorCode::missing_field, "no \"maxHp\"",
                         "the maximum, as a bonus counts while the figure is undamaged",
                         "card.while-undamaged"_clause);
    }
}

}  // namespace

constexpr Form figure_form{figure_fields, check_figure, {}, {}, "figure"};

std::span<const FieldForm> stat_card_fields() { return fields_of_stat_card; }

void check_hit_points(const Reader& reader, std::optional<int> hp, std::optional<int> max_hp) {
    if (hp && max_hp && *hp > *max_hp) {
        reader.at("hp").fail(ErrorCode::out_of_range,
                             "at most the maxHp of " + std::to_string(*max_hp));
    }
}

void check_stat_card(const Reader& reader, const Figure& figure) {
    check_hit_points(reader, figure.hp, figure.max_hp);
    for (std::size_t i = 0; i < figure.bonuses.size(); ++i) {
        if (figure.bonuses[i].lasts.unit != Lasting::Unit::persistent) {
            reader.at("bonuses")[i].fail_with(ErrorCode::out_of_range,
                                              "a bonus that ends, on a stat card",
                                              R"(one with "lasts": "persistent")");
        }
    }
}

double read_number(const Reader& reader) { return reader.number(); }

Json write_number(double number) {
    constexpr double whole_up_to = 9007199254740992.0;
    if (number == std::floor(number) && std::abs(number) <= whole_up_to) {
        return static_cast<std::int64_t>(number);
    }
    return number;
}

}  // namespace standee
