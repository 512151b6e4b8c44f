#pragma once

#include <optional>
#include <span>
#include <string>

#include "lib/clause.hpp"
#include "lib/rule_switches.hpp"
#include "verify/against/claim.hpp"
#include "verify/case.hpp"
#include "verify/oracle/mistake.hpp"

// Suspicions: rules that an implementation may have wrong. If a wrong rule leads to exactly the
// answer that the implementation gave, the rule is found.

namespace standee::against {

/// A rule that may be wrong. It is tried by changing the case (so that the rule does not come up),
/// by giving the case the rule of another edition, or by a mistake of the oracle.
struct Suspicion {
    Clause clause;
    std::string says;  ///< the wrong rule in a few words: "closed doors stand open"
    void (*edit)(verify::Case&) = nullptr;
    oracle::Mistake mistake = oracle::Mistake::none;
    const RuleSwitch* rule = nullptr;
    EditionId from{};
    /// Whether figures' conditions are compared. They are not if the edit takes some away.
    bool compares_conditions = true;
};

/// The suspicions about turns, the more specific ones first.
std::span<const Suspicion> turn_suspicions();
/// The suspicions about plays.
std::span<const Suspicion> play_suspicions();

/// The suspicions of each kind that come from the rules in which editions differ.
void add_other_editions(std::vector<Suspicion>& all, std::span<const std::string_view> names);

/// The answer of an implementation with that wrong rule. None if the rule has no bearing on the
/// case, or if the changed case has no answer.
std::optional<TurnClaim> turn_by(const Suspicion& suspicion, const verify::Case& tried);
std::optional<TableClaim> table_by(const Suspicion& suspicion, const verify::Case& tried);

/// The table after the steps of a play. None if a step is refused or leaves something to choice or
/// chance.
std::optional<TableClaim> table_after(const verify::Case& tried);

}  // namespace standee::against
