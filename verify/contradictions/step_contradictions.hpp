#pragma once

#include <span>
#include <vector>

#include "play/play.hpp"
#include "verify/case.hpp"

// The contradictions of one step that was played, added to those found so far, each kind once.

namespace standee::verify {

/// Adds a finding, unless the same one has been found.
void add_finding(std::vector<Violation>& found, Violation breach);

/// Frosthaven lets the party decide whatever has no definitive answer (p.6), Gloomhaven only what
/// monsters do (p.32) [monster.ambiguity].
bool party_decides_the_rest(EditionId id);

void add_order_dependences(const Scene& before, const PlayStep& step, const Played& played,
                           std::vector<Violation>& found);
void add_gaps(const Scene& before, std::span<const Event> events, std::vector<Violation>& found);
void add_missing_outcomes(const Scene& before, const PlayStep& step, std::vector<Violation>& found);
void add_missing_outcomes_of_round(const Case& tried, std::vector<Violation>& found);
void add_hidden_ties(const Scene& before, const PlayStep& step, const Played& played,
                     std::vector<Violation>& found);

}  // namespace standee::verify
