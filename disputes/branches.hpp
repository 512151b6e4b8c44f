#pragma once

#include <optional>
#include <vector>

#include "disputes/referee.hpp"
#include "files/expect.hpp"
#include "files/reader.hpp"
#include "play/step.hpp"
#include "play/timing.hpp"

namespace standee {

/// One step of a course: the scene before it, and its result.
struct CourseStep {
    Scene before;
    PlayStep step;
    std::vector<Event> events;
    /// When several effects were due, and in which order they were resolved.
    std::vector<ResolvedTiming> moments;
};

/// One course that the steps may take. The rules leave open in which order some effects that are
/// due at the same timing point are resolved, and leave choices to the party.
struct Course {
    bool other_choice = false;      ///< an undecided choice takes an option that is not its first
    bool other_order = false;       ///< effects are resolved in an order that is not the default
    std::vector<CourseStep> steps;  ///< up to the one that is refused
    PlayAnswer answer;
};

/// The most courses that are followed for one dispute.
inline constexpr std::size_t max_courses = 20'000;

/// Every course of the steps on the scene with a different result, the one with the default orders
/// and first options first. Results are equal if the scene and the damage are and, with
/// `events_count`, if the events are too. An order that the steps do not fit, such as a path that
/// continues from a push, is skipped. Steps after a refused one are read but not played. `play`
/// carries out the steps.
///
/// Throws InputError for a malformed or incomplete step, for a figure that was never on the map,
/// with `not_in_edition` for a feature that the scene's edition lacks, and for more than
/// `max_courses`.
std::vector<Course> all_courses(const Scene& scene, const Reader& steps, bool events_count,
                                const StepPlayer& play);

}  // namespace standee
