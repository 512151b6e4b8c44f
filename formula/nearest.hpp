#pragma once

#include <span>
#include <string_view>

namespace standee::formula {

/// Which of the names was probably meant; empty if none is like it.
std::string_view nearest_name(std::string_view found, std::span<const std::string_view> names);

}  // namespace standee::formula
