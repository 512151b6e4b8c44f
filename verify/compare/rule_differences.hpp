#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "lib/rule_switches.hpp"
#include "verify/compare/families.hpp"

namespace standee::verify {

/// A rule in which editions differ, and the cases that show it: a switch, or for the switch
/// `addedConditions` one of them.
struct RuleDifference {
    const RuleSwitch* rule = nullptr;
    std::optional<Condition> condition;
    Clause clause;
    std::string_view what;  ///< in a few words
    /// Cases that bring it out.
    Family family;
    /// Further clauses that say otherwise in some edition because of it.
    std::span<const Clause> also;

    /// Whether two editions have the same rule.
    [[nodiscard]] bool alike(const Edition& a, const Edition& b) const;
    /// Gives `rules` this rule as `from` has it.
    void take(Edition& rules, const Edition& from) const;
};

/// Every rule in which editions differ, in the order of the clauses.
std::span<const RuleDifference> rule_differences();

/// `rules` with everything of `from` but its name.
Edition with_all_rules(const Edition& rules, const Edition& from);

}  // namespace standee::verify
