#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <standee/events.hpp>
#include <standee/export.hpp>
#include <standee/turn.hpp>

// What happens in the steps of a play, as values.

namespace standee {
inline namespace v1 {

struct Play {
    std::vector<Event> events;  ///< in the order in which they happened
    int undecided = 0;          ///< choices that nobody decided; each of them took its first option
    std::vector<Contested> contested;
    std::vector<std::string> notes;  ///< what is left to the party
    std::string scene;               ///< the scene after the play, as JSON text
};

/// Plays the steps of `document`, a scene with steps as JSON text. Throws BadRequest, and otherwise
/// nothing but std::bad_alloc. If the rules refuse a step, the exception has the number of the
/// step.
STANDEE_EXPORT Play play(std::string_view document);

/// The scene after these events, as JSON text, for programs that show one event after another.
/// `scene` is the scene that was played. Throws BadRequest.
STANDEE_EXPORT std::string apply(std::string_view scene, const std::vector<Event>& events);

}  // namespace v1
}  // namespace standee
