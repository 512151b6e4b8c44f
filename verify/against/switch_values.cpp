#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <variant>

#include "verify/against/wrong_rules.hpp"

// Switches with values that they should not have: those of other editions, and those of none.

namespace standee::against {
namespace {

/// A value of a switch, and what it is called.
struct Value {
    std::string says;
    Edition rules;
};

template <class T>
void add_others(T Edition::* field, std::vector<Value>& values) {
    for (const auto& named : rule_values<T>) {
        Edition rules;
        rules.*field = named.value;
        values.push_back({std::string{named.name}, rules});
    }
}

void add_others(bool Edition::* field, std::vector<Value>& values) {
    for (const bool value : {false, true}) {
        Edition rules;
        rules.*field = value;
        values.push_back({value ? "always" : "never", rules});
    }
}
void add_others(DamageByLevel Edition::* /*field*/, std::vector<Value>& /*values*/) {}
void add_others(std::optional<int> Edition::* /*field*/, std::vector<Value>& /*values*/) {}
void add_others(ConditionSet Edition::* /*field*/, std::vector<Value>& /*values*/) {}

/// Orders of the criteria that no edition has.
void add_orders(std::vector<Value>& values) {
    using enum Criterion;
    const auto add = [&](const char* says, const CriterionOrder& order) {
        Edition rules;
        rules.destination = order;
        values.push_back({says, rules});
    };
    add("disadvantage before targets",
        std::array{fewest_negative_hexes, within_points, fewest_disadvantaged, most_targets,
                   fewest_points});
    add("points before targets", std::array{fewest_negative_hexes, within_points, fewest_points,
                                            most_targets, fewest_disadvantaged});
    add("points before disadvantage", std::array{fewest_negative_hexes, within_points, most_targets,
                                                 fewest_points, fewest_disadvantaged});
}

}  // namespace

std::vector<WrongRule> wrong_switches() {
    std::vector<WrongRule> all;
    for (const RuleSwitch& rule : rule_switches()) {
        std::vector<Value> values;
        for (const Edition& printed : printed_editions()) {
            values.push_back({fmt::format("as in {}", printed.title()), printed});
        }
        std::visit([&](auto field) { add_others(field, values); }, rule.field);
        if (rule.name == "destination") {
            add_orders(values);
        }
        std::vector<const Value*> taken;
        for (const Value& value : values) {
            const bool known = std::ranges::any_of(taken, [&](const Value* other) {
                return same_rule(rule, value.rules, other->rules);
            });
            if (!known) {
                taken.push_back(&value);
                WrongRule wrong{.clause = rule.clause,
                                .says = fmt::format("{}: {}", rule.says, value.says)};
                wrong.rule = &rule;
                wrong.value = value.rules;
                all.push_back(std::move(wrong));
            }
        }
    }
    return all;
}

}  // namespace standee::against
