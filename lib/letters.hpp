#pragma once

#include <algorithm>
#include <string>
#include <string_view>

// ASCII letters and digits, independent of the locale.

namespace standee {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
constexpr char small(char c) { return is_capital(c) ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr bool is_letter(char c) { return small(c) >= 'a' && small(c) <= 'z'; }

/// A number as letters: 1 is "a", 26 "z", 27 "aa".
inline std::string letters_of(int number) {
    constexpr int alphabet = 26;
    std::string letters;
    for (; number > 0; number = (number - 1) / alphabet) {
        letters.insert(letters.begin(), static_cast<char>('a' + (number - 1) % alphabet));
    }
    return letters;
}

/// The text with its ASCII capitals replaced by small letters.
inline std::string in_small_letters(std::string_view text) {
    std::string result{text};
    std::ranges::transform(result, result.begin(), small);
    return result;
}

}  // namespace standee
