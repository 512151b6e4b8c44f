#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "lib/condition.hpp"
#include "lib/edition.hpp"

namespace standee::ghs {

/// Whether the files have a condition of that name, in any edition.
bool is_condition(std::string_view name);

/// The condition that a file names, if the rules have it.
std::optional<Condition> condition_in(std::string_view name, const Edition& rules);

/// Why a condition is left to the party.
std::string why_no_condition(std::string_view name, const Edition& rules);

}  // namespace standee::ghs
