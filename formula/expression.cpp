#include "formula/expression.hpp"

#include <algorithm>

namespace standee::formula {

bool mentions(const Expression& expression, std::size_t quantity) {
    return (expression.operation == Operation::quantity && expression.index == quantity) ||
           std::ranges::any_of(expression.parts,
                               [&](const Expression& part) { return mentions(part, quantity); });
}

}  // namespace standee::formula
