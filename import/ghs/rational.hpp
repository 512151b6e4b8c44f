#pragma once

#include <cstdint>
#include <string>
#include <utility>

namespace standee::ghs {

/// A fraction, or why there is none. Every operation on one without a value passes on its why.
class Rational {
public:
    // NOLINTNEXTLINE(google-explicit-constructor): a whole number is a fraction
    Rational(std::int64_t whole) : numerator_{whole} {}
    Rational(std::int64_t numerator, std::int64_t denominator);
    static Rational none(std::string why);

    [[nodiscard]] bool has_value() const { return why_.empty(); }
    [[nodiscard]] const std::string& why() const { return why_; }
    [[nodiscard]] bool is_zero() const { return numerator_ == 0; }

    friend Rational operator+(const Rational& a, const Rational& b);
    friend Rational operator-(const Rational& a, const Rational& b);
    friend Rational operator*(const Rational& a, const Rational& b);
    friend Rational operator/(const Rational& a, const Rational& b);

    /// Below, at or above zero: -1, 0 or 1.
    [[nodiscard]] int sign() const { return (numerator_ > 0 ? 1 : 0) - (numerator_ < 0 ? 1 : 0); }
    /// The greatest whole number that is not greater.
    [[nodiscard]] std::int64_t floor() const;

private:
    std::int64_t numerator_ = 0;
    std::int64_t denominator_ = 1;  ///< positive, and in lowest terms
    std::string why_;
};

}  // namespace standee::ghs
