#pragma once

#include <nlohmann/json.hpp>
#include <utility>

#include "files/step_json.hpp"
#include "lib/error.hpp"
#include "play/play.hpp"
#include "verify/case.hpp"

namespace standee::verify {

/// Plays the steps of a case one after another; `each(before, step, played)` sees those that are
/// allowed, as they are played.
template <class Each>
void each_step_played(const Case& tried, Each each) {
    Scene scene = tried.scene;
    for (const std::string& text : tried.steps) {
        try {
            const Json json = parse_document(text);
            const PlayStep step = read_step(Reader{json}, scene);
            Played played = play(scene, step);
            each(std::as_const(scene), step, std::as_const(played));
            scene = std::move(played.scene);
        } catch (const InputError&) {  // refused: nothing has changed
        }
    }
}

}  // namespace standee::verify
