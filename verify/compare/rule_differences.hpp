#pragma once

#include <span>
#include <string_view>

#include "lib/edition.hpp"
#include "verify/compare/families.hpp"

namespace standee::verify {

/// One rule that an edition can have its own way: what `Edition` holds of it.
struct RuleDifference {
    Clause clause;
    std::string_view what;  ///< in a few words
    /// Whether two editions have it alike.
    bool (*alike)(const Edition& a, const Edition& b);
    /// Gives `rules` this rule as `from` has it.
    void (*take)(Edition& rules, const Edition& from);
    /// Cases that bring it out.
    Family family;
    /// Further clauses that say otherwise in some edition because of it.
    std::span<const Clause> also = {};
};

/// Every rule in which editions can differ, in the order of the clauses.
std::span<const RuleDifference> rule_differences();

/// `rules` with everything of `from` but its name.
Edition with_all_rules(Edition rules, const Edition& from);

}  // namespace standee::verify
