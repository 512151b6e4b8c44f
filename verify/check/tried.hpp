#pragma once

#include <optional>

#include "lib/error.hpp"
#include "rulebook/rules.hpp"
#include "verify/check/difference.hpp"

namespace standee::verify {

/// What one side has come to: its result, or its refusal.
template <class Result>
struct Tried {
    std::optional<Result> result;
    std::optional<Error> refusal;

    template <class Run>
    explicit Tried(Run run) {
        try {
            result = run();
        } catch (const InputError& refused) {
            refusal = refused.error();
        }
    }
    /// The clauses that were looked at; all of them if it was refused.
    [[nodiscard]] rulebook::ClauseSet asked() const {
        if constexpr (requires { result->asked; }) {
            if (result) {
                return result->asked;
            }
        }
        return rulebook::ClauseSet::all();
    }
    [[nodiscard]] Outcome outcome() const {
        return result ? Outcome{result->events, &result->scene, nullptr}
                      : Outcome{{}, nullptr, &*refusal};
    }
};

}  // namespace standee::verify
