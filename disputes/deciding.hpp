#pragma once

#include <vector>

#include "disputes/dispute.hpp"
#include "disputes/hearing.hpp"
#include "disputes/judge.hpp"

namespace standee {

/// For each claim the clauses that decide it: those without which, each left out by itself, the
/// executable rulebook comes to another verdict on it. If there are none, those without which what
/// the claim names comes out otherwise, though not as claimed. In the order in which they come up.
///
/// None for a claim on which the rulebook does not come to the verdict of `found`: it resolves
/// effects that are due at once in the default order alone.
std::vector<std::vector<Clause>> deciding_clauses(const Fixture& fixture, ReadClaims& claims,
                                                  const std::vector<ClaimFinding>& found);

/// The verdicts by the executable rulebook without some clauses, on claims that have the verdicts
/// of `found` by all rules.
struct HeardWithout {
    std::vector<ClaimFinding> claims;
    std::optional<PlayAnswer> play;  ///< the result of the steps
    std::optional<TurnAnswer> turn;  ///< and the turn, on this scene
    std::optional<Scene> scene;
};
/// Throws InputError if the dispute cannot be played without them.
HeardWithout hear_without(const Fixture& fixture, ReadClaims& claims,
                          const std::vector<Clause>& clauses,
                          const std::vector<ClaimFinding>& found);

}  // namespace standee
