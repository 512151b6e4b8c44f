#include "formula/nearest.hpp"

#include <algorithm>
#include <cstddef>

#include "lib/words.hpp"

namespace standee::formula {

std::string_view nearest_name(std::string_view found, std::span<const std::string_view> names) {
    std::string_view nearest;
    std::size_t least = 3;
    for (const std::string_view name : names) {
        const std::size_t slips = slips_between(found, name);
        nearest = slips < least ? name : nearest;
        least = std::min(least, slips);
    }
    return nearest;
}

}  // namespace standee::formula
