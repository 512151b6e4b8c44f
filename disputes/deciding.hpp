#pragma once

#include <vector>

#include "disputes/dispute.hpp"
#include "disputes/hearing.hpp"
#include "disputes/judge.hpp"

namespace standee {

/// For each claim, the clauses that decide it: if one of them is left out, the executable rulebook
/// comes to another verdict on the claim. If there are none, the clauses without which the result
/// that the claim names would be different, though still not as claimed. They are in the order in
/// which they are asked for.
///
/// None for a claim on which the rulebook does not come to the verdict of `found`: it resolves
/// effects that are due at once in the default order alone.
std::vector<std::vector<Clause>> deciding_clauses(const Fixture& fixture, ReadClaims& claims,
                                                  const std::vector<ClaimFinding>& found);

/// The verdicts of the executable rulebook without some clauses, on claims with the verdicts of
/// `found` by all rules.
struct HeardWithout {
    std::vector<ClaimFinding> claims;
    std::optional<PlayAnswer> play;  ///< the result of the steps
    std::optional<TurnAnswer> turn;  ///< the turn on this scene
    std::optional<Scene> scene;
};
/// Throws InputError if the dispute cannot be played without them.
HeardWithout hear_without(const Fixture& fixture, ReadClaims& claims,
                          const std::vector<Clause>& clauses,
                          const std::vector<ClaimFinding>& found);

}  // namespace standee
