#include "disputes/hearing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "disputes/add_once.hpp"
#include "disputes/step_clause.hpp"
#include "disputes/turn_claim.hpp"
#include "disputes/why_not_claimed.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"
#include "show/words/log.hpp"

namespace standee {
namespace {

std::vector<Mismatch> check_play(const Reader& part, const Reader& expect, const Course& course) {
    if (course.answer.refused && !part.has("refused")) {
        return {{"", "every step is legal", fmt::format("step {} is not", *course.answer.refused)}};
    }
    try {
        return check_expectation(part, course.answer);
    } catch (const InputError& problem) {
        Error error = problem.error();
        // The edition does not have what the claim expects, so the expectation does not hold.
        if (error.code != ErrorCode::not_in_edition) {
            error.pointer = expect.pointer() + error.pointer;
            throw InputError{std::move(error)};
        }
        return {{"", error.found, error.expected}};
    }
}

/// The clauses of the effects that two courses resolve in different orders.
std::vector<Clause> open_between(const Course& a, const Course& b) {
    std::vector<Clause> clauses;
    for (std::size_t i = 0; i < std::min(a.steps.size(), b.steps.size()); ++i) {
        const auto& ours = a.steps[i].moments;
        const auto& theirs = b.steps[i].moments;
        for (std::size_t k = 0; k < std::min(ours.size(), theirs.size()); ++k) {
            if (ours[k].waiting != theirs[k].waiting) {
                return clauses;  // later differences follow from these
            }
            if (ours[k].order != theirs[k].order) {
                for (const PendingEffect& waiting : ours[k].waiting) {
                    add_once(clauses, waiting.clause);
                }
                if (ours[k].moment == TimingPoint::end_of_turn) {
                    add_once(clauses, "turn.end"_clause);
                }
            }
        }
    }
    return clauses;
}

/// Whether this course differs from the first one by a decision that the rules leave to the party.
bool leaves_choice(const Course& course, const Course& first) {
    if (!course.other_order) {
        return course.other_choice;
    }
    const std::vector<Clause> clauses = open_between(first, course);
    return std::ranges::count(clauses, "condition.safeguard"_clause) > 0;
}

/// The clauses of the choices in a course.
std::vector<Clause> choices_in(const Course& course) {
    std::vector<Clause> clauses;
    for (const Event& event : course.answer.events) {
        if (std::holds_alternative<event::Choice>(event.what)) {
            add_once(clauses, event.clause);
        }
    }
    return clauses;
}

/// The clauses of the events in a course.
std::vector<Clause> clauses_of_events(const Course& course) {
    std::vector<Clause> clauses;
    for (const Event& event : course.answer.events) {
        if (is_printed(event)) {
            add_once(clauses, event.clause);
        }
    }
    if (course.answer.refused && course.answer.refusal->clause) {
        add_once(clauses, *course.answer.refusal->clause);
    }
    if (clauses.empty()) {
        for (const CourseStep& step : course.steps) {
            add_once(clauses, clause_of(step.step));
        }
    }
    return clauses;
}

}  // namespace

Hearing::Hearing(const Fixture& fixture, ReadClaims& claims, const Referee& referee)
    : claims_{claims}, dispute_{claims.dispute()}, start_{claims.start()} {
    const auto steps = fixture.part("steps");
    const bool events_count = std::ranges::any_of(dispute_.claims, [](const Claim& claim) {
        return claim.expect && claim.expect->has("events");
    });
    if (steps) {
        courses_ =
            all_courses(start_, steps->with(start_.map.coordinates), events_count, referee.play);
        for (const Course& course : courses_) {
            heard_.push_back({&course, &course.answer.scene, {}, {}});
        }
    } else {
        heard_.push_back({nullptr, &start_, {}, {}});
    }
    if (dispute_.expects_anything() &&
        (!steps || std::ranges::any_of(dispute_.claims, speaks_of_turn))) {
        for (Heard& heard : heard_) {
            plan(heard, referee);
        }
    }
}

void Hearing::plan(Heard& heard, const Referee& referee) const {
    if (start_.turn) {
        heard.acts = start_.turn->figure;
        if (heard.scene->find(heard.acts) == nullptr) {
            return;
        }
    }
    try {
        heard.turn = referee.plan(*heard.scene);
    } catch (const InputError& error) {
        Error inside = error.error();
        inside.pointer = "/scene" + inside.pointer;
        throw InputError{std::move(inside)};
    }
}

const PlayAnswer* Hearing::play() const {
    return courses_.empty() ? nullptr : &courses_.front().answer;
}

const TurnAnswer* Hearing::turn() const {
    return heard_.front().turn ? &*heard_.front().turn : nullptr;
}

std::vector<ClaimFinding> Hearing::judge_all() const {
    std::vector<ClaimFinding> findings;
    for (const Claim& claim : dispute_.claims) {
        findings.push_back(claim.expect ? judge(claim) : ClaimFinding{});
    }
    return findings;
}

ClaimFinding Hearing::judge(const Claim& claim) const {
    spend((200 + 2 * claims_.length(claim)) * heard_.size());
    if (claim.expect->field_names().empty()) {
        claim.expect->fail(ErrorCode::missing_field, "what the claim expects");
    }
    std::vector<InCourse> found;
    for (const Heard& heard : heard_) {
        found.push_back(in_course(claim, heard));
    }
    ClaimFinding finding;
    if (const PlayAnswer* refused = refused_play(claim)) {
        finding.verdict = ClaimVerdict::cannot_be_judged;
        finding.reason = refusal_line(*refused);
        return finding;
    }
    const bool holds = found.front().holds();
    finding.verdict = holds                      ? ClaimVerdict::holds
                      : found.front().names_some ? ClaimVerdict::party_chooses
                                                 : ClaimVerdict::fails;
    finding.mismatches = found.front().mismatches;
    compare_courses(found, finding);
    return finding;
}

/// If the result of a claim depends on the course, either the party chooses it or it is open.
void Hearing::compare_courses(const std::vector<InCourse>& found, ClaimFinding& finding) const {
    const bool holds = found.front().holds();
    for (std::size_t i = 1; i < found.size(); ++i) {
        if (found[i].holds() == holds) {
            continue;
        }
        const Course& first = *heard_.front().course;
        const Course& course = *heard_[i].course;
        const bool chosen = leaves_choice(course, first);
        if (finding.verdict != ClaimVerdict::open &&
            finding.verdict != ClaimVerdict::party_chooses) {
            finding.mismatches = holds ? found[i].mismatches : found.front().mismatches;
            finding.clauses = chosen ? choices_in(course) : open_between(first, course);
        }
        finding.verdict = chosen && finding.verdict != ClaimVerdict::open
                              ? ClaimVerdict::party_chooses
                              : ClaimVerdict::open;
    }
}

/// The play, if every course refuses a step and the claim is not about that; otherwise null.
const PlayAnswer* Hearing::refused_play(const Claim& claim) const {
    const bool all = !courses_.empty() && std::ranges::all_of(courses_, [](const Course& course) {
        return course.answer.refused.has_value();
    });
    return all && !claim.expect->has("refused") ? &courses_.front().answer : nullptr;
}

Hearing::InCourse Hearing::in_course(const Claim& claim, const Heard& heard) const {
    InCourse found;
    const Reader& expect = *claim.expect;
    const Reader& part = claims_.play(claim);
    const bool of_play = !part.fields().empty();
    const bool of_turn = speaks_of_turn(claim) || heard.course == nullptr;
    if (of_turn) {
        check_turn_of(claim, heard, found);
    }
    if (heard.course == nullptr) {
        expect.only(turn_claim_fields);
    } else if (of_play || !of_turn || heard.course->answer.refused) {
        const std::vector<Mismatch> mismatches = check_play(part, expect, *heard.course);
        found.mismatches.insert(found.mismatches.end(), mismatches.begin(), mismatches.end());
    }
    found.names_some = found.names_some && !of_play;
    return found;
}

void Hearing::check_turn_of(const Claim& claim, const Heard& heard, InCourse& found) const {
    const TurnClaim& turn = claims_.turn(claim);
    if (!heard.turn) {
        found.mismatches.push_back({"", "a turn", "its figure has left the map"});
        return;
    }
    found.mismatches = check_turn(turn, *heard.scene, *heard.turn);
    found.names_some = names_some(turn, *heard.scene, *heard.turn);
}

std::vector<Clause> Hearing::clauses_behind(const Claim& claim) const {
    const Heard& heard = heard_.front();
    std::vector<Clause> clauses;
    if (heard.turn && (speaks_of_turn(claim) || heard.course == nullptr)) {
        clauses = clauses_of_reasoning(claims_.turn(claim), *heard.turn);
    }
    if (heard.course != nullptr && (clauses.empty() || !claims_.play(claim).fields().empty())) {
        for (const Clause clause : clauses_of_events(*heard.course)) {
            add_once(clauses, clause);
        }
    }
    return clauses;
}

std::vector<WhyNot> Hearing::why_not(const Claim& claim) const {
    const Heard& heard = heard_.front();
    if (!heard.turn || !speaks_of_turn(claim)) {
        return {};
    }
    return why_not_as_claimed(claims_.turn(claim), *heard.scene, *heard.turn);
}

}  // namespace standee
