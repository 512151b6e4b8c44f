#pragma once

#include <vector>

#include "disputes/branches.hpp"
#include "disputes/claim_subjects.hpp"
#include "lib/clause.hpp"

namespace standee {

/// What an event touches, and the clauses that it carries for that.
struct Bearing {
    ClaimSubject on;
    std::vector<Clause> clauses;
};

/// What an event of a step bears on, as things stand before it in `scene`: each thing that it
/// changes or leaves as it is by a rule.
std::vector<Bearing> bearings_of(const Scene& scene, const CourseStep& step, const Event& event);

}  // namespace standee
