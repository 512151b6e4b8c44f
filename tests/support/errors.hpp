#pragma once

#include <gtest/gtest.h>

#include <functional>

#include "lib/error.hpp"

namespace standee::support {

/// The InputError that `act` ends with; a failure of the test where it ends with none.
inline Error error_of(const std::function<void()>& act) {
    try {
        act();
    } catch (const InputError& problem) {
        return problem.error();
    }
    ADD_FAILURE() << "there was no error";
    return {};
}

}  // namespace standee::support
