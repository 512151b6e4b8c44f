#pragma once

#include <optional>
#include <span>
#include <string>

#include "lib/clause.hpp"
#include "lib/rule_switches.hpp"
#include "verify/against/claim.hpp"
#include "verify/case.hpp"
#include "verify/oracle/mistake.hpp"

// What an implementation may have wrong, one rule each: if by that wrong rule the answer is the one
// that it gave, the rule is found.

namespace standee::against {

/// A rule that may be wrong. It is tried by changing the case (so that the rule has nothing to work
/// on), by giving it the rule of another edition, or by a mistake of the oracle.
struct Suspicion {
    Clause clause;
    std::string says;  ///< the wrong rule in a few words: "closed doors stand open"
    void (*edit)(verify::Case&) = nullptr;
    oracle::Mistake mistake = oracle::Mistake::none;
    const RuleSwitch* rule = nullptr;
    EditionId from{};
    /// Whether the conditions that figures have are compared: not where the edit takes some away.
    bool compares_conditions = true;
};

/// What may be wrong with turns, the more special first.
std::span<const Suspicion> turn_suspicions();
/// What may be wrong with plays.
std::span<const Suspicion> play_suspicions();

/// The suspicions of each kind that follow from the rules in which editions differ.
void add_other_editions(std::vector<Suspicion>& all, std::span<const std::string_view> names);

/// What an implementation says with that wrong rule; none where it has no bearing on the case, or
/// where there is no answer to the changed case.
std::optional<TurnClaim> turn_by(const Suspicion& suspicion, const verify::Case& tried);
std::optional<TableClaim> table_by(const Suspicion& suspicion, const verify::Case& tried);

/// The table after the steps of a play; none where one of them is refused or leaves something
/// open: a choice, or chance.
std::optional<TableClaim> table_after(const verify::Case& tried);

}  // namespace standee::against
