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
    bool in_words = false;             ///< the file's own statement: `verdict` is not a judgement
    std::string reason;                ///< why it cannot be judged
};

/// A dispute judged in one edition.
struct EditionFinding {
    EditionId edition{};
    std::vector<ClaimFinding> claims;  ///< one for each claim
    std::vector<Clause> clauses;       ///< of all claims, each once
    std::optional<std::string> lacks;  ///< what the scene has and the edition has not

    [[nodiscard]] bool all_judged() const;
    std::optional<PlayAnswer> play;  ///< what the steps come to, where there are any
    std::optional<TurnAnswer> turn;  ///< the turn planned, where a claim speaks of one
    std::optional<Scene> scene;      ///< of that turn
};

/// A dispute judged. It refers to the fixture, which must outlive it.
struct Judgement {
    FixtureNotes notes;
    std::vector<Claim> claims;
    std::vector<EditionFinding> editions;
};

/// Judges each claim of a dispute in each of its editions. Where there are steps they are played
/// on the scene, in every order of effects that the rules allow and with every option of the
/// choices that they do not decide. A claim that comes out the same in all holds or fails. One that
/// comes out otherwise with another option is for the party to choose, and so is one that names
/// some of the options of a turn; one that comes out otherwise in another order is open. The
/// scene's turn is planned where there are no steps, or where a claim speaks of it, on the scene as
/// the steps leave it. A claim cannot be judged after a step that the rules forbid, unless it
/// expects that, nor without `expect` and `verdict`.
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
