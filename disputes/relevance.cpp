#include "disputes/relevance.hpp"
#include "disputes/attack_relevance.hpp"

#include <algorithm>

#include "disputes/event_relevance.hpp"
#include "disputes/step_clause.hpp"
#include "play/apply.hpp"
#include "play/event_names.hpp"

namespace standee {
namespace {

using Of = ClaimSubject::Of;
/// Goes through a course and gathers the clauses on a claim_subjects.
class Gatherer {
public:
    Gatherer(const Matter& claim_subjects, const Course& course)
        : matter_{claim_subjects}, course_{course} {}

    Clauses all() {
        for (std::size_t i = 0; i < course_.steps.size(); ++i) {
            gather(course_.steps[i], std::to_string(i));
        }
        if (const PlayAnswer& answer = course_.answer;
            answer.refused && speaks_of({Of::step, std::to_string(*answer.refused)})) {
            add_refusal(*answer.refusal);
        }
        if (found_.empty() && happened_.empty()) {
            for (const CourseStep& step : course_.steps) {
                add(found_, clause_of(step.step));
            }
        }
        return std::move(found_.empty() ? happened_ : found_);
    }

private:
    [[nodiscard]] bool speaks_of(const ClaimSubject& subject) const {
        return matter_.contains(subject);
    }

    void gather(const CourseStep& step, const std::string& number) {
        Scene scene = step.before;
        const bool whole = speaks_of({Of::step, number});
        for (const Event& event : step.events) {
            if (is_printed(event)) {
                gather(scene, step, event, whole);
            }
            apply(scene, event);
        }
        if (std::holds_alternative<step::Turn>(step.step)) {
            gather_card(step);
        }
    }

    void gather(const Scene& scene, const CourseStep& step, const Event& event, bool whole) {
        const bool named = speaks_of({Of::event, std::string{name_of(event)}});
        if (named) {
            add(found_, event.clause);
        }
        for (const Bearing& relevant_clauses : bearings_of(scene, step, event)) {
            for (const Clause clause : relevant_clauses.clauses) {
                add(happened_, clause);
                if (whole || named || speaks_of(relevant_clauses.on)) {
                    add(found_, clause);
                }
            }
        }
    }

    /// A card is performed on the focus, and on a new one where that has left.
    void gather_card(const CourseStep& step) {
        bool left = false;
        for (const Event& event : step.events) {
            const auto* attack = std::get_if<event::Attack>(&event.what);
            if (attack != nullptr &&
                (speaks_of({Of::damage, ""}) || speaks_of({Of::hit_points, attack->target}))) {
                add(found_, "monster.attacks-focus"_clause);
                if (left) {
                    add(found_, "monster.new-focus-after-kill"_clause);
                }
            }
            left = left || std::holds_alternative<event::Leave>(event.what);
        }
    }

    void add_refusal(const Error& refusal) {
        if (refusal.clause) {
            add(found_, *refusal.clause);
        }
        if (course_.refused_step && std::holds_alternative<step::Summon>(*course_.refused_step)) {
            add(found_, "map.empty-hex"_clause);
        }
    }

    static void add(Clauses& clauses, Clause clause) {
        if (std::ranges::find(clauses, clause) == clauses.end()) {
            clauses.push_back(clause);
        }
    }

    const Matter& matter_;
    const Course& course_;
    Clauses found_, happened_;
};

}  // namespace

std::vector<Clause> clauses_on(const Matter& claim_subjects, const Course& course) {
    return Gatherer{claim_subjects, course}.all();
}

}  // namespace standee
