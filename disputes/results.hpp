#pragma once

#include <algorithm>
#include <vector>

#include "files/expect.hpp"

namespace standee {

/// Whether everything that a claim names has the same result in both.
inline bool same_results(const std::vector<Mismatch>& a, const std::vector<Mismatch>& b) {
    return std::ranges::equal(a, b, [](const Mismatch& one, const Mismatch& other) {
        return one.what == other.what && one.found == other.found;
    });
}

}  // namespace standee
