#include "disputes/judge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "disputes/attack_relevance.hpp"
#include "disputes/branches.hpp"
#include "disputes/missing_features.hpp"
#include "disputes/relevance.hpp"
#include "disputes/turn_claim.hpp"
#include "lib/error.hpp"
#include "show/words/log.hpp"

namespace standee {
namespace {

void add(std::vector<Clause>& clauses, Clause clause) {
    if (std::ranges::find(clauses, clause) == clauses.end()) {
        clauses.push_back(clause);
    }
}

void add_all(std::vector<Clause>& clauses, const std::vector<Clause>& more) {
    for (const Clause clause : more) {
        add(clauses, clause);
    }
}

bool is_turn_field(std::string_view field) {
    return std::ranges::find(turn_claim_fields, field) != turn_claim_fields.end();
}

bool speaks_of_turn(const Claim& claim) {
    return claim.expect && std::ranges::any_of(claim.expect->field_names(), is_turn_field);
}

/// What is left of an expectation for a play.
Json play_part(const Reader& expect) {
    Json part = Json::object();
    for (const std::string& field : expect.field_names()) {
        if (!is_turn_field(field)) {
            part[field] = expect.at(field).json();
        }
    }
    return part;
}

/// What one claim comes to in one course.
struct InCourse {
    std::vector<Mismatch> mismatches;
    std::vector<Clause> clauses;
    bool names_some = false;  ///< of a turn, some of the options among which the party chooses

    [[nodiscard]] bool holds() const { return mismatches.empty(); }
};

/// One course, and the turn after it where that is asked for.
struct CourseSeen {
    const Course* course;  ///< none where there are no steps
    const Scene* scene;    ///< at its end
    std::string acts;      ///< the figure whose turn is asked for
    std::optional<TurnAnswer> turn;
    std::vector<Without> without;
};

/// A dispute in one edition.
class InEdition {
public:
    InEdition(const Fixture& fixture, const Dispute& dispute, EditionId edition,
              TurnPlanner& planner)
        : fixture_{fixture}, dispute_{dispute}, planner_{planner} {
        finding_.edition = edition;
    }

    EditionFinding judge() {
        try {
            judge_all();
        } catch (const InputError& error) {
            if (error.error().code != ErrorCode::not_in_edition) {
                throw;
            }
            say_lacking({error.error().found, clause_of_lacking(error.error().found)});
        }
        for (const ClaimFinding& claim : finding_.claims) {
            add_all(finding_.clauses, claim.clauses);
        }
        return std::move(finding_);
    }

private:
    [[nodiscard]] bool expects_anything() const {
        return std::ranges::any_of(dispute_.claims,
                                   [](const Claim& claim) { return claim.expect.has_value(); });
    }

    void judge_all() {
        if (expects_anything() || fixture_.scene_reader()) {
            start_ = scene_of(fixture_, &edition(finding_.edition));
            if (const auto missing_features = what_lacks(fixture_, finding_.edition)) {
                say_lacking(*missing_features);
                return;
            }
            see();
        }
        for (const Claim& claim : dispute_.claims) {
            finding_.claims.push_back(claim.expect ? judge_claim(claim) : in_words(claim));
        }
        if (!seen_.empty() && seen_.front().turn) {
            finding_.turn = std::move(seen_.front().turn);
            finding_.scene = *seen_.front().scene;
        }
        if (!courses_.empty()) {
            finding_.play = courses_.front().answer;
        }
    }

    /// The claims that are answered in words do not depend on the scene.
    void say_lacking(const Lacking& missing_features) {
        finding_.claims.clear();
        finding_.lacks = missing_features.what;
        for (const Claim& claim : dispute_.claims) {
            ClaimFinding found = claim.expect ? ClaimFinding{} : in_words(claim);
            if (claim.expect) {
                found.verdict = ClaimVerdict::not_in_edition;
                if (missing_features.clause) {
                    found.clauses.push_back(*missing_features.clause);
                }
            }
            finding_.claims.push_back(std::move(found));
        }
    }

    /// What the file itself says; a claim that says neither this nor what it expects cannot be
    /// judged.
    [[nodiscard]] ClaimFinding in_words(const Claim& claim) const {
        ClaimFinding found;
        const auto said = claim.verdicts.find(finding_.edition);
        if (said == claim.verdicts.end()) {
            return not_judged("this claim has no \"expect\"");
        }
        found.in_words = true;
        found.verdict = said->second;
        found.clauses = claim.clauses.empty() ? fixture_.notes.clauses : claim.clauses;
        return found;
    }

