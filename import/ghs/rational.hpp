#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <boost/rational.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

namespace standee::ghs {

/// An integer of 64 bits and a sign; an operation whose result does not fit throws.
using Whole = boost::multiprecision::number<
    boost::multiprecision::cpp_int_backend<64, 64, boost::multiprecision::signed_magnitude,
                                           boost::multiprecision::checked, void>,
    boost::multiprecision::et_off>;
using Rational = boost::rational<Whole>;

/// The greatest integer that is not greater than `number`.
inline Rational floor(const Rational& number) {
    const Rational truncated{Whole{number.numerator() / number.denominator()}};
    return truncated > number ? truncated - Rational{1} : truncated;
}

/// The least integer that is not less than `number`.
inline Rational ceil(const Rational& number) { return -floor(-number); }

/// The nearest integer; a half is rounded up.
inline Rational round(const Rational& number) { return floor(number + Rational{1, 2}); }

/// A number, or the reason why there is none.
struct Value {
    std::optional<Rational> number;
    std::string why;

    static Value none(std::string why) { return {std::nullopt, std::move(why)}; }
};

/// `operation` applied to the numbers. The result has no number where an operand has none (for the
/// reason of the first such), where the operation divides by zero and where its result is too
/// large.
template <class Operation, class... Values>
Value calculate(Operation operation, const Values&... operands) {
    for (const Value* operand : {&operands...}) {
        if (!operand->number) {
            return *operand;
        }
    }
    try {
        return {operation(*operands.number...), {}};
    } catch (const boost::bad_rational&) {
        return Value::none("a division by zero");
    } catch (const std::runtime_error&) {  // overflow_error or range_error
        return Value::none("too large a number");
    }
}

}  // namespace standee::ghs
