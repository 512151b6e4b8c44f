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

/// What a play came to: everything that happened, the scene after it, and the step that was
/// refused, if one was; the scene is then the one before that step.
struct PlayAnswer {
    Scene start;
    std::vector<Event> events;
    Scene scene;
    std::optional<std::size_t> refused;
    std::optional<Error> refusal;
    std::size_t undecided = 0;  ///< choices that nobody decided: their first option was taken
};

/// One thing in which a play is not as expected.
struct Mismatch {
    std::string what;  ///< where in the expectation: "/figures/C1/hp"
    std::string expected;
    std::string found;
};

/// Everything in which the play is not as `expect` says: what is named there must hold. Throws
/// InputError for an expectation that cannot be read.
std::vector<Mismatch> check_expectation(const Reader& expect, const PlayAnswer& answer);

/// What was lost, in order, without those of zero: `{"to":id,"amount":n}` each.
Json damage_list(std::span<const Event> events);

}  // namespace standee
