#pragma once

#include <array>
#include <span>
#include <string_view>
#include <variant>

#include "lib/clause.hpp"
#include "lib/edition.hpp"

namespace standee {

/// The field of an edition that holds a rule.
using RuleField = std::variant<bool Edition::*, SightRule Edition::*, CriterionOrder Edition::*,
                               AttackStages Edition::*, TwoCardRule Edition::*, Nearness Edition::*,
                               ForcedDistance Edition::*, DamageByLevel Edition::*,
                               std::optional<int> Edition::*, ConditionSet Edition::*>;

/// A rule that can differ between editions and that a house rule can set.
struct RuleSwitch {
    std::string_view name;  ///< as files write it: "adjacentAlwaysSeen"
    Clause clause;
    std::string_view says;  ///< what it switches, in a few words
    RuleField field;
};

/// Every field of `Edition` but its id, in the order of the clauses.
std::span<const RuleSwitch> rule_switches();

/// The switch of that name, or null.
const RuleSwitch* rule_switch_named(std::string_view name);

/// Whether the rule has the same value in both editions.
bool same_rule(const RuleSwitch& rule, const Edition& a, const Edition& b);

/// Sets the rule in `rules` to its value in `from`.
void take_rule(const RuleSwitch& rule, Edition& rules, const Edition& from);

/// `rules` with the value that the rule has in `from`. The rule is marked as a house rule if the
/// printed edition has another value.
Edition with_house_rule(const RuleSwitch& rule, Edition rules, const Edition& from);

/// `rules` with the printed value of every switch that a house rule has set.
Edition without_house_rules(Edition rules);

bool is_house_rule(const RuleSwitch& rule, const Edition& rules);

/// A value of a rule, and its name in files.
template <class T>
struct NamedRuleValue {
    std::string_view name;
    T value;
};

/// The named values of a rule that has a few possible values.
template <class T>
inline constexpr std::array<NamedRuleValue<T>, 0> rule_values{};
template <>
inline constexpr std::array rule_values<SightRule>{
    NamedRuleValue<SightRule>{"corner-to-corner", SightRule::corner_to_corner},
    NamedRuleValue<SightRule>{"any-part-to-any-part", SightRule::any_part_to_any_part}};
template <>
inline constexpr std::array rule_values<CriterionOrder>{
    NamedRuleValue<CriterionOrder>{"focus-first", focus_first},
    NamedRuleValue<CriterionOrder>{"targets-first", targets_first}};
template <>
inline constexpr std::array rule_values<AttackStages>{
    NamedRuleValue<AttackStages>{"shield-last", shield_last},
    NamedRuleValue<AttackStages>{"ward-and-brittle-last", ward_and_brittle_last}};
template <>
inline constexpr std::array rule_values<TwoCardRule>{
    NamedRuleValue<TwoCardRule>{"first-two", TwoCardRule::first_two},
    NamedRuleValue<TwoCardRule>{"after-rolling", TwoCardRule::after_rolling}};
template <>
inline constexpr std::array rule_values<Nearness>{
    NamedRuleValue<Nearness>{"path-then-range", Nearness::path_then_range},
    NamedRuleValue<Nearness>{"path-or-range", Nearness::path_or_range}};
template <>
inline constexpr std::array rule_values<ForcedDistance>{
    NamedRuleValue<ForcedDistance>{"up-to-full", ForcedDistance::up_to_full},
    NamedRuleValue<ForcedDistance>{"full-or-none", ForcedDistance::full_or_none},
    NamedRuleValue<ForcedDistance>{"longest", ForcedDistance::longest},
    NamedRuleValue<ForcedDistance>{"full-or-blocked", ForcedDistance::full_or_blocked},
    NamedRuleValue<ForcedDistance>{"full-blocked-or-none", ForcedDistance::full_blocked_or_none}};

}  // namespace standee
