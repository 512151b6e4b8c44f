#pragma once

#include <memory>
#include <string>
#include <vector>

#include "lib/board.hpp"
#include "lib/scene.hpp"
#include "play/event.hpp"
#include "play/step.hpp"
#include "play/timing.hpp"

namespace standee {

/// The result of a step.
struct Played {
    /// Applied in order to the scene before the step, these events give the scene after it.
    std::vector<Event> events;
    Scene scene;  ///< after the step
    std::vector<ResolvedTiming>
        moments;  ///< when several effects were due, and in which order they were resolved
};

/// Decisions of the caller besides the step itself.
struct PlayOptions {
    /// For each timing point, in order, the order of its effects. Timing points without an entry
    /// have the default order.
    std::vector<std::vector<std::size_t>> orders;
};

/// Plays one step and returns the events and the next scene. The same scene and step always give
/// the same result. Throws InputError, with the clause, for a step that the rules forbid; nothing
/// is changed then.
Played play(const Scene& scene, const PlayStep& step, const PlayOptions& options = {});

/// A scene on which steps are played one after another. It keeps the compiled board.
class Play {
public:
    explicit Play(Scene scene) : scene_{std::move(scene)} {}

    [[nodiscard]] const Scene& scene() const { return scene_; }
    /// Everything that has happened so far.
    [[nodiscard]] const std::vector<Event>& events() const { return events_; }
    /// Plays a step. If the step is refused, everything stays as it was.
    void step(const PlayStep& step, const PlayOptions& options = {});

private:
    Scene scene_;
    std::shared_ptr<const Board> board_;
    std::vector<Event> events_;
};

}  // namespace standee
