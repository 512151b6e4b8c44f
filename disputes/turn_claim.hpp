#pragma once

#include <optional>
#include <vector>

#include "files/expect.hpp"
#include "files/fixture_json.hpp"
#include "focus/turn.hpp"

namespace standee {

/// A claim that an option is allowed; at least one of the fields is set.
struct MayClaim {
    std::optional<Hex> end;
    std::optional<std::vector<std::string>> targets;  ///< sorted as byte strings
    OptionDetails details{};
};

/// The claims about a planned turn. Nothing is claimed about a field that is not set.
struct TurnClaim {
    std::optional<std::vector<ExpectedOption>> options;  ///< these and no other
    std::optional<std::vector<std::string>> focus;       ///< all foci, sorted
    std::optional<MayClaim> may;
};

/// The fields of an expectation that are about a turn.
inline constexpr std::array<std::string_view, 3> turn_claim_fields{"options", "focus", "may"};

/// What an expectation says about a turn, with hexes of the scene's map, which are `listed`, and
/// ids of its figures. Other fields are ignored.
TurnClaim read_turn_claim(const Reader& expect, const Scene& scene, const ListedHexes& listed);

/// The outcomes of a turn with all their details, in the order of the answer.
std::vector<ExpectedOption> outcomes_of(const Scene& scene, const TurnAnswer& answer);

/// The differences between the answer and the claim.
std::vector<Mismatch> check_turn(const TurnClaim& claim, const Scene& scene,
                                 const TurnAnswer& answer);

/// Whether a claim that fails names some, but not all, of the options or foci from which the party
/// chooses, and nothing else.
bool names_some(const TurnClaim& claim, const Scene& scene, const TurnAnswer& answer);

/// The clauses of the reasoning behind a turn: of the steps that dropped something or say which
/// rule applies or, if there are none, of all steps. For a claim about the focus alone, only the
/// clauses about the focus.
std::vector<Clause> clauses_of_reasoning(const TurnClaim& claim, const TurnAnswer& answer);

}  // namespace standee
