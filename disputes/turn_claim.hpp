#pragma once

#include <optional>
#include <vector>

#include "files/expect.hpp"
#include "files/fixture_json.hpp"
#include "focus/turn.hpp"

namespace standee {

/// An option that is claimed to be allowed, of which at least one thing is told.
struct MayClaim {
    std::optional<Hex> end;
    std::optional<std::vector<std::string>> targets;  ///< sorted as byte strings
    OptionDetails details{};
};

/// What a claim says of a planned turn; what is left out is not claimed.
struct TurnClaim {
    std::optional<std::vector<ExpectedOption>> options;  ///< these and no other
    std::optional<std::vector<std::string>> focus;       ///< all foci, sorted
    std::optional<MayClaim> may;
};

/// The fields of an expectation that speak of a turn.
inline constexpr std::array<std::string_view, 3> turn_claim_fields{"options", "focus", "may"};

/// What an expectation says of a turn: hexes of the scene's map and ids of its figures; other
/// fields are left to others.
TurnClaim read_turn_claim(const Reader& expect, const Scene& scene);

/// The outcomes of a turn with all their details, in the order of the answer.
std::vector<ExpectedOption> outcomes_of(const Scene& scene, const TurnAnswer& answer);

/// In what the answer is not as claimed.
std::vector<Mismatch> check_turn(const TurnClaim& claim, const Scene& scene,
                                 const TurnAnswer& answer);

/// Whether a claim that is not so names some of the options or foci among which the party chooses,
/// and no other.
bool names_some(const TurnClaim& claim, const Scene& scene, const TurnAnswer& answer);

/// A turn as it would be without something that the scene has, and the clause about that.
struct Without {
    Clause clause;
    TurnAnswer answer;
    Scene scene;
};

/// The turn of the scene without each thing that a clause of its own is about and that may make a
/// difference to it: terrain by its kind, walls, doors, links, allies in the way, the conditions
/// of the figures, jumping, flying.
std::vector<Without> counterfactual_turns(const Scene& scene, TurnPlanner& planner);

/// The clauses that decide whether the claim is so: of the reasoning, the steps that dropped
/// something or say which rule applies (all of them where none did); those about what, were it not
/// there, would make the claim come out otherwise or the way lead over more or fewer negative
/// hexes; and those that belong to one of these.
std::vector<Clause> deciding_clauses(const TurnClaim& claim, const Scene& scene,
                                     const TurnAnswer& answer, const std::vector<Without>& without);

}  // namespace standee
