#pragma once

#include <cstdint>
#include <string>

#include "files/reader.hpp"

namespace standee {

/// The greatest seed that is chosen for something new: JavaScript changes greater numbers.
inline constexpr std::uint64_t greatest_seed = 9'007'199'254'740'991;

/// A seed that is chosen. What has been saved may have a greater one.
inline std::uint64_t read_seed(const Reader& reader) {
    const std::uint64_t seed = reader.natural();
    if (seed > greatest_seed) {
        reader.fail(ErrorCode::out_of_range,
                    "a whole number from 0 to " + std::to_string(greatest_seed));
    }
    return seed;
}

}  // namespace standee
