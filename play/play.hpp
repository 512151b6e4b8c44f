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

/// What a step came to.
struct Played {
    /// Applied in order to the scene before the step they give the one after it.
    std::vector<Event> events;
    Scene scene;  ///< after the step
    std::vector<ResolvedTiming>
        moments;  ///< where effects waited, and in which order they were resolved
};

/// What the caller may decide besides the step itself.
struct PlayOptions {
    /// For each moment met, in order, the order of its effects; once these are used up, the
    /// default.
    std::vector<std::vector<std::size_t>> orders;
};

/// Plays one step: the events and the next scene. Pure: the same scene and step give the same.
/// Throws InputError, with the clause, for a step that the rules forbid; nothing is changed then.
Played play(const Scene& scene, const PlayStep& step, const PlayOptions& options = {});

/// A scene on which steps are played one after another. It keeps the compiled board.
class Play {
public:
    explicit Play(Scene scene) : scene_{std::move(scene)} {}

    [[nodiscard]] const Scene& scene() const { return scene_; }
    /// Everything that has happened so far.
    [[nodiscard]] const std::vector<Event>& events() const { return events_; }
    /// Plays a step; after a refusal everything is as before.
    void step(const PlayStep& step, const PlayOptions& options = {});

private:
    Scene scene_;
    std::shared_ptr<const Board> board_;
    std::vector<Event> events_;
};

}  // namespace standee
