#include "files/rules_json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "files/render.hpp"
#include "files/scene_json.hpp"
#include "files/values_json.hpp"

namespace standee {
namespace {

constexpr Limits loot_limits{0, 999};

template <class T>
constexpr bool is_named = !rule_values<T>.empty();

std::vector<std::string_view> switch_names() {
    std::vector<std::string_view> names;
    for (const RuleSwitch& rule : rule_switches()) {
        names.push_back(rule.name);
    }
    return names;
}

template <class T>
std::vector<std::string_view> value_names() {
    std::vector<std::string_view> names;
    for (const auto& value : rule_values<T>) {
        names.push_back(value.name);
    }
    return names;
}

/// The conditions that only some editions have.
std::vector<std::string_view> added_condition_names() {
    std::vector<std::string_view> names;
    for (const std::string_view name : condition_names) {
        if (!common_conditions.contains(*condition_named(name))) {
            names.push_back(name);
        }
    }
    return names;
}

/// What is expected where one of `names` belongs: the closest, where one is close.
std::string expected_of(const Reader& reader, std::span<const std::string_view> names) {
    const auto meant = reader.is_text() ? nearest(reader.text(), names) : std::nullopt;
    return (meant ? in_quotes(*meant) + "; the values are " : "") + listed(names);
}

// One reader and one writer for each type of rule; `rule` is what an error is about.

template <class T>
void read_value(const Reader& reader, const RuleSwitch& rule, T& value) {
    static_assert(is_named<T>);
    for (const auto& [name, named] : rule_values<T>) {
        if (reader.is_text() && reader.text() == name) {
            value = named;
            return;
        }
    }
    reader.fail(reader.is_text() ? ErrorCode::unknown_name : ErrorCode::wrong_type,
                expected_of(reader, value_names<T>()), rule.clause);
}

void read_value(const Reader& reader, const RuleSwitch&, bool& value) { value = reader.boolean(); }

void read_value(const Reader& reader, const RuleSwitch&, std::optional<int>& value) {
    value = reader.json().is_null() ? std::nullopt : std::optional{reader.integer(loot_limits)};
}

void read_value(const Reader& reader, const RuleSwitch& rule, DamageByLevel& value) {
    if (!reader.is_array() || reader.size() != value.size()) {
        reader.fail(ErrorCode::wrong_type, "a list of 8 numbers, for levels 0 to 7", rule.clause);
    }
    for (std::size_t level = 0; level < value.size(); ++level) {
        value[level] = reader[level].integer(limits::amount);
    }
}

void read_value(const Reader& reader, const RuleSwitch& rule, ConditionSet& value) {
    const std::vector<std::string_view> names = added_condition_names();
    value = common_conditions;
    for (std::size_t i = 0; i < reader.size(); ++i) {
        const Reader item = reader[i];
        if (!item.is_text() || std::ranges::find(names, item.text()) == names.end()) {
            item.fail(item.is_text() ? ErrorCode::unknown_name : ErrorCode::wrong_type,
                      expected_of(item, names), rule.clause);
        }
        const Condition condition = *condition_named(item.text());
        if (value.contains(condition)) {
            item.fail(ErrorCode::duplicate, "each condition once", rule.clause);
        }
        value.insert(condition);
    }
}

template <class T>
Json write_value(const T& value) {
    static_assert(is_named<T>);
    const auto found = std::ranges::find(rule_values<T>, value, &NamedRuleValue<T>::value);
    return found == rule_values<T>.end() ? Json{} : Json(found->name);
}

Json write_value(bool value) { return value; }
Json write_value(const std::optional<int>& value) { return value ? Json(*value) : Json{}; }
Json write_value(const DamageByLevel& value) { return value; }

Json write_value(ConditionSet value) {
    Json names = Json::array();
    for (const std::string_view name : added_condition_names()) {
        if (value.contains(*condition_named(name))) {
            names.push_back(name);
        }
    }
    return names;
}

Json integer_schema(Limits limits) {
    return {{"type", "integer"}, {"minimum", limits.least}, {"maximum", limits.greatest}};
}

template <class T>
Json schema_of(T Edition::*) {
    return {{"enum", value_names<T>()}};
}
Json schema_of(bool Edition::*) { return {{"type", "boolean"}}; }
Json schema_of(std::optional<int> Edition::*) {
    return {{"anyOf", {integer_schema(loot_limits), {{"type", "null"}}}}};
}
Json schema_of(DamageByLevel Edition::*) {
    constexpr std::size_t levels = DamageByLevel{}.size();
    return {{"type", "array"},
            {"items", integer_schema(limits::amount)},
            {"minItems", levels},
            {"maxItems", levels}};
}
Json schema_of(ConditionSet Edition::*) {
    return {
        {"type", "array"}, {"items", {{"enum", added_condition_names()}}}, {"uniqueItems", true}};
}

}  // namespace

Edition read_rules(const Reader& reader, const Edition& rules) {
    reader.only(switch_names());
    Edition house = rules;
    for (const std::string& name : reader.field_names()) {
        const RuleSwitch& rule = *rule_switch_named(name);
        Edition value = house;
        std::visit([&](auto field) { read_value(reader.at(name), rule, value.*field); },
                   rule.field);
        house = with_house_rule(rule, house, value);
    }
    return house;
}

Edition read_edition_and_rules(const Reader& reader) {
    const Edition& printed = edition(read_edition(reader.at("edition")));
    const auto rules = reader.find("rules");
    return rules ? read_rules(*rules, printed) : printed;
}

Json write_rules(const Edition& rules) {
    Json json = Json::object();
    for (const RuleSwitch& rule : rule_switches()) {
        if (is_house_rule(rule, rules)) {
            json[std::string{rule.name}] = write_rule(rule, rules);
        }
    }
    return json;
}

Json write_rule(const RuleSwitch& rule, const Edition& rules) {
    return std::visit([&](auto field) { return write_value(rules.*field); }, rule.field);
}

Json rule_schema(const RuleSwitch& rule) {
    return std::visit([](auto field) { return schema_of(field); }, rule.field);
}

}  // namespace standee
