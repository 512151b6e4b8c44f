#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "files/reader.hpp"
#include "lib/error.hpp"
#include "lib/scene.hpp"
#include "play/event.hpp"

namespace standee {

/// The result of a play: everything that happened, the scene after it, and the step that was
/// refused, if any; the scene is then the one before that step.
struct PlayAnswer {
    Scene start;
    std::vector<Event> events;
    Scene scene;
    std::optional<std::size_t> refused;
    std::optional<Error> refusal;
    std::size_t undecided = 0;  ///< choices that nobody decided, which took their first option
};

/// One point in which a play differs from the expectation.
struct Mismatch {
    std::string what;  ///< the place in the expectation: "/figures/C1/hp"
    std::string expected;
    std::string found;
};

/// The points in which the play differs from `expect`. Everything that `expect` names must hold.
/// Throws InputError for an expectation that cannot be read.
std::vector<Mismatch> check_expectation(const Reader& expect, const PlayAnswer& answer);

/// The damage suffered, in order, without amounts of 0, as `{"to":id,"amount":n}` each.
Json damage_list(std::span<const Event> events);

}  // namespace standee
