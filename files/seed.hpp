#pragma once

#include <cmath>
#include <cstdint>
#include <string>

#include "files/reader.hpp"

namespace standee {

/// The greatest seed that is chosen for something new: JavaScript changes greater numbers.
inline constexpr std::uint64_t greatest_seed = 9'007'199'254'740'991;

/// A seed that is chosen. What has been saved may have a greater one.
inline std::uint64_t read_seed(const Reader& reader) {
    const double number = reader.is_number() ? reader.number() : 0.5;
    const bool is_whole = number == std::floor(number);
    if (!is_whole || number < 0 || number > static_cast<double>(greatest_seed)) {
        reader.fail(is_whole ? ErrorCode::out_of_range : ErrorCode::wrong_type,
                    "a whole number from 0 to " + std::to_string(greatest_seed));
    }
    return reader.natural();
}

}  // namespace standee
