#pragma once

#include <optional>
#include <string>
#include <vector>

#include "disputes/dispute.hpp"
#include "files/expect.hpp"
#include "focus/turn.hpp"
#include "focus/why_not.hpp"

namespace standee {

/// What a claim comes to.
struct ClaimResult {
    ClaimVerdict verdict{};
    std::vector<Mismatch> mismatches;
};

/// A claim judged in one edition.
struct ClaimFinding {
    ClaimVerdict verdict{};
    std::vector<Clause> clauses;       ///< that decide it; for an open claim, those involved
    std::vector<Mismatch> mismatches;  ///< where it is wrong; for an open claim, in one course
    bool in_words = false;             ///< the file's own statement: `verdict` is not a judgement
    std::string reason;                ///< why it cannot be judged
    std::vector<WhyNot> why_not{};     ///< for a turn that is not as claimed, why it is not
    std::optional<ClaimResult> by_all_rules{};  ///< if clauses are left out

    /// Whether it comes to something else because clauses are left out.
    [[nodiscard]] bool changes() const;
};

/// A dispute judged in one edition.
struct EditionFinding {
    EditionId edition{};
    std::vector<ClaimFinding> claims;  ///< one for each claim
    std::vector<Clause> clauses;       ///< of all claims, each once
    std::optional<std::string> lacks;  ///< a feature of the scene that the edition lacks

    [[nodiscard]] bool all_judged() const;
    std::optional<PlayAnswer> play;  ///< the result of the steps, if there are any
    std::optional<TurnAnswer> turn;  ///< the planned turn, if a claim is about one
    std::optional<Scene> scene;      ///< of that turn
};

/// A dispute judged. It refers to the fixture, which must outlive it.
struct Judgement {
    FixtureNotes notes;
    std::vector<Claim> claims;
    std::vector<EditionFinding> editions;
    std::vector<Clause> without{};  ///< the clauses that are left out
};

/// Judges each claim of a dispute in each of its editions. Steps are played on the scene, in every
/// order of effects that the rules allow and with every option of the choices that the steps do not
/// decide. A claim with the same result in all of these courses holds or fails. If the result
/// depends on an option, or the claim names only some of the options of a turn, the party chooses.
/// If it depends on the order, the claim is open. The scene's turn is planned if there are no steps
/// or a claim is about it, on the scene after the steps. A claim cannot be judged after a step that
/// the rules forbid, unless it expects that, nor without `expect` and `verdict`.
///
/// The clauses of a claim are those that decide it: without one of them, the executable rulebook
/// comes to another verdict. If clauses are left out (`without`), the verdicts, the play and the
/// turn are those of the executable rulebook as if they did not exist.
///
/// Throws InputError for a file that is no dispute, and if it cannot be played without those
/// clauses. A feature that the edition lacks is an answer, not an error.
Judgement judge_dispute(const Fixture& fixture, std::vector<Clause> without = {});

/// One result of a dispute that its file does not expect.
struct Surprise {
    EditionId edition{};
    std::string says;  ///< the claim
    std::string expected, found;
};

/// The claims whose result is not the `verdict` in the file (by default: it holds wherever the
/// scene can exist), and the clauses that the file names and that do not decide.
std::vector<Surprise> surprises(const Judgement& judgement);

}  // namespace standee
