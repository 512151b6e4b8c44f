#include "import/ghs/rational.hpp"

#include <limits>
#include <numeric>

namespace standee::ghs {
namespace {

constexpr const char* too_large = "too large a number";

/// Operations that note when a number does not fit.
class Whole {
public:
    std::int64_t add(std::int64_t a, std::int64_t b) {
        std::int64_t sum = 0;
        fits_ = !__builtin_add_overflow(a, b, &sum) && fits_;
        return sum;
    }
    std::int64_t times(std::int64_t a, std::int64_t b) {
        std::int64_t product = 0;
        fits_ = !__builtin_mul_overflow(a, b, &product) && fits_;
        return product;
    }
    [[nodiscard]] bool fits() const { return fits_; }

private:
    bool fits_ = true;
};

}  // namespace

Rational::Rational(std::int64_t numerator, std::int64_t denominator) {
    constexpr auto least = std::numeric_limits<std::int64_t>::min();
    if (denominator == 0) {
        why_ = "a division by zero";
    } else if (numerator == least || denominator == least) {
        why_ = too_large;  // it has no opposite
    } else {
        const std::int64_t common = std::gcd(numerator, denominator);
        const std::int64_t sign = denominator < 0 ? -1 : 1;
        numerator_ = sign * (numerator / common);
        denominator_ = sign * (denominator / common);
    }
}

Rational Rational::none(std::string why) {
    Rational result{0};
    result.why_ = std::move(why);
    return result;
}

Rational operator+(const Rational& a, const Rational& b) {
    if (!a.has_value() || !b.has_value()) {
        return a.has_value() ? b : a;
    }
    Whole whole;
    const std::int64_t numerator = whole.add(whole.times(a.numerator_, b.denominator_),
                                             whole.times(b.numerator_, a.denominator_));
    const std::int64_t denominator = whole.times(a.denominator_, b.denominator_);
    return whole.fits() ? Rational{numerator, denominator} : Rational::none(too_large);
}

Rational operator-(const Rational& a, const Rational& b) { return a + Rational{-1} * b; }

Rational operator*(const Rational& a, const Rational& b) {
    if (!a.has_value() || !b.has_value()) {
        return a.has_value() ? b : a;
    }
    Whole whole;
    const std::int64_t numerator = whole.times(a.numerator_, b.numerator_);
    const std::int64_t denominator = whole.times(a.denominator_, b.denominator_);
    return whole.fits() ? Rational{numerator, denominator} : Rational::none(too_large);
}

Rational operator/(const Rational& a, const Rational& b) {
    if (!a.has_value() || !b.has_value()) {
        return a.has_value() ? b : a;
    }
    return a * Rational{b.denominator_, b.numerator_};
}

std::int64_t Rational::floor() const {
    const std::int64_t towards_zero = numerator_ / denominator_;
    return towards_zero - (numerator_ % denominator_ < 0 ? 1 : 0);
}

}  // namespace standee::ghs
