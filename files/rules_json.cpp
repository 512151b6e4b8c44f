#include "files/rules_json.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <vector>

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

/// The elements of lists that are house rules, by the order of their enumerators. The last
/// criterion has a meaning only in the order of the edition that it belongs to.
constexpr std::array<std::string_view, 6> criterion_names{
    "fewest-negative-hexes", "within-points",        "no-disadvantage-on-focus",
    "most-targets",          "fewest-disadvantaged", "fewest-points"};
constexpr std::array<std::string_view, 4> stage_names{"bonuses", "cards", "shield",
                                                      "ward-and-brittle"};

/// Items as a list held in place; empty if there are more than it holds.
template <class List, std::size_t size = 1, class Item>
List short_list(const std::vector<Item>& items) {
    if constexpr (requires(std::array<Item, size> all) { List{all}; }) {
        if (items.size() == size) {
            std::array<Item, size> all{};
            std::ranges::copy(items, all.begin());
            return List{all};
        }
        return short_list<List, size + 1>(items);
    }
    return {};
}

/// Different items by their names.
template <class Item, std::size_t count>
std::vector<Item> read_items(const Reader& reader, const RuleSwitch& rule,
                             const std::array<std::string_view, count>& names) {
    std::vector<Item> items;
    for (std::size_t i = 0; i < reader.size(); ++i) {
        const Reader item = reader[i];
        const auto name = item.is_text() ? std::ranges::find(names, item.text()) : names.end();
        if (name == names.end()) {
            item.fail(item.is_text() ? ErrorCode::unknown_name : ErrorCode::wrong_type,
                      expected_of(item, names), rule.clause);
        }
        items.push_back(static_cast<Item>(name - names.begin()));
        if (std::ranges::count(items, items.back()) > 1) {
            item.fail(ErrorCode::duplicate, "each of them once", rule.clause);
        }
    }
    return items;
}

void read_value(const Reader& reader, const RuleSwitch& rule, CriterionOrder& value) {
    if (!reader.is_array()) {
        read_value<CriterionOrder>(reader, rule, value);
        return;
    }
    const auto items = read_items<Criterion>(reader, rule, criterion_names);
    const auto most = std::ranges::find(items, Criterion::most_targets);
    const auto least = std::ranges::find(items, Criterion::fewest_disadvantaged);
    if (items.size() < 2 || items[0] != Criterion::fewest_negative_hexes ||
        items[1] != Criterion::within_points || most == items.end() || least < most) {
        reader.fail(ErrorCode::bad_reference,
                    "\"fewest-negative-hexes\" and \"within-points\" first, and \"most-targets\" "
                    "before \"fewest-disadvantaged\"",
                    rule.clause);
    }
    value = short_list<CriterionOrder>(items);
}

void read_value(const Reader& reader, const RuleSwitch& rule, AttackStages& value) {
    if (!reader.is_array()) {
        read_value<AttackStages>(reader, rule, value);
        return;
    }
    const auto items = read_items<AttackStage>(reader, rule, stage_names);
    if (items.size() < 3 || std::ranges::count(items, AttackStage::ward_and_brittle) + 3 !=
                                static_cast<std::ptrdiff_t>(items.size())) {
        reader.fail(ErrorCode::bad_reference, "\"bonuses\", \"cards\" and \"shield\" in some order",
                    rule.clause);
    }
    value = short_list<AttackStages>(items);
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

/// An order that has a name, or its items.
template <class List, std::size_t count>
Json write_list(const List& value, const std::array<std::string_view, count>& names) {
    if (Json name = write_value<List>(value); !name.is_null()) {
        return name;
    }
    Json items = Json::array();
    for (const auto item : value) {
        items.push_back(names.at(static_cast<std::size_t>(item)));
    }
    return items;
}
Json write_value(const CriterionOrder& value) { return write_list(value, criterion_names); }
Json write_value(const AttackStages& value) { return write_list(value, stage_names); }

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

Json written_rule_schema(const RuleSwitch& rule) {
    std::span<const std::string_view> items;
    if (std::holds_alternative<CriterionOrder Edition::*>(rule.field)) {
        items = criterion_names;
    } else if (std::holds_alternative<AttackStages Edition::*>(rule.field)) {
        items = stage_names;
    } else {
        return rule_schema(rule);
    }
    constexpr std::size_t fewest = 3;
    Json list = {{"type", "array"}, {"items", {{"enum", items}}}, {"minItems", fewest}};
    list["uniqueItems"] = true;
    return {{"anyOf", {rule_schema(rule), std::move(list)}}};
}

}  // namespace standee
