#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace standee::formula {

/// A piece of the text of an expression.
struct Token {
    enum class Kind : std::uint8_t { number, name, word, sign, end };
    Kind kind{};
    std::string text;  ///< of a word without its quotes
    std::int64_t number = 0;
    std::size_t at = 0;  ///< bytes from the beginning

    [[nodiscard]] bool is(std::string_view sign) const {
        return (kind == Kind::sign || kind == Kind::name) && text == sign;
    }
};

/// The pieces of a text, the last one of the kind `end`. Throws InputError for a character that
/// belongs to none.
std::vector<Token> tokens_of(std::string_view text);

/// Throws InputError: what stands at that place, and what should.
[[noreturn]] void fail_at(const Token& token, std::string expected);

}  // namespace standee::formula
