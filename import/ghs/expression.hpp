#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace standee::ghs {

/// The numbers that an expression may name; one that is not known here has none.
struct Variables {
    std::optional<int> characters;  ///< C
    std::optional<int> level;       ///< L
    std::optional<int> prosperity;  ///< P
    std::optional<int> round;       ///< R
    std::optional<int> hit_points;  ///< HP
};

/// The value of an expression, or the reason why it has none.
struct Computed {
    std::optional<int> number;
    std::string why;
};

inline constexpr std::size_t longest_expression = 256;
inline constexpr int deepest_expression = 32;

/// Computes `8xC`, `3+C`, `[C+2]`, `L>3?2:1`, `[HP/5{$math.maxFloor:3}]`. Exact in fractions; what
/// no function rounds is rounded half up in the end. `max:N` means at most N, `min:N` at least N,
/// `maxFloor`, `minCeil` and the like round first. Comparisons are 0 or 1; what a ternary does not
/// choose may be anything. Without a number: what is no expression, names an unknown variable (X
/// and V are the scenario's), divides by zero, is too long, too deep or too large.
Computed compute(std::string_view expression, const Variables& variables);

}  // namespace standee::ghs
