#pragma once

#include <optional>
#include <stdexcept>

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
        } catch (const std::logic_error& broken) {  // a fault that no input should lead to
            refusal = Error{ErrorCode::internal, "", broken.what(), "no fault", {}};
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