    static ClaimFinding not_judged(std::string reason) {
        ClaimFinding found;
        found.verdict = ClaimVerdict::cannot_be_judged;
        found.reason = std::move(reason);
        return found;
    }

    /// Plays the steps and plans the turn, as far as the claims need it.
    void see() {
        const auto steps = fixture_.part("steps");
        const bool events_count = std::ranges::any_of(dispute_.claims, [](const Claim& claim) {
            return claim.expect && claim.expect->has("events");
        });
        if (steps) {
            courses_ = all_courses(*start_, steps->with(start_->map.coordinates), events_count);
            for (const Course& course : courses_) {
                seen_.push_back({&course, &course.answer.scene, {}, {}, {}});
            }
        } else if (expects_anything()) {
            seen_.push_back({nullptr, &*start_, {}, {}, {}});
        }
        if (expects_anything() &&
            (!steps || std::ranges::any_of(dispute_.claims, speaks_of_turn))) {
            for (CourseSeen& seen : seen_) {
                plan(seen);
            }
        }
    }

    void plan(CourseSeen& seen) {
        if (start_->turn) {
            seen.acts = start_->turn->figure;
            if (seen.scene->find(seen.acts) == nullptr) {
                return;
            }
        }
        try {
            seen.turn = planner_.plan(*seen.scene, Board{seen.scene->map}, Explain::yes);
        } catch (const InputError& error) {
            Error inside = error.error();
            inside.pointer = "/scene" + inside.pointer;
            throw InputError{std::move(inside)};
        }
        seen.without = counterfactual_turns(*seen.scene, planner_);
    }

    ClaimFinding judge_claim(const Claim& claim) {
        if (claim.expect->field_names().empty()) {
            claim.expect->fail(ErrorCode::missing_field, "what the claim expects");
        }
        std::vector<InCourse> found;
        for (const CourseSeen& seen : seen_) {
            found.push_back(in_course(claim, seen));
        }
        if (const PlayAnswer* refused = refused_play(claim)) {
            ClaimFinding finding = not_judged(refusal_line(*refused));
            finding.clauses = found.front().clauses;
            return finding;
        }
        const bool so = found.front().holds();
        ClaimFinding finding;
        finding.verdict = so ? ClaimVerdict::holds : ClaimVerdict::fails;
        finding.clauses = found.front().clauses;
        finding.mismatches = found.front().mismatches;
        if (!so && found.front().names_some) {
            finding.verdict = ClaimVerdict::party_chooses;
        }
        for (std::size_t i = 1; i < found.size(); ++i) {
            if (found[i].holds() == so) {
                continue;
            }
            const bool chosen = leaves_choice(*seen_[i].course, *seen_.front().course);
            if (finding.verdict != ClaimVerdict::open &&
                finding.verdict != ClaimVerdict::party_chooses) {
                finding.mismatches = so ? found[i].mismatches : found.front().mismatches;
                finding.clauses = chosen ? choices_in(*seen_[i].course)
                                         : open_between(*seen_.front().course, *seen_[i].course);
                add_all(finding.clauses, found.front().clauses);
            }
            finding.verdict = chosen && finding.verdict != ClaimVerdict::open
                                  ? ClaimVerdict::party_chooses
                                  : ClaimVerdict::open;
        }
        return finding;
    }

    /// The play in which a step is refused in every course, where the claim does not speak of that.
    [[nodiscard]] const PlayAnswer* refused_play(const Claim& claim) const {
        const bool all =
            !courses_.empty() && std::ranges::all_of(courses_, [](const Course& course) {
                return course.answer.refused.has_value();
            });
        return all && !claim.expect->has("refused") ? &courses_.front().answer : nullptr;
    }

    /// Whether the rules give it to the party that this course goes otherwise than the first.
    static bool leaves_choice(const Course& course, const Course& first) {
        if (!course.other_order) {
            return course.other_choice;
        }
        const std::vector<Clause> clauses = open_between(first, course);
        return std::ranges::count(clauses, "condition.safeguard"_clause) > 0;
    }

    /// The clauses of the choices that were met.
    static std::vector<Clause> choices_in(const Course& course) {
        std::vector<Clause> clauses;
        for (const Event& event : course.answer.events) {
            if (std::holds_alternative<event::Choice>(event.what)) {
                add(clauses, event.clause);
            }
        }
        return clauses;
    }

