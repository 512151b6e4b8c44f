#pragma once

#include <algorithm>
#include <string>
#include <string_view>

// The letters and digits of ASCII, whatever the locale.

namespace standee {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
constexpr char small(char c) { return is_capital(c) ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr bool is_letter(char c) { return small(c) >= 'a' && small(c) <= 'z'; }

/// A text with its capitals as small letters.
inline std::string in_small_letters(std::string_view text) {
    std::string result{text};
    std::ranges::transform(result, result.begin(), small);
    return result;
}

}  // namespace standee
