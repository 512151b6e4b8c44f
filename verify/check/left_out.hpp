#pragma once

#include <optional>

#include "rulebook/rules.hpp"
#include "verify/case.hpp"

namespace standee::verify {

/// These rules without one more clause.
inline rulebook::Rules without(rulebook::Rules rules, Clause clause) {
    rules.off.insert(clause);
    return rules;
}

/// The first clause that rules lack, in whole or in part.
inline std::optional<Clause> first_missing(const rulebook::Rules& rules) {
    std::optional<Clause> first;
    if (!rules.parts_off.empty()) {
        first = rules.parts_off.front().clause;
    }
    rules.off.for_each([&](Clause clause) { first = first.value_or(clause); });
    return first;
}

/// The first of the clauses without which `reproduces(rules)` is true: the clause to blame for a
/// different answer. None if no single clause explains it. If something is already missing in the
/// rules, that is to blame.
template <class Reproduces>
std::optional<Clause> clause_to_blame(const rulebook::ClauseSet& asked,
                                      const rulebook::Rules& rules, Reproduces reproduces) {
    std::optional<Clause> found = first_missing(rules);
    asked.for_each([&](Clause clause) {
        if (!found && reproduces(without(rules, clause))) {
            found = clause;
        }
    });
    return found;
}

/// Counts the clauses that were looked at and, if the check is thorough, those without which
/// `changes(rules)` is true: the answer is different.
template <class Changes>
void count(ClauseTally& tally, const rulebook::ClauseSet& asked, const rulebook::Rules& rules,
           bool thorough, Changes changes) {
    asked.for_each([&](Clause clause) {
        const bool decisive = thorough && changes(without(rules, clause));
        tally.count(clause, decisive ? Verdict::decisive : Verdict::fired);
    });
}

}  // namespace standee::verify
