#pragma once

#include <rapidcheck.h>

#include "lib/scene.hpp"
#include "tests/support/properties/show_scene.hpp"
#include "verify/generate/random_scene.hpp"

namespace standee::support {

/// Scenes with a turn to plan, drawn by generate::random_scene. They shrink by the edits of
/// verify/shrink, so a failing property shows a scene from which nothing can be left out.
rc::Gen<Scene> turn_scene(const generate::GeneratorOptions& options = {});

/// Scenes with a whole round to play, drawn by generate::random_round. They shrink likewise.
rc::Gen<Scene> round_scene();

}  // namespace standee::support

namespace rc {

template <>
struct Arbitrary<standee::Scene> {
    static Gen<standee::Scene> arbitrary() { return standee::support::turn_scene(); }
};

}  // namespace rc
