#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "formula/expression.hpp"

namespace standee::formula {

/// Reads an expression of that type over these quantities. Throws InputError, with the place in the
/// text, what was found and what was expected. `fields` are those that parts of documents may have;
/// any if there are none.
Expression parse(std::string_view text, std::span<const Quantity> quantities, Type type,
                 std::span<const std::string_view> fields = {});

/// Reads "least path, most targets": criteria over these quantities, in their order.
std::vector<Criterion> parse_criteria(std::string_view text, std::span<const Quantity> quantities);

}  // namespace standee::formula
