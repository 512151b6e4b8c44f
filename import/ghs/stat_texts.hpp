#pragma once

#include <string_view>

#include "import/ghs/context.hpp"
#include "lib/figure.hpp"

namespace standee::ghs {

/// The type of what a sentence of a stat card stands for: fields of the stat card, one bonus, or
/// what the parts of the action are performed for.
inline constexpr std::string_view stat_fields = "statFields";

/// Adds to the stat card what such an action says; false where anything in it is not understood.
bool add_stat_fields(const Action& action, const Context& context, Figure& figure);

}  // namespace standee::ghs
