#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "files/fixture_json.hpp"
#include "lib/words.hpp"

namespace standee {

/// What the rules of one edition say of a claim.
enum class ClaimVerdict : std::uint8_t {
    holds,
    fails,
    not_in_edition,   ///< the scene has what the edition lacks
    open,             ///< the rules do not decide it
    party_chooses,    ///< the rules leave it to the party
    cannot_be_judged  ///< a step is illegal, or the claim does not say what it expects
};

inline constexpr std::array<std::string_view, 6> verdict_names{
    "holds", "fails", "not in this edition", "open", "the party chooses", "cannot be judged"};
constexpr std::string_view name_of(ClaimVerdict verdict) { return name_in(verdict_names, verdict); }

/// One side of a dispute. With `expect` it is judged by what the steps or the turn come to. With a
/// `verdict` alone it is a statement of the file, in words, and is not judged.
struct Claim {
    std::string says;
    std::optional<Reader> expect;
    /// What it is expected to be found (or, in words, found) in each edition.
    std::map<EditionId, ClaimVerdict> verdicts;
    /// Those that decide it; with `expect` all of them must be found to.
    std::vector<Clause> clauses;
    Reader place;  ///< where it stands

    /// What a check expects in that edition: what the file says, else that the claim holds.
    [[nodiscard]] ClaimVerdict expected_in(EditionId edition) const;
};

/// A dispute as its file puts it. It refers to the fixture, which must outlive it.
struct Dispute {
    std::vector<EditionId> editions;  ///< in which it is judged, in the order given
    std::vector<Claim> claims;
};

/// Reads what is the dispute's own in a fixture: `editions` (else the scene's own; without a scene
/// all four) and `claims`, each `{"says","expect"}` and, where the file answers too, `verdict` (one
/// for all editions, or by edition) and `clauses`. Throws InputError for anything else. What is
/// expected is not looked into.
Dispute read_dispute(const Fixture& fixture);

}  // namespace standee