    InCourse in_course(const Claim& claim, const CourseSeen& seen) const {
        InCourse found;
        const Reader& expect = *claim.expect;
        const Json part = play_part(expect);
        if (speaks_of_turn(claim) || seen.course == nullptr) {
            check_turn_of(read_turn_claim(expect, *start_), seen, found);
        }
        if (seen.course == nullptr) {
            expect.only(turn_claim_fields);
        } else if (!part.empty() || found.clauses.empty() || seen.course->answer.refused) {
            check_play(part, expect, *seen.course, found);
        }
        found.names_some = found.names_some && part.empty();
        return found;
    }

    static void check_turn_of(const TurnClaim& claim, const CourseSeen& seen, InCourse& found) {
        if (!seen.turn) {
            found.mismatches.push_back({"", "a turn", "its figure has left the map"});
            add_all(found.clauses,
                    clauses_on({{ClaimSubject::Of::hit_points, seen.acts}}, *seen.course));
            return;
        }
        found.mismatches = check_turn(claim, *seen.scene, *seen.turn);
        found.names_some = names_some(claim, *seen.scene, *seen.turn);
        add_all(found.clauses, deciding_clauses(claim, *seen.scene, *seen.turn, seen.without));
    }

    static void check_play(const Json& part, const Reader& expect, const Course& course,
                           InCourse& found) {
        const Reader reader{part, expect.pointer()};
        std::vector<Mismatch> mismatches;
        try {
            mismatches = check_expectation(reader, course.answer);
        } catch (const InputError& error) {
            // Something that this edition does not have is not there.
            if (error.error().code != ErrorCode::not_in_edition) {
                throw;
            }
            mismatches.push_back({"", error.error().found, error.error().expected});
        }
        if (course.answer.refused && !part.contains("refused")) {
            mismatches = {
                {"", "every step is legal", fmt::format("step {} is not", *course.answer.refused)}};
        }
        std::vector<std::string> only;
        for (const Mismatch& mismatch : mismatches) {
            only.push_back(mismatch.what);
        }
        add_all(found.clauses, clauses_on(matter_of(part, course.answer, only), course));
        found.mismatches.insert(found.mismatches.end(), mismatches.begin(), mismatches.end());
    }

    /// The clauses of the effects that two branches resolve in another order.
    static std::vector<Clause> open_between(const Course& a, const Course& b) {
        std::vector<Clause> clauses;
        for (std::size_t i = 0; i < std::min(a.steps.size(), b.steps.size()); ++i) {
            const auto& ours = a.steps[i].moments;
            const auto& theirs = b.steps[i].moments;
            for (std::size_t k = 0; k < std::min(ours.size(), theirs.size()); ++k) {
                if (ours[k].waiting != theirs[k].waiting) {
                    return clauses;  // what follows from it
                }
                if (ours[k].order != theirs[k].order) {
                    for (const PendingEffect& waiting : ours[k].waiting) {
                        add(clauses, waiting.clause);
                    }
                    if (ours[k].moment == TimingPoint::end_of_turn) {
                        add(clauses, "turn.end"_clause);
                    }
                }
            }
        }
        return clauses;
    }

    const Fixture& fixture_;
    const Dispute& dispute_;
    TurnPlanner& planner_;
    EditionFinding finding_;
    std::optional<Scene> start_;
    std::vector<Course> courses_;
    std::vector<CourseSeen> seen_;
};

/// Where no edition of the dispute has what its scene has, whether it is well formed shows only in
/// another.
void look_elsewhere(const Fixture& fixture, const Dispute& dispute, TurnPlanner& planner) {
    for (const EditionId edition : all_editions) {
        if (std::ranges::count(dispute.editions, edition) == 0 &&
            !InEdition{fixture, dispute, edition, planner}.judge().lacks) {
            return;
        }
    }
}

}  // namespace

bool EditionFinding::all_judged() const {
    return std::ranges::none_of(claims, [](const ClaimFinding& claim) {
        return claim.verdict == ClaimVerdict::cannot_be_judged && !claim.in_words;
    });
}

Judgement judge_dispute(const Fixture& fixture) {
    const Dispute dispute = read_dispute(fixture);
    Judgement judgement{fixture.notes, dispute.claims, {}};
    TurnPlanner planner;
    for (const EditionId edition : dispute.editions) {
        judgement.editions.push_back(InEdition{fixture, dispute, edition, planner}.judge());
    }
    if (std::ranges::all_of(judgement.editions,
                            [](const EditionFinding& found) { return found.lacks.has_value(); })) {
        look_elsewhere(fixture, dispute, planner);
    }
    return judgement;
}

}  // namespace standee
