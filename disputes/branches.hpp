#pragma once

#include <optional>
#include <vector>

#include "files/expect.hpp"
#include "files/reader.hpp"
#include "play/step.hpp"
#include "play/timing.hpp"

namespace standee {

/// One step of a course: the table before it, and what it came to.
struct CourseStep {
    Scene before;
    PlayStep step;
    std::vector<Event> events;
    std::vector<ResolvedTiming> moments;  ///< and the order in which their effects were resolved
};

/// One way in which steps may go: the rules leave open in which order some effects that are due at
/// the same moment are resolved, and leave choices to the party.
struct Course {
    bool other_choice = false;      ///< an undecided choice takes another than its first option
    bool other_order = false;       ///< effects are resolved in another than the default order
    std::vector<CourseStep> steps;  ///< up to the one that is refused
    std::optional<PlayStep> refused_step;  ///< what could not be done
    PlayAnswer answer;
};

/// The most orders of effects and options of choices that are followed for one dispute.
inline constexpr std::size_t max_courses = 20'000;

/// Every course of the steps on the scene that comes to something else, that of the default orders
/// and first options first. Two that come to the same scene and damage are one; where
/// `events_count`, only those with the same events are. Where the steps do not fit another order (a
/// path that leads on from a push), that order is no course. Steps after a refused one are read and
/// not played.
///
/// Throws InputError for a step that is no step, says too little, or names a figure that never
/// stood on the map; with `not_in_edition` for what the scene's edition lacks; and for more than
/// `max_courses`.
std::vector<Course> all_courses(const Scene& scene, const Reader& steps, bool events_count);

/// The figures that a step names.
std::vector<std::string> figures_of(const PlayStep& step);

}  // namespace standee
