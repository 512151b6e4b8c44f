#pragma once

#include <optional>
#include <string>
#include <vector>

#include "disputes/dispute.hpp"
#include "files/expect.hpp"
#include "focus/turn.hpp"
#include "focus/why_not.hpp"

namespace standee {

/// The result of a claim.
struct ClaimResult {
    ClaimVerdict verdict{};
    std::vector<Mismatch> mismatches;
};

/// A claim judged in one edition.
struct ClaimFinding {
    ClaimVerdict verdict{};
    /// The clauses that decide it; for an open claim, those involved.
    std::vector<Clause> clauses;
    std::vector<Mismatch> mismatches;  ///< where it is wrong; for an open claim, in one course
    bool in_words = false;             ///< the file's own statement: `verdict` is not a judgement
    std::string reason;                ///< why it cannot be judged
    std::vector<WhyNot> why_not{};     ///< for a turn that is not as claimed, why it is not
    std::optional<ClaimResult> by_all_rules{};  ///< if clauses are left out

    /// Whether the result is different because clauses are left out.
    [[nodiscard]] bool changes() const;
};

/// A dispute judged in one edition.
struct EditionFinding {
    EditionId edition{};
    std::vector<ClaimFinding> claims;  ///< one for each claim
    std::vector<Clause> clauses;       ///< the clauses of all claims, each once
    std::optional<std::string> lacks;  ///< a feature of the scene that the edition lacks

    [[nodiscard]] bool all_judged() const;
    std::optional<PlayAnswer> play;  ///< the result of the steps, if there are any
    std::optional<TurnAnswer> turn;  ///< the planned turn, if a claim is about one
    std::optional<Scene> scene;      ///< the scene of that turn
};

/// The judgement on a dispute. It refers to the fixture, which must outlive it.
struct Judgement {
    FixtureNotes notes;
    std::vector<Claim> claims;
    std::vector<EditionFinding> editions;
    std::vector<Clause> without{};  ///< the clauses that are left out
};

/// Judges each claim of a dispute in each of its editions. The steps are played on the scene in
/// every order of effects that the rules allow, and with every option of the choices that they do
/// not decide. A claim with the same result in all of these courses holds or fails. If the result
/// depends on an option, or the claim names only some of the options of a turn, the party chooses.
/// If the result depends on the order, the claim is open. The scene's turn is planned, on the scene
/// after the steps, if there are no steps or a claim is about the turn. A claim cannot be judged if
/// it has neither `expect` nor `verdict`, or if the rules forbid a step and the claim does not
/// expect that.
///
/// The clauses of a claim are those that decide it: without one of them, the executable rulebook
/// comes to another verdict. If clauses are left out (`without`), the verdicts, the play and the
/// turn are those of the executable rulebook as if these clauses did not exist.
///
/// Throws InputError for a file that is not a dispute, and if the dispute cannot be played without
/// those clauses. A feature that the edition does not have is an answer, not an error.
Judgement judge_dispute(const Fixture& fixture, std::vector<Clause> without = {});

/// One result of a dispute that its file does not expect.
struct Surprise {
    EditionId edition{};
    std::string says;  ///< the claim
    std::string expected, found;
};

/// The claims whose result is not the `verdict` in the file (by default, that they hold in every
/// edition in which the scene can exist), and clauses that the file names but that do not decide.
std::vector<Surprise> surprises(const Judgement& judgement);

}  // namespace standee
