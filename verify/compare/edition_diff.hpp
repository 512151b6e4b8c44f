#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "verify/case.hpp"
#include "verify/compare/rule_differences.hpp"

namespace standee::verify {

/// A case, and the answers that two editions give to it.
struct Divergence {
    const RuleDifference* rule = nullptr;  ///< that alone accounts for it
    Case smallest;  ///< drawn for one of the two; nothing in it can be left out
    std::string first_says;
    std::string second_says;
};

/// In what two editions answer differently.
struct EditionDiff {
    Edition first;
    Edition second;
    std::uint64_t cases = 0;      ///< drawn from all that can be made, and tried in both
    std::uint64_t differing = 0;  ///< answered differently
    /// The smallest case for each rule that changes an answer, in the order of the clauses.
    std::vector<Divergence> shown;
    /// Rules in which the editions differ although no case shows it.
    std::vector<const RuleDifference*> not_shown;
    /// The clauses that the rulebooks state differently: those that a case above shows, and the
    /// others (clause_differences.hpp says why).
    std::vector<Clause> clauses_shown;
    std::vector<Clause> clauses_not_shown;
    /// The first case that they answer differently although every rule has been made equal; there
    /// must be none.
    std::optional<Case> unexplained;
};

/// Shows each rule in which the editions differ with a case of its family, then tries this many
/// cases of all kinds in both. These are drawn for the first edition; what the second lacks (a
/// condition) counts in neither.
EditionDiff edition_diff(const Edition& first, const Edition& second, std::uint64_t seed,
                         std::uint64_t cases);

/// A divergence for a person: the board, both answers, the clause with its pages.
std::string report_of(const EditionDiff& diff, const Divergence& divergence);

}  // namespace standee::verify
