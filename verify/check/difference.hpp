#pragma once

#include <optional>
#include <span>
#include <string>

#include "lib/error.hpp"
#include "play/event.hpp"
#include "verify/case.hpp"

namespace standee::verify {

/// The violation in which engine and rulebook say different things.
Violation disagreement(Clause clause, std::string engine, std::string rulebook);

/// What one side has of a step or a round: its events and the scene afterwards, or the refusal.
struct Outcome {
    std::span<const Event> events;
    const Scene* scene = nullptr;
    const Error* refusal = nullptr;
};

/// The first thing in which the engine and the rulebook differ: an event that is printed, the
/// clause of a refusal, or the scene afterwards. The violation names the clause of the first
/// differing event; none if they agree.
std::optional<Violation> difference(const Outcome& engine, const Outcome& rulebook);

}  // namespace standee::verify
