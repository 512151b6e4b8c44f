#pragma once

#include <cstdint>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "formula/expression.hpp"

namespace standee::formula {

using Json = nlohmann::ordered_json;
using Words = std::vector<std::string>;

/// What an expression gives: nothing, if it depends on something that is not known or not there.
using Value = std::variant<std::monostate, std::int64_t, bool, std::string, Words, const Json*>;

/// The value of the quantity of that number.
using Quantities = std::function<Value(std::size_t)>;

/// A field that a part of a document does not have but that can be worked out; null if there is
/// none.
using MoreFields = std::function<const Json*(const Json& part, const std::string& name)>;

/// Works out an expression. Whatever depends on nothing gives nothing, with three exceptions: a
/// comparison by = or != takes nothing for a value, "and", "or" and "implies" give nothing only if
/// the other side does not settle them, and "every" and "some" likewise. A number that is divided
/// by 0, and one beyond 64 bits, is nothing. `met`, if given, becomes true if the left side of an
/// "implies" held, or if there is none. `more`, if given, is asked for fields that are not there.
Value evaluate(const Expression& expression, const Quantities& quantities, bool* met = nullptr,
               const MoreFields& more = {});

/// The same, if it is such a value; none if it is nothing or another.
std::optional<std::int64_t> number_of(const Value& value);
std::optional<bool> truth_of(const Value& value);

}  // namespace standee::formula
