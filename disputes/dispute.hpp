#pragma once

#include <algorithm>
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

/// The result of a claim in one edition.
enum class ClaimVerdict : std::uint8_t {
    holds,
    fails,
    not_in_edition,   ///< the scene has something that the edition does not have
    open,             ///< the rules do not decide it
    party_chooses,    ///< the rules leave it to the party
    cannot_be_judged  ///< a step is not allowed, or the claim does not say what it expects
};

inline constexpr std::array<std::string_view, 6> verdict_names{
    "holds", "fails", "not in this edition", "open", "the party chooses", "cannot be judged"};
constexpr std::string_view name_of(ClaimVerdict verdict) { return name_in(verdict_names, verdict); }

/// One side of a dispute. A claim with `expect` is judged by the result of the steps or of the
/// turn. A claim with only a `verdict` is a statement by the file's author and is not judged.
struct Claim {
    std::string says;
    std::optional<Reader> expect;
    /// The expected result (for a statement: the stated one) in each edition.
    std::map<EditionId, ClaimVerdict> verdicts;
    /// The clauses that decide it; with `expect`, each must be among those found.
    std::vector<Clause> clauses;
    Reader place;  ///< its place in the file

    /// The verdict that a check expects in that edition: the stated one, or by default that the
    /// claim holds.
    [[nodiscard]] ClaimVerdict expected_in(EditionId edition) const;
};

/// A dispute as it is in its file. It refers to the fixture, which must outlive it.
struct Dispute {
    std::vector<EditionId> editions;  ///< the editions in which it is judged, in the order given
    std::vector<Claim> claims;

    /// Whether any claim says what it expects.
    [[nodiscard]] bool expects_anything() const {
        return std::ranges::any_of(claims,
                                   [](const Claim& claim) { return claim.expect.has_value(); });
    }
};

/// Reads the fields that only disputes have: `editions` (by default the scene's own, or all four
/// without a scene) and `claims`. A claim has `says`, `expect`, and optionally `verdict` (one for
/// all editions, or by edition) and `clauses`. Throws InputError for anything else. `expect` is
/// read later.
Dispute read_dispute(const Fixture& fixture);

}  // namespace standee
