#include "files/form_schema.hpp"

#include <utility>

#include <fmt/format.h>

#include "files/ability_json.hpp"
#include "files/count_json.hpp"
#include "files/event_json.hpp"
#include "files/figure_json.hpp"
#include "files/map_json.hpp"
#include "files/monster_card_json.hpp"
#include "files/monster_json.hpp"
#include "files/option_choice.hpp"
#include "files/progress_json.hpp"
#include "files/rules_json.hpp"
#include "files/scenario_json.hpp"
#include "files/scene_json.hpp"
#include "files/step_json.hpp"
#include "files/values_json.hpp"
#include "lib/rule_switches.hpp"

namespace standee {
namespace {

Json nested(const Form& form);
Json new_figure(const std::vector<std::string_view>& required);

Json reference(std::string_view file, std::string_view definition) {
    return {{"$ref", std::string{file} + ".schema.json#/$defs/" + std::string{definition}}};
}

Json integer_within(Limits limits) {
    Json json{{"type", "integer"}};
    if (limits.least != limits.greatest) {
        json["minimum"] = limits.least;
        json["maximum"] = limits.greatest;
    }
    return json;
}

Json names_schema(const FieldForm& field) {
    return field.names.size() == 1 ? Json{{"const", field.names.front()}}
                                   : Json{{"enum", field.names}};
}

Json named(std::string_view text, const FieldForm& field) {
    if (text == "#integer") {
        return integer_within(field.limits);
    }
    if (text == "#form") {
        return nested(field.value->form());
    }
    if (text == "#newFigure") {
        return new_figure({"id"});
    }
    if (text == "#newFigureAt") {
        return new_figure({"id", "at"});
    }
    if (text == "#names" || (text == "#text" && !field.names.empty())) {
        return names_schema(field);
    }
    if (text == "#text") {
        return field.is_id ? reference("scene", "id") : Json{{"type", "string"}};
    }
    const std::size_t file = text.find('#');
    return file == std::string_view::npos
               ? reference("scene", text.substr(1))
               : reference(text.substr(1, file - 1), text.substr(file + 1));
}

/// The schema with what its texts stand for in their place.
Json expanded(Json schema, const FieldForm& field) {
    if (schema.is_string()) {
        const auto& text = schema.get_ref<const std::string&>();
        return text.starts_with('@') || text.starts_with('#') ? named(text, field) : schema;
    }
    if (schema.is_structured()) {
        for (const auto& item : schema.items()) {
            if (item.key() != "$ref") {
                item.value() = expanded(std::move(item.value()), field);
            }
        }
    }
    return schema;
}

Json parsed(std::string_view schema, const FieldForm& field) {
    return expanded(schema.starts_with('{') ? parse_document(schema) : Json(schema), field);
}

/// A form within another: a reference, where it has a definition of its own.
Json nested(const Form& form) {
    return form.definition.empty() ? schema_of(form) : reference("scene", form.definition);
}

Json schema_of_value(const FieldForm& field) {
    if (!field.schema.empty()) {
        return parsed(field.schema, field);
    }
    const ValueForm& value = *field.value;
    Json schema = value.schema.empty() ? nested(value.form()) : parsed(value.schema, field);
    if (value.list) {
        schema = {{"type", "array"}, {"items", std::move(schema)}};
    }
    return value.map ? Json{{"type", "object"}, {"additionalProperties", std::move(schema)}}
                     : schema;
}

Json described(std::string_view description, Json schema) {
    if (description.empty()) {
        return schema;
    }
    Json json{{"description", description}};
    json.update(schema);
    return json;
}

void put_properties(const Form& form, Json& properties) {
    for (const FieldForm& field : form.fields) {
        properties[field.name] = described(field.description, schema_of_value(field));
    }
}

std::vector<std::string_view> required_of(const Form& form) {
    std::vector<std::string_view> names;
    for (const FieldForm& field : form.fields) {
        if (field.is_required_in_schema) {
            names.push_back(field.name);
        }
    }
    return names;
}

Json object_schema(std::string_view description, Json properties,
                   const std::vector<std::string_view>& required, std::string_view rules) {
    Json json = described(description, {{"type", "object"}});
    json["properties"] = std::move(properties);
    if (!required.empty()) {
        json["required"] = required;
    }
    if (!rules.empty()) {
        json.update(parsed(rules, {}));
    }
    json["additionalProperties"] = false;
    return json;
}

// Events

constexpr std::string_view of_round = "round-line/1";

/// Whether it is the reasons of a turn, which only a round gives.
bool is_plan(const EventForm& event) { return event.name == "plan"; }

Json schema_of_event(const EventForm& event) {
    Json properties{{"event", {{"const", event.name}}}};
    put_properties(*event.form, properties);
    properties["clause"] = reference("fixture", "clause");
    if (event.name == "attack") {
        properties["clause"] = described("card.when-dies if the figure attacks because it dies.",
                                         properties["clause"]);
    }
    return object_schema(event.form->description, std::move(properties), {"event"}, {});
}

std::vector<std::string_view> always_in(const EventForm& event) {
    std::vector<std::string_view> names = required_of(*event.form);
    names.insert(names.begin(), "event");
    names.emplace_back("clause");
    return names;
}

/// An event in another form: its properties refer to those of events.
Json properties_of_event(const EventForm& event) {
    Json properties{{"event", {{"const", event.name}}}};
    for (const FieldForm& field : event.form->fields) {
        properties[field.name] =
            reference("event", std::string{event.name} + "/properties/" + std::string{field.name});
    }
    properties["clause"] = reference("fixture", "clause");
    return properties;
}

/// An event as a line of a round.
Json schema_of_round_line(const EventForm& event) {
    Json properties{{"format", {{"const", of_round}}}};
    properties.update(properties_of_event(event));
    std::vector<std::string_view> required = always_in(event);
    required.insert(required.begin(), "format");
    if (is_plan(event)) {
        required.insert(std::prev(required.end()), "why");
    }
    return object_schema({}, std::move(properties), required, {});
}

/// An event of a game, with the board after it if that was asked for.
Json schema_of_game_event(const EventForm& event) {
    Json properties = properties_of_event(event);
    properties["scene"] = reference("session-event", "board");
    return object_schema({}, std::move(properties), always_in(event), {});
}

void publish_events(std::vector<PublishedPart>& parts) {
    Json whole = Json::array();
    Json some = Json::array();
    Json lines = Json::array();
    Json of_game = Json::array({reference("session-event", "note")});
    for (const EventForm& event : event_forms()) {
        const std::string name{event.name};
        parts.push_back({"event", "/$defs/" + name, schema_of_event(event)});
        whole.push_back({{"$ref", "#/$defs/" + name}, {"required", always_in(event)}});
        some.push_back({{"$ref", "#/$defs/" + name}});
        lines.push_back(schema_of_round_line(event));
        if (!is_plan(event)) {
            of_game.push_back(schema_of_game_event(event));
        }
    }
    parts.push_back({"event", "/anyOf", std::move(whole)});
    parts.push_back({"event", "/$defs/some/anyOf", std::move(some)});
    parts.push_back({"round-line", "/$defs/event/anyOf", std::move(lines)});
    parts.push_back({"session-event", "/anyOf", std::move(of_game)});
}

// Scenes, steps and monsters

/// Properties that refer to those of figures.
Json properties_of_figure(std::span<const FieldForm> fields) {
    Json properties = Json::object();
    for (const FieldForm& field : fields) {
        properties[field.name] = reference("scene", "figure/properties/" + std::string{field.name});
    }
    return properties;
}

/// A figure that a step brings: in one hex, and with less that must be said.
Json new_figure(const std::vector<std::string_view>& required) {
    Json properties = properties_of_figure(figure_form.fields);
    properties.erase("alsoAt");
    return object_schema({}, std::move(properties), required, {});
}

Json schema_of_abilities() {
    Json properties = Json::object();
    for (std::size_t i = 0; i < ability_forms().size(); ++i) {
        const AbilityForm& ability = ability_forms()[i];
        if (ability.in_line) {
            put_properties(*ability.form, properties);
        } else {
            properties[ability_names.at(i)] = nested(*ability.form);
        }
    }
    return properties;
}

Json schema_of_step(const StepForm& step) {
    const FieldForm& first = step.form.fields.front();
    const Json alone = described(first.description, schema_of_value(first));
    switch (step.alone) {
        case StepForm::Alone::always: return alone;
        case StepForm::Alone::never: break;
        case StepForm::Alone::may_be: {
            Form form = step.form;
            form.description = {};
            return described(step.form.description, {{"anyOf", {alone, schema_of(form)}}});
        }
    }
    return schema_of(step.form);
}

Json schema_of_rules() {
    Json properties = Json::object();
    for (const RuleSwitch& rule : rule_switches()) {
        properties[rule.name] = described(fmt::format("{} [{}]", rule.says, rule.clause.id()),
                                          written_rule_schema(rule));
    }
    return properties;
}

Json schema_of_effects() {
    Json alternatives = Json::array({reference("scene", "condition")});
    for (const Form& form : effect_forms()) {
        alternatives.push_back(schema_of(form));
    }
    return alternatives;
}

void publish_document(std::vector<PublishedPart>& parts, const std::string& file,
                      const Form& form) {
    Json schema = schema_of(form);
    for (const char* part : {"properties", "required"}) {
        parts.push_back({file, "/" + std::string{part}, std::move(schema[part])});
    }
}

void publish_scenes(std::vector<PublishedPart>& parts) {
    publish_document(parts, "scene", scene_form);
    for (const Form* form : {&map_form,
                             &door_form,
                             &retaliate_form,
                             &death_attack_form,
                             &active_bonus_form,
                             &figure_form,
                             &party_text_form,
                             &monster_card_form,
                             &progress_form,
                             &turn_order_form,
                             &area_form,
                             &add_form,
                             &controlled_attack_form,
                             &forced_form,
                             &count_in_abilities,
                             &count_in_attack,
                             &count_before_turn,
                             &count_of_figures,
                             &count_of_target,
                             &count_of_tokens}) {
        parts.push_back({"scene", "/$defs/" + std::string{form->definition}, schema_of(*form)});
    }
    parts.push_back({"scene", "/$defs/trap/anyOf/1", schema_of(trap_form)});
    parts.push_back({"scene", "/$defs/heldCondition/anyOf/1", schema_of(held_condition_form)});
    parts.push_back({"scene", "/$defs/card/anyOf/1", schema_of(card_form)});
    parts.push_back({"scene", "/$defs/effect/anyOf", schema_of_effects()});
    parts.push_back({"scene", "/$defs/ability/properties", schema_of_abilities()});
    parts.push_back({"scene", "/$defs/rules/properties", schema_of_rules()});
    parts.push_back({"fixture", "/$defs/figureField/enum", names_of(figure_form.fields)});
}

void publish_scenarios(std::vector<PublishedPart>& parts) {
    publish_document(parts, "scenario", scenario_form);
    parts.push_back({"scenario", "/$defs/room", schema_of(room_form)});
    Json properties = properties_of_figure(figure_form.fields);
    put_properties(room_figure_form, properties);
    std::vector<std::string_view> required = required_of(figure_form);
    std::erase(required, "at");
    parts.push_back(
        {"scenario", "/$defs/roomFigure",
         object_schema("A figure as in a scene. Without \"at\" the party puts it on a hex.",
                       std::move(properties), required, {})});
}

void publish_steps(std::vector<PublishedPart>& parts) {
    Json properties = Json::object();
    for (const StepForm& step : step_forms()) {
        properties[step.name] = schema_of_step(step);
    }
    parts.push_back({"step", "/properties", std::move(properties)});
    parts.push_back(
        {"step", "/$defs/negate/anyOf/1/items/anyOf/1", schema_of(negated_source_form)});
    parts.push_back({"event", "/$defs/option", schema_of(option_form)});
}

void publish_monsters(std::vector<PublishedPart>& parts) {
    publish_document(parts, "monster", monster_set_form);
    publish_document(parts, "cards", ability_deck_form);
    parts.push_back({"monster", "/$defs/special", schema_of(special_form)});
    Json properties = properties_of_figure(stat_card_fields());
    properties["bonuses"]["items"] =
        parse_document(R"({"properties":{"lasts":{"const":"persistent"}},"required":["lasts"]})");
    put_properties({std::span{all_stat_card_fields()}.subspan(stat_card_fields().size())},
                   properties);
    parts.push_back({"monster", "/$defs/statCard/properties", std::move(properties)});
}

/// References within a file, without its name.
void shorten_references(Json& schema, const std::string& file) {
    for (const auto& item : schema.items()) {
        Json& part = item.value();
        if (item.key() == "$ref" && part.is_string()) {
            const std::string text = part.get<std::string>();
            if (text.starts_with(file + ".schema.json#")) {
                part = text.substr(text.find('#'));
            }
        } else if (part.is_structured()) {
            shorten_references(part, file);
        }
    }
}

}  // namespace

Json schema_of(const Form& form) {
    Json properties = Json::object();
    put_properties(form, properties);
    return object_schema(form.description, std::move(properties), required_of(form), form.rules);
}

std::vector<PublishedPart> published_parts() {
    std::vector<PublishedPart> parts;
    publish_scenes(parts);
    publish_scenarios(parts);
    publish_steps(parts);
    publish_monsters(parts);
    publish_events(parts);
    for (PublishedPart& part : parts) {
        shorten_references(part.schema, part.file);
    }
    return parts;
}

}  // namespace standee
