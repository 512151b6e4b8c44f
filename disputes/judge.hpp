#pragma once

#include <optional>
#include <string>
#include <vector>

#include "disputes/dispute.hpp"
#include "files/expect.hpp"
#include "focus/turn.hpp"

namespace standee {

/// A claim judged in one edition.
struct ClaimFinding {
    ClaimVerdict verdict{};
    std::vector<Clause> clauses;       ///< that decide it; where it is open, that come nearest
    std::vector<Mismatch> mismatches;  ///< in what it is not so; where it is open, in one course
    bool in_words = false;             ///< as the file itself says: no scene shows it
};

/// A dispute judged in one edition.
struct EditionFinding {
    EditionId edition{};
    std::vector<ClaimFinding> claims;  ///< one for each claim
    std::vector<Clause> clauses;       ///< of all claims, each once
    std::optional<std::string> lacks;  ///< what the scene has and the edition has not
    std::optional<PlayAnswer> play;    ///< what the steps come to, where there are any
    std::optional<TurnAnswer> turn;    ///< the turn planned, where a claim speaks of one
    std::optional<Scene> scene;        ///< of that turn
};

/// A dispute judged. It refers to the fixture, which must outlive it.
struct Judgement {
    FixtureNotes notes;
    std::vector<Claim> claims;
    std::vector<EditionFinding> editions;
};

/// Judges each claim of a dispute in each of its editions. Where there are steps they are played
/// on the scene, in every order of effects that the rules allow: a claim that comes out the same in
/// all holds or fails, another is open. The scene's turn is planned where there are no steps, or
/// where a claim speaks of it, on the scene as the steps leave it. A claim without `expect` is
/// answered as the file does, and open where it does not.
///
/// Throws InputError for a file that is no dispute: what the edition lacks is an answer, all else
/// is not.
Judgement judge_dispute(const Fixture& fixture);

/// One thing in which a dispute is not as its file expects.
struct Surprise {
    EditionId edition{};
    std::string says;  ///< the claim
    std::string expected, found;
};

/// Claims that are not found as the file says (`verdict`; left out, that the claim holds wherever
/// the scene can be), and clauses that it names and that do not decide.
std::vector<Surprise> surprises(const Judgement& judgement);

}  // namespace standee
