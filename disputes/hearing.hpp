#pragma once

#include <optional>
#include <string>
#include <vector>

#include "disputes/branches.hpp"
#include "disputes/dispute.hpp"
#include "disputes/judge.hpp"
#include "disputes/read_claims.hpp"
#include "disputes/referee.hpp"
#include "files/fixture_json.hpp"
#include "focus/why_not.hpp"

namespace standee {

/// A dispute heard in one edition by one referee: its steps are played in every course and its turn
/// is planned, as far as the claims need it.
class Hearing {
public:
    /// Both of these but not the referee must outlive the hearing. Throws InputError for steps or a
    /// turn that cannot be read, and what the referee throws.
    Hearing(const Fixture& fixture, ReadClaims& claims, const Referee& referee);
    Hearing(const Hearing&) = delete;
    Hearing& operator=(const Hearing&) = delete;

    /// The finding on a claim with `expect`. If the claim is open or left to the party, `clauses`
    /// are those that leave it so.
    [[nodiscard]] ClaimFinding judge(const Claim& claim) const;
    /// The findings on all claims; empty for a claim without `expect`.
    [[nodiscard]] std::vector<ClaimFinding> judge_all() const;
    /// The clauses behind a result: those of the events of the first course or, if nothing happens,
    /// those of its steps. For a claim about a turn, those of its reasoning.
    [[nodiscard]] std::vector<Clause> clauses_behind(const Claim& claim) const;
    /// Why the turn after the first course is not as a claim says; empty if the claim is not about
    /// a turn.
    [[nodiscard]] std::vector<WhyNot> why_not(const Claim& claim) const;

    /// The first course of the steps; null if there are no steps.
    [[nodiscard]] const PlayAnswer* play() const;
    /// The turn after the first course, and its scene; null if no claim is about a turn.
    [[nodiscard]] const TurnAnswer* turn() const;
    [[nodiscard]] const Scene& scene() const { return *heard_.front().scene; }

private:
    /// One course, and the turn after it.
    struct Heard {
        const Course* course;  ///< null if there are no steps
        const Scene* scene;    ///< the scene at its end
        std::string acts;      ///< the figure whose turn is asked for
        std::optional<TurnAnswer> turn;
    };
    /// The result of one claim in one course.
    struct InCourse {
        std::vector<Mismatch> mismatches;
        bool names_some = false;  ///< of a turn, some of the options from which the party chooses

        [[nodiscard]] bool holds() const { return mismatches.empty(); }
    };

    void plan(Heard& heard, const Referee& referee) const;
    [[nodiscard]] InCourse in_course(const Claim& claim, const Heard& heard) const;
    void check_turn_of(const Claim& claim, const Heard& heard, InCourse& found) const;
    [[nodiscard]] const PlayAnswer* refused_play(const Claim& claim) const;
    void compare_courses(const std::vector<InCourse>& found, ClaimFinding& finding) const;

    ReadClaims& claims_;
    const Dispute& dispute_;
    const Scene& start_;
    std::vector<Course> courses_;
    std::vector<Heard> heard_;
};

}  // namespace standee
